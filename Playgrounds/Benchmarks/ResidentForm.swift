import Foundation
import Framewise

/// A tree of boxes whose memory is measured: how far the resident set of the process grows while
/// trees are built and laid out, by node.
struct ResidentForm: Sendable {
  var name: String

  /// The number of nodes of a tree.
  var n: Int

  /// Builds a tree and lays it out.
  var make: @Sendable () -> BoxTree

  /// What a node may take, in bytes.
  static let most = 160.0

  struct Line: Encodable {
    var workload: String
    var n: Int
    var bytes_per_node: Double

    var text: String {
      let name = workload.padding(toLength: 17, withPad: " ", startingAt: 0)
      return "\(name)\(n) nodes, \(String(format: "%.1f", bytes_per_node)) bytes a node, resident"
    }
  }

  /// The growth over enough trees for pages not to matter; `nil` where the system does not tell.
  func bytesPerNode() -> Double? {
    let count = max(2_000_000 / n, 1)
    var trees: [BoxTree] = []
    trees.reserveCapacity(count)
    guard let before = ResidentForm.residentBytes else { return nil }
    for _ in 0..<count { trees.append(make()) }
    guard let after = ResidentForm.residentBytes else { return nil }
    return withExtendedLifetime(trees) { Double(after - before) / Double(count * n) }
  }

  /// The resident set of the process, in bytes.
  private static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * 4096 } : nil
  }

  static let all: [ResidentForm] = [
    ResidentForm(name: "memory-feed", n: FeedForm.count(1_000)) {
      var tree = BoxTree(BoxStyle(.column))
      FeedForm.build(&tree, 1_000)
      tree.layOut(width: 376, height: nil)
      return tree
    },
    ResidentForm(name: "memory-rows", n: 101_001) {
      var tree = BoxTree(BoxStyle(.column, spacing: 2)) { tree in
        for _ in 0..<1_000 {
          tree.box(BoxStyle(.row, spacing: 2)) { tree in
            for _ in 0..<100 { tree.leaf(width: .fixed(10), height: .fixed(10)) }
          }
        }
      }
      tree.layOut(width: 1198, height: nil)
      return tree
    },
    ResidentForm(name: "memory-weights", n: 60_002) {
      let form = WeightsForm(n: 30_000)
      var tree = BoxTree(BoxStyle(.row))
      form.build(&tree)
      tree.layOut(width: form.width(4), height: 10)
      return tree
    },
  ]
}
