public import Foundation

// Without it, members of views hide behind the defaults of elements here.
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
    measuredAnswer(to: proposal).size
  }

  /// The same, and whether the element answers `sizeThatFits(_:)` itself, as views need not.
  func measuredAnswer(to proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    Recording.measuring(self) { storedAnswer(to: proposal) }
  }

  @inline(__always)
  private func storedAnswer(to proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    let storage = storage
    storage.isMeasured = true
    // Negative, so as not to be taken for a version of the content.
    guard let version = contentVersion ?? Measuring.runningNumber.map({ -$0 }),
      !answersOnlyHeight
    else {
      return answer(to: proposal)
    }
    let cache = storage.uncommonState
    if let size = cache.measurements.size(for: proposal, version: version) {
      return (size, cache.hasOwnFittingSize)
    }
    let answer = answer(to: proposal)
    cache.measurements.store(answer.size, for: proposal, version: version)
    cache.hasOwnFittingSize = answer.isOwn
    return answer
  }

  @inline(__always)
  private func answer(to proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    noteOwnMeasuring()
    guard let view = asView else { return (sizeThatFits(proposal), true) }
    var (size, isOwn) = view.fittingAnswer(proposal)
    if isOwn {
      if !view.isScrollingText { return (size, true) }
      // Text that scrolls has no size of its own, whatever its view answers.
      size = layoutFrame.size
    }
    let natural = view.intrinsicContentSize
    return (
      CGSize(
        width: natural.width >= 0 ? natural.width : size.width,
        height: natural.height >= 0 ? natural.height : size.height), false
    )
  }
}
