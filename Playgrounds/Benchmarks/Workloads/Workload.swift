import Foundation
import Framewise

/// What a workload prepares for one size: the code to time and how to check it.
struct Case {
  var n: Int
  var phase: String

  /// The number of elements that a duration is divided by; 1 for a duration in all.
  var elements: Int

  /// Does the work; called with a running number, by which it alternates.
  var work: (Int) -> Void

  /// Stores the same frames into the same objects.
  var limit: (Int) -> Void

  /// Whether the work may allocate memory; most must not.
  var allocates = false

  /// The frames after the work: of the leaves of a tree, of the views; empty where nobody asked.
  var frames: () -> [CGRect] = { [] }

  /// Does the work for two consecutive numbers and tells what is wrong with the frames, if
  /// anything.
  var check: () -> String?
}

/// A named workload.
struct Workload: Sendable {
  var name: String
  var sizes: [Int]
  var quickSizes: [Int]
  var prepare: @Sendable (Int) -> Case

  static let all: [Workload] =
    conditions + boxes + boxViews + solver + constraints + constraintEdits + blocks

  private static let conditions: [Workload] = [
    .matrix, .matrixFlat, .sequence, .individualMixed, .closures, .matrixVisible, .matrixScroll,
    .cleanPass, .oneDirty,
  ]

  static let flowSizes = [1_000, 10_000, 100_000, 1_000_000]
  static let quickFlowSizes = [1_000, 10_000]
}

/// Compares a checksum with the one computed without the library.
func mismatch(_ what: String, _ found: Double, _ expected: Double) -> String? {
  abs(found - expected) <= 1e-9 * max(abs(expected), 1)
    ? nil : "\(what): checksum \(found), expected \(expected)"
}

/// A case of a controller whose frames alternate between two sets.
///
/// - Parameters:
///   - change: Brings the controller to the even or odd state and marks it.
///   - expected: The frames of either state, computed without the library.
func alternating(
  n: Int, phase: String = "pass", view: LayoutView, change: @escaping (Bool) -> Void,
  expected: [[CGRect]], checksums: [Double]
) -> Case {
  let row = ViewRow(view.subviews)
  return Case(
    n: n, phase: phase, elements: n,
    work: { number in
      change(number % 2 == 0)
      view.layoutIfNeeded()
    },
    limit: { number in row.store(expected[number % 2]) },
    frames: { row.frames },
    check: {
      for number in 0..<2 {
        // The limit loop moves the views behind the controller's back.
        view.setNeedsLayout()
        change(number % 2 == 0)
        view.layoutIfNeeded()
        if let wrong = mismatch("state \(number)", row.checksum, checksums[number]) { return wrong }
        for (index, (found, wanted)) in zip(row.frames, expected[number]).enumerated()
        where !found.isClose(to: wanted) {
          return "state \(number), element \(index): \(found), expected \(wanted)"
        }
      }
      return nil
    })
}

extension CGRect {
  func isClose(to other: CGRect) -> Bool {
    let tolerance = 1e-9 * max(abs(other.origin.x), abs(other.origin.y), 1000)
    return abs(origin.x - other.origin.x) <= tolerance
      && abs(origin.y - other.origin.y) <= tolerance
      && abs(size.width - other.size.width) <= tolerance
      && abs(size.height - other.size.height) <= tolerance
  }
}

/// A controller with plain subviews, each with its methods.
func makeView(
  _ n: Int, size: CGSize, methods: (Int) -> [LayoutMethod]
) -> LayoutView {
  let view = LayoutView(frame: CGRect(origin: .zero, size: size))
  var info: [ObjectIdentifier: [LayoutMethod]] = [:]
  info.reserveCapacity(n)
  for index in 0..<n {
    let child = UIView()
    view.addSubview(child)
    info[ObjectIdentifier(child)] = methods(index)
  }
  view.layoutInfo = info
  return view
}
