import Framewise

extension ComparisonRow {
  private static func weighted(_ view: UIView, _ weight: CGFloat = 1) -> UIView {
    view.weight = weight
    return view
  }

  private static func called(_ view: UIView) -> UIView {
    view.accessibilityIdentifier = "it"
    return view
  }

  private static func row(_ views: UIView...) -> RowView {
    RowView(margin: 0, spacing: 0) { views }
  }

  private static func column(_ views: UIView...) -> ColumnView {
    ColumnView(margin: 0, spacing: 0) { views }
  }

  /// A column whose parts keep their heights, whatever its own is.
  private static func loose(spacing: CGFloat = 0, _ views: UIView...) -> ColumnView {
    ColumnView(margin: 0, verticalAlignment: .top, spacing: spacing) { views }
  }

  /// Two columns side by side, of which the second one is 50 points wide.
  private static func beside(_ first: UIView, _ second: UIView) -> RowView {
    second.width = 50
    return row(weighted(first), second)
  }

  /// What rows, columns and anchors compare.
  static let boxes = [
    ComparisonRow(
      "no room for a weight in a row", at: 100,
      [90: [100, 0, 0, 300], 100: [100, 0, 0, 300], 110: [100, 0, 10, 300]]
    ) { row(fixed(100), weighted(it)) },
    ComparisonRow(
      "no room for a weight in a column", at: 100,
      [90: [0, 100, 300, 0], 100: [0, 100, 300, 0], 110: [0, 100, 300, 10]], isTurned: true
    ) { column(fixed(100), weighted(it)) },
    ComparisonRow(
      "no room within the margins of a row", at: 100,
      [90: [50, 50, 0, 200], 100: [50, 50, 0, 200], 110: [50, 50, 10, 200]]
    ) { row(weighted(RowView(margin: 50, spacing: 0) { weighted(it) })) },
    ComparisonRow(
      "no room within the margins of a column", at: 100,
      [90: [50, 50, 0, 200], 100: [50, 50, 0, 200], 110: [50, 50, 10, 200]]
    ) { row(weighted(ColumnView(margin: 50, spacing: 0) { weighted(it) })) },
    ComparisonRow(
      "the last one shrinks to nothing", at: 60,
      [50: [0, 0, 50, 300], 60: [0, 0, 60, 300], 70: [0, 0, 60, 300]]
    ) { row(content(60), content(60, "last")) },
    ComparisonRow(
      "room for what has no size of its own", at: 120,
      [110: [60, 0, 0, 300], 120: [60, 0, 0, 300], 130: [60, 0, 10, 300]]
    ) { row(content(60, "first"), it, content(60, "last")) },
    ComparisonRow(
      "room for a weight beside what has a size", at: 60,
      [50: [0, 0, 0, 300], 60: [0, 0, 0, 300], 70: [0, 0, 10, 300]]
    ) { row(weighted(it), content(60, "last")) },
    ComparisonRow(
      "a weight that must not be smaller", at: 100,
      [90: [50, 0, 50, 300], 100: [50, 0, 50, 300], 110: [55, 0, 55, 300]]
    ) { row(weighted(row(fixed(50))), weighted(it)) },
    ComparisonRow(
      "room below what is as high as wide", at: 300,
      [290: [0, 290, 290, 10], 300: [0, 300, 300, 0], 310: [0, 300, 310, 0]]
    ) { column(square(), weighted(it)) },
    ComparisonRow(
      "the highest in a row", at: 200,
      [190: [0, 100, 190, 200], 200: [0, 100, 200, 200], 210: [0, 110, 210, 190]]
    ) { column(row(weighted(square()), content(100, "last")), weighted(it)) },
    ComparisonRow(
      "the highest of three in a row", at: 250,
      [240: [0, 100, 240, 200], 250: [0, 100, 250, 200], 260: [0, 110, 260, 190]]
    ) {
      column(
        row(weighted(square()), content(100, "high"), content(50, "low")), weighted(it))
    },
    ComparisonRow(
      "what is narrower in a column than it likes", at: 1000,
      [980: [0, 0, 980, 300], 1000: [0, 0, 1000, 300], 1020: [0, 0, 1000, 300]]
    ) { ColumnView(margin: 0, horizontalAlignment: .leading, spacing: 0) { square("it") } },
    ComparisonRow(
      "the highest of columns that do not stretch", at: 200,
      [190: [0, 100, 190, 200], 200: [0, 100, 200, 200], 210: [0, 110, 210, 190]]
    ) { column(row(weighted(loose(square())), loose(fixed(100))), weighted(it)) },
    ComparisonRow(
      "the highest in a row that does not stretch", at: 200,
      [190: [0, 100, 190, 200], 200: [0, 100, 200, 200], 210: [0, 110, 210, 190]]
    ) {
      column(
        RowView(margin: 0, verticalAlignment: .top, spacing: 0) {
          weighted(square())
          fixed(100)
        }, weighted(it))
    },
    ComparisonRow(
      "the highest on a baseline", at: 200,
      [190: [0, 100, 190, 200], 200: [0, 100, 200, 200], 210: [0, 110, 210, 190]]
    ) {
      column(
        RowView(margin: 0, verticalAlignment: .top, spacing: 0, isAlignToBaseline: true) {
          weighted(square())
          fixed(100)
        }, weighted(it))
    },
    ComparisonRow(
      "the highest that is anchored", at: 100,
      [90: [0, 100, 90, 200], 100: [0, 100, 100, 200], 110: [0, 110, 110, 190]]
    ) {
      column(
        AnchorView(margin: 0) {
          square()
          fixed(100)
        }, weighted(it))
    },
    ComparisonRow(
      "parts that cover each other wholly", at: 20,
      [10: [0, 0, 10, 300], 20: [0, 0, 20, 300], 30: [0, 10, 30, 290]], reach: 10
    ) {
      column(
        ColumnView(margin: 0, spacing: -100) {
          square()
          loose(fixed(80))
        }, weighted(it))
    },
    ComparisonRow(
      "loose parts that cover each other wholly", at: 20,
      [10: [0, 0, 10, 300], 20: [0, 0, 20, 300], 30: [0, 10, 30, 290]], reach: 10
    ) { column(loose(spacing: -100, square(), fixed(80)), weighted(it)) },
    ComparisonRow(
      "how far a row shrinks before a weight", at: 150,
      [140: [0, 100, 140, 30], 150: [0, 100, 150, 30], 160: [0, 110, 160, 20]], height: 130
    ) {
      column(
        beside(
          column(weighted(square()), loose(fixed(80))),
          column(weighted(content(100, "high")), loose(fixed(50)))),
        weighted(content(60)))
    },
    ComparisonRow(
      "how far a row shrinks before another one", at: 150,
      [140: [0, 100, 140, 30], 150: [0, 100, 150, 30], 160: [0, 110, 160, 20]], height: 130
    ) {
      column(
        beside(
          column(row(square()), weighted(content(30, "weight")), loose(fixed(80))),
          column(row(content(100, "high")), loose(fixed(50)))),
        called(row(content(60, "last"))))
    },
    ComparisonRow(
      "how far a row shrinks before a content", at: 150,
      [140: [0, 100, 140, 30], 150: [0, 100, 150, 30], 160: [0, 110, 160, 20]], height: 130
    ) {
      column(
        beside(
          column(square(), row(content(30, "small")), loose(fixed(80))),
          column(content(100, "high"), loose(fixed(50)))),
        content(60))
    },
  ]
}
