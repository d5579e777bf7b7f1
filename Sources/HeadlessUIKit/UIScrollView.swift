public import Foundation

/// A view.
open class UIScrollView: UIView {
  /// Size.
  open var contentSize: CGSize = .zero
}
