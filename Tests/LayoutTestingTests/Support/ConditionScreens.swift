import Foundation
import Framewise

/// A screen of each vocabulary that has another layout from 600 points on.
enum ConditionScreens {
  static let isWide = LayoutCondition.width(600...)

  static func named(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    return view
  }

  /// Methods: a list 300, 200 or 100 wide, as wide as the screen below 400 points.
  static func threeBreakpoints() -> UIView {
    let screen = LayoutView()
    let list = named("list")
    screen.addSubview(list)
    for (least, width) in [(900.0, 300.0), (600, 200), (400, 100)] {
      screen.appendLayout(
        of: list, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: width, height: 50)),
        while: .width(CGFloat(least)...))
    }
    screen.appendConstantPosition(.makeInsets(insets: .zero), for: list)
    return screen
  }

  static let vocabularies: [(name: String, make: @Sendable () -> UIView)] = [
    ("methods", methods), ("cells", cells), ("matrix", matrix), ("spacing", spacing),
    ("weight", weight), ("statements", statements), ("schemes", schemes),
    ("schemes in schemes", nestedSchemes),
  ]

  @Sendable private static func methods() -> UIView {
    let (screen, list) = (LayoutView(), named("list"))
    screen.addSubview(list)
    screen.appendLayout(
      of: list, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 300, height: 50)),
      while: isWide)
    screen.appendConstantPosition(
      .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), for: list)
    return screen
  }

  @Sendable private static func cells() -> UIView {
    let screen = LayoutView()
    for name in ["a", "b"] {
      let cell = named(name)
      screen.addSubview(cell)
      screen.appendConstantPosition(.makeMatrixCells(), for: cell)
    }
    screen.responsiveOptimization = Responsive(.matrix(colsPerRow: 1))
      .when(isWide, .matrix(colsPerRow: 2))
    return screen
  }

  @Sendable private static func matrix() -> UIView {
    let matrix = MatrixView()
    matrix.columns = Responsive(1).when(isWide, 2)
    let kind = MatrixCellKind { named("cell") }
    matrix.itemCount = { _ in 2 }
    matrix.cell = { _ in kind }
    return matrix
  }

  @Sendable private static func spacing() -> UIView {
    let row = RowView(named("a"), named("b"))
    row.spacing = 8
    row.responsiveSpacing = Responsive(8).when(isWide, 16)
    return row
  }

  @Sendable private static func weight() -> UIView {
    let (one, other) = (named("a"), named("b"))
    one.weight = 1
    other.responsiveWeight = Responsive(1).when(isWide, 3)
    return RowView(one, other)
  }

  @Sendable private static func statements() -> UIView {
    let (screen, list) = (ConstraintView(), named("list"))
    screen.addSubview(list)
    LayoutStatement.activate {
      list.left >> screen.left
      list.top >> screen.top
      list.height >> 50
      (list.width >> 200).priority(250)
    }
    LayoutStatement.activate([list.width >> 300], while: isWide)
    return screen
  }

  @Sendable private static func schemes() -> UIView {
    let (view, list) = (SchemeView(), named("list"))
    view.addSubview(list)
    view.schemes = [scheme(list, 300).when(isWide), scheme(list, 200)]
    return view
  }

  @Sendable private static func nestedSchemes() -> UIView {
    let (view, list) = (SchemeView(), named("list"))
    view.addSubview(list)
    view.schemes = [
      LayoutScheme(blocks: [scheme(list, 200), scheme(list, 300).when(isWide)])
    ]
    return view
  }

  private static func scheme(_ view: UIView, _ width: CGFloat) -> LayoutScheme {
    LayoutScheme(blocks: [
      view.layoutBlock(with: Layout(width: .fixed(width), height: .fixed(50)))
    ])
  }
}
