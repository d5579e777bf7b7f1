import Foundation
import LayoutCore

/// The way between the coordinates of elements.
enum LayoutSpace {
  struct Path {
    /// The spaces to leave, innermost first, and those to enter, outermost first.
    var up: [any LayoutElement] = []
    var down: [any LayoutElement] = []
    var isRelated = true
  }

  /// The way from what is within one element to what is within another; without an element, to
  /// what is around the roots.
  ///
  /// - Complexity: O(distance to the nearest common ancestor).
  static func path(from: AnyObject?, to: AnyObject?) -> Path {
    var lower = Climb(from)
    var upper = Climb(to)
    while lower.next != nil || upper.next != nil {
      if let element = lower.step(), let place = upper.places[ObjectIdentifier(element)] {
        return Path(up: lower.elements.dropLast(), down: upper.elements[..<place].reversed())
      }
      if let element = upper.step(), let place = lower.places[ObjectIdentifier(element)] {
        return Path(
          up: Array(lower.elements[..<place]), down: upper.elements.dropLast().reversed())
      }
    }
    // One of them is what is around the roots, or they have nothing in common.
    return Path(
      up: lower.elements, down: upper.elements.reversed(), isRelated: from == nil || to == nil)
  }

  /// A way from an object to what is around it, as far as those are elements, one step at a time.
  private struct Climb {
    private(set) var elements: [any LayoutElement] = []
    private(set) var places: [ObjectIdentifier: Int] = [:]
    private(set) var next: (any LayoutElement)?

    init(_ object: AnyObject?) {
      next = (object as? any LayoutElement)?.coordinateSpace
    }

    /// The next element, if there is one that was not met before.
    mutating func step() -> (any LayoutElement)? {
      guard let element = next, places[ObjectIdentifier(element)] == nil else {
        next = nil
        return nil
      }
      places[ObjectIdentifier(element)] = elements.count
      elements.append(element)
      next = (element.layoutContainer as? any LayoutElement)?.coordinateSpace
      return element
    }
  }

  /// Where the coordinates within an element begin, in those around it.
  static func origin(of element: any LayoutElement) -> CGPoint {
    let frame = element.layoutFrame
    let bounds = element.layoutBoundsOrigin
    return CGPoint(x: frame.origin.x - bounds.x, y: frame.origin.y - bounds.y)
  }

  static func convert(_ point: CGPoint, from: AnyObject?, to: AnyObject?) -> CGPoint {
    guard from !== to else { return point }
    let path = path(from: from, to: to)
    var result = point
    for element in path.up {
      let origin = origin(of: element)
      result.x += origin.x
      result.y += origin.y
    }
    for element in path.down {
      let origin = origin(of: element)
      result.x -= origin.x
      result.y -= origin.y
    }
    return result
  }
}
