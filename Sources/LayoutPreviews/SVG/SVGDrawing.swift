import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The parts of an SVG file while it is drawn.
struct SVGDrawing {
  let picture: LayoutPicture
  let parents: [Int?]
  let hidden: [Bool]
  let overflows: [UIEdgeInsets]
  let localFrames: [CGRect]
  let rows: [LayoutPicture.Row]

  /// The outermost element as it can be drawn.
  let screen: CGRect

  /// All that elements may cover: the screen, and some room for those that leave it.
  let canvas: CGRect

  /// The size of labels, in points; larger on larger screens, which are looked at from afar.
  let labelSize: CGFloat

  /// For each item, what of its surroundings it can be seen in, and the item that cuts it off.
  var windows: [Window] = []
  var placer = TagPlacer()

  /// What all ids begin with, so that several drawings can stand in one file.
  let idPrefix: String

  /// Whether elements with text have outlines, which small drawings are clearer without.
  var outlinesText = true

  var definitions = ""
  var body = ""
  var clipIDs: Set<Int> = []

  init(_ picture: LayoutPicture, idPrefix: String = "") {
    self.picture = picture
    self.idPrefix = idPrefix
    parents = picture.parentIndices
    hidden = picture.hiddenItems(parents)
    overflows = picture.overflows
    localFrames = picture.localFrames(parents)
    rows = picture.rows
    screen = CGRect(
      x: 0, y: 0, width: SVGDrawing.drawable(picture.size.width),
      height: SVGDrawing.drawable(picture.size.height))
    labelSize = min(max((screen.width * screen.height).squareRoot() / 66, 6.6), 9)
    canvas = SVGDrawing.canvas(around: screen, picture, parents, hidden, overflows)
  }

  /// A length that can be drawn: one that is no length counts as 0, a huge one as 16,384.
  private static func drawable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 0), 16_384) : 0
  }

  /// The screen with up to 64 points for items that reach beyond it and are not cut off.
  private static func canvas(
    around screen: CGRect, _ picture: LayoutPicture, _ parents: [Int?], _ hidden: [Bool],
    _ overflows: [UIEdgeInsets]
  ) -> CGRect {
    var edges = UIEdgeInsets.zero
    var isCut: [Bool] = []
    for (index, item) in picture.items.enumerated() {
      isCut.append(parents[index].map { isCut[$0] || picture.items[$0].clipsContent } ?? false)
      let isGhost = item.isUnplaced && !hidden[index] && item.frame.isFinite
      guard !isCut[index], overflows[index] != .zero || isGhost else { continue }
      let frame = item.frame.standardized
      edges.top = max(edges.top, -frame.minY)
      edges.left = max(edges.left, -frame.minX)
      edges.bottom = max(edges.bottom, frame.maxY - screen.maxY)
      edges.right = max(edges.right, frame.maxX - screen.maxX)
    }
    return CGRect(
      x: -min(edges.left, 64), y: -min(edges.top, 64),
      width: screen.width + min(edges.left, 64) + min(edges.right, 64),
      height: screen.height + min(edges.top, 64) + min(edges.bottom, 64))
  }

  mutating func draw() {
    drawScreen()
    drawItems()
    drawInsets()
    drawBorder()
    drawOverflows()
    drawTags()
  }
}
