package import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The sizes of a measured leaf for its last two proposals.
///
/// Two entries are what a pass asks for: the natural size and the size at the final width. They
/// hold for one content version, which the element counts (``MeasurableElement/contentVersion``),
/// or for one ``Measuring`` where it does not.
package struct LeafCache {
  private struct Entry {
    var proposal: CGSize
    var size: CGSize
  }

  private var version = 0
  private var newer: Entry?
  private var older: Entry?

  package init() {}

  /// The stored size for a proposal under a content version, which becomes the newer one.
  package mutating func size(for proposal: CGSize, version: Int) -> CGSize? {
    guard version == self.version else { return nil }
    if let newer, newer.proposal == proposal { return newer.size }
    guard let older, older.proposal == proposal else { return nil }
    (newer, self.older) = (older, newer)
    return older.size
  }

  /// Stores a size, dropping the older of the two, and both of an earlier version.
  package mutating func store(_ size: CGSize, for proposal: CGSize, version: Int) {
    older = version == self.version ? newer : nil
    newer = Entry(proposal: proposal, size: size)
    self.version = version
  }
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
    let (size, isOwn) = view.fittingAnswer(proposal)
    if isOwn { return size }
    let natural = view.intrinsicContentSize
    return CGSize(
      width: natural.width >= 0 ? natural.width : size.width,
      height: natural.height >= 0 ? natural.height : size.height)
  }
}
