import Foundation
import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

/// How often an element is asked for its size, and how long an answer counts.
@Suite struct MeasuredSizeRules {
  /// An element whose content has a version, and whose size depends on both and on the proposal.
  private final class Leaf: LayoutElement {
    var layoutStorage: AnyObject?
    var layoutFrame = CGRect.zero
    var contentVersion: Int?
    var content: CGFloat = 1
    private(set) var questions: [CGFloat] = []

    init(version: Int?) { contentVersion = version }

    func place(_ frame: CGRect) { layoutFrame = frame }

    func expectedSize(_ width: CGFloat) -> CGSize { CGSize(width: width, height: content + width) }

    func sizeThatFits(_ size: CGSize) -> CGSize {
      questions.append(size.width)
      return expectedSize(size.width)
    }

    func size(_ width: CGFloat) -> CGSize {
      measuredSize(fitting: CGSize(width: width, height: 0))
    }
  }

  @Test func `An answer is always of the current content`() {
    var random = SeededGenerator(seed: 7)
    let leaf = Leaf(version: 0)
    for _ in 0..<2_000 {
      if random.int(0...3) == 0 {
        leaf.contentVersion = random.int(0...1_000_000)
        leaf.content += 1
      }
      let width = CGFloat(random.int(1...3))
      #expect(leaf.size(width) == leaf.expectedSize(width))
    }
  }

  @Test func `The sizes for the last two proposals are kept`() {
    let leaf = Leaf(version: 5)
    for width: CGFloat in [1, 2, 1, 2, 1] { _ = leaf.size(width) }
    #expect(leaf.questions == [1, 2])
    // The last two are 1 and 3 now, so 2 is asked again; that leaves 3 and 2.
    for width: CGFloat in [3, 1, 3, 2, 3] { _ = leaf.size(width) }
    #expect(leaf.questions == [1, 2, 3, 2])
  }

  @Test func `A proposal of another height is another question`() {
    let leaf = Leaf(version: 5)
    for height: CGFloat in [0, 10, 0, 10] {
      _ = leaf.measuredSize(fitting: CGSize(width: 1, height: height))
    }
    #expect(leaf.questions == [1, 1])
  }

  @Test func `Measuring without the safe area leaves it as it was`() {
    let view = PlainContainer(300, 300)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.hostSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
    let input = view.layoutInput
    let room = CGSize(width: 100, height: 100)
    #expect(view.measuredSize(fitting: room, withinSafeArea: true) == CGSize(width: 50, height: 20))
    #expect(view.measuredInput?.safeAreaInsets == .zero)
    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.measuredInput?.layoutMargins == own)
    #expect(view.layoutInput == input)
    _ = view.measuredSize(fitting: room, withinSafeArea: false)
    #expect(view.measuredInput?.safeAreaInsets == input.safeAreaInsets)
  }

  @Test func `Without a version an answer counts for one measuring`() {
    let leaf = Leaf(version: nil)
    _ = Measuring.run(leaf) {
      _ = leaf.size(1)
      // A question that leads to others is one measuring with them.
      _ = Measuring.run(leaf) { leaf.size(1) }
      return leaf.size(1)
    }
    #expect(leaf.questions == [1])
    leaf.content = 20
    #expect(Measuring.run(leaf) { leaf.size(1) } == leaf.expectedSize(1))
    #expect(leaf.questions == [1, 1])
    _ = (leaf.size(1), leaf.size(1))
    #expect(leaf.questions == [1, 1, 1, 1])
  }

  @Test func `The first proposal of a new content leaves nothing of the former one`() {
    let leaf = Leaf(version: 1)
    _ = (leaf.size(1), leaf.size(2))
    leaf.contentVersion = 2
    leaf.content = 50
    #expect(leaf.size(1) == leaf.expectedSize(1))
    #expect(leaf.size(2) == leaf.expectedSize(2))
  }

  @Test func `Text that scrolls has no size of its own`() {
    let view = UITextView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    view.text = "Title Title Title"
    let room = CGSize(width: 300, height: 300)
    #expect(view.contentSize(in: room) == CGSize(width: 30, height: 40))
    view.isScrollEnabled = false
    #expect(view.contentSize(in: room) == view.sizeThatFits(room))
    #expect(view.contentSize(in: room) != CGSize(width: 30, height: 40))
  }

  /// A view whose class answers with natural lengths alone.
  private final class Natural: UIView {
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { natural }
  }

  @Test func `A natural length of zero is one`() {
    let none = UIView.noIntrinsicMetric
    let view = Natural(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    let room = CGSize(width: 300, height: 300)
    for (natural, wanted) in [
      (CGSize(width: 0, height: none), CGSize(width: 0, height: 40)),
      (CGSize(width: none, height: 0), CGSize(width: 30, height: 0)),
      (CGSize(width: none, height: none), CGSize(width: 30, height: 40)),
    ] {
      view.natural = natural
      #expect(view.contentSize(in: room) == wanted)
    }
  }

  @Test func `A view that does not answer has no natural size, however often it is asked`() {
    let view = Natural(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    _ = Measuring.run(view) {
      for _ in 0..<2 {
        let answer = view.naturalSize(view.naturalKind)
        #expect(answer.size == NaturalSize.none.size)
        #expect(!answer.wraps)
      }
      return .zero
    }
  }

  @Test func `A measured size that no content can have is none, a natural length is left out`() {
    func usable(_ width: CGFloat, _ height: CGFloat, wraps: Bool) -> (CGSize, told: Int) {
      var told = 0
      let natural = NaturalSize(size: CGSize(width: width, height: height), wraps: wraps)
      return (natural.usableSize { _ in told += 1 }, told)
    }
    let none = NaturalSize.none.size
    for wrong in [CGFloat.infinity, .nan, -5] {
      #expect(usable(wrong, 20, wraps: true) == (none, told: 1))
      #expect(usable(20, wrong, wraps: true) == (none, told: 1))
      // A negative natural length says that there is none.
      let told = wrong == -5 ? 0 : 1
      #expect(usable(wrong, 20, wraps: false) == (CGSize(width: -1, height: 20), told: told))
      #expect(usable(20, wrong, wraps: false) == (CGSize(width: 20, height: -1), told: told))
    }
    #expect(usable(20, 0, wraps: true) == (CGSize(width: 20, height: 0), told: 0))
  }

  /// The answer of some containers, each within the one before.
  private func answer(
    of leaf: Leaf, levels: Int, _ weight: Measuring.Weight
  ) -> CGSize {
    Measuring.run(leaf, weight: weight) {
      levels == 1
        ? CGSize(width: 7, height: 7) : answer(of: leaf, levels: levels - 1, weight)
    }
  }

  @Test(arguments: [(Measuring.Weight.engine, 48), (.closures, 32)])
  func `As many containers measure each other as are documented`(
    _ weight: Measuring.Weight, _ most: Int
  ) {
    let leaf = Leaf(version: 1)
    leaf.layoutFrame = CGRect(x: 0, y: 0, width: 3, height: 4)
    for (levels, size) in [(most, CGSize(width: 7, height: 7)), (most + 1, leaf.layoutFrame.size)] {
      var answered = CGSize.zero
      let issues = LayoutIssue.collecting {
        answered = answer(of: leaf, levels: levels, weight)
      }
      #expect(answered == size)
      #expect(issues.map(\.rule) == (levels > most ? [.measuringFailed] : []))
      #expect(issues.flatMap(\.numbers).map(\.value) == (levels > most ? [Double(levels)] : []))
    }
  }

  private final class Rule: UIView {
    var natural = CGSize.zero
    override var intrinsicContentSize: CGSize { natural }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 60) }
  }

  @Test func `A view with a natural length on one side has that, and is not measured`() {
    let none = UIView.noIntrinsicMetric
    let sizes = [CGSize(width: none, height: 4), CGSize(width: 4, height: none), .zero]
    let view = Rule()
    for size in sizes {
      view.natural = size
      let answer = view.naturalSize(view.naturalKind)
      #expect(answer.size == size)
      #expect(!answer.wraps)
    }
    view.natural = CGSize(width: none, height: none)
    let answer = view.naturalSize(view.naturalKind)
    #expect(answer.size == CGSize(width: 50, height: 60))
    #expect(answer.wraps)
  }

  /// A hundredth of a line may be missing, as heights of whole pixels and sums are rounded.
  @Test func `A label shows as many lines as have room, and one at least`() {
    let label = UILabel()
    label.text = "a"
    label.numberOfLines = 0
    let line = label.font.lineHeight
    for (room, lines) in [(0, 1), (0.5, 1), (1.98, 1), (1.995, 2), (2, 2), (2.98, 2), (10, 10)]
      as [(CGFloat, Int)]
    {
      label.frame = CGRect(x: 0, y: 0, width: 100, height: room * line)
      #expect(label.visibleLines == lines, "\(room)")
    }
    label.numberOfLines = 3
    #expect(label.visibleLines == 3)
  }

  @Test func `A label without room in one direction cuts its text, one without any is not shown`() {
    let label = UILabel()
    label.text = "Title"
    let size = label.sizeThatFits(.endless)
    for (width, height, isCut) in [
      (0, 0, false), (0, size.height, true), (size.width, 0, true),
      (size.width, size.height, false), (size.width / 2, size.height, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      label.frame = CGRect(x: 0, y: 0, width: width, height: height)
      #expect(label.cutsText == isCut, "\(label.frame)")
    }
    label.frame.size = CGSize(width: 0, height: size.height)
    label.text = ""
    #expect(!label.cutsText)
  }

  /// A view that notes what room it was offered.
  private final class Offered: UIView {
    private(set) var rooms: [CGSize] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      rooms.append(size)
      return CGSize(width: 7, height: 8)
    }
  }

  @Test func `A view fits within its own lengths, and without limit where it has none`() {
    let view = Offered()
    let endless = CGFloat.infinity
    for (width, height) in [(40, 30), (0, 30), (40, 0), (0, 0)] as [(CGFloat, CGFloat)] {
      view.frame = CGRect(x: 5, y: 6, width: width, height: height)
      view.takeFittingSize()
      #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
      let room = CGSize(
        width: width > 0 ? width : endless, height: height > 0 ? height : endless)
      #expect(view.rooms.last == room)
    }
  }

  @Test func `A label wraps unless it has one line, and only then breaks where it prefers to`() {
    let label = UILabel()
    label.text = "Title Title Title"
    label.numberOfLines = 1
    let line = label.naturalSize(.label)
    label.preferredMaxLayoutWidth = line.size.width / 2
    #expect(label.naturalSize(.label).size == line.size)
    #expect(!label.naturalSize(.label).wraps)
    for count in [0, 2] {
      label.numberOfLines = count
      #expect(label.naturalSize(.label).wraps)
      #expect(label.naturalSize(.label).size.width <= line.size.width / 2)
    }
  }

  /// A view that notes the margins it sees while it is measured.
  private final class Noting: UIView {
    private(set) var margins: [UIEdgeInsets] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      margins.append(passInput.layoutMargins)
      return .zero
    }
  }

  @Test func `Within the safe area a view is measured with margins that have none of it`() {
    let (root, view) = (UIView(), Noting())
    root.addSubview(view)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.frame = root.bounds
    let own = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    view.layoutMargins = own
    root.hostSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 30)
    for isWithin in [false, true] {
      _ = view.measuredSize(fitting: .zero, withinSafeArea: isWithin)
    }
    #expect(view.margins == [UIEdgeInsets(top: 45, left: 16, bottom: 27, right: 38), own])
  }
}
