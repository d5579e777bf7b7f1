import Foundation
import LayoutPreviews

extension LayoutExplorer {
  /// The page: one HTML file with its style, its scripts and all data.
  ///
  /// Names, texts and sources may contain anything: they are data to the page, never markup. A
  /// policy in the file keeps the page from asking for anything else.
  ///
  /// - Complexity: O(numbers of the maps).
  public func html() -> String {
    let parts: [(mark: String, content: String)] = [
      ("<!--title-->", XMLText.escaped(title)),
      ("/*style*/", PageFile.style),
      ("<!--data-->", PageText.inert(data)),
      ("/*script*/", PageFile.script),
    ]
    var result = ""
    var rest = Substring(PageFile.page)
    for (mark, content) in parts {
      guard let place = rest.range(of: mark) else { continue }
      result += rest[..<place.lowerBound]
      result += content
      rest = rest[place.upperBound...]
    }
    return result + rest
  }

  /// The data of the page as JSON.
  var data: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    guard let data = try? encoder.encode(PageData(self)) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
