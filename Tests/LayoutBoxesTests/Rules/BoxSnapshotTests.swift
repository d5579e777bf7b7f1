import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// Snapshots at other inputs, which lay out and put everything back.
@Suite struct BoxSnapshotTests {
  private func input(_ width: CGFloat, _ height: CGFloat) -> LayoutInput {
    LayoutInput(size: CGSize(width: width, height: height))
  }

  private func frames(_ view: UIView) -> [CGRect] {
    LayoutSnapshot(of: view).nodes.map(\.frame)
  }

  @Test func `A snapshot at another size leaves the tree as it is`() {
    let (a, b) = (leaf(10, 10), leaf(20, 10))
    b.weight = 1
    let inner = RowView(spacing: 0, a, b)
    let outer = ColumnView(spacing: 0, inner, leaf(5, 5))
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    outer.layoutIfNeeded()
    let before = frames(outer)
    let other = LayoutSnapshot(of: outer, in: input(60, 30))
    #expect(
      other.nodes.map(\.frame).dropFirst().map(\.size.width) == [60, 10, 50, 60])
    #expect(frames(outer) == before)
    #expect(!outer.isMarkedForLayout)
    // The tree was laid out at the other size meanwhile; a small change must not build on that.
    a.width = 30
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 45))
    #expect([a.frame.size.width, b.frame.size.width] == [30, 70])
  }

  /// What changed before the snapshot and was not laid out comes out right after it.
  @Test func `A snapshot of a marked tree forgets nothing`() {
    let (a, b) = (leaf(10, 10), leaf(20, 10))
    let inner = RowView(spacing: 0, a, b)
    let outer = ColumnView(spacing: 0, inner, leaf(5, 5))
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    outer.layoutIfNeeded()
    a.width = 40
    let same = LayoutSnapshot(of: outer, in: input(100, 50))
    #expect(same.nodes.map(\.frame)[2].size.width == 40)
    #expect(a.frame.size.width == 10)
    outer.layoutIfNeeded()
    #expect(a.frame.size.width == 40)
    #expect(b.frame == CGRect(x: 40, y: 0, width: 60, height: inner.frame.size.height))
  }

  /// As in a pass of the same box in the same safe area.
  @Test(arguments: [true, false], [true, false])
  func `An input without margins leaves them to the topmost box`(
    _ mirrors: Bool, _ keepsOutOfSafeArea: Bool
  ) {
    for semantics in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let box = RowView(spacing: 0, leaf(10, 10))
      box.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      box.insetsLayoutMarginsFromSafeArea = keepsOutOfSafeArea
      box.mirrorsForRightToLeft = mirrors
      box.semanticContentAttribute = semantics
      var input = input(100, 50)
      input.direction = box.effectiveUserInterfaceLayoutDirection
      input.safeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 30)
      let snapshot = LayoutSnapshot(of: box, in: input)
      box.hostSafeAreaInsets = input.safeAreaInsets
      box.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      box.layoutIfNeeded()
      #expect(snapshot.nodes.map(\.frame) == frames(box))
    }
    let row = RowView(margin: 10, leaf(10, 10))
    row.mirrorsForRightToLeft = mirrors
    #expect(
      LayoutSnapshot(of: row, in: input(100, 50)).nodes.map(\.frame).last?.origin
        == CGPoint(x: 10, y: 10))
    var other = input(100, 50)
    other.layoutMargins.left = 7
    #expect(
      LayoutSnapshot(of: row, in: other).nodes.map(\.frame).last?.origin == CGPoint(x: 7, y: 0))
  }

  /// A nested box is laid out on its own for a snapshot of it alone.
  @Test func `A snapshot of a nested box at another size`() {
    let (a, b) = (leaf(10, 10), leaf(20, 10))
    b.weight = 1
    let inner = RowView(spacing: 0, a, ColumnView(spacing: 0, b))
    let outer = ColumnView(spacing: 0, inner, leaf(5, 5))
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    outer.layoutIfNeeded()
    let before = frames(outer)
    let other = LayoutSnapshot(of: inner, in: input(60, 8))
    #expect(
      other.nodes.map(\.frame).map(\.size) == [
        CGSize(width: 60, height: 8), CGSize(width: 10, height: 8), CGSize(width: 50, height: 8),
        CGSize(width: 50, height: 8),
      ])
    #expect(frames(outer) == before)
    outer.layoutIfNeeded()
    #expect(frames(outer) == before)
    outer.bounds.size.width = 80
    outer.layoutIfNeeded()
    #expect(b.frame.size.width == 70)
  }

  @Test func `A snapshot at a breakpoint turns the row`() {
    let (a, b) = (leaf(30, 10), leaf(40, 20))
    let row = RowView(spacing: 0, a, b)
    row.responsiveAxis = Responsive(.vertical).when(.width(100...), .horizontal)
    let outer = ColumnView(spacing: 0, row)
    outer.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    outer.layoutIfNeeded()
    let before = frames(outer)
    #expect(before[3] == CGRect(x: 30, y: 0, width: 90, height: 30))
    let narrow = LayoutSnapshot(of: outer, in: input(80, 30))
    #expect(narrow.nodes.map(\.frame)[3] == CGRect(x: 0, y: 10, width: 80, height: 20))
    #expect(frames(outer) == before)
    a.width = 50
    outer.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 50, y: 0, width: 70, height: 30))
  }

  /// A snapshot marks nested boxes, and takes back the marks of the views only.
  @Test func `A change after a snapshot in another direction or safe area is laid out`() {
    var other = input(100, 200)
    other.direction = .rightToLeft
    var notched = input(100, 200)
    notched.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    for input in [other, notched] {
      let a = leaf(10, 10)
      let outer = ColumnView(spacing: 0, ColumnView(spacing: 0, a, leaf(20, 10)), leaf(5, 5))
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      outer.layoutIfNeeded()
      for height in [50, 60] as [CGFloat] {
        _ = LayoutSnapshot(of: outer, in: input)
        a.height = height
        outer.layoutIfNeeded()
        #expect(a.frame.size.height == height)
      }
    }
  }

  /// The frames that a snapshot puts back are those of a tree that the box is in.
  @Test(arguments: ["spacing", "margin", "height", "content", "arrival", "departure"])
  func `A change in a box that took no part in a snapshot is laid out`(_ change: String) {
    let leaves = (0..<3).map { _ in leaf(10, 10) }
    let inner = ColumnView(spacing: 2, leaves[0], leaves[1], leaves[2])
    let details = ColumnView(spacing: 2, inner, leaf(10, 10))
    details.responsiveIsDisplayable = Responsive(false).when(.height(100...), true)
    let screen = ColumnView(verticalAlignment: .top, spacing: 0, details, leaf(10, 10))
    screen.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    screen.layoutIfNeeded()
    var height: CGFloat = 46
    #expect(details.frame.size.height == height)
    var mirrored = input(50, 90)
    mirrored.direction = .rightToLeft
    for other in [input(50, 90), mirrored] {
      #expect(Array(LayoutSnapshot(of: screen, in: other).nodes)[1].isHidden)
      #expect(!screen.isMarkedForLayout)
      switch change {
      case "spacing": inner.spacing += 6
      case "margin": inner.bottomMargin += 12
      case "height": leaves[0].height = leaves[0].bounds.size.height + 12
      case "content": leaves[0].natural.height += 12
      case "arrival": inner.addSubview(leaf(10, 10))
      default: inner.subviews[0].removeFromSuperview()
      }
      height += change == "departure" ? -12 : 12
      screen.layoutIfNeeded()
      #expect(details.frame.size.height == height)
    }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `Content beside an accessory is where it is on the screen`(
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let content = leaf(10, 10)
    content.accessibilityIdentifier = "content"
    let cell = BoxTableViewCell(accessoryType: .checkmark, content)
    let column = ColumnView(verticalAlignment: .top, spacing: 0, cell)
    let input = LayoutInput(size: CGSize(width: 300, height: 200), direction: direction)
    let snapshot = LayoutSnapshot(of: column, in: input)
    // The checkmark takes 39 points at the trailing edge, and the margins 8 on each side.
    let x: CGFloat = direction == .leftToRight ? 8 : 39 + 8
    #expect(
      snapshot["ColumnView/BoxTableViewCell/CellContentView/content"]?.absoluteFrame
        == CGRect(x: x, y: 8, width: 300 - 39 - 16, height: 10))
  }

  /// A label that comes has the column gather, and nothing asks the cell itself for a layout.
  @Test func `A snapshot that reads another way leaves content beside its accessory`() {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(accessoryType: .checkmark, content)
    let column = ColumnView(verticalAlignment: .top, spacing: 0, cell)
    column.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    column.layoutIfNeeded()
    let input = LayoutInput(size: CGSize(width: 300, height: 200), direction: .rightToLeft)
    for _ in 0..<2 {
      _ = LayoutSnapshot(of: column, in: input)
      column.addSubview(leaf(5, 5))
      column.layoutIfNeeded()
      #expect(
        content.convert(content.bounds, to: column)
          == CGRect(x: 8, y: 8, width: 300 - 39 - 16, height: 10))
      #expect(LayoutSnapshot(of: column, in: column.layoutInput) == LayoutSnapshot(of: column))
    }
  }

  /// The checkmark takes 39 points at the edge where the cell's own lines end.
  @Test(arguments: [false, true])
  func `A cell that reads another way than the box around keeps clear of its accessory`(
    _ isColumnMirrored: Bool
  ) {
    let content = leaf(10, 10)
    let cell = BoxTableViewCell(accessoryType: .checkmark, content)
    let column = ColumnView(verticalAlignment: .top, spacing: 0, cell)
    column.semanticContentAttribute = isColumnMirrored ? .forceRightToLeft : .forceLeftToRight
    cell.semanticContentAttribute = isColumnMirrored ? .forceLeftToRight : .forceRightToLeft
    column.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    column.layoutIfNeeded()
    #expect(
      content.convert(content.bounds, to: column)
        == CGRect(x: isColumnMirrored ? 8 : 39 + 8, y: 8, width: 300 - 39 - 16, height: 10))
  }
}
