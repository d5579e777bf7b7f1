public import Foundation

/// An image of which only the size is known: nothing draws it here.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  open var size: CGSize { pointSize }

  /// How many pixels a point has.
  open var scale: CGFloat { pixelsPerPoint }

  /// Whether it has its own colors or the tint color.
  open var renderingMode: RenderingMode { mode }

  /// Whether it is a system image.
  open var isSymbolImage: Bool { isSymbol }

  // Every stored property is a `let` of a Sendable type. The conformance is unchecked only because
  // the class is open, as in UIKit: a subclass has to restate it, and so answers for its own state.
  private let pointSize: CGSize
  private let pixelsPerPoint: CGFloat
  private let mode: RenderingMode
  private let isSymbol: Bool

  /// Creates an image without size.
  public override init() {
    pointSize = .zero
    pixelsPerPoint = 1
    mode = .automatic
    isSymbol = false
    super.init()
  }

  /// Creates an image of a size in points. UIKit has no such initializer: there an image comes
  /// from data.
  ///
  /// Negative and NaN lengths become 0; a scale that is not above 0 becomes 1.
  public convenience init(size: CGSize, scale: CGFloat = 1) {
    self.init(size: size, scale: scale, renderingMode: .automatic, isSymbol: false)
  }

  init(size: CGSize, scale: CGFloat, renderingMode: RenderingMode, isSymbol: Bool) {
    pointSize = CGSize(
      width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    pixelsPerPoint = scale > 0 ? scale : 1
    mode = renderingMode
    self.isSymbol = isSymbol
    super.init()
  }

  /// The same image in its own colors or in the tint color.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, renderingMode: renderingMode, isSymbol: isSymbol)
  }

  /// The same image: it has no colors here.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same image in its own colors or in the tint color: it has no colors here.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The same image: its size is that without stretching.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The same image: its size is that without stretching.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  /// The same image: it looks the same in both directions here.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// A system image in the size of a configuration; any other image as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbol, let side = (configuration as? SymbolConfiguration)?.side.rounded(.up) else {
      return self
    }
    return UIImage(
      size: CGSize(width: side, height: side), scale: scale, renderingMode: mode, isSymbol: true)
  }
}
