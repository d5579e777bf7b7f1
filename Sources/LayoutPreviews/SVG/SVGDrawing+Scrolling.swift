import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension SVGDrawing {
  /// Marks what scrolls: a bar at the right edge, at the bottom edge or at both, as long in
  /// relation to the edge as the view is in relation to its content, and where the content is.
  mutating func drawScrollBars() {
    var bars: [CGRect] = []
    if let content = picture.contentFrame { bars += SVGDrawing.bars(in: screen, over: content) }
    for (index, item) in picture.items.enumerated() {
      guard let content = item.contentFrame, !hidden[index], item.frame.isFinite else { continue }
      bars += SVGDrawing.bars(in: item.frame.standardized, over: content).filter {
        $0.touches(windows[index].rect)
      }
    }
    guard !bars.isEmpty else { return }
    body += "<g id=\"\(idPrefix)scrolling\">\n"
    for bar in bars {
      placer.avoid(bar)
      body += SVG.rect(bar, radius: 1.5, corners: .all, " class=\"scroll\"") + "\n"
    }
    body += "</g>\n"
  }

  /// The bars, 3 points wide and 2 points from the edges.
  private static func bars(in frame: CGRect, over content: CGRect) -> [CGRect] {
    guard content.isFinite, frame.width > 8, frame.height > 8 else { return [] }
    var bars: [CGRect] = []
    if let bar = bar(frame.minY, frame.height, content.minY, content.height) {
      bars.append(CGRect(x: frame.maxX - 5, y: bar.start, width: 3, height: bar.length))
    }
    if let bar = bar(frame.minX, frame.width, content.minX, content.width) {
      bars.append(CGRect(x: bar.start, y: frame.maxY - 5, width: bar.length, height: 3))
    }
    return bars
  }

  /// The bar along one edge; `nil` where the content is no longer than the edge.
  private static func bar(
    _ start: CGFloat, _ length: CGFloat, _ contentStart: CGFloat, _ contentLength: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard contentLength > length + 0.01 else { return nil }
    let room = length - 8
    let bar = max(room * length / contentLength, min(room, 6))
    let done = min(max((start - contentStart) / (contentLength - length), 0), 1)
    return (start + 4 + (room - bar) * done, bar)
  }
}
