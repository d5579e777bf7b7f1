import Foundation
import LayoutBoxes
import LayoutCore

/// A case of `lima.json`, in the words of that file.
struct ConformanceCase: Decodable, Sendable {
  var id: String
  var theme: String
  var dir: String
  var bounds: [Double?]
  var tree: Node
  var frames: [String: [Double]]

  struct Node: Decodable, Sendable {
    var id: String
    var t: String
    var c: [Node]?
    var width: Double?
    var height: Double?
    var weight: Double?
    var anchor: [String]?
    var displayable: Bool?
    var m: [Double]?
    var sp: Double?
    var h: String?
    var v: String?
    var base: Base?
    var grid: Bool?
    var iw: Double?
    var ih: Double?
    var fb: Double?
    var lb: Double?
    var n: Int?
    var cw: Double?
    var lh: Double?
    var fitW: Bool?
    var fitH: Bool?
    var insets: [Double]?
    var top: Double?
    var bottom: Double?
    var edges: Bool?

    init(id: String, t: String) {
      self.id = id
      self.t = t
    }

    var isDisplayed: Bool { displayable != false }
    var children: [Node] { (c ?? []).filter(\.isDisplayed) }
  }

  /// The baseline of a row by name, or whether a column has one.
  enum Base: Decodable, Sendable {
    case first, last, chain

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      switch try? container.decode(String.self) {
      case "last": self = .last
      case nil: self = .chain
      default: self = .first
      }
    }
  }

  static func all() throws -> [ConformanceCase] {
    struct File: Decodable { var cases: [ConformanceCase] }
    let url = Bundle.module.url(forResource: "lima", withExtension: "json")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }
}

extension ConformanceCase.Node {
  /// The height of a text at a width, by the file's definition.
  func textHeight(_ width: Double) -> Double {
    // What is short of a whole letter by rounding only has room for it.
    let perLine = max(1, (width / (cw ?? 1) + 1e-9).rounded(.down))
    return (Double(n ?? 0) / perLine).rounded(.up) * (lh ?? 0)
  }

  var style: BoxStyle {
    var style = BoxStyle(.row)
    switch t {
    case "row": style.kind = .row
    case "column": style.kind = .column
    case "anchor": style.kind = .anchors
    case "root": style.kind = .root
    case "cell": style.kind = .cell
    default:
      switch (fitW ?? false, fitH ?? false) {
      case (false, false): style.kind = .scroll
      case (true, false): style.kind = .scrollFittingWidth
      case (false, true): style.kind = .scrollFittingHeight
      case (true, true): style.kind = .scrollFittingBoth
      }
    }
    if let m { style.margins = BoxMargins(top: m[0], leading: m[1], bottom: m[2], trailing: m[3]) }
    if t == "cell", edges == true { style.margins = BoxMargins(0) }
    if t == "root" { style.margins = BoxMargins(top: top ?? 0, bottom: bottom ?? 0) }
    if let insets {
      style.margins = BoxMargins(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    }
    if let sp { style.spacing = sp }
    style.horizontal =
      ["leading": .leading, "trailing": .trailing, "center": .center][h ?? ""] ?? .fill
    style.vertical = ["top": .top, "bottom": .bottom, "center": .center][v ?? ""] ?? .fill
    switch base {
    case nil: break
    case .last: style.baseline = .last
    default: style.baseline = .first
    }
    style.isGrid = grid ?? false
    return style
  }

  var boxAnchor: BoxAnchor {
    let edges: [String: BoxAnchor] = [
      "top": .top, "bottom": .bottom, "left": .left, "right": .right, "leading": .leading,
      "trailing": .trailing,
    ]
    return BoxAnchor((anchor ?? []).compactMap { edges[$0] })
  }
}
