public import Foundation
public import LayoutCore

extension LayoutElement {
  /// The place of a point of this element's coordinates in those of another.
  ///
  /// Goes up to the nearest common ancestor and down again, by frames and bounds' origins;
  /// transforms do not count, and sizes never change. The coordinates within a guide begin where
  /// its content does. Elements of different trees are converted as if their roots stood in one
  /// space.
  ///
  /// - Complexity: O(depth).
  public func convert(point: CGPoint, to element: some LayoutElement) -> CGPoint {
    LayoutSpace.convert(point, from: self, to: element)
  }

  /// The place, in this element's coordinates, of a point of another's.
  public func convert(point: CGPoint, from element: some LayoutElement) -> CGPoint {
    LayoutSpace.convert(point, from: element, to: self)
  }

  /// The place of a rect of this element's coordinates in those of another.
  public func convert(rect: CGRect, to element: some LayoutElement) -> CGRect {
    CGRect(origin: convert(point: rect.origin, to: element), size: rect.size)
  }

  /// The place, in this element's coordinates, of a rect of another's.
  public func convert(rect: CGRect, from element: some LayoutElement) -> CGRect {
    CGRect(origin: convert(point: rect.origin, from: element), size: rect.size)
  }
}
