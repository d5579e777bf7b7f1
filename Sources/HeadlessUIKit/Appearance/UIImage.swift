public import Foundation

/// An image of which only the size is known: nothing draws it here.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  open var size: CGSize { pointSize }

  /// How many pixels a point has.
  open var scale: CGFloat { pixelsPerPoint }

  // Every stored property is a `let` of a Sendable type. The conformance is unchecked only because
  // the class is open, as in UIKit: a subclass has to restate it, and so answers for its own state.
  private let pointSize: CGSize
  private let pixelsPerPoint: CGFloat

  /// Creates an image without size.
  public override init() {
    pointSize = .zero
    pixelsPerPoint = 1
    super.init()
  }

  /// No image: there is nowhere to find one by its name.
  public convenience init?(named name: String) {
    return nil
  }

  /// Creates an image of a size in points. UIKit has no such initialiser: there an image comes
  /// from data.
  ///
  /// Negative and NaN lengths become 0; a scale that is not above 0 becomes 1.
  public init(size: CGSize, scale: CGFloat = 1) {
    pointSize = CGSize(
      width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    pixelsPerPoint = scale > 0 ? scale : 1
    super.init()
  }
}
