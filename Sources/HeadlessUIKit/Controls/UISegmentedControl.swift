public import Foundation

/// A control with several segments side by side, of which one is selected.
///
/// It is 32 points high. Unless its width is set, a segment is as wide as the widest title, in
/// 13 points, or image, with 10 points on each side. Source: UIKit, iOS 13; the room beside titles
/// is an approximation.
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private var chosen = UISegmentedControl.noSegment
  private var widthsByContent = false

  /// Creates a control without segments with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control of its natural size with segments for strings and images; other items are
  /// ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        segments.append(Segment(title: title))
      } else if let image = item as? UIImage {
        segments.append(Segment(image: image))
      }
    }
    computedFrame = CGRect(origin: .zero, size: intrinsicContentSize)
  }

  /// Creates a control from an archive. There are no archives without UIKit, so it has no segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment; ``noSegment`` for none, and after an index without segment.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }

  /// The index that means no segment.
  public class var noSegment: Int { -1 }

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false

  /// Whether each segment is as wide as its own content rather than the widest content.
  open var apportionsSegmentWidthsByContent: Bool {
    get { widthsByContent }
    set {
      guard newValue != widthsByContent else { return }
      widthsByContent = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the selected segment; `nil` for white.
  open var selectedSegmentTintColor: UIColor?

  /// Inserts a segment with a title at an index, clamped to the valid range.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index, clamped to the valid range.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment, if there is one at the index.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment {
      chosen = UISegmentedControl.noSegment
    } else if chosen > segment {
      chosen -= 1
    }
    invalidateIntrinsicContentSize()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    chosen = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Sets a segment's title and removes its image. This and all methods below ignore an index
  /// without segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets a segment's image and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// A segment's image.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Sets a segment's width in points; 0 for the width of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// A segment's width as it was set; 0 for the width of its content.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether the user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    invalidateIntrinsicContentSize()
  }

  /// The sum of the widths of all segments, and a height of 32 points.
  open override var intrinsicContentSize: CGSize {
    let natural = segments.map(naturalWidth)
    let widest = natural.max() ?? 0
    var width: CGFloat = 0
    for (segment, own) in zip(segments, natural) {
      width += segment.width > 0 ? segment.width : widthsByContent ? own : widest
    }
    return CGSize(width: width, height: 32)
  }

  /// The natural size for any proposal.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func naturalWidth(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width + 20 }
    guard let title = segment.title else { return 20 }
    return lineSize(of: title, font: .systemFont(ofSize: 13)).width + 20
  }
}
