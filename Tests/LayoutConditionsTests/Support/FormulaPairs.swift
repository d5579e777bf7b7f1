import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport

extension ModelGenerator {
  /// A position by formula, with the closures that say the same; all makers occur.
  mutating func formulaPair() -> PositionModel {
    switch int(0...3) {
    case 0: individualPair()
    case 1: fittedPair()
    case 2: sequencePair()
    default: matrixPair()
    }
  }

  private mutating func individualPair() -> PositionModel {
    let (a, b, c) = (length(-20...40), fraction(-2...16), fraction(0...16))
    let reference = pick([.bounds] + LayoutPosition.Reference.allCases)
    let rule = pick([FloatingPointRoundingRule.up, .down, .toNearestOrAwayFromZero])
    let formula: (FormulaSize) -> FormulaRect
    let closure: (CGSize) -> CGRect
    switch int(0...5) {
    case 0:
      return .formula(
        .makeFormula(
          origin: { FormulaPoint(x: $0.width * b, y: a) },
          size: { FormulaSize(width: 20, height: $0.height) }),
        as: .makeCustom(
          origin: { CGPoint(x: $0.width * b, y: a) },
          size: { CGSize(width: 20, height: $0.height) }))
    case 1:
      return .formula(
        .makeFormula(
          x: { a - $0.height }, y: { $0.height * b }, width: { $0.width * c },
          height: { _ in 12 }),
        as: .makeCustom(
          x: { a - $0.height }, y: { $0.height * b }, width: { $0.width * c },
          height: { _ in 12 }))
    case 2:
      formula = {
        FormulaRect(x: a, y: $0.height * b - 3, width: $0.width * c - a, height: $0.height / 4)
      }
      closure = {
        CGRect(x: a, y: $0.height * b - 3, width: $0.width * c - a, height: $0.height / 4)
      }
    case 3:
      formula = {
        FormulaRect(
          x: $0.width - $0.height * b, y: (a - $0.width) / 2, width: $0.height, height: $0.height)
      }
      closure = {
        CGRect(
          x: $0.width - $0.height * b, y: (a - $0.width) / 2, width: $0.height, height: $0.height)
      }
    case 4:
      formula = {
        FormulaRect(
          x: max(a, $0.width * b), y: 0, width: min($0.width, $0.height, 90), height: -(a - 50))
      }
      closure = {
        CGRect(
          x: max(a, $0.width * b), y: 0, width: min($0.width, $0.height, 90), height: -(a - 50))
      }
    default:
      formula = {
        let x = ($0.width * b).rounded(rule)
        return FormulaRect(x: x, y: a, width: $0.width - x, height: ($0.height / 3).rounded())
      }
      closure = {
        let x = ($0.width * b).rounded(rule)
        return CGRect(x: x, y: a, width: $0.width - x, height: ($0.height / 3).rounded())
      }
    }
    return .formula(
      .makeFormula(in: reference, frame: formula), as: .makeCustom(in: reference, frame: closure))
  }

  private mutating func fittedPair() -> PositionModel {
    let (a, b) = (length(-20...40), fraction(0...16))
    let proposal = rect().size
    let reference = pick([.bounds] + LayoutPosition.Reference.allCases)
    if chance(50) {
      return .formula(
        .makeFormula(fitting: proposal, in: reference) { fitted, bounds in
          FormulaRect(
            x: a, y: bounds.height - fitted.height, width: max(fitted.width, 10),
            height: fitted.height)
        },
        as: .individual(
          .customByFittingSizeFrame(fitting: proposal) { fitted, bounds in
            CGRect(
              x: a, y: bounds.height - fitted.height, width: max(fitted.width, 10),
              height: fitted.height)
          }.within(reference)))
    }
    return .formula(
      .makeFormula(
        fitting: { FormulaSize(width: $0.width * b, height: .infinity) }, in: reference,
        frame: { fitted, bounds in
          FormulaRect(origin: FormulaPoint(x: bounds.width - fitted.width, y: 5), size: fitted)
        }),
      as: .individual(
        .customByFittingComputedSizeFrame(
          fitting: { CGSize(width: $0.width * b, height: .infinity) },
          frame: { fitted, bounds in
            CGRect(origin: CGPoint(x: bounds.width - fitted.width, y: 5), size: fitted)
          }
        ).within(reference)))
  }

  private mutating func sequencePair() -> PositionModel {
    let (a, b) = (length(-5...12), fraction(-1...2))
    let proposal = rect().size
    switch int(0...2) {
    case 0:
      return .formula(
        .makeFormula(
          initialFrame: { FormulaRect(x: a, y: a, width: $0.width / 4, height: 9) },
          restFrame: { previous, bounds in
            FormulaRect(
              x: previous.midX + a, y: previous.maxY, width: previous.width - a,
              height: bounds.height * b)
          }),
        as: .makeCustom(
          initialFrame: { CGRect(x: a, y: a, width: $0.width / 4, height: 9) },
          restFrame: { previous, bounds in
            CGRect(
              x: previous.midX + a, y: previous.maxY, width: previous.width - a,
              height: bounds.height * b)
          }))
    case 1:
      return .formula(
        .makeFormula(
          fitting: proposal,
          initialFrame: { fitted, _ in
            FormulaRect(origin: FormulaPoint(x: a, y: a), size: fitted)
          },
          restFrame: { fitted, previous, bounds in
            FormulaRect(
              x: previous.maxX, y: min(previous.minY, bounds.height * b), width: fitted.width,
              height: previous.height)
          }),
        as: .sequential(
          .customByFittingSizeFrame(
            fitting: proposal,
            initial: { fitted, _ in CGRect(origin: CGPoint(x: a, y: a), size: fitted) },
            rest: { fitted, previous, bounds in
              CGRect(
                x: previous.maxX, y: min(previous.minY, bounds.height * b), width: fitted.width,
                height: previous.height)
            })))
    default:
      return .formula(
        .makeFormula(
          fitting: { FormulaSize(width: $0.width / 3, height: 0) },
          initialFrame: { fitted, bounds in
            FormulaRect(x: a, y: 0, width: fitted.width, height: bounds.height / 8)
          },
          restFrame: { fitted, previous, bounds in
            FormulaRect(
              origin: FormulaPoint(x: previous.minX + bounds.width * b, y: previous.maxY + a),
              size: fitted)
          }),
        as: .makeCustom(
          fitting: { CGSize(width: $0.width / 3, height: 0) },
          initialFrame: { fitted, bounds in
            CGRect(x: a, y: 0, width: fitted.width, height: bounds.height / 8)
          },
          restFrame: { fitted, previous, bounds in
            CGRect(
              origin: CGPoint(x: previous.minX + bounds.width * b, y: previous.maxY + a),
              size: fitted)
          }))
    }
  }

  private mutating func matrixPair() -> PositionModel {
    let (a, b) = (length(-5...12), fraction(-1...2))
    let proposal = rect().size
    if chance(40) {
      return .formula(
        .makeFormula(
          initialFrame: { FormulaRect(x: a, y: a, width: $0.width / 4, height: 9) },
          firstInCol: { column, _ in column.offsetBy(dx: column.width + a, dy: 1) },
          firstInRow: { row, bounds in
            FormulaRect(x: row.minX + 2, y: row.midY, width: bounds.width * b, height: 7)
          },
          rest: { row, column, bounds in
            FormulaRect(
              x: column.maxX, y: row.maxY + a, width: column.height + 1,
              height: bounds.height * b)
          }),
        as: .makeCustom(
          initialFrame: { CGRect(x: a, y: a, width: $0.width / 4, height: 9) },
          firstInCol: { column, _ in column.offsetBy(dx: column.width + a, dy: 1) },
          firstInRow: { row, bounds in
            CGRect(x: row.minX + 2, y: row.midY, width: bounds.width * b, height: 7)
          },
          rest: { row, column, bounds in
            CGRect(
              x: column.maxX, y: row.maxY + a, width: column.height + 1,
              height: bounds.height * b)
          }))
    }
    // The same with a constant proposal and with a computed one.
    let isConstant = chance(50)
    func fitting(_ bounds: CGSize) -> CGSize {
      isConstant ? proposal : CGSize(width: bounds.width / 3, height: 0)
    }
    let closures = LayoutPosition.makeCustom(
      fitting: fitting,
      initialFrame: { fitted, _ in CGRect(origin: CGPoint(x: a, y: a), size: fitted) },
      firstInCol: { fitted, column, _ in
        CGRect(origin: CGPoint(x: column.maxX + a, y: column.minY), size: fitted)
      },
      firstInRow: { fitted, row, _ in
        CGRect(origin: CGPoint(x: row.minX, y: row.maxY + a), size: fitted)
      },
      rest: { fitted, row, column, bounds in
        CGRect(origin: CGPoint(x: column.midX, y: row.maxY + bounds.height * b), size: fitted)
      })
    func formulas(_ fitting: (FormulaSize) -> FormulaSize) -> LayoutPosition {
      .makeFormula(
        fitting: fitting,
        initialFrame: { fitted, _ in
          FormulaRect(origin: FormulaPoint(x: a, y: a), size: fitted)
        },
        firstInCol: { fitted, column, _ in
          FormulaRect(origin: FormulaPoint(x: column.maxX + a, y: column.minY), size: fitted)
        },
        firstInRow: { fitted, row, _ in
          FormulaRect(origin: FormulaPoint(x: row.minX, y: row.maxY + a), size: fitted)
        },
        rest: { fitted, row, column, bounds in
          FormulaRect(
            origin: FormulaPoint(x: column.midX, y: row.maxY + bounds.height * b), size: fitted)
        })
    }
    return .formula(
      formulas {
        isConstant ? FormulaSize(proposal) : FormulaSize(width: $0.width / 3, height: 0)
      }, as: closures)
  }
}
