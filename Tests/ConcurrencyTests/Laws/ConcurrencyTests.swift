import Foundation
import Framewise
import TestSupport
import Testing
import TreeGenerators

/// What several threads do at once, as the gate runs it under the thread sanitizer. A target of its
/// own, so that little is built with the sanitizer.
@Suite struct ConcurrencyTests {
  @Test func `Eight tasks compute captures of one tree at once`() async {
    let container = UIView(frame: rect(0, 0, 320, 600))
    let labels = (0..<40).map { index -> UILabel in
      let label = UILabel()
      label.text = String(repeating: "word ", count: index % 9 + 1)
      label.numberOfLines = 0
      container.addSubview(label)
      return label
    }
    let scheme = LayoutScheme(
      blocks: labels.indices.map { index in
        labels[index].layoutBlock(
          with: Layout(x: .leading(8), width: .boxed(16), height: .content),
          constraints: index == 0
            ? [] : [labels[index - 1].layoutConstraint(for: [.bottom(.limit(on: .outer))])])
      })
    let widths: [CGFloat] = [100, 150, 200, 250, 300, 350, 400, 450]
    let captures = widths.compactMap { scheme.capture(in: rect(0, 0, $0, 5_000)) }
    let expected = widths.map { scheme.snapshot(for: rect(0, 0, $0, 5_000)) }
    #expect(captures.count == 8)
    let computed = await withTaskGroup(of: (Int, LayoutSnapshot).self) { group in
      for (index, capture) in captures.enumerated() {
        group.addTask {
          var snapshot = capture.snapshot()
          for _ in 0..<50 { snapshot = capture.snapshot() }
          return (index, snapshot)
        }
      }
      var results: [Int: LayoutSnapshot] = [:]
      for await (index, snapshot) in group { results[index] = snapshot }
      return results
    }
    for (index, snapshot) in expected.enumerated() {
      #expect(computed[index] == snapshot)
      scheme.apply(snapshot: computed[index]!)
      #expect(labels.map(\.frame) == snapshot.childSnapshots.map(\.frame))
    }
  }

  @Test func `Eight tasks run one capture and one program at once`() async {
    let root = UIView(frame: rect(0, 0, 300, 300))
    let views = (0..<20).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    var stack = StackLayoutScheme { views }
    stack.spacing = .equal(2)
    let capture = stack.capture(in: rect(0, 0, 300, 40))!
    let expected = stack.snapshot(for: rect(0, 0, 300, 40))
    var program = BlockProgram()
    let numbers = (0..<20).map { _ in program.addElement() }
    program.addStack(numbers, like: stack)
    let shared = program
    let frames = expected.childSnapshots.map(\.frame)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { _ in
            capture.snapshot() == expected && shared.frames(in: rect(0, 0, 300, 40)) == frames
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  private static func tree(_ vocabulary: Vocabulary, seed: UInt64, depth: Int) -> UIView {
    var maker = TreeMaker(provable: seed, mixing: 3)
    return maker.container(vocabulary, depth: depth)
  }

  /// The frames of a random tree after a pass, and in a snapshot at another size.
  private static func snapshots(_ vocabulary: Vocabulary, seed: UInt64) -> [LayoutSnapshot] {
    LayoutIssue.withHandler({ _ in }) {
      let root = tree(vocabulary, seed: seed, depth: 2)
      root.frame.size = CGSize(width: 320, height: 480)
      root.layoutIfNeeded()
      let wide = LayoutInput(size: CGSize(width: 600, height: 300))
      return [LayoutSnapshot(of: root), LayoutSnapshot(of: root, in: wide)]
    }
  }

  @Test(arguments: Vocabulary.allCases)
  func `Each of eight tasks has trees of its own`(_ vocabulary: Vocabulary) async {
    let seeds = 0..<5 as Range<UInt64>
    let alone = seeds.map { Self.snapshots(vocabulary, seed: $0) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          zip(seeds, alone).allSatisfy { Self.snapshots(vocabulary, seed: $0) == $1 }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  #if RECORDS_DECISIONS
  private static func regions(_ vocabulary: Vocabulary) -> [String] {
    let limits = LayoutMap.Limits(regions: 6, passes: 20)
    return LayoutIssue.withHandler({ _ in }) {
      LayoutMap(over: .sizes(320...640, 480...800), limits: limits) {
        tree(vocabulary, seed: 8, depth: 1)
      }
    }.regions.map(\.description)
  }

  @Test func `Maps at the same time do not hear each other`() async {
    let alone = Vocabulary.allCases.map(Self.regions)
    #expect(alone.allSatisfy { $0.count > 1 })
    await withTaskGroup(of: (Int, [String]).self) { group in
      for index in 0..<8 {
        group.addTask { (index % 4, Self.regions(Vocabulary.allCases[index % 4])) }
      }
      for await (index, regions) in group { #expect(regions == alone[index]) }
    }
  }
  #endif
}
