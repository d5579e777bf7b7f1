import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

/// Frames on the pixel grid of the topmost box.
@Suite struct PixelLaws {
  private let scales: [CGFloat] = [1, 2, 3]

  /// Boxes in boxes whose edges lie between pixels, with a text of 3.7 points a letter.
  private final class Scene {
    let texts = (0..<3).map { _ in LetterText() }
    let cells = (0..<7).map { _ in leaf(0, 10.4) }
    let inner: RowView
    let middle: ColumnView
    let top: RowView

    init() {
      for text in texts {
        text.node.n = 5
        text.node.cw = 3.7
        text.node.lh = 7.3
      }
      for cell in cells { cell.weight = 1 }
      inner = RowView(leadingMargin: 0.4, spacing: 0.3, cells[0], cells[1], cells[2])
      middle = ColumnView(
        margin: 0.7, verticalAlignment: .top, spacing: 1.3, inner, texts[0],
        RowView(spacing: 0.6, cells[3], texts[1]), cells[4])
      top = RowView(margin: 1.2, spacing: 0.7, cells[5], middle, texts[2], cells[6])
      middle.weight = 5
    }
  }

  private func frames(_ view: UIView) -> [CGRect] {
    LayoutSnapshot(of: view).nodes.filter { !$0.isHidden }.map(\.absoluteFrame)
  }

  private func input(_ scale: CGFloat) -> LayoutInput {
    LayoutInput(size: CGSize(width: 101.5, height: 77), scale: scale)
  }

  private func isWhole(_ number: CGFloat, _ scale: CGFloat) -> Bool {
    abs(number * scale - (number * scale).rounded()) < 1e-9
  }

  @Test func `Every edge of every box lies between pixels, however deep`() {
    for scale in scales {
      let scene = Scene()
      let exact = LayoutSnapshot(of: scene.top, in: input(scale)).nodes.map(\.absoluteFrame)
      scene.top.snapsToPixelGrid = true
      let snapped = LayoutSnapshot(of: scene.top, in: input(scale)).nodes.map(\.absoluteFrame)
      #expect(exact.count == snapped.count)
      for (own, wanted) in zip(snapped, exact).dropFirst() {
        #expect(isWhole(own.minX, scale) && isWhole(own.minY, scale), "\(own)")
        #expect(isWhole(own.maxX, scale) && isWhole(own.maxY, scale), "\(own)")
        // To the nearest pixel: no edge moves by more than half of one, but for the far edges of
        // text, which keeps room for its content.
        let most = 0.5 / scale + 1e-9
        #expect(abs(own.minX - wanted.minX) <= most && abs(own.minY - wanted.minY) <= most)
        #expect(own.maxX - wanted.maxX >= -most && own.maxX - wanted.maxX <= 1 / scale + most)
        #expect(own.maxY - wanted.maxY >= -most && own.maxY - wanted.maxY <= 1 / scale + most)
      }
    }
  }

  @Test func `Text has no less than it measured on the grid`() {
    for scale in scales {
      let scene = Scene()
      scene.top.snapsToPixelGrid = true
      let nodes = LayoutSnapshot(of: scene.top, in: input(scale)).nodes.filter {
        $0.name == "LetterText"
      }
      #expect(nodes.count == 3)
      // 5 letters of 3.7 in a row, and one line of 7.3, in whole pixels.
      let width = (18.5 * scale).rounded(.up) / scale
      let height = (7.3 * scale).rounded(.up) / scale
      for node in nodes { #expect(node.frame.height >= height - 1e-9) }
      #expect(nodes[2].frame.width >= width - 1e-9)
    }
  }

  @Test func `Neighbors without spacing share their edge`() {
    let cells = (0..<7).map { _ in leaf(0, 5) }
    for cell in cells { cell.weight = 1 }
    let row = RowView(
      spacing: 0, cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6])
    let top = ColumnView(leadingMargin: 0.4, spacing: 0, row)
    top.snapsToPixelGrid = true
    for scale in scales {
      let nodes = LayoutSnapshot(
        of: top, in: LayoutInput(size: CGSize(width: 50, height: 9), scale: scale)
      ).nodes
      let parts = nodes.map(\.absoluteFrame).dropFirst(2)
      for (left, right) in zip(parts, parts.dropFirst()) {
        #expect(abs(left.maxX - right.minX) < 1e-9)
      }
    }
  }

  @Test func `The grid is switched on and off between passes`() {
    let plain = Scene()
    laidOut(plain.top, 101.5, 77)
    let snapped = Scene()
    snapped.top.snapsToPixelGrid = true
    laidOut(snapped.top, 101.5, 77)
    #expect(frames(plain.top) != frames(snapped.top))

    let scene = Scene()
    laidOut(scene.top, 101.5, 77)
    for _ in 0..<2 {
      scene.top.snapsToPixelGrid = true
      #expect(scene.top.isMarkedForLayout)
      scene.top.layoutIfNeeded()
      #expect(frames(scene.top) == frames(snapped.top))
      scene.top.snapsToPixelGrid = false
      #expect(scene.top.isMarkedForLayout)
      scene.top.layoutIfNeeded()
      #expect(frames(scene.top) == frames(plain.top))
    }
    // With a small change in the same pass, which alone would place a few views only.
    scene.top.snapsToPixelGrid = true
    scene.top.layoutIfNeeded()
    scene.top.snapsToPixelGrid = false
    scene.cells[3].weight = 2
    plain.cells[3].weight = 2
    scene.top.layoutIfNeeded()
    plain.top.layoutIfNeeded()
    #expect(frames(scene.top) == frames(plain.top))
  }

  @Test func `Small changes keep to the grid`() {
    let changes: [(Scene) -> Void] = [
      { $0.cells[0].weight = 2.5 },
      { $0.inner.spacing = 0.9 },
      { $0.middle.topMargin = 1.9 },
      { $0.texts[0].node.n = 9 },
      { $0.cells[4].isDisplayable = false },
      { $0.top.addSubview(leaf(3.3, 3.3)) },
    ]
    for (index, change) in changes.enumerated() {
      let scene = Scene()
      scene.top.snapsToPixelGrid = true
      laidOut(scene.top, 101.5, 77)
      change(scene)
      scene.texts[0].setNeedsLayout()
      scene.middle.setNeedsLayout()
      scene.top.layoutIfNeeded()
      let fresh = Scene()
      change(fresh)
      fresh.top.snapsToPixelGrid = true
      laidOut(fresh.top, 101.5, 77)
      #expect(frames(scene.top) == frames(fresh.top), "\(index)")
    }
  }

  @Test func `A nested box decides about what is in it, and measuring does not know of pixels`() {
    let scene = Scene()
    laidOut(scene.top, 101.5, 77)
    let outside = scene.top.subviews.map(\.frame)
    let size = scene.top.sizeThatFits(CGSize(width: 90, height: 90))
    scene.middle.snapsToPixelGrid = true
    scene.top.layoutIfNeeded()
    #expect(scene.top.subviews.map(\.frame) == outside)
    for node in LayoutSnapshot(of: scene.middle).nodes.dropFirst() {
      let frame = node.absoluteFrame.offsetBy(
        dx: -scene.middle.frame.minX, dy: -scene.middle.frame.minY)
      #expect(isWhole(frame.minX, 1) && isWhole(frame.minY, 1), "\(frame)")
      #expect(isWhole(frame.maxX, 1) && isWhole(frame.maxY, 1), "\(frame)")
    }
    scene.top.snapsToPixelGrid = true
    scene.top.layoutIfNeeded()
    #expect(scene.top.sizeThatFits(CGSize(width: 90, height: 90)) == size)
  }

  @Test func `A label on one line has no less than it measured on the grid`() {
    final class Label: UILabel {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10.3, height: 7.2) }
    }
    let label = Label()
    let row = RowView(horizontalAlignment: .leading, verticalAlignment: .top, label)
    row.snapsToPixelGrid = true
    laidOut(row, 101.5, 77)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 11, height: 8))
  }

  /// The cell is computed at 0.8, from which 0.4 would be where its box is moved to.
  @Test(arguments: [false, true])
  func `What is in a moved box is moved from where it was computed, whichever box snaps`(
    _ innerSnaps: Bool
  ) {
    let cell = leaf(5, 5)
    let inner = RowView(leadingMargin: 0.4, horizontalAlignment: .leading, cell)
    let top = RowView(leadingMargin: 0.4, horizontalAlignment: .leading, inner)
    top.snapsToPixelGrid = true
    inner.snapsToPixelGrid = innerSnaps
    laidOut(top, 50, 20)
    #expect(inner.frame.minX == 0)
    #expect(cell.frame.minX == 1)
  }
}
