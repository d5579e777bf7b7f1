public import Foundation

/// The dimensions of the region into which text flows.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
open class NSTextContainer: NSObject {
  /// The size of the region, in points; 0 sets no limit.
  open var size: CGSize

  /// The room beside each line, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { textView?.invalidateIntrinsicContentSize() } }
  }

  /// The largest number of lines; no limit for 0.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { textView?.invalidateIntrinsicContentSize() } }
  }

  /// Where lines break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// The view whose text flows into it.
  weak var textView: UITextView?

  /// Creates a region.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
