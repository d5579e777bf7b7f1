import Framewise
import TestSupport

extension TreeMaker {
  mutating func controller(_ children: [UIView]) -> UIView {
    if dice.once(in: 4) {
      let view = LayoutScrollView()
      add(children, to: view)
      return view
    }
    let view = LayoutView()
    view.layoutOptimization = dice.pick([.none, .sequence, .matrix(colsPerRow: dice.int(1...3))])
    view.mirrorsForRightToLeft = dice.once(in: 3)
    view.snapsToPixelGrid = dice.once(in: 4) && !isProvable
    add(children, to: view)
    return view
  }

  private mutating func add<View: UIView & LayoutControllable>(
    _ children: [UIView], to view: View
  ) where View.Subview == UIView {
    for child in children {
      let methods = (0..<dice.int(0...2)).map { _ in
        LayoutMethod(condition: dice.condition(), position: position(of: child, among: children))
      }
      let last =
        dice.once(in: 6)
        ? [] : [LayoutMethod(constantPosition: position(of: child, among: children))]
      view.addSubview(child, layoutMethods: methods + last, order: dice.int(0...2))
    }
  }

  private mutating func position(of child: UIView, among children: [UIView]) -> LayoutPosition {
    let frame = dice.rect()
    let part = CGRect(
      x: dice.length(0...1), y: dice.length(0...1), width: dice.length(0...1),
      height: dice.length(0...1))
    switch dice.int(0...(isProvable ? 17 : 8)) {
    case 0: return .makeAbsolute(frame: frame)
    case 1: return .makeRelative(frame: part)
    case 2: return .makeInsets(insets: insets())
    case 3: return .makeAspectFit(ratio: dice.length(0...3))
    case 4:
      return .makeAbsolute(
        initialFrame: frame, margin: dice.length(0...9),
        direction: dice.once(in: 2) ? LayoutPosition.Sequential.Direction.horizontal : .vertical)
    case 5:
      return .makeAbsolute(
        initialFrame: frame, margin: CGVector(dx: dice.length(0...9), dy: dice.length(0...9)),
        direction: dice.once(in: 2) ? LayoutPosition.Matrical.Direction.rows : .columns)
    case 6 where !isProvable:
      return .makeCustom { CGRect(x: 1, y: 2, width: $0.width / 3, height: frame.height) }
    case 7:
      return .makeOffset(
        value: UIOffset(horizontal: dice.length(-9...9), vertical: dice.length(-9...9)),
        from: dice.pick([.topLeft, .topRight, .bottomLeft]), size: frame.size)
    case 8: return .makeAspectFill(ratio: dice.length(0...3))
    case 9...11:
      let others = children.filter { $0 !== child }
      return others.isEmpty ? formula() : beside(dice.pick(others))
    case 12...14: return formula()
    case 15:
      let (gap, height) = (dice.length(0...9), dice.length(10...90))
      return .makeMatrixCells {
        FormulaCells(gap: $0.width / 50 + gap, height: min(.cellWidth, height))
      }
    case 16:
      let (inset, space) = (dice.length(0...20), dice.length(0...20))
      return .makeFormula(
        fitting: { FormulaSize(width: $0.width - inset * 2, height: .infinity) },
        initialFrame: { fitted, bounds in
          FormulaRect(x: inset, y: space, width: fitted.width, height: fitted.height)
        },
        restFrame: { fitted, previous, bounds in
          FormulaRect(
            x: min(previous.maxX + space, bounds.width / 2), y: previous.maxY,
            width: fitted.width, height: fitted.height)
        })
    default: return .insets(insets(), in: .safeArea)
    }
  }

  private mutating func length() -> SiblingPosition.Length {
    dice.pick([
      .fitting, .fitting, .points(dice.length()), .fraction(0.5), .sibling,
      .remaining(inset: dice.length(0...20)),
    ])
  }

  private mutating func beside(_ other: UIView) -> LayoutPosition {
    let (space, alignment) = (dice.length(-9...20), dice.pick(SiblingPosition.Alignment.allCases))
    let (width, height) = (length(), length())
    switch dice.int(0...4) {
    case 0: return .after(other, space, align: alignment, width: width, height: height)
    case 1: return .before(other, space, align: alignment, width: width, height: height)
    case 2: return .below(other, space, align: alignment, width: width, height: height)
    case 3: return .above(other, space, align: alignment, width: width, height: height)
    default:
      return .makeFormula(by: other) { other, bounds in
        FormulaRect(
          x: other.midX, y: min(other.maxY + space, bounds.height),
          width: max(bounds.width / 3, 90),
          height: other.height)
      }
    }
  }

  private mutating func formula() -> LayoutPosition {
    let (a, b, c) = (dice.length(), dice.length(0...300), dice.length(0...20))
    switch dice.int(0...4) {
    case 0:
      return .makeFormula {
        FormulaRect(x: c, y: a, width: min($0.width - 2 * c, b), height: max(44, 0.1 * $0.height))
      }
    case 1:
      return .makeFormula(fitting: CGSize(width: b, height: CGFloat.infinity)) { fitted, bounds in
        FormulaRect(
          x: (bounds.width - fitted.width) / 2, y: bounds.height - fitted.height - c,
          width: fitted.width, height: fitted.height)
      }
    case 2:
      return .makeFormula(
        fitting: { FormulaSize(width: $0.width - b, height: .infinity) },
        frame: { fitted, bounds in
          FormulaRect(
            x: c, y: a, width: max(fitted.width, bounds.width - b),
            height: min(fitted.height, bounds.height / 3))
        })
    case 3:
      return .makeFormula {
        FormulaRect(
          x: ($0.width / 20).rounded() * 3, y: c, width: min($0.width, $0.height) - a, height: b)
      }
    default:
      return .makeFormula(in: .safeArea) {
        FormulaRect(x: c, y: $0.height - a, width: $0.width * 0.7, height: max(a, c))
      }
    }
  }
}
