import Foundation
import LayoutCore

/// A line that letters of a view stand on.
public struct BaselineAnchor {
  /// Which attribute it is.
  public enum Baseline: Hashable, Sendable, CaseIterable {
    case firstBaseline, lastBaseline
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
