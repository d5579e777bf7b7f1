public import Foundation

/// A view that shows lines of text.
///
/// Its ``textMeasuring`` measures the text. Sizes are rounded up to whole pixels of its
/// `contentScaleFactor`. A label without text has the size zero.
open class UILabel: UIView {
  private var storedText: String?
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedNumberOfLines = 1
  private var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  private var storedPreferredWidth: CGFloat = 0
  private var ownMeasuring: (any TextMeasuring)?

  /// The text; `nil` and the empty text show nothing.
  open var text: String? {
    get { storedText }
    set {
      guard newValue != storedText else { return }
      storedText = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of the whole text; the system font of 17 points by default and for `nil`.
  open var font: UIFont! {
    get { storedFont }
    set {
      let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
      guard font != storedFont else { return }
      storedFont = font
      invalidateIntrinsicContentSize()
    }
  }

  /// The largest number of lines; 1 by default, and no limit for 0 or less.
  open var numberOfLines: Int {
    get { storedNumberOfLines }
    set {
      guard newValue != storedNumberOfLines else { return }
      storedNumberOfLines = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Where lines break, and how text beyond the last line is handled.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      guard newValue != storedLineBreakMode else { return }
      storedLineBreakMode = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The width at which the lines break for the natural size of a label with several lines, in
  /// points; no limit if it is not above 0.
  open var preferredMaxLayoutWidth: CGFloat {
    get { storedPreferredWidth }
    set {
      guard newValue != storedPreferredWidth else { return }
      storedPreferredWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The alignment of the lines; by the writing direction by default.
  open var textAlignment = NSTextAlignment.natural

  /// The color of the text; `nil` means the default one.
  open var textColor: UIColor! = .label

  /// The color of highlighted text.
  open var highlightedTextColor: UIColor?

  /// Whether the text shows its highlighted color.
  open var isHighlighted = false

  /// Whether the text is drawn as active.
  open var isEnabled = true

  /// Whether text that does not fit is drawn smaller. Stored only: nothing is drawn here.
  open var adjustsFontSizeToFitWidth = false

  /// The smallest scale of such text. Stored only.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters may move closer together before text is truncated. Stored only.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font follows the user's content size. Stored only.
  open var adjustsFontForContentSizeCategory = false

  /// Creates a label with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The measuring that breaks the text into lines; `defaultTextMeasuring` unless set. UIKit has no
  /// such member.
  open var textMeasuring: any TextMeasuring {
    get { ownMeasuring ?? UILabel.defaultTextMeasuring }
    set {
      ownMeasuring = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The lines at a width in points; a width that is NaN, infinite or not above 0 sets no limit.
  /// UIKit has no such member.
  public final func textLines(fittingWidth width: CGFloat) -> TextLines {
    textLines(fittingWidth: width, maximumLines: storedNumberOfLines)
  }

  final func textLines(fittingWidth width: CGFloat, maximumLines: Int) -> TextLines {
    noteMeasuring(textMeasuring)
    return textMeasuring.lines(
      of: storedText ?? "", font: storedFont.textFont, width: width,
      lineBreakMode: storedLineBreakMode, maximumLines: maximumLines)
  }

  /// The size of the text broken at the proposed width, in whole pixels; the proposed height is
  /// ignored. A width that is NaN, infinite or not above 0 sets no limit; any other is exceeded
  /// by less than a pixel at most.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if Recording.isOn, isAskedForHeight, size.width.isFinite, size.width > 0 {
      let height = pixelCeil(countedLines(fittingWidth: size.width).height)
      return CGSize(width: size.width, height: height)
    }
    return roundedSize(of: textLines(fittingWidth: size.width), within: size.width)
  }

  package override var declaresContentChanges: Bool { true }

  /// The size of the text, broken at ``preferredMaxLayoutWidth`` if there may be several lines.
  open override var intrinsicContentSize: CGSize {
    let width = storedNumberOfLines == 1 ? 0 : storedPreferredWidth
    return roundedSize(of: textLines(fittingWidth: width), within: width)
  }

  /// The area of the lines in a rectangle: vertically centered, horizontally by the alignment, its
  /// size in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let lines = textLines(fittingWidth: bounds.size.width, maximumLines: numberOfLines)
    let size = roundedSize(of: lines, within: bounds.size.width)
    let slack = bounds.size.width - size.width
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let inset: CGFloat =
      switch textAlignment {
      case .left: 0
      case .center: slack / 2
      case .right: slack
      case .justified, .natural: isLeftToRight ? 0 : slack
      }
    return CGRect(
      x: bounds.origin.x + inset,
      y: bounds.origin.y + (bounds.size.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// The baselines of the first and the last line, with the lines centered in the height. The edges
  /// for a label without text.
  open override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    let lines = countedLines(fittingWidth: size.width)
    guard !lines.lines.isEmpty else { return UIBaselineOffsets(top: 0, bottom: 0) }
    let top = (size.height - pixelCeil(lines.height)) / 2
    return UIBaselineOffsets(
      top: top + lines.baseline(at: 0),
      bottom: size.height - top - lines.baseline(at: lines.lines.count - 1))
  }

  private func roundedSize(of lines: TextLines, within width: CGFloat) -> CGSize {
    let height = pixelCeil(lines.height)
    // Lines that fit but for rounding keep their width.
    let slack = storedFont.pointSize / CGFloat(TextUnits.em) * TextUnits.slack
    if width > 0, width.isFinite, width < lines.width - slack {
      return CGSize(width: pixelCeil(proposed: width), height: height)
    }
    return CGSize(width: pixelCeil(lines.width), height: height)
  }
}
