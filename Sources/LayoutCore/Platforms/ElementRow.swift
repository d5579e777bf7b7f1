package import Foundation

/// Elements of one kind, placed and looked at in one call for all of them.
///
/// Reaching an element through `any LayoutElement` costs more than placing it.
package protocol ElementRow: AnyObject {
  /// Stores the frames of elements of `row`, both by number, in the order of `numbers`.
  static func place(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>, _ frames: UnsafeBufferPointer<CGRect>,
    _ numbers: UnsafeBufferPointer<Int32>)

  /// Whether every element of `row` stands in the container of its number.
  static func stands(
    _ row: UnsafeBufferPointer<Unmanaged<AnyObject>>,
    in containers: UnsafeBufferPointer<ObjectIdentifier?>
  ) -> Bool

  /// What holds one element, without counting references.
  static func container(of element: Unmanaged<AnyObject>) -> ObjectIdentifier?

  /// Has a link take the name of one element. What the element calls for it may free the element.
  static func takeName(of element: Unmanaged<AnyObject>, _ link: ElementLink)

  /// Whether a list holds elements of this kind, each of them once and all in one container or in
  /// none. They take numbers, as if they were declared.
  static func areDifferentSiblings(_ elements: [any LayoutElement]) -> Bool

  /// Stores the frames of elements of this kind, in their order.
  static func place(
    _ elements: [any LayoutElement], _ frames: UnsafeMutableBufferPointer<CGRect>)

  /// Whether one element reads from right to left.
  static func readsFromRight(_ element: Unmanaged<AnyObject>) -> Bool

  /// Whether one element is hidden.
  static func isHidden(_ element: Unmanaged<AnyObject>) -> Bool
}
