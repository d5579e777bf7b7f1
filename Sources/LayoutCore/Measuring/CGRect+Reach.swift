package import Foundation

extension CGRect {
  /// How far the rect reaches along each axis, as what holds it takes it in. One at or about the
  /// end of an endless proposal takes up its length, and one as long as that proposal nothing.
  package var reach: CGSize {
    func reach(_ origin: CGFloat, _ length: CGFloat) -> CGFloat {
      let end = origin + length
      if end.isFinite { return end }
      return length.isFinite ? length : 0
    }
    return CGSize(
      width: reach(origin.x, size.width), height: reach(origin.y, size.height))
  }
}
