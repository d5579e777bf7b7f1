import Foundation
import Framewise
import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

/// What a matrix promises as every container does, in terms of its cells.
///
/// A matrix places cells of its own making, in columns, so it is no ``ContainerKind``.
@Suite struct MatrixLaws {
  /// A matrix 200 by 100, with square cells in one column, or in two where a condition holds.
  private func matrix<Matrix: MatrixView>(
    _ view: Matrix, _ condition: LayoutCondition? = nil, count: Int = 10,
    kind: MatrixCellKind = MatrixCellKind { UIView() }
  ) -> Matrix {
    view.accessibilityIdentifier = "matrix"
    view.frame = rect(0, 0, 200, 100)
    view.columns = condition.map { Responsive(1).when($0, 2) } ?? 2
    view.itemCount = { _ in count }
    view.cell = { _ in kind }
    return view
  }

  private func firstWidth(_ view: MatrixView) -> CGFloat? {
    view.viewOfItem(at: MatrixIndex(item: 0))?.frame.width
  }

  @Test(arguments: ConditionCase.all)
  func `A condition answers to the matrix's own input`(_ test: ConditionCase) {
    let view = MatrixView()
    let made = matrix(view, test.condition(view))
    for (input, columns) in [(test.failing, 1), (test.holding, 2), (test.failing, 1)]
      as [(_, CGFloat)]
    {
      made.take(input)
      made.frame.size = input.size
      made.setNeedsLayout()
      made.layoutIfNeeded()
      #expect(firstWidth(made) == input.size.width / columns)
    }
  }

  @Test(arguments: ConditionCase.all)
  func `A condition answers to a snapshot's input`(_ test: ConditionCase) {
    let view = MatrixView()
    let made = matrix(view, test.condition(view))
    made.take(test.failing)
    made.frame.size = test.failing.size
    made.layoutIfNeeded()
    let before = LayoutSnapshot(of: made)
    for (input, columns) in [(test.holding, 2), (test.failing, 1)] as [(_, CGFloat)] {
      let snapshot = LayoutSnapshot(of: made, in: input)
      #expect(snapshot.root.frame.size == input.size)
      #expect(snapshot.root.children.first?.frame.width == input.size.width / columns)
      #expect(LayoutSnapshot(of: made) == before)
    }
    made.setNeedsLayout()
    made.layoutIfNeeded()
    #expect(firstWidth(made) == test.failing.size.width)
  }

  @Test func `A condition answers to the own input with the proposal as size while measuring`() {
    let view = matrix(MatrixView(), .width(250...))
    view.layoutIfNeeded()
    let cells = view.subviews.map(\.frame)
    // Ten squares below each other, or five rows of two.
    #expect(view.sizeThatFits(size(200, 100)) == size(200, 2000))
    #expect(view.sizeThatFits(size(300, 100)) == size(300, 750))
    #expect(view.subviews.map(\.frame) == cells)
  }

  @Test func `A clean pass does nothing`() {
    var (conditions, filled) = (0, 0)
    let condition = LayoutCondition { _ in
      conditions += 1
      return false
    }
    let kind = MatrixCellKind {
      UIView()
    } configure: { _, _ in
      filled += 1
    }
    let view = matrix(CountingMatrixView(), condition, kind: kind)
    view.layoutIfNeeded()
    #expect(conditions > 0)
    #expect(filled > 0)
    (conditions, filled, view.marks, view.passes) = (0, 0, 0, 0)
    view.layoutIfNeeded()
    view.center = CGPoint(x: 300, y: 300)
    view.layoutIfNeeded()
    #expect((conditions, filled, view.marks, view.passes) == (0, 0, 0, 0))
  }

  @Test func `A change marks the matrix once`() {
    let view = matrix(CountingMatrixView())
    view.layoutIfNeeded()
    let changes: [(String, (MatrixView) -> Void)] = [
      ("columns", { $0.columns = 4 }), ("spacing", { $0.spacing = 3 }),
      ("traits", { $0.inputTraits = ["look": "list"] }), ("grid", { $0.snapsToPixelGrid = true }),
      ("reload", { $0.reloadData() }), ("count", { $0.itemCount = { _ in 3 } }),
    ]
    for (name, change) in changes {
      (view.marks, view.passes) = (0, 0)
      change(view)
      #expect(view.marks == 1, "\(name)")
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(view.passes == 1, "\(name)")
    }
    view.marks = 0
    view.inputTraits = ["look": "list"]
    #expect(view.marks == 0)
  }

  /// Boxes and statements have no size for what scrolls.
  @Test(arguments: ContainerKind.all.filter { $0.engine == nil })
  func `A change marks what measured the matrix`(_ kind: ContainerKind) {
    let view = matrix(MatrixView())
    let outer = kind.counting()
    outer.frame = rect(0, 0, 300, 600)
    kind.declare(outer, Content(view, width: 120))
    outer.layoutIfNeeded()
    // Five rows of squares 60 wide.
    #expect(view.frame == rect(0, 0, 120, 300))
    outer.marks = 0
    var count = 4
    view.itemCount = { _ in count }
    #expect(outer.marks == 1)
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 120, 120))
    count = 6
    view.insertItems(1..<3, inSection: 0)
    outer.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 120, 180))
    #expect(view.subviews.count == 6)
  }

  @Test func `Frames go to whole pixels where the matrix says so, also after a pass`() {
    let view = matrix(MatrixView())
    view.columns = 3
    view.contentScaleFactor = 2
    view.layoutIfNeeded()
    let exact = view.subviews.map(\.frame)
    #expect(isClose(exact[1], rect(200 / 3, 0, 200 / 3, 200 / 3)))
    view.snapsToPixelGrid = true
    view.layoutIfNeeded()
    #expect(view.subviews[1].frame == rect(66.5, 0, 67, 66.5))
    view.snapsToPixelGrid = false
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame) == exact)
  }

  @Test func `A trace leaves all as it is`() {
    let view = matrix(MatrixView(), .width(100...))
    view.layoutIfNeeded()
    let before = LayoutSnapshot(of: view)
    let issues = LayoutIssue.collecting { _ = view.layoutTrace() }
    #expect(issues.isEmpty)
    #expect(LayoutSnapshot(of: view) == before)
  }

  @Test func `A snapshot put back counts as no pass`() {
    let view = matrix(MatrixView(), .width(250...))
    view.layoutIfNeeded()
    _ = LayoutSnapshot(of: view, in: LayoutInput(size: size(300, 100)))
    #expect(firstWidth(view) == 200)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(firstWidth(view) == 150)
    // A frame that another snapshot set is computed anew.
    view.viewOfItem(at: MatrixIndex(item: 0))?.frame = rect(1, 2, 3, 4)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.viewOfItem(at: MatrixIndex(item: 0))?.frame == rect(0, 0, 150, 150))
  }

  @Test func `A matrix that is freed in the middle of its pass harms nobody`() {
    var view: MatrixView?
    let kind = MatrixCellKind {
      UIView()
    } configure: { _, _ in
      view?.removeFromSuperview()
      view = nil
    }
    view = matrix(MatrixView(), kind: kind)
    weak let freed = view
    let outer = UIView(frame: rect(0, 0, 300, 300))
    outer.addSubview(view!)
    outer.layoutIfNeeded()
    #expect(outer.subviews.isEmpty)
    #expect(freed == nil)
  }
}
