public import Foundation

/// A view that shows an image; its natural size is the image's.
open class UIImageView: UIView {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var highlighted = false

  /// Creates a view of an image's size.
  public init(image: UIImage?) {
    storedImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view of an image's size that shows another one while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    storedImage = image
    storedHighlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive. There are no archives without UIKit, so it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image.
  open var image: UIImage? {
    get { storedImage }
    set { change { storedImage = newValue } }
  }

  /// The image while highlighted; `nil` for the normal one.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set { change { storedHighlightedImage = newValue } }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted: Bool {
    get { highlighted }
    set { change { highlighted = newValue } }
  }

  package override var declaresContentChanges: Bool { true }

  /// The size of the shown image; none in both directions without one.
  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size of the shown image for any proposal; the current size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shown?.size ?? super.sizeThatFits(size)
  }

  private var shown: UIImage? {
    highlighted ? storedHighlightedImage ?? storedImage : storedImage
  }

  private func change(_ body: () -> Void) {
    let old = shown?.size
    body()
    if shown?.size != old { invalidateIntrinsicContentSize() }
  }
}
