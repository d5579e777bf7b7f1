import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutPicture {
  /// The picture as an SVG file of its own, in which a unit is a point and (0, 0) the top left of
  /// the outermost element.
  ///
  /// It shows the outer size, the safe area and margins, and every element with its fill, its text
  /// as measured, its name, its frame in its parent's coordinates and its caption, as far as they
  /// fit into the frame. Elements that no method placed are dashed; what reaches beyond its parent
  /// is hatched in red with the amount. A legend and notes stand below.
  ///
  /// Each element is a group with an `id` made from its name, `item-title`; of several with one
  /// name, the second is `item-title-2`. Its tooltip says everything about it. The paper around the
  /// picture follows the viewer's light or dark setting.
  ///
  /// - Returns: A well-formed XML document, whatever names and frames there are.
  /// - Complexity: O(items), and the square of the number of labels that are shown.
  public func svg() -> String {
    var drawing = SVGDrawing(self)
    drawing.draw()
    return drawing.document
  }
}

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

  struct Window {
    var rect: CGRect
    var clip: Int?
  }

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

  /// A frame with its far ends cut, so that no number in the file is huge.
  func clamped(_ frame: CGRect) -> CGRect {
    let frame = frame.standardized
    let limits = canvas.insetBy(dx: -labelSize, dy: -labelSize)
    let minX = min(max(frame.minX, limits.minX), limits.maxX)
    let minY = min(max(frame.minY, limits.minY), limits.maxY)
    let maxX = min(max(frame.maxX, limits.minX), limits.maxX)
    let maxY = min(max(frame.maxY, limits.minY), limits.maxY)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
