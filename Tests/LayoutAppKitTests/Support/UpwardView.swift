import Foundation
import LayoutAppKit
import LayoutConditions
import LayoutCore

/// A view as AppKit has them: its frame counts from the lower left corner of a superview that is
/// not flipped. It lays out its subviews by their methods.
final class UpwardView: FlippableElement, LayoutControllable {
  let layoutName: String
  let isFlipped: Bool
  private(set) var keptFrame: CGRect
  var scrolled = CGPoint.zero
  private(set) weak var superview: UpwardView?
  private(set) var subviews: [UpwardView] = []

  /// How often a frame was kept.
  private(set) var keepCount = 0

  var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
  var zIndexInfo: [ObjectIdentifier: Int] = [:]
  var layoutStorage: AnyObject?

  init(_ name: String, _ frame: CGRect = .zero, isFlipped: Bool = false) {
    layoutName = name
    keptFrame = frame
    self.isFlipped = isFlipped
  }

  var surroundingSpace: FlippableSpace? { superview?.innerSpace }

  var innerSpace: FlippableSpace {
    FlippableSpace(bounds: CGRect(origin: scrolled, size: keptFrame.size), isFlipped: isFlipped)
  }

  func keep(_ frame: CGRect) {
    keptFrame = frame
    keepCount += 1
  }

  var layoutContainer: AnyObject? { superview }
  var layoutChildren: [any LayoutElement] { subviews }

  func addSubview(_ view: UpwardView) {
    view.superview = self
    subviews.append(view)
  }

  func layoutSubviews() { layoutControl() }
  func layOutChildren() { layoutControl() }
}
