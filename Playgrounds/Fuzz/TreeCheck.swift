import Framewise
import TestSupport
import TreeGenerators

/// What holds for every tree, whatever its numbers are.
struct TreeCheck {
  private let root: UIView

  /// Whether lengths may be of any magnitude: beside 1e15, a solver's numbers have no fractions.
  private let isHostile: Bool
  private var failures: [String] = []

  /// Checks a tree that is made of a seed.
  static func check(_ seed: UInt64, _ vocabulary: Vocabulary) -> String? {
    var maker = TreeMaker(dice: Dice(seed))
    let root = maker.container(vocabulary, depth: maker.dice.int(0...3))
    var dice = maker.dice
    var check = TreeCheck(root: root, isHostile: dice.isHostile)
    let sizes = (0..<3).map { _ in dice.size() }
    check.run(sizes, proposals: proposals(&dice), isExact: vocabulary != .constraints)
    return check.failures.first
  }

  private init(root: UIView, isHostile: Bool) {
    self.root = root
    self.isHostile = isHostile
  }

  private static func proposals(_ dice: inout Dice) -> [CGSize] {
    [
      .zero, dice.size(), CGSize(width: CGFloat.infinity, height: dice.length()),
      CGSize(width: dice.length(), height: CGFloat.infinity),
    ]
  }

  private mutating func run(_ sizes: [CGSize], proposals: [CGSize], isExact: Bool) {
    let holdsNoStatements = !Self.views(in: root).contains { $0 is ConstraintView }
    for size in sizes {
      root.frame = CGRect(origin: .zero, size: size)
      let issues = pass()
      checkNumbers("at \(size)")
      let laidOut = LayoutSnapshot(of: root)
      // Whatever was told may be told to differ in the next pass.
      if issues.isEmpty, !isHostile || holdsNoStatements {
        for view in Self.views(in: root) { view.setNeedsLayout() }
        _ = pass()
        compare(laidOut, "a second pass at \(size)")
      }
      measure(proposals)
      compare(laidOut, "measuring at \(size)", isChecked: issues.isEmpty)
    }
    guard let first = sizes.first, let last = sizes.last else { return }
    let before = LayoutSnapshot(of: root)
    var atFirst: LayoutSnapshot?
    var input = root.containerInput
    input.size = first
    let issues = LayoutIssue.collecting { atFirst = LayoutSnapshot(of: root, in: input) }
    compare(before, "a snapshot at another size", isChecked: true)
    root.frame.size = first
    guard pass().isEmpty, issues.isEmpty, isExact, holdsNoStatements, first != last,
      let atFirst
    else { return }
    compare(atFirst, "the pass after a snapshot at \(first)")
  }

  private func pass() -> [LayoutIssue] { LayoutIssue.collecting { root.layoutIfNeeded() } }

  private mutating func measure(_ proposals: [CGSize]) {
    for proposal in proposals {
      var size = CGSize.zero
      _ = LayoutIssue.collecting { size = root.sizeThatFits(proposal) }
      if size.width.isNaN || size.height.isNaN || size.width < 0 || size.height < 0 {
        failures.append("the size that fits \(proposal) is \(size)")
      }
    }
  }

  /// Every frame is finite, and no size is negative.
  private mutating func checkNumbers(_ place: String) {
    for view in Self.views(in: root).dropFirst() {
      let frame = view.layoutFrame
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      if !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0 {
        failures.append("\(place), \(view.layoutName) has the frame \(frame)")
      }
    }
  }

  private mutating func compare(_ wanted: LayoutSnapshot, _ what: String, isChecked: Bool = true) {
    let difference = LayoutSnapshot(of: root).difference(from: wanted, tolerance: 1e-6)
    if isChecked, !difference.isEmpty {
      let trace = (root as? any LayoutContainer).map { "\n\($0.layoutTrace())" } ?? ""
      failures.append("\(what) changed:\n\(difference)\(trace)")
    }
  }

  static func views(in root: UIView) -> [UIView] {
    var views = [root]
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views
  }
}
