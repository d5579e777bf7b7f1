import Foundation

/// What contents answered to a program, in order.
struct BlockRecord: Sendable {
  var sizes: [CGSize] = []
  var baselines: [CGFloat] = []
  var rooms: [CGRect] = []
}
