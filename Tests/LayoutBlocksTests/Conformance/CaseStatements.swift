import Foundation
import LayoutBlocks
import LayoutCore

/// The words of `cglayout.json` for statements about anchors.
enum CaseStatements {
  static func block(_ json: JSON, _ tree: CaseTree) -> any LayoutBlockProtocol {
    block(tree[json["target"]!.text], json, tree)
  }

  private static func block(
    _ target: some LayoutElement, _ json: JSON, _ tree: CaseTree
  ) -> any LayoutBlockProtocol {
    target.layoutBlock(with: CaseParts.layout(json["layout"]!)) { anchors in
      for statement in json["statements"]!.list {
        if ["width", "height"].contains(statement[0].text) {
          say(statement, statement[0].text == "width" ? anchors.width : anchors.height, tree)
        } else {
          say(statement, anchors, tree[statement[2].text])
        }
      }
    }
  }

  private static func say(_ json: JSON, _ own: LengthAnchor, _ tree: CaseTree) {
    func other() -> LengthAnchor { dimension(json[0].text, tree[json[2].text]) }
    switch json[1].text {
    case "const": own.equal(to: CGFloat(json[2].number))
    case "equal": own.equal(to: other())
    case "boxed": own.boxed(by: other(), box: json[3].number)
    case "scaled": own.scaled(by: other(), scale: json[3].number)
    case "intrinsic": own.equalIntrinsicSize(json[2].number)
    default: fatalError("unknown statement \(json)")
    }
  }

  private static func dimension(_ name: String, _ element: some LayoutElement) -> LengthAnchor {
    name == "width" ? element.layoutAnchors.width : element.layoutAnchors.height
  }

  private static func say<Own, Other: LayoutElement>(
    _ json: JSON, _ own: LayoutAnchors<Own>, _ other: Other
  ) {
    let verb = json[1].text
    let target = json[3].text
    let others = other.layoutAnchors
    func near<Side: LayoutNearSide>(_ side: SideAnchor<Side>)
    where Side.Axis == LayoutSides.Horizontal {
      edge(side)
      guard verb == "farther" else { return }
      switch target {
      case "left": side.fartherThanOrEqual(to: others.left)
      case "right": side.fartherThanOrEqual(to: others.right)
      case "leading": side.fartherThanOrEqual(to: others.leading)
      case "trailing": side.fartherThanOrEqual(to: others.trailing)
      default: side.fartherThanOrEqual(to: others.centerX)
      }
    }
    func far<Side: LayoutFarSide>(_ side: SideAnchor<Side>)
    where Side.Axis == LayoutSides.Horizontal {
      edge(side)
      guard verb == "nearer" else { return }
      switch target {
      case "left": side.nearerThanOrEqual(to: others.left)
      case "right": side.nearerThanOrEqual(to: others.right)
      case "leading": side.nearerThanOrEqual(to: others.leading)
      case "trailing": side.nearerThanOrEqual(to: others.trailing)
      default: side.nearerThanOrEqual(to: others.centerX)
      }
    }
    func edge<Side: LayoutEdgeSide>(_ side: SideAnchor<Side>)
    where Side.Axis == LayoutSides.Horizontal {
      any(side)
      guard verb == "limit" else { return }
      switch target {
      case "left": side.limit(by: others.left)
      case "right": side.limit(by: others.right)
      case "leading": side.limit(by: others.leading)
      case "trailing": side.limit(by: others.trailing)
      default: side.limit(by: others.centerX)
      }
    }
    func any<Side: LayoutSide>(_ side: SideAnchor<Side>)
    where Side.Axis == LayoutSides.Horizontal {
      switch (verb, target) {
      case ("align", "left"): side.align(by: others.left)
      case ("align", "right"): side.equal(to: others.right)
      case ("align", "leading"): side.align(by: others.leading)
      case ("align", "trailing"): side.align(by: others.trailing)
      case ("align", _): side.align(by: others.centerX)
      case ("pull", "left"): side.pull(to: others.left)
      case ("pull", "right"): side.pull(to: others.right)
      case ("pull", "leading"): side.pull(to: others.leading)
      case ("pull", "trailing"): side.pull(to: others.trailing)
      case ("pull", _): side.pull(to: others.centerX)
      default: break
      }
    }
    switch json[0].text {
    case "left": near(own.left)
    case "leading": near(own.leading)
    case "right": far(own.right)
    case "trailing": far(own.trailing)
    case "centerX": any(own.centerX)
    case "top":
      vertical(own.top, verb, target, others)
      if verb == "limit" { limit(own.top, target, others) }
      if verb == "farther" {
        switch target {
        case "top": own.top.fartherThanOrEqual(to: others.top)
        case "bottom": own.top.fartherThanOrEqual(to: others.bottom)
        default: own.top.fartherThanOrEqual(to: others.centerY)
        }
      }
    case "bottom":
      vertical(own.bottom, verb, target, others)
      if verb == "limit" { limit(own.bottom, target, others) }
      if verb == "nearer" {
        switch target {
        case "top": own.bottom.nearerThanOrEqual(to: others.top)
        case "bottom": own.bottom.nearerThanOrEqual(to: others.bottom)
        default: own.bottom.nearerThanOrEqual(to: others.centerY)
        }
      }
    default: vertical(own.centerY, verb, target, others)
    }
  }

  private static func vertical<Side: LayoutSide, Other>(
    _ side: SideAnchor<Side>, _ verb: String, _ target: String, _ others: LayoutAnchors<Other>
  ) where Side.Axis == LayoutSides.Vertical {
    switch (verb, target) {
    case ("align", "top"): side.align(by: others.top)
    case ("align", "bottom"): side.align(by: others.bottom)
    case ("align", _): side.align(by: others.centerY)
    case ("pull", "top"): side.pull(to: others.top)
    case ("pull", "bottom"): side.pull(to: others.bottom)
    case ("pull", _): side.pull(to: others.centerY)
    default: break
    }
  }

  private static func limit<Side: LayoutEdgeSide, Other>(
    _ side: SideAnchor<Side>, _ target: String, _ others: LayoutAnchors<Other>
  ) where Side.Axis == LayoutSides.Vertical {
    switch target {
    case "top": side.limit(by: others.top)
    case "bottom": side.limit(by: others.bottom)
    default: side.limit(by: others.centerY)
    }
  }
}
