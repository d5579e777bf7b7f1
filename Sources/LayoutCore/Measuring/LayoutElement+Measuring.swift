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
    // Negative, so as not to be taken for a version of the content.
    let version =
      answersOnlyHeight ? nil : contentVersion ?? Measuring.runningNumber.map { -$0 }
    // That of a view, which it holds, without counting a reference.
    if let storage = KeptView(self)?.storage {
      let stored = storage._withUnsafeGuaranteedRef { $0.noteMeasured(by: proposal, version) }
      if let stored { return stored }
    } else if let stored = storage.noteMeasured(by: proposal, version) {
      return stored
    }
    let answer = answer(to: proposal)
    if let version {
      let cache = self.storage.uncommonState
      cache.measurements.store(answer.size, for: proposal, version: version)
      cache.hasOwnFittingSize = answer.isOwn
    }
    return answer
  }

  @inline(__always)
  private func answer(to proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    noteOwnMeasuring()
    guard let view = KeptView(self) else { return (sizeThatFits(proposal), true) }
    return view.ask { $0.answer(to: proposal) }
  }
}

extension ViewElement {
  /// The size that fits a proposal, and whether the view answers that itself.
  @inline(__always)
  fileprivate func answer(to proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    var (size, isOwn) = fittingAnswer(proposal)
    if isOwn {
      if !isScrollingText { return (size, true) }
      // Text that scrolls has no size of its own, whatever its view answers.
      size = layoutFrame.size
    }
    let natural = intrinsicContentSize
    return (
      CGSize(
        width: natural.width >= 0 ? natural.width : size.width,
        height: natural.height >= 0 ? natural.height : size.height), false
    )
  }
}

extension LayoutStorage {
  /// Notes that the element is measured. Returns what it answered to a proposal at a version of
  /// its content, where that is stored, and whether the answer was its own.
  @inline(__always)
  fileprivate func noteMeasured(
    by proposal: CGSize, _ version: Int?
  ) -> (size: CGSize, isOwn: Bool)? {
    isMeasured = true
    guard let version, let state = existingUncommonState else { return nil }
    return state._withUnsafeGuaranteedRef { state in
      state.measurements.size(for: proposal, version: version)
        .map { ($0, state.hasOwnFittingSize) }
    }
  }
}
