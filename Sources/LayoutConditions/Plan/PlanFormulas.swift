import Foundation
import LayoutCore

/// The formulas of one position.
struct PlanFormula: Hashable, Sendable {
  /// The proposal for the size that fits; `nil` where no size is asked for.
  var fitting: FormulaSize?

  /// The first of a flow, or an individual frame.
  var first: FormulaRect

  /// After the predecessor of a sequence, or after the cell one row before.
  var following: FormulaRect?

  /// After the cell one column before, in the first row.
  var inFirstRow: FormulaRect?

  /// After the cells one row and one column before.
  var inner: FormulaRect?

  /// Whether it is about equal cells, see ``init(_:)``.
  var isCells = false
}

extension PlanFormula {
  /// The formulas of equal cells: the edges around them and the distances between them, and a cell.
  init(_ cells: FormulaCells) {
    first = FormulaRect(
      x: cells.left, y: cells.top, width: cells.right, height: cells.columnSpacing)
    following = FormulaRect(
      x: 0, y: cells.rowSpacing, width: LayoutFormula.cellWidth, height: cells.height)
    isCells = true
  }
}

/// The formulas of a plan, by the index of their position's. Equal ones are kept once, so that
/// their elements form runs.
struct PlanFormulas: Sendable {
  typealias Code = FormulaProgram.Code

  /// What is computed for a position.
  struct Entry: Sendable {
    var fitting: Code?
    var first: Code
    var following: Code
    var inFirstRow: Code
    var inner: Code

    /// Whether the width of the size that fits counts.
    var readsFittedWidth = false

    /// The frame as shares of the bounds, where it is that.
    var lines: Lines?
  }

  /// A frame of which each number is a constant and shares of width and height.
  struct Lines: Equatable, Sendable {
    var constant = PlanPosition.Quad()
    var width = PlanPosition.Quad()
    var height = PlanPosition.Quad()
  }

  private(set) var program = FormulaProgram()
  private var entries: [Entry] = []
  private var indices: [PlanFormula: Int32] = [:]

  /// How much is kept, in steps.
  var count: Int { program.count }

  subscript(index: Int32) -> Entry { entries[Int(index)] }

  /// The formulas of a position, as they are written.
  func text(of index: Int32) -> String {
    let formula = indices.first { $0.value == index }?.key
    return "formula \(formula?.first.description ?? "")"
  }

  mutating func add(_ formula: PlanFormula) -> Int32 {
    if let index = indices[formula] { return index }
    let first = program.add(formula.first.formulas)
    let following = formula.following.map { program.add($0.formulas) } ?? first
    entries.append(
      Entry(
        fitting: formula.fitting.map { program.add([$0.width, $0.height]) }, first: first,
        following: following,
        inFirstRow: formula.inFirstRow.map { program.add($0.formulas) } ?? following,
        inner: formula.inner.map { program.add($0.formulas) } ?? following,
        readsFittedWidth: formula.fitting != nil && formula.readsFittedWidth,
        lines: formula.isCells || formula.fitting != nil ? nil : Lines(formula.first)))
    let index = Int32(truncatingIfNeeded: entries.count - 1)
    indices[formula] = index
    return index
  }
}

extension FormulaRect {
  fileprivate var formulas: [LayoutFormula] { [x, y, width, height] }
}

extension PlanFormula {
  /// Whether a frame depends on the width of the size that fits.
  fileprivate var readsFittedWidth: Bool {
    [first, following, inFirstRow, inner].contains { frame in
      frame?.formulas.contains { $0.readsWidth(of: .fitted) } ?? false
    }
  }
}

extension PlanFormulas.Lines {
  /// `nil` for a frame that is not linear in the bounds.
  fileprivate init?(_ frame: FormulaRect) {
    guard let x = LinearLength(frame.x), let y = LinearLength(frame.y),
      let width = LinearLength(frame.width), let height = LinearLength(frame.height)
    else { return nil }
    constant = PlanPosition.Quad(
      x: x.constant, y: y.constant, width: width.constant, height: height.constant)
    self.width = PlanPosition.Quad(
      x: x.width, y: y.width, width: width.width, height: height.width)
    self.height = PlanPosition.Quad(
      x: x.height, y: y.height, width: width.height, height: height.height)
  }

  /// The shares of the length along the axis of each number; `nil` if one has a share of the other.
  var shareOfOwnAxis: PlanPosition.Quad? {
    guard width.y.isZero, width.height.isZero, height.x.isZero, height.width.isZero else {
      return nil
    }
    return PlanPosition.Quad(x: width.x, y: height.y, width: width.width, height: height.height)
  }
}
