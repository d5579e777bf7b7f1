public import Foundation

/// One of the five standard ranges over `CGFloat`, as a condition takes them.
///
/// | written | holds for |
/// |---|---|
/// | `600...` | 600 and more |
/// | `...400` | 400 and less |
/// | `..<400` | less than 400 |
/// | `400..<600` | 400 and more, but less than 600 |
/// | `400...600` | 400 to 600, both included |
///
/// No other type should conform: the library knows these five.
public protocol LayoutRange<Bound>: RangeExpression where Bound == CGFloat {
  /// The range as two ends.
  var layoutEnds: LayoutRangeEnds { get }
}

extension PartialRangeFrom: LayoutRange where Bound == CGFloat {
  /// From the lower bound on.
  public var layoutEnds: LayoutRangeEnds {
    LayoutRangeEnds(low: lowerBound)
  }
}

extension PartialRangeUpTo: LayoutRange where Bound == CGFloat {
  /// Below the upper bound.
  public var layoutEnds: LayoutRangeEnds {
    LayoutRangeEnds(high: upperBound, includesHigh: false)
  }
}

extension PartialRangeThrough: LayoutRange where Bound == CGFloat {
  /// Up to and with the upper bound.
  public var layoutEnds: LayoutRangeEnds {
    LayoutRangeEnds(high: upperBound)
  }
}

extension Range: LayoutRange where Bound == CGFloat {
  /// From the lower bound on, below the upper one; nothing when they are equal.
  public var layoutEnds: LayoutRangeEnds {
    LayoutRangeEnds(low: lowerBound, high: upperBound, includesHigh: false)
  }
}

extension ClosedRange: LayoutRange where Bound == CGFloat {
  /// From the lower bound to the upper one, both included.
  public var layoutEnds: LayoutRangeEnds {
    LayoutRangeEnds(low: lowerBound, high: upperBound)
  }
}
