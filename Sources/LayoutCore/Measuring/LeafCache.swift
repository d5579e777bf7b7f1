package import Foundation

/// The sizes of a measured leaf for its last two proposals.
///
/// Two entries are what a pass asks for: the natural size and the size at the final width. They
/// hold for one content version, which the element counts (``MeasurableElement/contentVersion``),
/// or for one ``Measuring`` where it does not.
package struct LeafCache {
  private struct Entry {
    var proposal: CGSize
    var size: CGSize

    // By lengths, as a comparison of sizes would not be recorded.
    func isAnswer(to other: CGSize) -> Bool {
      proposal.width == other.width && proposal.height == other.height
    }
  }

  private var version = 0
  private var newer: Entry?
  private var older: Entry?

  package init() {}

  /// The stored size for a proposal under a content version, which becomes the newer one.
  package mutating func size(for proposal: CGSize, version: Int) -> CGSize? {
    guard version == self.version else { return nil }
    if let newer, newer.isAnswer(to: proposal) { return newer.size }
    guard let older, older.isAnswer(to: proposal) else { return nil }
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
