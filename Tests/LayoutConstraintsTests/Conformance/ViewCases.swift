import Foundation
import Framewise
import TestSupport

/// A view with the natural size and baselines of a case's item.
final class CaseItem: UIView {
  var natural = CGSize(width: -1, height: -1)
  var lines = UIBaselineOffsets(top: 0, bottom: 0)

  override var intrinsicContentSize: CGSize { natural }

  override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets { lines }
}

/// A case as views: one container and its items, related by the vocabulary.
struct CaseViews {
  let container: ConstraintView
  var items: [String: CaseItem] = [:]
  var statements: [LayoutStatement] = []

  /// - Parameter isMirrored: Whether the direction of the case is turned around.
  init(_ test: ConstraintCase, isMirrored: Bool = false) {
    container = ConstraintView(
      frame: CGRect(x: 0, y: 0, width: test.parent[0], height: test.parent[1])
    ).called("parent")
    container.semanticContentAttribute =
      (test.rtl == true) != isMirrored ? .forceRightToLeft : .forceLeftToRight
    for item in test.items {
      let view = CaseItem().called(item.n)
      view.natural = CGSize(width: item.i?[0] ?? -1, height: item.i?[1] ?? -1)
      if let lines = item.bl { view.lines = UIBaselineOffsets(top: lines[0], bottom: lines[1]) }
      for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
        if let hug = item.hug?[index] {
          view.setContentHuggingPriority(UILayoutPriority(Float(hug)), for: axis)
        }
        if let comp = item.comp?[index] {
          view.setContentCompressionResistancePriority(UILayoutPriority(Float(comp)), for: axis)
        }
      }
      items[item.n] = container.addForAutoLayout(view)
    }
    for statement in test.st { statements.append(make(statement)) }
  }

  private func item(_ text: String) -> (view: UIView, attribute: String) {
    let parts = text.split(separator: ".").map(String.init)
    return (items[parts[0]] ?? container, parts[1])
  }

  private func horizontal(_ text: String) -> HorizontalAnchor? {
    let (view, attribute) = item(text)
    switch attribute {
    case "left": return view.left
    case "right": return view.right
    case "leading": return view.leading
    case "trailing": return view.trailing
    case "centerX": return view.centerX
    default: return nil
    }
  }

  private func vertical(_ text: String) -> VerticalAnchor? {
    let (view, attribute) = item(text)
    switch attribute {
    case "top": return view.top
    case "bottom": return view.bottom
    case "centerY": return view.centerY
    default: return nil
    }
  }

  private func baseline(_ text: String) -> BaselineAnchor? {
    let (view, attribute) = item(text)
    switch attribute {
    case "firstBaseline": return view.firstBaseline
    case "lastBaseline": return view.lastBaseline
    default: return nil
    }
  }

  private func dimension(_ text: String) -> DimensionAnchor? {
    let (view, attribute) = item(text)
    switch attribute {
    case "width": return view.width
    case "height": return view.height
    default: return nil
    }
  }

  private func make(_ row: ConstraintCase.Statement) -> LayoutStatement {
    func bring<Target: LayoutStatement.Target>(_ target: Target) -> Target {
      let moved = target.at(row.multiplier).offset(row.constant)
      switch row.relation {
      case .atMost: return moved.max
      case .atLeast: return moved.min
      case .equal: return moved
      }
    }
    var made: LayoutStatement?
    if let target = row.target {
      if let source = horizontal(row.source) {
        made = source >> horizontal(target).map { bring($0.target) }
      } else if let source = vertical(row.source) {
        made =
          vertical(target).map { source >> bring($0.target) }
          ?? (source >> baseline(target).map { bring($0.target) })
      } else if let source = baseline(row.source) {
        made =
          baseline(target).map { source >> bring($0.target) }
          ?? (source >> vertical(target).map { bring($0.target) })
      } else if let source = dimension(row.source) {
        made = source >> dimension(target).map { bring($0.target) }
      }
    } else if let source = dimension(row.source) {
      let constant = DimensionTarget.size(row.constant)
      switch row.relation {
      case .atMost: made = source >> constant.max
      case .atLeast: made = source >> constant.min
      case .equal: made = source >> constant
      }
    }
    guard let made else { preconditionFailure("no statement for \(row)") }
    made.priority = UILayoutPriority(Float(row.priority))
    return made
  }
}
