import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The parts of an SVG file while it is drawn.
struct SVGDrawing {
  let picture: LayoutPicture
  let look: LayoutPicture.Look
  let parents: [Int?]
  let hidden: [Bool]
  let overflows: [UIEdgeInsets]
  let localFrames: [CGRect]
  let rows: [LayoutPicture.Row]

  /// The opacity of each item with all that is around it.
  let opacities: [CGFloat]

  /// Whether outlines tell the vocabulary of each element; else they tell how deep it is.
  let showsVocabularies: Bool

  /// The outermost element as it can be drawn.
  let screen: CGRect

  /// The area that elements may cover: the screen, with some room for those that overflow it.
  let canvas: CGRect

  /// The size of labels, in points; larger on larger screens, which are viewed from farther away.
  let labelSize: CGFloat

  /// For each item, the area in which it is visible, and the item that cuts it off.
  var windows: [Window] = []
  var placer = TagPlacer()

  /// The prefix of all ids, so that one file can contain several drawings.
  let idPrefix: String

  /// Whether elements with text have outlines; small drawings are clearer without.
  var outlinesText = true

  var definitions = ""
  var body = ""
  var clipIDs: Set<Int> = []
  var photoIDs: Set<Int> = []
  var photoClips = 0

  /// The names of the elements that have no room for them.
  var list: TagList

  init(_ picture: LayoutPicture, look: LayoutPicture.Look? = nil, idPrefix: String = "") {
    self.picture = picture
    self.look = look ?? picture.look
    self.idPrefix = idPrefix
    parents = picture.parentIndices
    hidden = picture.hiddenItems(parents)
    overflows = picture.overflows
    localFrames = picture.localFrames(parents)
    rows = picture.rows
    opacities = picture.opacities(parents)
    showsVocabularies = picture.items.contains { $0.vocabulary != nil }
    screen = CGRect(
      x: 0, y: 0, width: SVGDrawing.drawable(picture.size.width),
      height: SVGDrawing.drawable(picture.size.height))
    labelSize = min(max((screen.width * screen.height).squareRoot() / 66, 6.6), 9)
    let isSeen = self.look == .seen
    canvas =
      isSeen
      ? screen
      : SVGDrawing.canvas(
        around: screen, for: picture, parents: parents, hidden: hidden, overflows: overflows)
    list = TagList(
      left: canvas.maxX + labelSize * 2, top: canvas.minY, height: canvas.height, unit: labelSize)
  }

  /// A length that can be drawn, from 0 to 16,384; 0 for one that is not finite.
  private static func drawable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 0), 16_384) : 0
  }

  /// The screen with up to 64 points at each edge for items that overflow it and are not cut off.
  private static func canvas(
    around screen: CGRect, for picture: LayoutPicture, parents: [Int?], hidden: [Bool],
    overflows: [UIEdgeInsets]
  ) -> CGRect {
    var edges = UIEdgeInsets.zero
    var isCut: [Bool] = []
    for (index, item) in picture.items.enumerated() {
      isCut.append(
        parents[index].map { isCut[$0] || picture.items[$0].clipsContent } ?? picture.clipsContent)
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

  /// The style of an item's outline or label: the vocabulary's, or else that of its depth.
  func hue(of item: LayoutPicture.Item, _ prefix: String) -> String {
    guard showsVocabularies else { return "\(prefix)\(SVG.hue(item.depth))" }
    let hue = item.vocabulary.flatMap { LayoutPicture.Vocabulary.allCases.firstIndex(of: $0) }
    return prefix + (hue.map { "\($0)" } ?? "n")
  }
}
