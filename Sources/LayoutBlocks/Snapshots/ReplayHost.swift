import Foundation
import LayoutCore

/// Answers as the elements did while they were captured.
struct ReplayHost: BlockHost {
  var closures: BlockClosures? { nil }
  let record: BlockRecord

  /// The frames that elements keep where they cannot take the new ones.
  let frames: [CGRect]
  var problems: [PassProblem] = []
  private var size = 0
  private var baseline = 0
  private var room = 0

  init(_ record: BlockRecord, keeping frames: [CGRect]) {
    self.record = record
    self.frames = frames
  }

  private static func next<Value>(_ values: [Value], _ index: inout Int) -> Value? {
    defer { index += 1 }
    return index < values.count ? values[index] : nil
  }

  mutating func fittingSize(of element: Int, proposal: CGSize) -> CGSize {
    Self.next(record.sizes, &size) ?? .zero
  }

  mutating func baseline(of element: Int, size: CGSize) -> CGFloat {
    Self.next(record.baselines, &baseline) ?? 0
  }

  mutating func contentRect(of guide: Int, frame: CGRect) -> CGRect {
    Self.next(record.rooms, &room) ?? frame
  }

  func lastFrame(of element: Int) -> CGRect { frames[element] }

  mutating func note(_ problem: PassProblem.Kind, of element: Int) {
    problems.append(PassProblem(problem, of: element))
  }
}
