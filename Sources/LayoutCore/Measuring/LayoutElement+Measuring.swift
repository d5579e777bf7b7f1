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

  /// The same of an element that its container is about to place; within the safe area it has none
  /// of its own to add to its size, wherever it is now.
  @inline(__always)
  package func measuredSize(fitting proposal: CGSize, withinSafeArea: Bool) -> CGSize {
    withinSafeArea
      ? measuredSizeWithoutSafeArea(fitting: proposal) : measuredSize(fitting: proposal)
  }

  /// Out of line, as every container that measures others would take more stack for it.
  @inline(never)
  private func measuredSizeWithoutSafeArea(fitting proposal: CGSize) -> CGSize {
    var input = passInput
    let safe = input.safeAreaInsets
    guard safe != .zero else { return measuredSize(fitting: proposal) }
    input.leaveOut(safe, alsoOfMargins: asView?.insetsLayoutMarginsFromSafeArea == true)
    let storage = storage
    let former = storage.inputOverride
    storage.inputOverride = input
    defer { storage.inputOverride = former }
    return measuredSize(fitting: proposal)
  }

  /// The same, and whether the element answers `sizeThatFits(_:)` itself, as views need not.
  func measuredAnswer(to proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    Recording.measuring(self) { storedAnswer(to: proposal) }
  }

  @inline(__always)
  private func storedAnswer(to proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    let version = answerVersion
    if let stored = noteMeasured(by: proposal, version) { return stored }
    let answer = answer(to: proposal)
    if let version { store(answer, to: proposal, version) }
    return answer
  }

  /// What of the element an answer holds for: the version of its content, or one measuring;
  /// `nil` for nothing. Negative for a measuring, so as not to be taken for a version.
  @inline(__always)
  private var answerVersion: Int? {
    answersOnlyHeight ? nil : contentVersion ?? Measuring.runningNumber.map { -$0 }
  }

  /// Notes that the element is measured. Returns its answer to a proposal, where that is stored.
  @inline(__always)
  private func noteMeasured(
    by proposal: CGSize, _ version: Int?
  ) -> (size: CGSize, isOwn: Bool)? {
    // A view holds its storage, so that no reference is counted.
    if let storage = KeptView(self)?.storage {
      return storage._withUnsafeGuaranteedRef { $0.noteMeasured(by: proposal, version) }
    }
    return storage.noteMeasured(by: proposal, version)
  }

  private func store(
    _ answer: (size: CGSize, isOwn: Bool), to proposal: CGSize, _ version: Int
  ) {
    let cache = storage.uncommonState
    cache.measurements.store(answer.size, for: proposal, version: version)
    cache.hasOwnFittingSize = answer.isOwn
  }

  @inline(__always)
  private func answer(to proposal: CGSize) -> (size: CGSize, isOwn: Bool) {
    noteOwnMeasuring()
    guard let view = KeptView(self) else { return (sizeThatFits(proposal), true) }
    let answer = view.fittingAnswer(proposal)
    return answer.isOwn && asView?.isScrollingText != true ? answer : answerWithoutOwn(answer)
  }

  /// The natural size of a view, as far as it has one, in place of an answer that is not its own.
  /// Text that scrolls has no size of its own, whatever its view answers.
  private func answerWithoutOwn(
    _ answer: (size: CGSize, isOwn: Bool)
  ) -> (size: CGSize, isOwn: Bool) {
    var size = answer.isOwn ? layoutFrame.size : answer.size
    let natural = asView?.intrinsicContentSize ?? NaturalSize.none.size
    if natural.width >= 0 { size.width = natural.width }
    if natural.height >= 0 { size.height = natural.height }
    return (size, false)
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
