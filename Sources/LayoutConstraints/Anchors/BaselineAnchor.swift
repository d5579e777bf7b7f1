import Foundation
import LayoutCore

/// The line on which the letters of a view lie, of its first or last line of text.
///
/// ```swift
/// value.firstBaseline >> title.firstBaseline   // two labels of different fonts on one line
/// ```
public struct BaselineAnchor {
  /// Which attribute it is.
  public enum Baseline: Hashable, Sendable, CaseIterable {
    /// The baseline of the first line of text.
    case firstBaseline
    /// The baseline of the last line of text.
    case lastBaseline
  }

  /// The item whose attribute it is.
  public let view: any ConstrainableView

  /// Which attribute it is.
  public let baseline: Baseline

  /// Creates an anchor.
  public init(view: any ConstrainableView, baseline: Baseline) {
    self.view = view
    self.baseline = baseline
  }
}
