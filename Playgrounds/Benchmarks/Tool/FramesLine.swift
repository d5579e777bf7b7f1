import Foundation

/// The frames of a piece of work, for a comparison with those of other libraries.
struct FramesLine: Encodable {
  var workload: String
  var n: Int
  var phase: String
  var state: Int
  var frames: [[Double]]

  /// Prints the frames of two consecutive pieces of work of each workload.
  static func printAll(_ options: Options) {
    for workload in options.workloads {
      for n in options.sizes(of: workload) {
        let prepared = workload.prepare(n)
        for state in 0..<2 {
          prepared.work(state)
          show(
            FramesLine(
              workload: workload.name, n: n, phase: prepared.phase, state: state,
              frames: prepared.frames().map { frame in
                [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
              }))
        }
      }
    }
  }
}
