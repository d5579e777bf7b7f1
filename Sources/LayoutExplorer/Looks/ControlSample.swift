import Foundation
import LayoutCore
import LayoutPreviews

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A control that draws itself from shapes and lines.
///
/// They are drawn at three sizes: what they are at all others follows, as long as each edge is a
/// sum of parts of the control's width and height. Where it is not, as in a rounded corner that
/// stops growing, they are right near the size that the control had.
#if canImport(UIKit)
@MainActor
#endif
struct ControlSample {
  let view: UIView
  private let size: CGSize
  private let direction: UIUserInterfaceLayoutDirection

  /// How much larger the other two sizes are.
  private static let step: CGFloat = 64

  /// Takes the size of a view; nil if it draws no parts.
  init?(_ element: any LayoutElement) {
    guard let view = element as? UIView, !(view is UILabel) else { return nil }
    let item = view.layoutItem()
    guard !item.shapes.isEmpty || !item.lines.isEmpty else { return nil }
    self.view = view
    size = view.bounds.size
    direction = view.effectiveUserInterfaceLayoutDirection
  }

  /// A look with the parts. The view keeps another size.
  func drawn(_ plain: ElementLook) -> ElementLook {
    var look = plain
    view.semanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    let items = [
      size, CGSize(width: size.width + Self.step, height: size.height),
      CGSize(width: size.width, height: size.height + Self.step),
    ].map { size in
      view.bounds.size = size
      return view.layoutItem()
    }
    let growth = Growth(size: size, step: Self.step)
    if items.allSatisfy({ $0.shapes.count == items[0].shapes.count }) {
      look.shapes = items[0].shapes.indices.map { index in
        growth.shape(items.map { $0.shapes[index] })
      }
    }
    if items.allSatisfy({ $0.lines.map(\.text) == items[0].lines.map(\.text) }) {
      look.lines = items[0].lines.indices.map { index in
        growth.line(items.map { $0.lines[index] })
      }
    } else {
      look.lines = items[0].lines.map { growth.line([$0, $0, $0]) }
    }
    return look
  }
}

/// How parts of a control grow with it.
private struct Growth {
  let size: CGSize
  let step: CGFloat

  func length<Part>(_ parts: [Part], _ number: (Part) -> CGFloat) -> GrowingLength {
    let start = Double(number(parts[0]))
    let perWidth = Double((number(parts[1]) - number(parts[0])) / step)
    let perHeight = Double((number(parts[2]) - number(parts[0])) / step)
    return GrowingLength(
      start: start - perWidth * Double(size.width) - perHeight * Double(size.height),
      perWidth: perWidth, perHeight: perHeight)
  }

  func shape(_ shapes: [LayoutPicture.Shape]) -> ShapeLook {
    ShapeLook(
      frame: [
        length(shapes) { $0.frame.origin.x }, length(shapes) { $0.frame.origin.y },
        length(shapes) { $0.frame.size.width }, length(shapes) { $0.frame.size.height },
      ],
      radius: length(shapes) { $0.cornerRadius }, fill: shapes[0].fill.hexWithOpacity)
  }

  func line(_ lines: [LayoutPicture.TextLine]) -> LineLook {
    let (anchor, part): (String, CGFloat) =
      switch lines[0].anchor {
      case .start: ("start", 0)
      case .middle: ("middle", 0.5)
      case .end: ("end", 1)
      }
    return LineLook(
      text: lines[0].text, x: length(lines) { $0.origin.x + $0.width * part },
      y: length(lines) { $0.origin.y }, anchor: anchor, size: Double(lines[0].fontSize),
      isBold: lines[0].isBold, color: lines[0].color.hexWithOpacity)
  }
}
