public import Foundation

/// A layer that shows a course of colors, kept as values: nothing is drawn here.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; `nil` by default.
  open var colors: [Any]?

  /// The places of the colors from 0 to 1, one each; `nil`, the default, for equal distances.
  open var locations: [NSNumber]?

  /// Where the course begins, in units of the layer's size; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the course ends, in units of the layer's size; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
