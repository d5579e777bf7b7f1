extension UIView {
  /// How the content follows a change of bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits within the bounds, undistorted.
    case scaleAspectFit
    /// As small as fills the bounds, undistorted.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle, as large as it is.
    case center
    /// At the middle of the top edge.
    case top
    /// At the middle of the bottom edge.
    case bottom
    /// At the middle of the left edge.
    case left
    /// At the middle of the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }
}
