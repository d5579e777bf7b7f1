import Foundation
import Framewise
import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

/// What a matrix has in common with other containers, and what it does among them.
@Suite struct MatrixContainerTests {
  private func matrix(_ kind: MatrixCellKind, count: Int = 1_000) -> MatrixView {
    let view = MatrixView(frame: rect(0, 0, 200, 100))
    view.columns = 2
    view.itemCount = { _ in count }
    view.cell = { _ in kind }
    return view
  }

  @Test func `Cells may be containers of every kind, and wrap at the width of a column`() {
    for kind in ContainerKind.all {
      let cells = MatrixCellKind { kind.make(Content(AskedView.wrapping())) as UIView }
      let view = matrix(cells)
      view.cellSize = .fitted(estimate: 10)
      let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
      #expect(issues.isEmpty, "\(kind): \(issues)")
      // 4,000 square points at a width of 100.
      let cell = view.viewOfItem(at: MatrixIndex(item: 5))
      #expect(cell?.frame == rect(100, 80, 100, 40), "\(kind)")
      #expect(cell?.subviews.first?.frame == rect(0, 0, 100, 40), "\(kind)")
    }
  }

  @Test func `The conditions of all properties of a matrix can be replaced`() {
    let view = MatrixView()
    view.columns = Responsive(2).when(.width(100...), 3)
    view.cellSize = Responsive(.height(10)).when(.width(200...), .height(20))
    view.spacing = Responsive(1).when(.width(300...), 2)
    view.rowSpacing = Responsive(1).when(.width(400...), 2)
    view.sectionInsets = Responsive(.zero).when(
      .width(500...), NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
    view.headerHeight = Responsive(1).when(.width(600...), 2)
    view.footerHeight = Responsive(1).when(.width(700...), 2)
    #expect(view.declaredLists.flatMap(\.conditions) == view.declaredConditions)
    var widths: [CGFloat] = []
    view.replaceConditions { list in
      widths += LayoutBreakpoints(of: list.conditions).widths
      return list.conditions.map { _ in .height(900...) }
    }
    #expect(widths == [100, 200, 300, 400, 500, 600, 700])
    #expect(view.declaredConditions == Array(repeating: .height(900...), count: 7))
  }

  @Test func `A change of a cell's content moves what is below it`() {
    for kind in ContainerKind.all {
      let leaf = UILabel()
      leaf.text = "one line"
      var leaves: [UILabel] = []
      let cells = MatrixCellKind {
        let label = UILabel()
        label.text = "one line"
        label.numberOfLines = 0
        leaves.append(label)
        return kind.make(Content(label)) as UIView
      }
      let view = matrix(cells)
      view.cellSize = .fitted(estimate: 10)
      view.layoutIfNeeded()
      let before = view.viewOfItem(at: MatrixIndex(item: 2))!.frame.minY
      leaves[0].text = "two\nlines"
      view.layoutIfNeeded()
      let after = view.viewOfItem(at: MatrixIndex(item: 2))!.frame.minY
      #expect(after == 2 * before, "\(kind)")
    }
  }

  @Test func `A matrix stands in every kind of container and takes the room it gets`() {
    for kind in ContainerKind.all {
      let view = matrix(MatrixCellKind { UIView() })
      let container = kind.make(Content(view, width: 120, height: 80))
      let issues = LayoutIssue.collecting { container.layoutIfNeeded() }
      #expect(issues.isEmpty, "\(kind): \(issues)")
      #expect(view.frame == rect(0, 0, 120, 80))
      #expect(view.viewOfItem(at: MatrixIndex(item: 3))?.frame == rect(60, 60, 60, 60))
    }
  }

  @Test func `Traits around a matrix reach its conditions`() {
    let view = matrix(MatrixCellKind { UIView() })
    view.columns = Responsive(2).when(.trait("look", is: "list"), 1)
    let around = LayoutView(frame: rect(0, 0, 200, 100))
    around.addSubview(view, constantPosition: .makeInsets(insets: .zero))
    around.layoutIfNeeded()
    #expect(view.subviews.count == 2)
    around.inputTraits = ["look": "list"]
    around.layoutIfNeeded()
    #expect(view.viewOfItem(at: MatrixIndex(item: 0))?.frame == rect(0, 0, 200, 200))
  }

  /// Kinds whose size statements do not ask for, in the statements' view or in a plain one in it.
  @Test(arguments: [false, true], [false, true])
  func `Statements about a view that scrolls follow its own facts`(
    _ isMatrix: Bool, _ isDeep: Bool
  ) {
    let view: any Container = isMatrix ? matrix(MatrixCellKind { UIView() }) : BoxScrollView()
    let root = ConstraintView(frame: rect(0, 0, 200, 100))
    if isDeep {
      let plain = root.addForAutoLayout(UIView())
      plain >> root
      plain.addForAutoLayout(view)
    } else {
      root.addForAutoLayout(view)
    }
    let isWide = LayoutCondition.trait("mode", is: "wide")
    LayoutStatement.activate(while: isWide) { view.left >> root.left.offset(10) }
    LayoutStatement.activate(while: !isWide) { view.left >> root.left.offset(40) }
    for (facts, x) in [(["mode": "wide"], 10), (["mode": "slim"], 40), ([:], 40)]
      as [([String: String], CGFloat)]
    {
      view.inputTraits = facts
      root.layoutIfNeeded()
      #expect(view.frame.origin.x == x)
      view.inputTraits = ["mode": "wide"]
      root.layoutIfNeeded()
      #expect(view.frame.origin.x == 10)
    }
  }

  @Test func `Breakpoints are those of all its conditions`() {
    let view = matrix(MatrixCellKind { UIView() })
    view.columns = Responsive(2).when(.width(600...), 4)
    view.spacing = Responsive(2).when(.width(700...), 4)
    view.rowSpacing = Responsive(2).when(.height(300...), 4)
    view.headerHeight = Responsive(2).when(.width(800...), 4)
    #expect(view.layoutBreakpoints.widths == [600, 700, 800])
    #expect(view.layoutBreakpoints.heights == [300])
    #expect(view.layoutBreakpoints.isComplete)
  }

  @Test func `A snapshot of a tree around a matrix leaves its cells`() {
    let view = matrix(MatrixCellKind { UIView() })
    let around = ColumnView { view }
    around.frame = rect(0, 0, 200, 100)
    view.weight = 1
    around.layoutIfNeeded()
    view.contentOffset.y = 950
    around.layoutIfNeeded()
    let cells = view.subviews
    let before = LayoutSnapshot(of: around)
    let wide = LayoutSnapshot(of: around, in: LayoutInput(size: size(600, 400)))
    #expect(wide.root.children[0].frame == rect(0, 0, 600, 400))
    #expect(wide.root.children[0].children.allSatisfy { $0.frame.width == 300 })
    #expect(LayoutSnapshot(of: around) == before)
    #expect(view.subviews == cells)
    around.layoutIfNeeded()
    #expect(LayoutSnapshot(of: around) == before)
  }

  /// A cell of each kind of container around a label, which is as high as its text.
  private static let cells: [@Sendable (UILabel) -> UIView] = [
    { ColumnView(verticalAlignment: .top, $0) },
    { RowView(verticalAlignment: .top, BoxTableViewCell(ColumnView($0))) },
    { label in
      let cell = SchemeView()
      cell.addSubview(label)
      cell.schemes = [
        LayoutScheme(blocks: [
          label.layoutBlock(
            with: Layout(x: .leading(3), y: .top(2), width: .boxed(6), height: .content))
        ])
      ]
      return cell
    },
    { label in
      let cell = ConstraintView()
      cell.addForAutoLayout(label) >> cell.allButBottom()
      return cell
    },
    { label in
      let cell = TabBar()
      cell.addSubview(label)
      cell.setLayoutMethods(
        [
          LayoutMethod(
            constantPosition: .makeFormula(fitting: { FormulaSize(width: $0.width, height: 0) }) {
              FormulaRect(x: 0, y: 0, width: $1.width, height: $0.height)
            })
        ], for: label)
      return cell
    },
  ]

  /// Filling a cell anew after the snapshot finds the text that the snapshot's pass gave it.
  @Test(arguments: cells.indices, [false, true])
  func `A cell whose reload a snapshot took in is laid out afterwards, too`(
    kind: Int, isFitted: Bool
  ) {
    func frames(withSnapshot: Bool) -> [CGRect] {
      var texts = ["a long text of several words that needs some lines", "short"]
      var labels: [UIView: UILabel] = [:]
      let cells = MatrixCellKind {
        let label = UILabel(numberOfLines: 0)
        let cell = Self.cells[kind](label)
        labels[cell] = label
        return cell
      } configure: { cell, index in
        labels[cell]?.text = texts[index.item]
      }
      let matrix = MatrixView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      matrix.cellSize = isFitted ? .fitted(estimate: 60) : Responsive(.height(120))
      matrix.itemCount = { _ in 2 }
      matrix.cell = { _ in cells }
      matrix.layoutIfNeeded()
      texts[0] = "few"
      matrix.reloadItems(0..<1)
      if withSnapshot {
        _ = LayoutSnapshot(of: matrix, in: LayoutInput(size: CGSize(width: 200, height: 400)))
      }
      let issues = LayoutIssue.collecting { matrix.layoutIfNeeded() }
      #expect(issues.isEmpty)
      let cell = matrix.viewOfItem(at: MatrixIndex(item: 0))
      return cell.flatMap { labels[$0] }.map { [$0.frame] + matrix.subviews.map(\.frame) } ?? []
    }
    let expected = frames(withSnapshot: false)
    // One line in a font of 17 points.
    #expect(expected.first?.size.height == 19)
    #expect(frames(withSnapshot: true) == expected)
  }
}
