import Framewise

extension ComparisonRow {
  /// One view, at 0 or at 9 as a condition says.
  private static func choosing(_ condition: LayoutCondition) -> UIView {
    let view = LayoutView()
    let it = named("it")
    view.addSubview(it)
    func inset(_ x: CGFloat) -> LayoutPosition {
      .makeFormula { _ in FormulaRect(x: LayoutFormula(x), y: 0, width: 10, height: 10) }
    }
    view.appendLayoutMethod(LayoutMethod(condition: condition, position: inset(9)), for: it)
    view.appendConstantPosition(inset(0), for: it)
    return view
  }

  private static func rounding(_ rule: FloatingPointRoundingRule, down: Bool = false) -> UIView {
    conditions(
      .makeFormula {
        let length = down ? (300 - $0.width) / 10 : $0.width / 10
        return FormulaRect(x: length.rounded(rule), y: 0, width: 1, height: 1)
      })
  }

  /// What formulas and conditions compare.
  static let formulas = [
    ComparisonRow(
      "the least of two lengths", at: 400,
      [390: [0, 0, 390, 20], 400: [0, 0, 400, 20], 410: [0, 0, 400, 20]]
    ) {
      conditions(.makeFormula { FormulaRect(x: 0, y: 0, width: min($0.width, 400), height: 20) })
    },
    ComparisonRow(
      "the largest of two lengths", at: 400,
      [390: [0, 0, 400, 20], 400: [0, 0, 400, 20], 410: [0, 0, 410, 20]]
    ) {
      conditions(.makeFormula { FormulaRect(x: 0, y: 0, width: max($0.width, 400), height: 20) })
    },
    ComparisonRow(
      "rounding to the nearest", at: 405,
      [404: [40, 0, 1, 1], 405: [41, 0, 1, 1], 406: [41, 0, 1, 1]], reach: 4
    ) { rounding(.toNearestOrAwayFromZero) },
    ComparisonRow(
      "rounding to the nearest below zero", at: 405,
      [404: [-10, 0, 1, 1], 405: [-11, 0, 1, 1], 406: [-11, 0, 1, 1]], reach: 4
    ) { rounding(.toNearestOrAwayFromZero, down: true) },
    ComparisonRow(
      "rounding to the nearest even", at: 405,
      [404: [40, 0, 1, 1], 405: [40, 0, 1, 1], 406: [41, 0, 1, 1]], reach: 4
    ) { rounding(.toNearestOrEven) },
    ComparisonRow(
      "rounding up", at: 410,
      [409: [41, 0, 1, 1], 410: [41, 0, 1, 1], 411: [42, 0, 1, 1]], reach: 4
    ) { rounding(.up) },
    ComparisonRow(
      "rounding down", at: 410,
      [409: [40, 0, 1, 1], 410: [41, 0, 1, 1], 411: [41, 0, 1, 1]], reach: 4
    ) { rounding(.down) },
    ComparisonRow(
      "rounding toward zero", at: 410,
      [409: [40, 0, 1, 1], 410: [41, 0, 1, 1], 411: [41, 0, 1, 1]], reach: 4
    ) { rounding(.towardZero) },
    ComparisonRow(
      "rounding toward zero from below", at: 410,
      [409: [-10, 0, 1, 1], 410: [-11, 0, 1, 1], 411: [-11, 0, 1, 1]], reach: 4
    ) { rounding(.towardZero, down: true) },
    ComparisonRow(
      "rounding away from zero", at: 410,
      [409: [41, 0, 1, 1], 410: [41, 0, 1, 1], 411: [42, 0, 1, 1]], reach: 4
    ) { rounding(.awayFromZero) },
    ComparisonRow(
      "rounding away from zero below it", at: 410,
      [409: [-11, 0, 1, 1], 410: [-11, 0, 1, 1], 411: [-12, 0, 1, 1]], reach: 4
    ) { rounding(.awayFromZero, down: true) },
    ComparisonRow(
      "a width from a threshold on", at: 400,
      [390: [0, 0, 10, 10], 400: [9, 0, 10, 10], 410: [9, 0, 10, 10]]
    ) { choosing(.width(400...)) },
    ComparisonRow(
      "a width below a threshold", at: 400,
      [390: [9, 0, 10, 10], 400: [0, 0, 10, 10], 410: [0, 0, 10, 10]]
    ) { choosing(.width(..<400)) },
    ComparisonRow(
      "a width up to a threshold", at: 400,
      [390: [9, 0, 10, 10], 400: [9, 0, 10, 10], 410: [0, 0, 10, 10]]
    ) { choosing(.width(...400)) },
    ComparisonRow(
      "a width above a threshold", at: 400,
      [390: [0, 0, 10, 10], 400: [0, 0, 10, 10], 410: [9, 0, 10, 10]]
    ) { choosing(!.width(...400)) },
    ComparisonRow(
      "a height from a threshold on", at: 400,
      [390: [0, 0, 10, 10], 400: [9, 0, 10, 10], 410: [9, 0, 10, 10]], isTurned: true
    ) { choosing(.height(400...)) },
    ComparisonRow(
      "a ratio from a threshold on", at: 450,
      [440: [0, 0, 10, 10], 450: [9, 0, 10, 10], 460: [9, 0, 10, 10]]
    ) { choosing(.aspectRatio(1.5...)) },
    ComparisonRow(
      "as high as wide", at: 300,
      [290: [9, 0, 10, 10], 300: [9, 0, 10, 10], 310: [0, 0, 10, 10]]
    ) { choosing(.portrait) },
  ]

  /// Two views, "it" beside one from 100 to 200 or from 0 to 100.
  private static func beside(
    from x: CGFloat = 0, _ position: (UIView) -> LayoutPosition
  ) -> UIView {
    let view = LayoutView()
    let other = UIView()
    view.addSubview(
      other,
      withAssociatedConstantPosition: .makeAbsolute(
        frame: CGRect(x: x, y: 0, width: 100, height: 20)))
    view.addSubview(named("it"), withAssociatedConstantPosition: position(other))
    return view
  }

  /// A view as large as what is in it: two views, one as wide as half of what there is.
  private static func fitted(isTurned: Bool = false) -> UIView {
    let view = LayoutView()
    let it = LayoutView()
    it.accessibilityIdentifier = "it"
    for isShare in [true, false] {
      it.addSubview(
        UIView(),
        withAssociatedConstantPosition: .makeFormula {
          isShare
            ? FormulaRect(x: 0, y: 0, width: $0.width / 2, height: $0.height / 2)
            : FormulaRect(x: 0, y: 0, width: 100, height: 100)
        })
    }
    view.addSubview(
      it,
      withAssociatedConstantPosition: .makeFormula(
        fitting: { FormulaSize(width: $0.width, height: $0.height) },
        frame: { fitted, _ in
          isTurned
            ? FormulaRect(x: 0, y: 0, width: 1, height: fitted.height)
            : FormulaRect(x: 0, y: 0, width: fitted.width, height: 1)
        }))
    return view
  }

  /// What positions of the conditions' vocabulary compare.
  static let positions = [
    ComparisonRow(
      "room on both sides of a sibling's center", at: 300,
      [290: [10, 20, 280, 10], 300: [0, 20, 300, 10], 310: [0, 20, 300, 10]]
    ) {
      beside(from: 100) { .below($0, align: .center, width: .remaining(), height: .points(10)) }
    },
    ComparisonRow(
      "no room behind a sibling", at: 110,
      [100: [110, 0, 0, 10], 110: [110, 0, 0, 10], 120: [110, 0, 10, 10]]
    ) {
      beside { .after($0, 10, align: .start, width: .remaining(), height: .points(10)) }
    },
    ComparisonRow(
      "no room within an inset", at: 150,
      [140: [100, 0, 0, 10], 150: [100, 0, 0, 10], 160: [100, 0, 10, 10]]
    ) {
      beside {
        .after($0, align: .start, width: .remaining(inset: 50), height: .points(10))
      }
    },
    ComparisonRow(
      "a ratio that fits by width or by height", at: 450,
      [435: [0, 5, 435, 290], 450: [0, 0, 450, 300], 460: [5, 0, 450, 300]]
    ) { conditions(.makeAspectFit(ratio: 1.5)) },
    ComparisonRow(
      "cells that have no room", at: 100,
      [90: [0, 0, 0, 10], 100: [0, 0, 0, 10], 110: [0, 0, 5, 10]]
    ) {
      let view = LayoutView()
      view.layoutOptimization = .matrix(colsPerRow: 2)
      for cell in [named("it"), UIView()] {
        view.addSubview(
          cell,
          withAssociatedConstantPosition: .makeMatrixCells { _ in
            FormulaCells(
              left: 0, top: 0, right: 0, columnSpacing: 100, rowSpacing: 0, height: 10)
          })
      }
      return view
    },
    ComparisonRow(
      "a width that fits several views", at: 200,
      [190: [0, 0, 100, 1], 200: [0, 0, 100, 1], 210: [0, 0, 105, 1]]
    ) { fitted() },
    ComparisonRow(
      "a height that fits several views", at: 200,
      [190: [0, 0, 1, 100], 200: [0, 0, 1, 100], 210: [0, 0, 1, 105]], isTurned: true
    ) { fitted(isTurned: true) },
    ComparisonRow(
      "content that is wider than a mirrored scroll view", at: 200,
      [190: [100, 0, 100, 20], 200: [100, 0, 100, 20], 210: [110, 0, 100, 20]],
      direction: .rightToLeft
    ) {
      let view = LayoutScrollView(frame: .zero)
      view.mirrorsForRightToLeft = true
      for (name, width) in [("it", 100), ("wide", 200)] as [(String, CGFloat)] {
        view.addSubview(named(name))
        view.appendConstantPosition(
          .makeAbsolute(frame: CGRect(x: 0, y: 0, width: width, height: 20)),
          for: view.subviews.last!)
      }
      return view
    },
    ComparisonRow(
      "no room behind a sibling, and more than that", at: 110,
      [100: [110, 0, 20, 10], 110: [110, 0, 20, 10], 120: [110, 0, 30, 10]]
    ) {
      beside {
        .after($0, 10, align: .start, width: .remaining(inset: -20), height: .points(10))
      }
    },
    ComparisonRow(
      "a width below zero, which counts by its amount", at: 100,
      [90: [-10, 0, 10, 20], 100: [0, 0, 0, 20], 110: [0, 0, 10, 20]]
    ) {
      conditions(.makeFormula { FormulaRect(x: 0, y: 0, width: $0.width - 100, height: 20) })
    },
    ComparisonRow(
      "a height below zero, which counts by its amount", at: 100,
      [90: [0, -10, 20, 10], 100: [0, 0, 20, 0], 110: [0, 0, 20, 10]], isTurned: true
    ) {
      conditions(.makeFormula { FormulaRect(x: 0, y: 0, width: 20, height: $0.height - 100) })
    },
  ]
}
