import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutConditions
import LayoutCore
import Testing

/// The safe area as a part of margins, by itself and at the edges that boxes name.
@Suite struct BoxSafeAreaTests {
  private let safe = UIEdgeInsets(top: 40, left: 30, bottom: 34, right: 0)

  /// Lays out a topmost box of 100 by 200 points.
  private func layOut(_ box: UIView, _ safe: UIEdgeInsets? = nil) {
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    box.hostSafeAreaInsets = safe ?? self.safe
    box.layoutIfNeeded()
  }

  @Test func `A box adds the safe area to its margins at the edges it names`() {
    let leaf = UIView()
    let box = ColumnView(margin: 10, leaf)
    box.safeAreaEdges = [.bottom]
    layOut(box)
    #expect(leaf.frame == CGRect(x: 10, y: 10, width: 80, height: 146))
    box.safeAreaEdges = [.top, .leading]
    box.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 40, y: 50, width: 50, height: 140))
    box.safeAreaEdges = []
    box.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 10, y: 10, width: 80, height: 180))
    box.safeAreaEdges = nil
    box.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 40, y: 50, width: 50, height: 106))
  }

  @Test func `A box in another box adds it too, and none unless it says so`() {
    let content = UILabel(text: "Buy")
    content.height = 20
    let bar = RowView(content)
    let list = UIView()
    let screen = ColumnView(spacing: 0, list, bar)
    screen.safeAreaEdges = []
    bar.safeAreaEdges = [.bottom]
    layOut(screen)
    #expect(bar.frame == CGRect(x: 0, y: 146, width: 100, height: 54))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(list.frame == CGRect(x: 0, y: 0, width: 100, height: 146))
    bar.safeAreaEdges = nil
    screen.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 180, width: 100, height: 20))
  }

  /// Below a bar of 40 points at first, then behind it.
  @Test func `A box that is moved and resized under a bar keeps clear of it from then on`() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    let leaf = UIView()
    let box = ColumnView(margin: 10, leaf)
    screen.addSubview(box)
    box.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    screen.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
    screen.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 10, y: 50, width: 80, height: 60))
  }

  @Test func `A change of the safe area reaches the boxes that add it`() {
    let bar = RowView(UIView())
    bar.subviews[0].height = 20
    bar.safeAreaEdges = [.bottom]
    let screen = ColumnView(spacing: 0, UIView(), bar)
    screen.safeAreaEdges = []
    layOut(screen)
    screen.hostSafeAreaInsets = .zero
    screen.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 180, width: 100, height: 20))
  }

  @Test func `What is centered is between the margins only where a box names edges`() {
    let leaf = UIView()
    (leaf.width, leaf.height) = (20, 20)
    let anchors = AnchorView(leaf)
    layOut(anchors)
    #expect(leaf.frame == CGRect(x: 40, y: 90, width: 20, height: 20))
    anchors.safeAreaEdges = .all
    anchors.layoutIfNeeded()
    // Between 30 and 100, and between 40 and 200 - 34.
    #expect(leaf.frame == CGRect(x: 55, y: 93, width: 20, height: 20))
    for box in [
      RowView(verticalAlignment: .center, leaf),
      RowView(verticalAlignment: .center, isAlignToBaseline: true, leaf),
    ] {
      box.safeAreaEdges = .all
      layOut(box)
      #expect(leaf.frame.minY == 93)
    }
    let column = ColumnView(horizontalAlignment: .center, leaf)
    column.safeAreaEdges = .all
    layOut(column)
    #expect(leaf.frame.minX == 55)
  }

  @Test func `Leading and trailing are resolved by the direction, left and right are not`() {
    let leaf = UIView()
    let box = AnchorView(leaf)
    leaf.anchor = .all
    box.semanticContentAttribute = .forceRightToLeft
    for (edges, x) in [
      (BoxAnchor.leading, 0.0), (.trailing, 30), (.left, 30), (.right, 0),
    ] {
      box.safeAreaEdges = edges
      layOut(box)
      #expect(Double(leaf.frame.minX) == x, "\(edges)")
      #expect(leaf.frame.maxX == 100)
    }
  }

  @Test func `Paddings of a root box and conditional margins have the safe area added`() {
    let leaf = UIView()
    let root = RootView(topPadding: 5, leaf)
    root.safeAreaEdges = [.top, .bottom]
    layOut(root)
    #expect(leaf.frame == CGRect(x: 0, y: 45, width: 100, height: 121))
    let column = ColumnView(leaf)
    column.responsiveMargins = Responsive(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    column.safeAreaEdges = [.top]
    layOut(column)
    #expect(leaf.frame == CGRect(x: 2, y: 41, width: 94, height: 156))
  }

  @Test func `A pass, a snapshot and a measurement agree`() {
    func screen() -> (ColumnView, RowView) {
      let bar = RowView(UIView())
      bar.subviews[0].height = 20
      bar.safeAreaEdges = [.bottom]
      let screen = ColumnView(spacing: 0, bar)
      screen.safeAreaEdges = [.top]
      return (screen, bar)
    }
    let (live, bar) = screen()
    layOut(live)
    #expect(bar.frame == CGRect(x: 0, y: 40, width: 100, height: 160))
    #expect(live.sizeThatFits(CGSize(width: 100, height: 0)).height == 94)

    let (other, _) = screen()
    layOut(other, .zero)
    #expect(other.sizeThatFits(CGSize(width: 100, height: 0)).height == 20)
    let snapshot = LayoutSnapshot(of: other, in: live.containerInput)
    #expect(snapshot.nodes.map(\.frame) == LayoutSnapshot(of: live).nodes.map(\.frame))
    #expect(snapshot.nodes.map(\.frame)[1] == bar.frame)
    #expect(other.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func `A snapshot gives the safe area of its input to all`() {
    // A plain view between two boxes: the inner one is topmost for what is in it.
    let inner = ColumnView(UIView())
    let plain = UIView()
    plain.addSubview(inner)
    let outer = RootView(plain)
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    outer.layoutIfNeeded()
    let leaf = inner.subviews[0]
    #expect(leaf.frame == CGRect(x: 0, y: 20, width: 100, height: 80))

    var input = outer.containerInput
    input.safeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 10, right: 0)
    let frames = LayoutSnapshot(of: outer, in: input).nodes.map(\.frame)
    #expect(frames[3] == CGRect(x: 30, y: 0, width: 70, height: 90))
    #expect(outer.hostSafeAreaInsets.top == 20)
    #expect(leaf.frame == CGRect(x: 0, y: 20, width: 100, height: 80))
    outer.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 0, y: 20, width: 100, height: 80))
  }

  /// Leading is left in a box that does not mirror, and the safe area of 10 and 30 points is where
  /// it is.
  @Test(arguments: [false, true])
  func `A box that does not mirror has the safe area at its side`(_ isInset: Bool) {
    let leaf = UIView()
    let box = RowView(leadingMargin: 1, trailingMargin: 2, leaf)
    box.mirrorsForRightToLeft = false
    box.insetsLayoutMarginsFromSafeArea = isInset
    box.semanticContentAttribute = .forceRightToLeft
    layOut(box, UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
    let (left, right): (CGFloat, CGFloat) = isInset ? (11, 32) : (1, 2)
    #expect(leaf.frame == CGRect(x: left, y: 0, width: 100 - left - right, height: 200))
  }

  @Test(arguments: [false, true])
  func `A box that is measured without the safe area has its own margins only`(_ isLaidOut: Bool) {
    let leaf = UIView()
    (leaf.width, leaf.height) = (20, 10)
    let box = RowView(margin: 1, leaf)
    box.hostSafeAreaInsets = safe
    if isLaidOut { layOut(box) }
    #expect(
      box.measuredSize(fitting: .endless, withinSafeArea: true) == CGSize(width: 22, height: 12))
    #expect(box.sizeThatFits(.endless) == CGSize(width: 52, height: 86))
  }

  /// Rows of 20 points, the first and the last of which in sight stand behind bars.
  @Test(arguments: [0, 10, 25, 60])
  func `A row of a matrix is as high behind a bar as anywhere else`(_ offset: CGFloat) {
    let matrix = matrix { label in RowView(label) }
    matrix.hostSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
    matrix.contentInsetAdjustmentBehavior = .never
    matrix.layoutIfNeeded()
    matrix.contentOffset.y = offset
    matrix.layoutIfNeeded()
    #expect(matrix.visibleItems.count == (offset == 60 || offset == 0 ? 6 : 7))
    for row in matrix.subviews {
      #expect(row.frame.height == 20)
      #expect(row.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    }
  }

  @Test func `A row of a matrix keeps out of the safe area at its sides`() {
    let matrix = matrix { label in
      let screen = ColumnView(spacing: 0, RowView(label))
      screen.safeAreaEdges = .all
      return screen
    }
    matrix.hostSafeAreaInsets = safe
    matrix.keepsWithinSafeArea = false
    matrix.layoutIfNeeded()
    for row in matrix.subviews {
      #expect(row.frame.width == 100)
      #expect(row.frame.height == 20)
      #expect(row.subviews[0].frame == CGRect(x: 30, y: 0, width: 70, height: 20))
    }
  }

  /// The size of the content is still larger than the view when the box is measured; afterwards it
  /// is as large, so it does not scroll there and nothing is added.
  @Test(arguments: [true, false])
  func `Content that fits a scroll view does so when the view becomes smaller`(_ isWidth: Bool) {
    let scroll = BoxScrollView(isFitToWidth: isWidth, ColumnView(UILabel(text: "A")))
    (scroll.isFitToWidth, scroll.isFitToHeight) = (isWidth, !isWidth)
    scroll.hostSafeAreaInsets = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    scroll.frame.size = CGSize(width: 400, height: 400)
    scroll.layoutIfNeeded()
    scroll.frame.size = CGSize(width: 200, height: 200)
    scroll.layoutIfNeeded()
    #expect((isWidth ? scroll.contentSize.width : scroll.contentSize.height) == 200)
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.layoutIfNeeded()
    #expect((isWidth ? scroll.contentSize.width : scroll.contentSize.height) == 140)
  }

  /// A matrix of 100 by 120 points with 20 rows that are as high as they need to be.
  private func matrix(of row: @escaping (UILabel) -> UIView) -> MatrixView {
    let matrix = MatrixView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
    matrix.cellSize = Responsive(.fitted(estimate: 30))
    matrix.itemCount = { _ in 20 }
    let kind = MatrixCellKind {
      let label = UILabel(text: "A")
      label.height = 20
      return row(label)
    }
    matrix.cell = { _ in kind }
    return matrix
  }
}
