package import Foundation

/// The sizes of a measured leaf for its last two proposals.
///
/// Two entries are what a pass asks for: the natural size and the size at the final width. They
/// hold for one content version, which the element counts (``LayoutElement/contentVersion``), or for
/// one ``Measuring`` where it does not.
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
  /// Marks the element as measured: from now on a change of its content also marks its container.
  package func measuredSize(fitting proposal: CGSize) -> CGSize {
    let storage = storage
    storage.isMeasured = true
    // Negative, so as not to be taken for a version of the content.
    guard let version = contentVersion ?? Measuring.current.map({ -$0 }) else {
      return sizeThatFits(proposal)
    }
    let cache = storage.uncommonState
    if let size = cache.measurements.size(for: proposal, version: version) { return size }
    let size = sizeThatFits(proposal)
    cache.measurements.store(size, for: proposal, version: version)
    return size
  }
}
