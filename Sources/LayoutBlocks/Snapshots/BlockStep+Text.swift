import Foundation
import LayoutCore

extension BlockStep {
  /// What an anchor or a statement does to the room, in the words of who wrote it; nil for steps
  /// that are neither.
  var anchorText: String? {
    switch operation {
    case .alignEdge: edgeText("align")
    case .limitEdge: edgeText("limit")
    case .pullEdge: edgeText("pull")
    case .center: "center align center"
    case .centerOrigin: "center align origin"
    case .scaleWidth, .contentWidth: "width" + a.factorText
    case .scaleHeight, .contentHeight: "height" + a.factorText
    case .inset: "insets (\([b, a, d, c].text))"
    case .equalRect: "equal (\([a, b, c, d].text))"
    case .equally: "equally"
    case .customAnchor, .contentAnchor: "custom"
    case .moveSide: sideText("align")
    case .pullSide: sideText("pull")
    case .limitSide: sideText("limit")
    case .keepSide: sideText(side == .near ? "not before" : "not behind")
    case .setLength: lengthText("equal")
    case .limitLength: lengthText("at most")
    case .extendLength: lengthText("at least")
    case .aspect:
      isVertical ? "height equal width" + a.factorText : "width equal height" + a.factorText
    default: nil
    }
  }

  private func edgeText(_ verb: String) -> String {
    let isOuter = (side == .far) == isAfter
    return "\(name(side, mirrors)) \(verb) \(isOuter ? "outer" : "inner")"
  }

  private func sideText(_ verb: String) -> String {
    "\(name(side, mirrors)) \(verb) \(name(target, targetMirrors))" + a.factorText + b.offsetText
  }

  private func lengthText(_ verb: String) -> String {
    let own = isVertical ? "height" : "width"
    if a == 0 { return "\(own) \(verb) \(b.text)" }
    return "\(own) \(verb) \(isVertical != isAcross ? "height" : "width")" + a.factorText
      + b.offsetText
  }

  private func name(_ side: Side, _ mirrors: Bool) -> String {
    switch side {
    case .near: isVertical ? "top" : mirrors ? "leading" : "left"
    case .far: isVertical ? "bottom" : mirrors ? "trailing" : "right"
    case .center: isVertical ? "centerY" : "centerX"
    case .baseline: "baseline"
    }
  }
}

extension BlockProgram {
  /// How a step forms a frame.
  func text(ofParts step: BlockStep) -> String {
    guard step.k > 0 else { return "keeps its frame" }
    return parts[Int(step.j)..<Int(step.j + step.k)].map(\.text).joined(separator: ", ")
  }
}

extension LayoutPart {
  /// The decision in the words of who wrote it.
  fileprivate var text: String {
    let near = isVertical ? "top" : "left"
    let far = isVertical ? "bottom" : "right"
    let length = isVertical ? "height" : "width"
    switch rule {
    case .near: return "\(near) \(a.text)"
    case .far: return "\(far) \(a.text)"
    case .center: return "center \(isVertical ? "y" : "x") \(a.text)"
    case .leading: return "leading \(a.text)"
    case .trailing: return "trailing \(a.text)"
    case .nearMultiplied: return "\(near) \(length)" + a.factorText
    case .farMultiplied: return "\(far) \(length)" + a.factorText
    case .nearBetween: return "\(near) between \(a.text) and \(b.text)"
    case .farBetween: return "\(far) between \(a.text) and \(b.text)"
    case .stretchNear: return "\(near) stretched from \(a.text)"
    case .stretchFar: return "\(far) stretched from \(a.text)"
    case .fill: return "\(length) filled"
    case .fixed: return "\(length) \(a.text)"
    case .scaled: return "\(length) scaled \(a.text)"
    case .boxed: return "\(length) boxed \(a.text)"
    case .between: return "\(length) between \(a.text) and \(b.text)"
    case .content: return "\(length) content"
    case .custom: return "closure"
    }
  }
}

extension StackForm {
  /// How the stack arranges its items.
  var text: String {
    let filling = filling.isNaN ? "equally" : filling.text
    return "\(isVertical ? "vertical" : "horizontal"), "
      + "spacing \(spacing.isNaN ? "equally" : spacing.text), "
      + "filling \(firstLength < 0 ? filling : "per item"), \(direction)"
  }
}

extension CGFloat {
  fileprivate var text: String { Double(self).plainText }
  fileprivate var factorText: String { self == 1 ? "" : " * \(text)" }
  fileprivate var offsetText: String {
    self == 0 ? "" : self < 0 ? " - \((-self).text)" : " + \(text)"
  }
}

extension [CGFloat] {
  fileprivate var text: String { map(\.text).joined(separator: ", ") }
}
