import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutBoxes
import LayoutConditions
import LayoutCore
import LayoutExplorer
import Testing

/// What a page contains, read as a browser would.
struct PageContent {
  let html: String

  /// The text of the element with the data.
  let json: String

  init(_ explorer: LayoutExplorer) throws {
    html = explorer.html()
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(html[start.upperBound...].range(of: "</script>"))
    json = String(html[start.upperBound..<end.lowerBound])
  }

  /// The data as JSON.
  func data() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// The map of a variant.
  func map(_ index: Int = 0) throws -> LayoutMapFile {
    let variants = try #require(try data()["variants"] as? [[String: Any]])
    let map = try #require(variants[index]["map"])
    return try LayoutMapFile(json: try JSONSerialization.data(withJSONObject: map))
  }

  /// The look of an element of the first variant's first structure.
  func look(_ element: Int) throws -> [String: Any] {
    let data = try data()
    let variants = try #require(data["variants"] as? [[String: Any]])
    let places = try #require(variants[0]["looks"] as? [[Int]])
    let looks = try #require(data["looks"] as? [[String: Any]])
    return looks[try #require(places.first?[element])]
  }
}

extension LayoutExplorer {
  /// The explorer of a tree over a few sizes.
  init(
    over domain: LayoutDomain = .sizes(300...400, 300...400), _ makeView: @escaping () -> UIView
  ) {
    self.init("screen", of: LayoutMap(over: domain, makeView), makeView)
  }
}

extension UIView {
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }
}

/// A view that moves what it holds to whole pixels: thirds of its width, with a label in each.
func makeThirds() -> UIView {
  let root = LayoutView().named("thirds")
  root.snapsToPixelGrid = true
  for index in 0..<3 {
    let column = LayoutView().named("column \(index)")
    column.snapsToPixelGrid = true
    let label = UILabel().named("label \(index)")
    label.text = "Column \(index)"
    column.addSubview(
      label,
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(x: $0.width / 4, y: 8.4, width: $0.width / 2, height: 20)
      })
    root.addSubview(
      column,
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(
          x: $0.width * CGFloat(index) / 3, y: $0.height / 7, width: $0.width / 3,
          height: $0.height / 2)
      })
  }
  return root
}
