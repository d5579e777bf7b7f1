public import Foundation
public import LayoutCore

/// A rect, and what it does to a room.
///
/// Source: CGLayout 0.7, ConstrainRect.
public typealias ConstrainRect = (rect: CGRect, constraints: [any RectBasedConstraint])

extension RectBasedLayout {
  /// Places an element within what holds it: its bounds, or a scroll view's content. An element
  /// that nothing holds stays, with an issue.
  public func apply(for element: some LayoutElement) {
    guard let room = element.roomAround else { return }
    apply(for: element, in: room)
  }

  /// Places an element within what is left of the room around it once rects have constrained it.
  ///
  /// ```swift
  /// layout.apply(for: title, use: [(logo.frame, [Right.limit(on: .outer)])])
  /// ```
  public func apply(for element: some LayoutElement, use constraints: [ConstrainRect]) {
    guard let room = element.roomAround else { return }
    apply(for: element, in: room, use: constraints)
  }

  /// Places an element within what is left of a rect once others have constrained it.
  public func apply(
    for element: some LayoutElement, in source: CGRect, use constraints: [ConstrainRect]
  ) {
    apply(for: element, in: source.constrained(by: constraints))
  }

  /// Places an element within what constraints leave of the room around it.
  @_disfavoredOverload
  public func apply(
    for element: some LayoutElement, use constraints: [any LayoutConstraintProtocol]
  ) {
    guard let room = element.roomAround else { return }
    apply(for: element, in: room, use: constraints)
  }

  /// Places an element within what constraints leave of a rect. One that is not active is left
  /// out.
  @_disfavoredOverload
  public func apply(
    for element: some LayoutElement, in sourceRect: CGRect,
    use constraints: [any LayoutConstraintProtocol]
  ) {
    guard let space = element.superElement else {
      LayoutIssue.report(.nowhere(element))
      return
    }
    apply(for: element, in: sourceRect.constrained(by: constraints, in: space))
  }

  /// The frame that the rule forms of `rect` in what rects leave of `source`.
  public func layout(
    rect: CGRect, in source: CGRect, use constraints: [ConstrainRect]
  ) -> CGRect {
    layout(rect: rect, in: source.constrained(by: constraints))
  }

  /// The frame that the rule forms of `rect` in what constraints leave of `source`, both in the
  /// coordinates within `element`.
  public func layout(
    rect: CGRect, from element: some LayoutElement, in source: CGRect,
    use constraints: [any LayoutConstraintProtocol] = []
  ) -> CGRect {
    layout(rect: rect, in: source.constrained(by: constraints, in: element))
  }
}

extension CGRect {
  fileprivate func constrained(by constraints: [ConstrainRect]) -> CGRect {
    var room = self
    for (rect, rules) in constraints {
      for rule in rules { rule.formConstrain(sourceRect: &room, by: rect) }
    }
    return room
  }

  fileprivate func constrained(
    by constraints: [any LayoutConstraintProtocol], in space: any LayoutElement
  ) -> CGRect {
    var room = self
    for constraint in constraints where constraint.isActive {
      constraint.formConstrain(sourceRect: &room, by: nil, in: space)
    }
    return room
  }
}

extension LayoutElement {
  /// The room in what holds the element; without one, an issue says so.
  fileprivate var roomAround: CGRect? {
    if let space = superElement { return space.layoutBounds }
    LayoutIssue.report(.nowhere(self))
    return nil
  }
}

extension LayoutIssue {
  fileprivate static func nowhere(_ element: some LayoutElement) -> LayoutIssue {
    LayoutIssue(
      .detachedElement, elements: [element.layoutName],
      explanation: "The element is in no container, so there is no room to be laid out in.",
      advice: "Add it to its container first, or give the room: apply(for:in:).")
  }
}
