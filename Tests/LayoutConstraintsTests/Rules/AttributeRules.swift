import Foundation
import Framewise
import Testing

/// What each attribute means, checked on the frames that come out.
@Suite struct AttributeRules {
  /// How the two items stand to each other.
  enum Tree: CaseIterable {
    case siblings, cousins, inner, outer, screen
  }

  static let horizontal: [LayoutStatement.Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .width,
  ]
  static let vertical: [LayoutStatement.Attribute] = [
    .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline,
  ]

  /// Two items, one of them yet to be placed along the axis in question.
  final class World {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)).called("screen")
    let a = CaseItem().called("a")
    var b: UIView
    let common: UIView

    init(_ tree: Tree, isMirrored: Bool) {
      let screen = screen
      screen.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = screen.addForAutoLayout(UIView())
        view.left >> screen.left.offset(x)
        view.top >> screen.top.offset(y)
        view >> (width, height)
        return view
      }
      let target = CaseItem().called("b")
      target.lines = UIBaselineOffsets(top: 9, bottom: 4)
      a.lines = UIBaselineOffsets(top: 12, bottom: 5)
      b = target
      switch tree {
      case .siblings:
        screen.addForAutoLayout(a)
        screen.addForAutoLayout(b)
        common = screen
      case .cousins:
        box(30, 20, 150, 120).addForAutoLayout(a)
        box(210, 60, 170, 200).addForAutoLayout(b)
        common = screen
      case .inner:
        let holder = box(30, 20, 150, 120)
        holder.addForAutoLayout(a)
        screen.addForAutoLayout(b)
        common = screen
      case .outer:
        // The target is what holds the item.
        screen.addForAutoLayout(b)
        b.addForAutoLayout(a)
        common = b
      case .screen:
        box(30, 20, 150, 120).addForAutoLayout(a)
        b = screen
        common = screen
      }
      if b !== screen {
        let holder = b.superview ?? screen
        b.left.constrain(to: holder.left.offset(11))
        b.top.constrain(to: holder.top.offset(7))
        b.constrain(to: (90, 50))
      }
    }

    /// Gives the item what the statement about `attribute` leaves open.
    func complete(_ attribute: LayoutStatement.Attribute) {
      guard let holder = a.superview else { return }
      if attribute == .width || !AttributeRules.horizontal.contains(attribute) {
        a.left >> holder.left.offset(3)
      }
      if attribute == .height || AttributeRules.horizontal.contains(attribute) {
        a.top >> holder.top.offset(3)
      }
      if attribute != .width { a.width >> 40 }
      if attribute != .height { a.height >> 30 }
    }

    /// An attribute as a number in the common ancestor's coordinates, from the frames.
    func value(
      _ attribute: LayoutStatement.Attribute, of view: UIView, fromRight: Bool
    ) -> CGFloat {
      var frame = CGRect(origin: .zero, size: view.bounds.size)
      var place: UIView = view
      while place !== common, let above = place.superview {
        frame.origin.x += place.frame.minX
        frame.origin.y += place.frame.minY
        place = above
      }
      let width = common.bounds.width
      let lines = (view as? CaseItem)?.lines ?? UIBaselineOffsets(top: 0, bottom: 0)
      switch attribute {
      case .left: return frame.minX
      case .right: return frame.maxX
      case .leading: return fromRight ? width - frame.maxX : frame.minX
      case .trailing: return fromRight ? width - frame.minX : frame.maxX
      case .centerX: return fromRight ? width - frame.midX : frame.midX
      case .width: return frame.width
      case .top: return frame.minY
      case .bottom: return frame.maxY
      case .centerY: return frame.midY
      case .height: return frame.height
      case .firstBaseline: return frame.minY + lines.top
      case .lastBaseline: return frame.maxY - lines.bottom
      }
    }
  }

  static func x(_ view: UIView, _ attribute: LayoutStatement.Attribute) -> HorizontalAnchor? {
    switch attribute {
    case .left: view.left
    case .right: view.right
    case .leading: view.leading
    case .trailing: view.trailing
    case .centerX: view.centerX
    default: nil
    }
  }

  static func relate(
    _ a: UIView, _ source: LayoutStatement.Attribute, _ b: UIView,
    _ target: LayoutStatement.Attribute, _ factor: CGFloat, _ constant: CGFloat
  ) -> LayoutStatement? {
    func y(_ view: UIView, _ attribute: LayoutStatement.Attribute) -> VerticalAnchor? {
      switch attribute {
      case .top: view.top
      case .bottom: view.bottom
      case .centerY: view.centerY
      default: nil
      }
    }
    func baseline(_ view: UIView, _ attribute: LayoutStatement.Attribute) -> BaselineAnchor? {
      switch attribute {
      case .firstBaseline: view.firstBaseline
      case .lastBaseline: view.lastBaseline
      default: nil
      }
    }
    func size(_ view: UIView, _ attribute: LayoutStatement.Attribute) -> DimensionAnchor? {
      attribute == .width ? view.width : attribute == .height ? view.height : nil
    }
    if let anchor = x(a, source) {
      return anchor.constrain(to: x(b, target)?.at(factor).offset(constant))
    }
    if let anchor = size(a, source) {
      return anchor.constrain(to: size(b, target)?.at(factor).offset(constant))
    }
    if let anchor = y(a, source) {
      return anchor.constrain(to: y(b, target)?.at(factor).offset(constant))
        ?? anchor.constrain(to: baseline(b, target)?.at(factor).offset(constant))
    }
    let anchor = baseline(a, source)
    return anchor?.constrain(to: y(b, target)?.at(factor).offset(constant))
      ?? anchor?.constrain(to: baseline(b, target)?.at(factor).offset(constant))
  }

  @Test(arguments: Tree.allCases, [false, true])
  func `Every pair of attributes holds as it is written`(_ tree: Tree, _ isMirrored: Bool) {
    var count = 0
    for (source, target) in [Self.horizontal, Self.vertical].flatMap({ axis in
      axis.flatMap { source in axis.map { (source, $0) } }
    }) {
      for (factor, constant) in [(1.0, 7.0), (0.5, -6), (-0.25, 120)] {
        let world = World(tree, isMirrored: isMirrored)
        // What holds an item has no baselines in it.
        let names = "\(tree): \(source) == \(factor) * \(target) + \(constant)"
        let statement = Self.relate(world.a, source, world.b, target, factor, constant)
        guard let statement else { continue }
        world.complete(source)
        let directions: [LayoutStatement.Attribute] = [.leading, .trailing]
        let isDirectional = directions.contains(source) || directions.contains(target)
        let mixes =
          isDirectional
          && ([.left, .right].contains(source) || [.left, .right].contains(target))
        let issues = LayoutIssue.collecting { world.screen.layoutIfNeeded() }
        if mixes {
          #expect(issues.map(\.rule) == [.invalidStatement], "\(names)")
          continue
        }
        #expect(issues == [], "\(names)")
        let fromRight = isMirrored && isDirectional
        let left = world.value(source, of: world.a, fromRight: fromRight)
        let right = world.value(target, of: world.b, fromRight: fromRight)
        #expect(abs(left - (factor * right + constant)) < 1e-6, "\(names): \(left), \(right)")
        #expect(world.a.frame.width > 0 && world.a.frame.height > 0, "\(names)")
        // And does so after its numbers change.
        statement.constant += 5
        statement.multiplier = 0.125
        _ = LayoutIssue.collecting { world.screen.layoutIfNeeded() }
        let next = world.value(source, of: world.a, fromRight: fromRight)
        let other = world.value(target, of: world.b, fromRight: fromRight)
        #expect(abs(next - (0.125 * other + constant + 5)) < 1e-6, "\(names), changed")
        count += 1
      }
    }
    #expect(count > 130)
  }

  /// Areas: the insets of each side count on that side.
  @Test(arguments: [false, true], [false, true])
  func `Areas are as far from the edges as their insets say`(_ isInner: Bool, _ isMirrored: Bool) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    screen.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 20)
    let inner = screen.addForAutoLayout(ConstraintView())
    // Below the upper inset by 10 points, above the lower one by 5.
    inner.left >> screen.left.offset(15)
    inner.top >> screen.top.offset(40)
    inner.right >> screen.right.offset(-8)
    inner.bottom >> screen.bottom.offset(-25)
    screen.layoutIfNeeded()
    let view = isInner ? inner : screen
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let safe = view.addForAutoLayout(UIView()), margin = view.addForAutoLayout(UIView())
    safe >> view.safeArea
    margin >> view.layoutMarginsGuide
    // Sizes and middles of areas, seen from an item that stands elsewhere.
    let beside = screen.addForAutoLayout(UIView())
    beside.left >> screen.left
    beside.width >> view.safeArea.width.at(0.5)
    beside.height >> view.layoutMarginsGuide.height.at(0.5)
    beside.centerY >> view.safeArea.centerY
    let middle = screen.addForAutoLayout(UIView())
    middle >> (10, 10)
    middle.centerX >> view.layoutMarginsGuide.centerX
    middle.bottom >> view.safeArea.bottom
    for _ in 0..<2 {
      let issues = LayoutIssue.collecting { screen.layoutIfNeeded() }
      #expect(issues == [])
      let bounds = view.bounds
      let insets =
        isInner
        ? UIEdgeInsets(top: 10, left: 25, bottom: 5, right: 12)
        : UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 20)
      let area = CGRect(
        x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
        height: bounds.height - insets.top - insets.bottom)
      #expect(safe.frame.isClose(to: area, 1e-6), "\(safe.frame)")
      let margins = view.layoutMargins
      let inset = CGRect(
        x: margins.left, y: margins.top, width: bounds.width - margins.left - margins.right,
        height: bounds.height - margins.top - margins.bottom)
      #expect(margin.frame.isClose(to: inset, 1e-6), "\(margin.frame)")
      let origin = isInner ? inner.frame.origin : .zero
      #expect(abs(beside.frame.width - area.width / 2) < 1e-6)
      #expect(abs(beside.frame.height - inset.height / 2) < 1e-6)
      #expect(abs(beside.frame.midY - origin.y - area.midY) < 1e-6)
      #expect(abs(middle.frame.midX - origin.x - inset.midX) < 1e-6)
      #expect(abs(middle.frame.maxY - origin.y - area.maxY) < 1e-6)
      view.layoutMargins = UIEdgeInsets(top: 21, left: 32, bottom: 43, right: 54)
    }
  }

  /// Where insets are larger than the size, the area is empty, in the middle of what they leave.
  @Test func `An area without room is empty on both axes`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 50, left: 40, bottom: 30, right: 20)
    let a = screen.addForAutoLayout(UIView())
    a >> screen.safeArea
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    // 40 - 30 is 10 from the left, and 30 - 20 as well; 50 against 10 along y.
    #expect(a.frame == CGRect(x: 25, y: 30, width: 0, height: 0))
    screen.frame.size = CGSize(width: 61, height: 81)
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(a.frame == CGRect(x: 40, y: 50, width: 1, height: 1))
  }

  /// The screen reads from the left, the view in it from the right: 400 - 10 - 50.
  @Test func `Leading is where the view around reads from`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let outer = screen.addForAutoLayout(UIView())
    outer >> screen
    let inner = outer.addForAutoLayout(UIView())
    inner.leading >> outer.leading.offset(10)
    inner.top >> outer.top
    inner >> (50, 20)
    for (attribute, x) in [(.unspecified, 10), (.forceRightToLeft, 340), (.forceLeftToRight, 10)]
      as [(UISemanticContentAttribute, CGFloat)]
    {
      outer.semanticContentAttribute = attribute
      screen.layoutSubviews()
      #expect(inner.frame == CGRect(x: x, y: 0, width: 50, height: 20))
    }
  }
}
