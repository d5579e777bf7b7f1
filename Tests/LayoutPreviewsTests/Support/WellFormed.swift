import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A parsed file: its elements with their attributes, and its text.
final class ParsedXML: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Parses a file, which has to be well-formed.
  init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if parser.parseWellFormed() { return }
    let reason = parser.parserError.map { "\($0)" } ?? "unknown"
    Issue.record(
      "not well-formed: line \(parser.lineNumber), column \(parser.columnNumber): \(reason)",
      sourceLocation: sourceLocation)
  }

  /// The elements of a name.
  subscript(name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The element with an id.
  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  /// The values of geometry attributes that are no plain finite numbers.
  var brokenNumbers: [String] {
    let names: Set = ["x", "y", "width", "height", "dx", "font-size", "rx", "fill-opacity"]
    return elements.flatMap { element in
      element.attributes.filter { names.contains($0.key) }.compactMap { name, value in
        Double(value).map { $0.isFinite && abs($0) <= 1e6 } == true
          ? nil : "\(element.name) \(name)=\(value)"
      }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    open.append(elements.count)
    elements.append(Element(name: elementName, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }
}
