import Foundation
import HeadlessUIKit
import LayoutCore

/// An element that is no view: a rect in a tree, with an origin of its bounds and perhaps content.
final class Box: LayoutElement {
  let layoutName: String
  var layoutStorage: AnyObject?
  var layoutFrame: CGRect
  var layoutBoundsOrigin = CGPoint.zero
  var layoutContentSize: CGSize?
  var fitting: (CGSize) -> CGSize = { _ in .zero }
  var baseline: CGFloat?
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  private(set) var children: [Box] = []
  private(set) weak var parent: Box?
  private(set) var placements = 0
  private(set) var measurements = 0

  init(_ name: String = "box", _ frame: CGRect = .zero, in parent: Box? = nil) {
    layoutName = name
    layoutFrame = frame
    parent?.add(self)
  }

  func add(_ child: Box) {
    child.removeFromSuperElement()
    children.append(child)
    child.parent = self
  }

  func place(_ frame: CGRect) {
    layoutFrame = frame
    placements += 1
  }

  func sizeThatFits(_ size: CGSize) -> CGSize {
    measurements += 1
    return fitting(size)
  }

  func firstBaseline(at size: CGSize) -> CGFloat? { baseline }
  var layoutContainer: AnyObject? { parent }
  var layoutChildren: [any LayoutElement] { children }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }

  func addLayoutChild(_ child: any LayoutElement) -> Bool {
    guard let box = child as? Box else { return false }
    add(box)
    return true
  }

  func removeFromSuperElement() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(origin.x - other.origin.x) <= tolerance && abs(origin.y - other.origin.y) <= tolerance
      && abs(size.width - other.size.width) <= tolerance
      && abs(size.height - other.size.height) <= tolerance
  }
}
