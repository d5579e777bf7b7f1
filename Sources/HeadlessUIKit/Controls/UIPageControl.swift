public import Foundation

/// A row of dots, one for each page.
///
/// Its natural size is 37 points high and as wide as its dots: 7 points each, 9 apart. Source:
/// UIKit, iOS 7 to 13, where three pages take 39 × 37 points.
open class UIPageControl: UIControl {
  private var pages = 0
  private var page = 0
  private var dot: UIImage?

  /// Creates a control without pages with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive. There are no archives without UIKit, so it has no pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of pages; a negative number becomes 0.
  open var numberOfPages: Int {
    get { pages }
    set {
      guard max(newValue, 0) != pages else { return }
      pages = max(newValue, 0)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page, clamped to the pages.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(pages - 1, 0)) }
  }

  /// Whether a single dot is hidden. It keeps its room.
  open var hidesForSinglePage = false

  /// The color of the other dots.
  open var pageIndicatorTintColor: UIColor?

  /// The color of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// When the dots have a background.
  open var backgroundStyle = BackgroundStyle.automatic

  /// Whether the user can slide along the dots.
  open var allowsContinuousInteraction = true

  /// The image to show in place of each dot, which is then as wide as the image.
  open var preferredIndicatorImage: UIImage? {
    get { dot }
    set {
      dot = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let width = dot?.size.width ?? 7
    return CGSize(width: max(0, count * width + (count - 1) * 9), height: 37)
  }

  /// The size for its pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

  /// The size for its pages, for any proposal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// When dots have a background.
  public enum BackgroundStyle: Int, Sendable {
    /// While the user operates them.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }
}
