import Foundation
import LayoutBoxes
import Testing

@Suite struct EngineConformanceTests {
  @Test func `All cases`() throws {
    let cases = try ConformanceCase.all()
    #expect(cases.count == 120)
    for testCase in cases {
      let failures = run(testCase)
      #expect(failures.isEmpty, "case \(testCase.id) \(testCase.theme): \(failures)")
    }
  }

  /// Every case laid out at another size first gives the same frames.
  @Test func `All cases after another size`() throws {
    for testCase in try ConformanceCase.all() {
      let failures = run(testCase, first: (33, 21)) + run(testCase, first: (1000, nil))
      #expect(failures.isEmpty, "case \(testCase.id) \(testCase.theme): \(failures)")
    }
  }

  private func run(
    _ testCase: ConformanceCase, first: (Double?, Double?)? = nil
  ) -> [String] {
    var tree = DescribedTree(testCase.tree)
    let direction: BoxStyle.Direction = testCase.dir == "rtl" ? .rightToLeft : .leftToRight
    if let first { tree.layOut(first.0, first.1, direction) }
    tree.layOut(testCase.bounds[0], testCase.bounds[1], direction)
    var failures: [String] = []
    for (id, wanted) in testCase.frames.sorted(by: { $0.key < $1.key }) {
      guard let index = tree.indices[id] else {
        failures.append("\(id) is missing")
        continue
      }
      let frame = tree.tree.frame(of: index)
      let found = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      if zip(found, wanted).contains(where: { abs($0 - $1) > 0.01 }) {
        failures.append("\(id) is \(found), expected \(wanted)")
      }
    }
    if tree.indices.count != testCase.frames.count { failures.append("wrong number of frames") }
    return failures
  }
}

/// A tree built from a description, with the index of every named node.
struct DescribedTree {
  var tree: BoxTree
  var indices: [String: Int] = [:]
  /// The texts by the index of their node.
  var texts: [Int: ConformanceCase.Node] = [:]

  init(_ root: ConformanceCase.Node) {
    tree = BoxTree(root.style)
    var indices = [root.id: 0]
    var texts: [Int: ConformanceCase.Node] = [:]
    tree.rebuild(root.style) { tree in
      for child in root.children { DescribedTree.add(child, to: &tree, &indices, &texts) }
    }
    self.indices = indices
    self.texts = texts
  }

  mutating func layOut(
    _ width: Double?, _ height: Double?, _ direction: BoxStyle.Direction
  ) {
    let texts = texts
    tree.layOut(width: width, height: height, direction: direction) { leaf, width in
      texts[leaf].map {
        BoxContentSize(
          height: $0.textHeight(width), firstBaseline: $0.fb ?? 0, lastBaseline: $0.lb ?? 0)
      }
    }
  }

  private static func add(
    _ node: ConformanceCase.Node, to tree: inout BoxTree, _ indices: inout [String: Int],
    _ texts: inout [Int: ConformanceCase.Node]
  ) {
    func length(_ fixed: Double?, _ natural: Double?) -> BoxLength {
      fixed.map { .fixed($0) } ?? natural.map { .natural($0) } ?? .none
    }
    let weight = node.weight ?? (node.t == "spacer" ? 1 : .nan)
    switch node.t {
    case "text":
      let width = Double(node.n ?? 0) * (node.cw ?? 0)
      let index = tree.content(
        width: width,
        BoxContentSize(
          height: node.textHeight(width), firstBaseline: node.fb ?? 0, lastBaseline: node.lb ?? 0),
        wraps: true, fixedWidth: node.width, fixedHeight: node.height, weight: weight,
        anchor: node.boxAnchor)
      indices[node.id] = index
      texts[index] = node
    case "leaf" where node.fb != nil || node.lb != nil:
      indices[node.id] = tree.content(
        width: node.iw,
        BoxContentSize(
          height: node.ih, firstBaseline: node.fb ?? 0, lastBaseline: node.lb ?? 0),
        fixedWidth: node.width, fixedHeight: node.height, weight: weight, anchor: node.boxAnchor)
    case "leaf", "spacer":
      let isSpacer = node.t == "spacer"
      indices[node.id] = tree.leaf(
        width: length(node.width, isSpacer ? 0 : node.iw),
        height: length(node.height, isSpacer ? 0 : node.ih), weight: weight,
        anchor: node.boxAnchor)
    default:
      let index = tree.box(
        node.style, width: node.width ?? .nan, height: node.height ?? .nan, weight: weight,
        anchor: node.boxAnchor
      ) { tree in
        for child in node.children { add(child, to: &tree, &indices, &texts) }
      }
      indices[node.id] = index
    }
  }
}
