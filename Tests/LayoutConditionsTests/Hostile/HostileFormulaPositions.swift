import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// Positions by formula whose numbers nobody can use.
@Suite struct HostileFormulaPositions {
  private let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let child = Content(width: 30, height: 20)
  private let former = CGRect(x: 1, y: 2, width: 3, height: 4)

  init() {
    child.accessibilityIdentifier = "child"
    child.frame = former
  }

  private func issues(_ position: LayoutPosition) -> [String] {
    LayoutIssue.collecting {
      view.addSubview(child, withAssociatedConstantPosition: position)
      view.layoutIfNeeded()
    }.summary
  }

  private static let width = LayoutFormula.width
  private static let endless: [LayoutFormula] = [
    .infinity, -LayoutFormula.infinity, LayoutFormula(.nan), width / 0, (width - width) / 0,
    1e308 * width * 10, min(width / 0, .infinity), (width * .infinity).rounded(),
  ]

  @Test(arguments: endless)
  func `A frame that is not finite is refused`(_ formula: LayoutFormula) {
    let position = LayoutPosition.makeFormula { _ in
      FormulaRect(x: 0, y: formula, width: 10, height: 10)
    }
    #expect(issues(position) == ["nonFiniteFrame: child"])
    #expect(child.frame == former)
  }

  @Test func `Formulas of a flow that are refused do not count as neighbors`() {
    view.addSubview(UIView(), withAssociatedConstantPosition: .row)
    #expect(
      issues(
        .makeFormula(
          initialFrame: { _ in FormulaRect(.zero) },
          restFrame: { previous, _ in previous.offsetBy(dx: LayoutFormula.infinity, dy: 0) }))
        == ["nonFiniteFrame: child"])
    let next = UIView()
    view.addSubview(next, withAssociatedConstantPosition: .row)
    LayoutIssue.withHandler({ _ in }) { view.layoutIfNeeded() }
    #expect(next.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test func `A negative size counts by its amount`() {
    #expect(
      issues(.makeFormula { FormulaRect(x: 10, y: 0, width: $0.height - $0.width, height: 10) })
        == ["negativeSize: child"])
    // From 10 back to -110.
    #expect(child.frame == CGRect(x: -110, y: 0, width: 120, height: 10))
  }

  /// What a closure got may be kept and used where there is no such thing.
  @Test func `A side that the position does not have is no number`() {
    var kept: [LayoutFormula] = [.cellWidth]
    _ = LayoutPosition.makeFormula(
      fitting: .zero, initialFrame: { fitted, _ in FormulaRect(origin: .zero, size: fitted) },
      firstInCol: { _, column, _ in
        kept.append(column.maxX)
        return column
      },
      firstInRow: { _, row, _ in
        kept.append(row.midY)
        return row
      },
      rest: { fitted, row, _, _ in
        kept.append(fitted.width)
        return row
      })
    for formula in kept {
      child.removeFromSuperview()
      child.frame = former
      let position = LayoutPosition.makeFormula { _ in
        FormulaRect(x: formula, y: 0, width: 10, height: 10)
      }
      #expect(issues(position) == ["nonFiniteFrame: child"], "\(formula)")
      #expect(child.frame == former)
    }
  }

  @Test func `Ten thousand terms in a pass`() {
    var sum = LayoutFormula.width
    var nested = LayoutFormula.width
    for _ in 1..<10_000 {
      sum += LayoutFormula.width
      nested = max(1 - nested, -1e9)
    }
    let (total, formula) = (sum, nested)
    let frame = onSmallStack {
      let plan = LayoutPlan([
        [
          LayoutMethod(
            constantPosition: .makeFormula { _ in
              FormulaRect(x: total, y: formula, width: 10, height: formula + 400)
            })
        ]
      ])
      return plan?.frames(in: LayoutInput(size: CGSize(width: 320, height: 200)))[0]
    }
    // 1 - 320 and back, an odd number of times.
    #expect(frame == CGRect(x: 3_200_000, y: -319, width: 10, height: 81))
  }

  @Test func `Sums without measure are refused or exact`() {
    #expect(
      issues(
        .makeFormula {
          FormulaRect(x: 1e308 * $0.width, y: 0, width: $0.width * 1e308, height: 1)
        }) == ["nonFiniteFrame: child"])
  }

  @Test func `Replacing formulas over and over does not grow the plan`() {
    view.addSubview(child, withAssociatedConstantPosition: .row)
    view.layoutIfNeeded()
    for number in 1...3_000 {
      view.setConstantPosition(
        .makeFormula {
          FormulaRect(x: CGFloat(number), y: 0, width: max($0.width, CGFloat(number)), height: 9)
        }, for: child)
      view.layoutIfNeeded()
      #expect(child.frame.minX == CGFloat(number))
    }
  }

  @Test func `Another element that is gone, elsewhere, or waits in turn is told of`() {
    var gone: UIView? = UIView()
    let position = LayoutPosition.makeFormula(by: gone!) { sibling, _ in sibling }
    gone = nil
    #expect(issues(position).count == 1)
    #expect(child.frame == former)
    #expect(issues(.makeFormula(by: UIButton()) { sibling, _ in sibling }).count == 1)
    let other = UIView(named: "other")
    view.addSubview(
      other, withAssociatedConstantPosition: .makeFormula(by: child) { child, _ in child })
    #expect(issues(.makeFormula(by: other) { other, _ in other }).count == 1)
    #expect(child.frame == former)
  }

  @Test func `A pass in a room without numbers changes nothing`() {
    _ = issues(.makeFormula { FormulaRect(x: 0, y: 0, width: $0.width, height: 10) })
    #expect(child.frame == CGRect(x: 0, y: 0, width: 320, height: 10))
    LayoutIssue.withHandler({ _ in }) {
      view.bounds.size.width = .nan
      view.layoutIfNeeded()
    }
    #expect(child.frame == CGRect(x: 0, y: 0, width: 320, height: 10))
  }
}
