public import Foundation

/// The region into which text flows, as far as its numbers go.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class NSTextContainer: NSObject {
  /// The size of the region, in points; 0 sets no limit.
  open var size: CGSize

  /// The room beside each line, in points.
  open var lineFragmentPadding: CGFloat = 5

  /// How many lines there may be; no limit for 0.
  open var maximumNumberOfLines = 0

  /// Where lines break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates a region.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
