import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// What positions by formula have in common with the closures they stand for. The laws of passes,
/// measuring and partial passes run over formulas too: every fourth random position is one.
@Suite struct FormulaPositionLaws {
  @Test func `A formula gives the frames of its closures`() {
    forRandomControllers(seed: 71, count: 3_000, readsOthers: false) { model, generator in
      var model = model
      for place in model.elements.indices {
        let pair = generator.formulaPair()
        model.elements[place].methods = [
          MethodModel(test: .always, form: .structured, position: pair)
        ]
      }
      var closures = model
      for place in closures.elements.indices {
        closures.elements[place].methods = closures.elements[place].methods?.map {
          var method = $0
          method.position = .plain($0.position.closures(in: World()))
          return method
        }
      }
      let (a, b) = (model.build(), closures.build())
      a.view.layoutIfNeeded()
      b.view.layoutIfNeeded()
      return difference(a.frames, b.frames, model)
    }
  }

  @Test func `A plan of its own gives the frames of the view`() {
    forRandomControllers(seed: 72, count: 1_000, readsOthers: false) { model, generator in
      var model = model
      model.snaps = false
      model.wideOptimization = nil
      for place in model.elements.indices {
        var pair = generator.formulaPair()
        // Without elements there is nothing to measure.
        while pair.isMeasured { pair = generator.formulaPair() }
        model.elements[place].order = nil
        model.elements[place].methods = [
          MethodModel(test: .always, form: .structured, position: pair)
        ]
      }
      let built = model.build()
      built.view.layoutIfNeeded()
      let methods = model.elements.map { $0.methods?.map { $0.method(in: World()) } ?? [] }
      guard let plan = LayoutPlan(methods, optimization: model.optimization) else {
        return "no plan"
      }
      let frames = plan.frames(in: model.input, mirrored: model.mirrors)
      let expected = zip(frames, model.elements).map { $0 ?? $1.frame }
      return difference(built.frames, expected, model)
    }
  }

  @Test func `Equal cells are those of closures that know the columns`() {
    var generator = ModelGenerator(seed: 73)
    for _ in 0..<500 {
      let columns = generator.int(1...7)
      let (gap, top, share) = (
        generator.fraction(0...1), generator.length(0...30), generator.fraction(1...40)
      )
      let cells = LayoutPosition.makeMatrixCells {
        FormulaCells(
          left: gap * $0.width, top: top, right: 3, columnSpacing: gap * $0.height, rowSpacing: 5,
          height: share * .cellWidth)
      }
      func side(_ bounds: CGSize) -> CGFloat {
        let gaps = gap * bounds.width + 3 + gap * bounds.height * CGFloat(columns - 1)
        return max(0, (bounds.width - gaps) / CGFloat(columns))
      }
      let closures = LayoutPosition.makeCustom(
        initialFrame: {
          CGRect(x: gap * $0.width, y: top, width: side($0), height: share * side($0))
        },
        firstInCol: { $0.offsetBy(dx: $0.width + gap * $1.height, dy: 0) },
        firstInRow: { row, _ in row.offsetBy(dx: 0, dy: row.height + 5) },
        rest: { row, column, bounds in
          CGRect(
            x: column.maxX + gap * bounds.height, y: row.maxY + 5, width: row.width,
            height: row.height)
        })
      let size = generator.size()
      let count = generator.int(1...12)
      let frames = [cells, closures].map { position in
        CellView.frames(position, count, columns, size)
      }
      for (a, b) in zip(frames[0], frames[1]) {
        #expect(a.isClose(to: b), "\(columns) columns in \(size)")
      }
    }
  }
}

private enum CellView {
  /// The frames that a view gives elements with one position.
  static func frames(
    _ position: LayoutPosition, _ count: Int, _ columns: Int, _ size: CGSize
  ) -> [CGRect] {
    let view = LayoutView(frame: CGRect(origin: .zero, size: size))
    view.layoutOptimization = .matrix(colsPerRow: columns)
    for _ in 0..<count {
      view.addSubview(UIView(), withAssociatedConstantPosition: position)
    }
    view.layoutIfNeeded()
    return view.subviews.map(\.frame)
  }
}

extension PositionModel {
  fileprivate var isMeasured: Bool {
    guard case .formula(let position, as: _) = self else { return false }
    switch position {
    case .individual(.formula(fitting: _?, frame: _)), .individual(.referring),
      .sequential(.formulas(fitting: _?, initial: _, rest: _)):
      return true
    case .matrical(.formulas(let fitting, initial: _, firstInCol: _, firstInRow: _, rest: _)):
      return fitting != nil
    default:
      return false
    }
  }
}
