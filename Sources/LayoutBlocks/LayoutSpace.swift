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
  /// - Complexity: O(depth).
  static func path(from: AnyObject?, to: AnyObject?) -> Path {
    let lower = ancestors(of: from)
    let upper = ancestors(of: to)
    var places: [ObjectIdentifier: Int] = [:]
    for (place, element) in lower.enumerated() { places[ObjectIdentifier(element)] = place }
    for (place, element) in upper.enumerated() {
      guard let common = places[ObjectIdentifier(element)] else { continue }
      return Path(up: Array(lower[..<common]), down: upper[..<place].reversed())
    }
    // One of them is what is around the roots, or they have nothing in common.
    return Path(
      up: lower, down: upper.reversed(), isRelated: from == nil || to == nil)
  }

  /// An object and what is around it, as far as they are elements.
  private static func ancestors(of object: AnyObject?) -> [any LayoutElement] {
    var result: [any LayoutElement] = []
    var seen: Set<ObjectIdentifier> = []
    var next = object as? any LayoutElement
    while let element = next, seen.insert(ObjectIdentifier(element)).inserted {
      result.append(element)
      next = element.superElement
    }
    return result
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
