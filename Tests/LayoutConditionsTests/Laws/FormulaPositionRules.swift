import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// Positions by formula. Frames are computed by hand in a container of 320 × 200.
@Suite struct FormulaPositionRules {
  private let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func frames(
    _ position: LayoutPosition, count: Int = 1, columns: Int? = nil, content: CGSize = .zero
  ) -> [CGRect] {
    for view in screen.subviews { view.removeFromSuperview() }
    if let columns { screen.layoutOptimization = .matrix(colsPerRow: columns) }
    for _ in 0..<count {
      screen.addSubview(
        Content(width: content.width, height: content.height),
        withAssociatedConstantPosition: position)
    }
    screen.layoutIfNeeded()
    return screen.subviews.map(\.frame)
  }

  @Test func `A frame is computed from the bounds`() {
    #expect(
      frames(.makeFormula { FormulaRect(x: 0, y: $0.height - 52, width: $0.width, height: 52) })
        == [rect(0, 148, 320, 52)])
    let margin: CGFloat = 16
    #expect(
      frames(
        .makeFormula { bounds in
          let width = min(288, 0.8 * bounds.width)
          return FormulaRect(
            x: (bounds.width - width) / 2, y: margin, width: width,
            height: max(44, bounds.height / 10))
        }, count: 2) == [rect(32, 16, 256, 44), rect(32, 16, 256, 44)])
    // A square needs the height for its width.
    #expect(
      frames(
        .makeFormula {
          FormulaRect(x: $0.width - $0.height, y: 0, width: $0.height, height: $0.height)
        }) == [rect(120, 0, 200, 200)])
    #expect(
      frames(
        .makeFormula {
          let x = (0.42 * $0.width).rounded()
          return FormulaRect(x: x, y: 16, width: $0.width - x - 14, height: $0.height - 32)
        }) == [rect(134, 16, 172, 168)])
  }

  @Test func `Origin and size, and four numbers, may be stated by themselves`() {
    #expect(
      frames(
        .makeFormula(
          origin: { FormulaPoint(x: $0.width / 4, y: 8) },
          size: { FormulaSize(width: $0.width / 2, height: $0.height - 16) }))
        == [rect(80, 8, 160, 184)])
    #expect(
      frames(
        .makeFormula(
          x: { _ in 0 }, y: { $0.height - 60 }, width: { $0.width }, height: { _ in 60 }))
        == [rect(0, 140, 320, 60)])
  }

  @Test func `A part of the bounds is what the formula sees and counts from`() {
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 30)
    // The part is 280 × 180 from (10, 20).
    #expect(
      frames(
        .makeFormula(in: .safeArea) {
          FormulaRect(x: 5, y: $0.height - 52, width: $0.width - 5, height: 52)
        }) == [rect(15, 148, 275, 52)])
    #expect(
      frames(
        .makeFormula(in: .safeArea) {
          FormulaRect(x: 5, y: 0, width: max($0.width, 300) - 5, height: $0.height)
        }) == [rect(15, 20, 295, 180)])
  }

  @Test func `A formula takes the size that fits`() {
    let content = CGSize(width: 60, height: 20)
    #expect(
      frames(
        .makeFormula(fitting: .zero) { fitted, bounds in
          FormulaRect(
            x: bounds.width - 12 - fitted.width, y: (bounds.height - fitted.height) / 2,
            width: fitted.width, height: fitted.height)
        }, content: content) == [rect(248, 90, 60, 20)])
    let label = UILabel()
    label.text = String(repeating: "wrapped words ", count: 20)
    label.numberOfLines = 0
    screen.addSubview(
      label,
      withAssociatedConstantPosition: .makeFormula(
        fitting: { FormulaSize(width: $0.width - 32, height: .infinity) },
        frame: { fitted, bounds in
          FormulaRect(x: 16, y: 20, width: bounds.width - 32, height: fitted.height)
        }))
    screen.layoutIfNeeded()
    let needed = label.sizeThatFits(CGSize(width: 288, height: CGFloat.infinity)).height
    #expect(needed > 40)
    #expect(label.frame == rect(16, 20, 288, needed))
  }

  @Test func `A sequence goes on from the previous frame`() {
    #expect(
      frames(
        .makeFormula(
          initialFrame: { FormulaRect(x: 16, y: 16, width: $0.width - 32, height: 44) },
          restFrame: { previous, _ in previous.offsetBy(dx: 0, dy: previous.height + 8) }),
        count: 3) == [rect(16, 16, 288, 44), rect(16, 68, 288, 44), rect(16, 120, 288, 44)])
    #expect(
      frames(
        .makeFormula(
          fitting: CGSize(width: 100, height: 100),
          initialFrame: { fitted, _ in FormulaRect(origin: .zero, size: fitted) },
          restFrame: { fitted, previous, bounds in
            FormulaRect(
              x: previous.maxX, y: previous.midY, width: fitted.width,
              height: bounds.height - previous.maxY)
          }), count: 3, content: CGSize(width: 30, height: 20))
        == [rect(0, 0, 30, 20), rect(30, 10, 30, 180), rect(60, 100, 30, 10)])
  }

  @Test func `A matrix goes on from the row and the column before`() {
    let position = LayoutPosition.makeFormula(
      initialFrame: { _ in FormulaRect(x: 1, y: 2, width: 50, height: 20) },
      firstInCol: { column, _ in column.offsetBy(dx: column.width + 4, dy: 0) },
      firstInRow: { row, _ in row.offsetBy(dx: 0, dy: row.height + 6) },
      rest: { row, column, bounds in
        FormulaRect(x: column.maxX + 5, y: row.maxY + 7, width: bounds.width / 10, height: 30)
      })
    #expect(
      frames(position, count: 5, columns: 2)
        == [
          rect(1, 2, 50, 20), rect(55, 2, 50, 20), rect(1, 28, 50, 20), rect(56, 29, 32, 30),
          rect(1, 54, 50, 20),
        ])
    // Without columns it is a sequence in which every element begins a row.
    screen.layoutOptimization = .none
    #expect(frames(position, count: 2) == [rect(1, 2, 50, 20), rect(1, 28, 50, 20)])
  }

  @Test func `A formula by another element does not depend on their order`() {
    screen.mirrorsForRightToLeft = true
    let line = UIView(named: "line")
    let title = UIView(named: "title")
    screen.addSubview(
      line,
      withAssociatedConstantPosition: .makeFormula(by: title) { title, bounds in
        FormulaRect(x: title.minX, y: title.maxY + 8, width: bounds.width - 32, height: 1)
      })
    screen.addSubview(
      title, withAssociatedConstantPosition: .makeAbsolute(frame: rect(16, 20, 100, 30)))
    screen.layoutIfNeeded()
    #expect(line.frame == rect(16, 58, 288, 1))
    let badge = Content(width: 24, height: 10)
    screen.addSubview(
      badge,
      withAssociatedConstantPosition: .makeFormula(
        by: title, fitting: { title, _ in title.size },
        frame: { fitted, title, _ in
          FormulaRect(
            x: title.maxX + 8, y: title.midY, width: fitted.width, height: fitted.height)
        }))
    screen.layoutIfNeeded()
    #expect(badge.frame == rect(124, 35, 24, 10))
    screen.semanticContentAttribute = .forceRightToLeft
    screen.layoutIfNeeded()
    #expect(title.frame == rect(204, 20, 100, 30))
    #expect(badge.frame == rect(172, 35, 24, 10))
  }

  @Test func `Within a part of the bounds the other frame counts from there too`() {
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 30)
    let title = UIView(named: "title")
    screen.addSubview(
      title, withAssociatedConstantPosition: .makeAbsolute(frame: rect(16, 20, 100, 30)))
    #expect(
      frames(
        .makeFormula(by: title, in: .safeArea) { title, bounds in
          FormulaRect(x: title.maxX, y: title.minY, width: bounds.width - title.maxX, height: 9)
        }
      ).isEmpty == false)
    screen.addSubview(
      title, withAssociatedConstantPosition: .makeAbsolute(frame: rect(16, 20, 100, 30)))
    screen.layoutIfNeeded()
    // From the right edge of the title at 116 to the edge of the safe area at 290.
    #expect(screen.subviews.first { $0 !== title }?.frame == rect(116, 20, 174, 9))
  }

  @Test func `A plan of its own has formulas`() throws {
    let methods = [
      [
        LayoutMethod(
          constantPosition: .makeFormula {
            FormulaRect(x: 0, y: 0, width: $0.width, height: min($0.height, 60))
          })
      ],
      [LayoutMethod(constantPosition: .makeMatrixCells(spacing: 20))],
      [LayoutMethod(constantPosition: .makeMatrixCells(spacing: 20))],
    ]
    let plan = try #require(LayoutPlan(methods, optimization: .matrix(colsPerRow: 2)))
    let input = LayoutInput(size: CGSize(width: 320, height: 200), direction: .rightToLeft)
    let expected = [rect(0, 0, 320, 60), rect(0, 0, 150, 150), rect(170, 0, 150, 150)]
    #expect(plan.frames(in: input) == expected)
    #expect(
      plan.frames(in: input, mirrored: true)
        == [rect(0, 0, 320, 60), rect(170, 0, 150, 150), rect(0, 0, 150, 150)])
    let beside = LayoutMethod(
      constantPosition: .makeFormula(by: UIView()) { sibling, _ in sibling })
    #expect(LayoutPlan([[beside]]) == nil)
  }

  @Test func `The closures run once, when the position is made`() {
    var count = 0
    let position = LayoutPosition.makeFormula { bounds in
      count += 1
      return FormulaRect(x: 0, y: 0, width: bounds.width, height: max(44, bounds.height / 2))
    }
    #expect(count == 1)
    _ = frames(position, count: 3)
    screen.bounds.size.width = 500
    screen.layoutIfNeeded()
    #expect(screen.subviews.map(\.frame.width) == [500, 500, 500])
    #expect(count == 1)
  }

  @Test func `A position by formula prints its formulas`() {
    let title = UIView(named: "title")
    let texts: [(LayoutPosition, String)] = [
      (
        .makeFormula { FormulaRect(x: 0, y: $0.height - 52, width: $0.width, height: 52) },
        "formula (0, height - 52, width, 52)"
      ),
      (
        .makeFormula(fitting: .zero, in: .safeArea) { fitted, _ in
          FormulaRect(origin: .zero, size: fitted)
        }, "formula (0, 0, fitted.width, fitted.height), fitting (0, 0) within safeArea"
      ),
      (
        .makeFormula(
          initialFrame: { FormulaRect(origin: .zero, size: $0) },
          restFrame: { previous, _ in previous.offsetBy(dx: previous.maxX, dy: 0) }),
        "formula sequence (0, 0, width, height), then (previous.minX + previous.maxX, "
          + "previous.minY, previous.width, previous.height)"
      ),
      (
        .makeFormula(by: title) { sibling, _ in sibling },
        "formula (sibling.minX, sibling.minY, sibling.width, sibling.height) by title"
      ),
      (
        .makeMatrixCells { FormulaCells(gap: $0.width / 100, height: .cellWidth + 20) },
        "cells width / 100 from the left, width / 100 from the top, width / 100 from the right, "
          + "spacing (width / 100, width / 100), height cell.width + 20"
      ),
    ]
    for (position, text) in texts { #expect(position.description == text) }
  }

  @Test func `In a room without an end a formula takes up what has one`() {
    let position = LayoutPosition.makeFormula {
      FormulaRect(x: 16, y: 8, width: $0.width - 32, height: 44)
    }
    _ = frames(position, count: 2)
    let open = CGFloat.infinity
    #expect(
      screen.sizeThatFits(CGSize(width: open, height: open)) == CGSize(width: 0, height: 52))
    #expect(
      screen.sizeThatFits(CGSize(width: 300, height: open)) == CGSize(width: 284, height: 52))
  }
}
