public import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutElement {
  /// The size that fits.
  public func contentSize(in room: CGSize) -> CGSize { measuredSize(fitting: room) }
}

extension LayoutElement {
  /// The size that fits a proposal, from the cache where the element counts its versions or has
  /// answered in this measuring.
  ///
  /// Marks the element as measured: until the container is told, a change of the element's content
  /// also marks its container. A view without its own `sizeThatFits(_:)` answers with its natural
  /// size, as far as it has one.
  package func measuredSize(fitting proposal: CGSize) -> CGSize {
    let storage = storage
    storage.isMeasured = true
    // Negative, so as not to be taken for a version of the content.
    guard let version = contentVersion ?? Measuring.current.map({ -$0 }) else {
      return fittingSize(proposal)
    }
    let cache = storage.uncommonState
    if let size = cache.measurements.size(for: proposal, version: version) { return size }
    let size = fittingSize(proposal)
    cache.measurements.store(size, for: proposal, version: version)
    return size
  }

  private func fittingSize(_ proposal: CGSize) -> CGSize {
    guard let view = self as? UIView else { return sizeThatFits(proposal) }
    // Text that scrolls has no size of its own, whatever its view answers.
    let isScrolling = (view as? UITextView)?.isScrollEnabled == true
    let (size, isOwn) =
      isScrolling ? (view.bounds.size, false) : view.fittingAnswer(proposal)
    if isOwn { return size }
    let natural = view.intrinsicContentSize
    return CGSize(
      width: natural.width >= 0 ? natural.width : size.width,
      height: natural.height >= 0 ? natural.height : size.height)
  }
}
