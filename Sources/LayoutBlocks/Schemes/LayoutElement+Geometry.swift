public import Foundation
public import LayoutCore

extension LayoutElement {
  /// What holds the element, if that is an element itself.
  public var superElement: (any LayoutElement)? { layoutContainer as? any LayoutElement }

  /// The frame in the coordinates of what holds the element, in points, as if it had no transform.
  ///
  /// Setting one that is not finite leaves the element where it is, a negative size counts by its
  /// amount, and an element that stands for an area of another, as a safe area's guide does, stays:
  /// each with an issue. A guide lays out its content.
  public var frame: CGRect {
    get { layoutFrame }
    set { take(newValue) }
  }

  /// The element's own rect: its size, from where its own coordinates begin. That of a guide is the
  /// room for its content, from the guide's frame.
  public var bounds: CGRect {
    if let guide = self as? any GuideElement { return guide.bounds }
    return CGRect(origin: layoutBoundsOrigin, size: layoutFrame.size)
  }

  /// The room for what the element holds: its bounds, a scroll view's content, or a guide's room in
  /// the coordinates of the guide's owner.
  public var layoutBounds: CGRect {
    if let guide = self as? any GuideElement { return guide.room(in: guide.layoutFrame) }
    if let content = layoutContentSize { return CGRect(origin: .zero, size: content) }
    return CGRect(origin: layoutBoundsOrigin, size: layoutFrame.size)
  }

  /// Moves the element to a frame that need not be one it can take, if it can be placed.
  func take(_ frame: CGRect) {
    guard isPlaceable else {
      LayoutIssue.report(
        LayoutIssue(
          .unplaceableElement, elements: [issueName],
          explanation: "The element stands for an area of what holds it, so it cannot be moved.",
          advice: "Move a guide of your own."))
      return
    }
    var problem: PassProblem.Kind?
    if let frame = frame.storable({ problem = $0 }) { place(frame) }
    guard let problem else { return }
    LayoutIssue.report(PassProblem(problem, of: 0).issue(elements: [issueName], at: nil))
  }
}
