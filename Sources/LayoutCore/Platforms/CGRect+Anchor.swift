package import Foundation

/// The frame of a layer, which keeps its size and where its anchor stands.
extension CGRect {
  /// The frame of a layer as if it had no transform.
  package init(size: CGSize, anchor: CGPoint, at position: CGPoint) {
    self.init(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Where an anchor stands, which is given in parts of the size.
  package func position(of anchor: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
  }
}
