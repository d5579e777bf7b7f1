import Foundation
import Framewise
import Testing

/// A view that is a container.
typealias Container = UIView & LayoutContainer

/// What a container is to lay out, in terms that every vocabulary can say: children from the upper
/// left corner, one after the other.
struct Content {
  /// An element with the lengths that are given; the others are those of its content.
  struct Child {
    var view: UIView
    var width: CGFloat?
    var height: CGFloat?
  }

  var children: [Child]

  /// The distance of all children from the left edge.
  var inset: CGFloat = 0

  /// Another distance while a condition holds.
  var shift: (condition: LayoutCondition, inset: CGFloat)?

  /// Whether the children are also placed where the condition does not hold.
  var isAlwaysPlaced = true

  init(_ children: Child...) {
    self.children = children
  }

  init(
    _ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil, inset: CGFloat = 0,
    shift: (LayoutCondition, CGFloat)? = nil
  ) {
    children = [Child(view: view, width: width, height: height)]
    self.inset = inset
    if let shift { self.shift = (condition: shift.0, inset: shift.1) }
  }
}

/// A kind of container as the container laws see it.
///
/// A further container is tested by one more entry in ``all``.
struct ContainerKind: Sendable, CustomTestStringConvertible {
  /// What is laid out together where one container stands directly in another.
  enum Engine: Sendable {
    case boxes, statements
  }

  /// The name in failures.
  let testDescription: String

  /// Whether children follow each other from left to right; downwards otherwise.
  var isHorizontal = false

  /// The engine that lays out containers of its kinds that stand directly in each other; `nil`
  /// where each container has a pass of its own.
  var engine: Engine?

  /// Whether frames are mirrored from the beginning, where the direction is right to left.
  var mirrorsByDefault = false

  /// Whether a condition can leave an element without a place; statements that do not count leave
  /// it where it is.
  var canLeaveUnplaced = true

  /// Whether declared numbers are checked and limited before there is a frame.
  var limitsNumbers = false

  /// Makes a container that has nothing to lay out.
  let empty: @Sendable () -> any Container

  /// Makes one that counts its marks.
  let counting: @Sendable () -> any Container & MarkCounting

  /// Has a container lay out some content and nothing else; adds what it does not hold yet.
  let declare: @Sendable (any Container, Content) -> Void

  /// All kinds.
  static let all: [ContainerKind] = [
    ContainerKind(
      testDescription: "layout view", empty: { LayoutView() }, counting: { CountingLayoutView() },
      declare: declareMethods),
    ContainerKind(
      testDescription: "layout scroll view", empty: { LayoutScrollView() },
      counting: { CountingLayoutScrollView() }, declare: declareMethods),
    ContainerKind(
      testDescription: "row", isHorizontal: true, engine: .boxes, mirrorsByDefault: true,
      canLeaveUnplaced: false, limitsNumbers: true, empty: { RowView() },
      counting: { CountingRowView() },
      declare: declareBox),
    ContainerKind(
      testDescription: "column", engine: .boxes, mirrorsByDefault: true, canLeaveUnplaced: false,
      limitsNumbers: true, empty: { ColumnView() }, counting: { CountingColumnView() },
      declare: declareBox),
    ContainerKind(
      testDescription: "constraint view", engine: .statements, canLeaveUnplaced: false,
      limitsNumbers: true,
      empty: { DeclaredConstraintView() }, counting: { CountingConstraintView() },
      declare: declareStatements),
    ContainerKind(
      testDescription: "scheme view", empty: { SchemeView() }, counting: { CountingSchemeView() },
      declare: declareSchemes),
    ContainerKind(
      testDescription: "scheme scroll view", empty: { SchemeScrollView() },
      counting: { CountingSchemeScrollView() }, declare: declareSchemes),
  ]

  /// Those in which a condition can leave an element without a place.
  static let conditional = all.filter { $0.canLeaveUnplaced }
}

extension ContainerKind {
  /// A container of some content, 200 by 100 points unless said otherwise.
  func make(
    _ content: Content, name: String = "container",
    frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)
  ) -> any Container {
    let container = empty()
    container.accessibilityIdentifier = name
    container.frame = frame
    declare(container, content)
    return container
  }

  /// A container of one view at the upper left corner, as large as the view's content.
  func around(_ view: UIView, name: String = "container") -> any Container {
    make(Content(view), name: name)
  }

  /// Whether a container of this kind and one that stands directly in it are laid out together.
  func isOneEngine(with inner: ContainerKind) -> Bool {
    engine != nil && engine == inner.engine
  }

  /// The frames of children of some sizes.
  func frames(_ sizes: [CGSize], inset: CGFloat = 0) -> [CGRect] {
    var origin = CGPoint(x: inset, y: 0)
    return sizes.map { size in
      defer { if isHorizontal { origin.x += size.width } else { origin.y += size.height } }
      return CGRect(origin: origin, size: size)
    }
  }
}

private func declareMethods(_ container: any Container, _ content: Content) {
  if let view = container as? LayoutScrollView {
    declareMethods(of: content, in: view)
  } else {
    declareMethods(of: content, in: container as! LayoutView)
  }
}

private func declareMethods<View: UIView & LayoutControllable>(
  of content: Content, in view: View
) where View.Subview == UIView {
  view.layoutInfo = [:]
  var before: UIView?
  var top: CGFloat? = 0
  for child in content.children {
    let start = top
    let position = { [weak before] (inset: CGFloat) -> LayoutPosition in
      if let start, let width = child.width, let height = child.height {
        return .makeAbsolute(frame: CGRect(x: inset, y: start, width: width, height: height))
      }
      return .makeCustom(
        fitting: { CGSize(width: child.width ?? max($0.width - inset, 0), height: .infinity) },
        frame: { fitted, _ in
          CGRect(
            x: inset, y: before?.frame.maxY ?? 0, width: child.width ?? fitted.width,
            height: child.height ?? fitted.height)
        })
    }
    var methods: [LayoutMethod] = []
    if let shift = content.shift {
      methods.append(LayoutMethod(condition: shift.condition, position: position(shift.inset)))
    }
    if content.isAlwaysPlaced {
      methods.append(LayoutMethod(constantPosition: position(content.inset)))
    }
    view.setLayoutMethods(methods, for: child.view)
    if child.view.superview !== view { view.addSubview(child.view) }
    before = child.view
    top = child.height.flatMap { height in top.map { $0 + height } }
  }
}

private func declareBox(_ container: any Container, _ content: Content) {
  let box = container as! BoxView
  let margins = { NSDirectionalEdgeInsets(top: 0, leading: $0, bottom: 0, trailing: 0) }
  box.spacing = 0
  box.horizontalAlignment = .leading
  box.verticalAlignment = .top
  var responsive = Responsive(margins(content.inset))
  if let shift = content.shift {
    responsive = responsive.when(shift.condition, margins(shift.inset))
  }
  box.responsiveMargins = responsive
  for child in content.children {
    let view = child.view
    view.width = child.width ?? .nan
    view.height = child.height ?? .nan
    if view.superview !== box { box.addSubview(view) }
  }
}

private func declareStatements(_ container: any Container, _ content: Content) {
  let view = container as! any ConstraintView & StatementHolding
  LayoutStatement.deactivate(view.statements)
  var statements: [LayoutStatement?] = []
  var before: UIView?
  for child in content.children {
    let item = child.view
    if item.superview !== view { view.addSubview(item) }
    if let shift = content.shift {
      let shifted = item.left >> view.left.offset(shift.inset)
      LayoutStatement.activate([shifted!], while: shift.condition)
      statements.append(shifted)
    }
    if content.isAlwaysPlaced {
      let usual = item.left >> view.left.offset(content.inset)
      if let shift = content.shift {
        LayoutStatement.activate([usual!], while: !shift.condition)
      }
      statements.append(usual)
      statements.append(item.top >> (before?.bottom ?? view.top))
      if let width = child.width { statements.append(item.width >> width) }
      if let height = child.height { statements.append(item.height >> height) }
      if item is ConstraintView {
        // It has no size of its own where it is laid out together with what is around it.
        for wish in [
          child.width == nil ? item.width >> 0 : nil, child.height == nil ? item.height >> 0 : nil,
        ] {
          wish?.priority = 40 as Float
          statements.append(wish)
        }
      }
      for limit in [item.right >> view.right.max, item.bottom >> view.bottom.max] {
        limit?.priority = 999 as Float
        statements.append(limit)
      }
    }
    before = item
  }
  view.statements = statements.compactMap { $0 }
}

private func declareSchemes(_ container: any Container, _ content: Content) {
  let view = container as! any Container & SchemeHolding
  for child in content.children where child.view.superview !== view { view.addSubview(child.view) }
  let scheme = { (inset: CGFloat) -> LayoutScheme in
    var before: UIView?
    return LayoutScheme(
      blocks: content.children.map { child in
        defer { before = child.view }
        return child.view.layoutBlock(
          with: Layout(
            x: .left(inset), y: .top(0), width: child.width.map { .fixed($0) } ?? .content,
            height: child.height.map { .fixed($0) } ?? .content),
          constraints: before.map { [$0.layoutConstraint(for: [.bottom(.limit(on: .outer))])] }
            ?? [])
      })
  }
  var schemes: [LayoutScheme] = []
  if let shift = content.shift { schemes.append(scheme(shift.inset).when(shift.condition)) }
  if content.isAlwaysPlaced { schemes.append(scheme(content.inset)) }
  view.schemes = schemes
}

/// A constraint view that can replace its statements.
protocol StatementHolding: AnyObject {
  var statements: [LayoutStatement] { get set }
}

/// A container of schemes.
protocol SchemeHolding: AnyObject {
  var schemes: [LayoutScheme] { get set }
}

extension SchemeView: SchemeHolding {}
extension SchemeScrollView: SchemeHolding {}

final class DeclaredConstraintView: ConstraintView, StatementHolding {
  var statements: [LayoutStatement] = []
}
