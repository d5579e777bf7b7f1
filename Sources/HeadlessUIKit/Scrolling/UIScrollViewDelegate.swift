public import Foundation

/// Is told of scrolling.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset changed; does nothing unless implemented.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
