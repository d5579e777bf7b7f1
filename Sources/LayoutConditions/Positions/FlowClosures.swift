import Foundation

/// The closures of a position that measures its element or continues a flow.
final class FlowClosures {
  typealias First = (_ fitted: CGSize, _ bounds: CGSize) -> CGRect
  typealias Following = (_ fitted: CGSize, _ previous: CGRect, _ bounds: CGSize) -> CGRect
  typealias Inner = (
    _ fitted: CGSize, _ row: CGRect, _ column: CGRect, _ bounds: CGSize
  ) -> CGRect

  /// The proposal for the size that fits; `nil` where no size is asked for.
  let proposal: ((_ bounds: CGSize) -> CGSize)?

  /// The first of a flow, or an individual frame.
  let first: First

  /// After the predecessor of a sequence, or after the cell one row before.
  let following: Following

  /// After the cell one column before, in the first row.
  let inFirstRow: Following

  /// After the cells one row and one column before.
  let inner: Inner

  init(
    proposal: ((CGSize) -> CGSize)? = nil, first: @escaping First,
    following: Following? = nil, inFirstRow: Following? = nil, inner: Inner? = nil
  ) {
    self.proposal = proposal
    self.first = first
    let following = following ?? { fitted, _, bounds in first(fitted, bounds) }
    self.following = following
    self.inFirstRow = inFirstRow ?? following
    self.inner = inner ?? { fitted, row, _, bounds in following(fitted, row, bounds) }
  }
}
