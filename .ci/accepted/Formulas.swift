// What an app writes with formulas, and what it wrote before that must go on compiling beside them.
import Framewise
import UIKit

extension LayoutPosition {
  static let footer = makeFormula {
    FormulaRect(x: 0, y: $0.height - 52, width: $0.width, height: 52)
  }

  static func card(gap: CGFloat, _ columns: Int) -> LayoutPosition {
    makeFormula(
      initialFrame: { bounds in
        let room = bounds.width - gap * CGFloat(columns + 1)
        return FormulaRect(x: gap, y: 2 * gap, width: room / CGFloat(columns), height: 168)
      },
      firstInCol: { previous, _ in previous.offsetBy(dx: previous.width + gap, dy: 0) },
      firstInRow: { above, _ in above.offsetBy(dx: 0, dy: above.height + gap) },
      rest: { above, previous, bounds in
        FormulaRect(
          x: previous.maxX + gap, y: above.maxY + gap, width: above.width,
          height: max(44, min(above.height, bounds.height / 3, 200)))
      })
  }
}

final class FormulaController: UIViewController {
  private let screen = LayoutView()
  private let heading = UILabel()
  private let line = UIView()
  private let margin: CGFloat = 16

  override func loadView() {
    let margin = margin
    view = screen
    screen.addSubview(
      heading,
      withAssociatedConstantPosition: .makeFormula(
        fitting: { FormulaSize(width: $0.width - 2 * margin, height: .infinity) },
        frame: { fitted, bounds in
          FormulaRect(
            x: margin, y: 20, width: bounds.width - 2 * margin, height: fitted.height)
        }))
    screen.addSubview(
      line,
      withAssociatedConstantPosition: .makeFormula(by: heading) { title, bounds in
        FormulaRect(x: margin, y: title.maxY + 8, width: bounds.width - margin * 2, height: 1)
      })
    for _ in 0..<4 {
      screen.addSubview(
        UIView(), withAssociatedConstantPosition: .makeMatrixCells(spacing: 8, height: 44))
    }
    screen.addSubview(
      UIView(),
      withAssociatedConstantPosition: .makeFormula(
        x: { _ in 0 }, y: { $0.height - 60 }, width: { $0.width }, height: { _ in 60 }))
    screen.addSubview(
      UIView(),
      withAssociatedConstantPosition: .makeMatrixCells {
        FormulaCells(gap: $0.width / 100, height: 0.75 * .cellWidth + 20)
      })
  }
}

func numbers(_ lengths: [CGFloat], _ width: CGFloat, _ count: Int) -> CGFloat {
  let sum = lengths.reduce(0, +) + CGFloat(count) * 8
  let largest = lengths.reduce(0, max)
  let room = max(0, width - 2 * 14, largest)
  let middle = (min(width, 320) - room) / 2
  let clamped = min(max(0, middle), 1)
  let whole = max(1, min(count, 3))
  return sum * clamped + CGFloat(whole) + [width, 3].map { $0 / 2 }.reduce(1, *)
}
