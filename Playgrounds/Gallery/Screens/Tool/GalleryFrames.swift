import Foundation
import Framewise
import LayoutPreviews

/// The frames of screens by plain passes, to compare those of other ways with.
struct GalleryFrames: Encodable {
  /// A screen at a size.
  struct Pass: Encodable {
    var screen: String
    var size: [Double]
    var direction: String

    /// For each element, each before those within it, x and y on the screen, width and height, in
    /// points; none for one that is hidden.
    var frames: [[Double]]
  }

  /// A text that stands on one line.
  struct Text: Encodable, Hashable {
    var text: String
    var size: Double
    var isBold: Bool

    /// How wide it is, in points.
    var width: Double
  }

  private(set) var passes: [Pass] = []
  private(set) var texts: [Text] = []

  /// Lays out screens at all sizes in all directions that options give.
  init(_ options: GalleryOptions) {
    let sizes = options.sizes.isEmpty ? GalleryDevice.all.map(\.size) : options.sizes
    var known: Set<Text> = []
    for screen in GalleryScreen.all where options.screens.contains(screen.name) {
      for direction in options.directions {
        for size in sizes {
          let input = LayoutInput(size: size, direction: direction)
          let snapshot = LayoutSnapshot(of: screen.make(), in: input)
          passes.append(
            Pass(
              screen: screen.name, size: [Double(size.width), Double(size.height)],
              direction: direction.code, frames: Self.frames(of: snapshot)))
        }
      }
      for label in screen.make().withDescendants.compactMap({ $0 as? UILabel }) {
        guard let text = Text(label), known.insert(text).inserted else { continue }
        texts.append(text)
      }
    }
  }

  /// The frames and texts as JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func frames(of snapshot: LayoutSnapshot) -> [[Double]] {
    let origin = snapshot.root.frame.origin
    var frames: [[Double]] = []
    // What is in a hidden element is hidden as well.
    var hiddenDepth = Int.max
    for node in snapshot.nodes {
      if node.depth <= hiddenDepth { hiddenDepth = .max }
      if node.isHidden { hiddenDepth = min(hiddenDepth, node.depth) }
      guard hiddenDepth == .max else {
        frames.append([])
        continue
      }
      let frame = node.absoluteFrame.offsetBy(dx: -origin.x, dy: -origin.y)
      frames.append([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
    }
    return frames
  }
}

extension GalleryFrames.Text {
  /// The text of a label; nil for none, and for one that breaks its line.
  fileprivate init?(_ label: UILabel) {
    guard let text = label.text, !text.isEmpty, !text.contains(where: \.isNewline) else {
      return nil
    }
    self.text = text
    size = Double(label.font.pointSize)
    isBold = label.layoutItem().label?.isBold == true
    label.numberOfLines = 1
    let unlimited = CGFloat.greatestFiniteMagnitude
    width = Double(label.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width)
  }
}
