import Foundation
import Framewise
import Testing

/// The cases of `constraints.json`, as views.
struct ConstraintCases: Decodable {
  var unique: [ConstraintCase]
  var unsat: [ConstraintCase]
  var ambiguous: [ConstraintCase]

  static let all: ConstraintCases = {
    let url = Bundle.module.url(forResource: "constraints", withExtension: "json")
    guard let url, let data = try? Data(contentsOf: url),
      let cases = try? JSONDecoder().decode(ConstraintCases.self, from: data)
    else { preconditionFailure("constraints.json is missing or not readable.") }
    return cases
  }()
}

struct ConstraintCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var parent: [CGFloat]
  var rtl: Bool?
  var items: [Item]
  var st: [Statement]
  var frames: [String: [CGFloat]]?
  var conflict: Conflict?
  var free: [String: [String]]?
  var fixed: [String: [CGFloat]]?

  var testDescription: String { id }

  struct Item: Decodable {
    var n: String
    var i: [CGFloat?]?
    var hug: [Float]?
    var comp: [Float]?
    var bl: [CGFloat]?
  }

  struct Statement: Decodable {
    var source: String
    var relation: String
    var target: String?
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      source = try list.decode(String.self)
      relation = try list.decode(String.self)
      target = try list.decodeNil() ? nil : list.decode(String.self)
      multiplier = try list.decode(CGFloat.self)
      constant = try list.decode(CGFloat.self)
      priority = try list.decode(Float.self)
    }
  }

  struct Conflict: Decodable {
    var core: [Element]
    var in_every_core: [Element]
  }

  /// An index of a statement, or the bound of a size: `p.w>=0`.
  enum Element: Decodable, Hashable {
    case statement(Int)
    case bound(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let index = try? value.decode(Int.self) {
        self = .statement(index)
      } else {
        self = .bound(try value.decode(String.self))
      }
    }
  }
}

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
          view.setContentHuggingPriority(UILayoutPriority(hug), for: axis)
        }
        if let comp = item.comp?[index] {
          view.setContentCompressionResistancePriority(UILayoutPriority(comp), for: axis)
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
      case "<=": return moved.max
      case ">=": return moved.min
      default: return moved
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
      case "<=": made = source >> constant.max
      case ">=": made = source >> constant.min
      default: made = source >> constant
      }
    }
    guard let made else { preconditionFailure("no statement for \(row)") }
    made.priority = row.priority
    return made
  }
}
