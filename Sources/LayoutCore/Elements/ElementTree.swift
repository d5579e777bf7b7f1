#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// An element and all within it, each before what is in it, with its depth below the first.
///
/// Nothing recurses. Elements that are no views may claim to hold each other: what is in one that
/// came before is left out, with an issue, so that a walk always ends.
package struct ElementTree: Sequence, IteratorProtocol {
  private var pending: [(element: any LayoutElement, depth: Int)]
  private var last: (element: any LayoutElement, depth: Int)?

  /// The elements that hold others and are no views.
  private var containers: Set<ObjectIdentifier> = []

  package init(_ root: any LayoutElement) {
    pending = [(root, 0)]
  }

  package mutating func next() -> (element: any LayoutElement, depth: Int)? {
    if let last { addChildren(of: last.element, depth: last.depth + 1) }
    last = pending.popLast()
    return last
  }

  /// Leaves out what is in the element that came last.
  package mutating func skipChildren() {
    last = nil
  }

  private mutating func addChildren(of element: any LayoutElement, depth: Int) {
    let children = element.layoutChildren
    guard !children.isEmpty else { return }
    guard element is UIView || containers.insert(ObjectIdentifier(element)).inserted else {
      LayoutIssue.report(
        LayoutIssue(
          .containsItself, elements: [element.issueName],
          explanation: "The element is within itself, or in two places of a tree.",
          advice: "Give each element one container, and have layoutChildren follow."))
      return
    }
    for child in children.reversed() { pending.append((child, depth)) }
  }
}
