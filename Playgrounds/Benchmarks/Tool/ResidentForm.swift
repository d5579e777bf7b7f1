import Foundation
import Framewise

/// A tree whose memory is measured: how far the resident set of the process grows while trees are
/// built and laid out, by node.
struct ResidentForm: Sendable {
  var name: String

  /// The number of nodes of a tree.
  var n: Int

  /// What a node may take, in bytes: a little more than it does.
  var most = Double.infinity

  /// Builds a tree and lays it out.
  var make: @Sendable () -> Any

  private struct Line: ReportLine {
    var workload: String
    var n: Int
    var bytes_per_node: Double

    var text: String {
      column(workload, 17) + "\(n) nodes, "
        + String(format: "%.1f bytes a node, resident", bytes_per_node)
    }
  }

  /// Prints how far the resident set grows over enough trees for pages not to matter, and returns
  /// that by node, in bytes; `nil` where the system does not tell.
  ///
  /// - Parameters:
  ///   - nodes: About how many nodes there are in all.
  ///   - kept: Keeps the trees, so that what is measured next does not take their memory.
  @discardableResult
  func tell(_ options: Options, nodes: Int = 2_000_000, kept: inout [Any]) -> Double? {
    let count = max(nodes / n, 1)
    var trees: [Any] = []
    trees.reserveCapacity(count)
    guard let before = ResidentForm.residentBytes else { return nil }
    for _ in 0..<count { trees.append(make()) }
    guard let after = ResidentForm.residentBytes else { return nil }
    kept.append(trees)
    let bytes = Double(after - before) / Double(count * n)
    options.tell(Line(workload: name, n: n, bytes_per_node: bytes))
    return bytes
  }

  /// The resident set of the process, in bytes.
  private static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * 4096 } : nil
  }

  /// Prints what each takes, and returns how many take too much.
  static func printAll(_ options: Options) -> Int {
    var failures = 0
    for form in all where options.filter.map({ form.name.contains($0) }) ?? true {
      var kept: [Any] = []
      if let bytes = form.tell(options, kept: &kept), bytes > form.most {
        failures += 1
        complain("\(form.name): more than \(form.most) bytes")
      }
    }
    return failures
  }

  static let all: [ResidentForm] = [
    ResidentForm(name: "memory-feed", n: FeedForm.count(1_000), most: 126) {
      var tree = BoxTree(BoxStyle(.column))
      FeedForm.build(&tree, 1_000)
      tree.layOut(width: 376, height: nil)
      return tree
    },
    ResidentForm(name: "memory-rows", n: 101_001, most: 73) {
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
    ResidentForm(name: "memory-weights", n: 60_002, most: 71) {
      let form = WeightsForm(n: 30_000)
      var tree = BoxTree(BoxStyle(.row))
      form.build(&tree)
      tree.layOut(width: form.width(4), height: 10)
      return tree
    },
  ]
}
