import Foundation
import Framewise
import TestSupport
import Testing

/// A kind of content, as views have it.
struct LeafKind: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// The size by itself, in a room of 400 by 300.
  let natural: CGSize

  /// The height where the width is given as 100.
  let height: CGFloat

  let make: @Sendable () -> UIView

  /// Two words of ten letters: 210 by 20 points, or two lines at a width of 100.
  private static let words = "abcdefghij klmnopqrst"

  private static func text(scrolls: Bool) -> UITextView {
    let text = UITextView()
    text.isScrollEnabled = scrolls
    text.text = "Words enough to be broken into several lines at this width"
    return text
  }

  /// What the view answers itself, asked directly.
  private static func own(_ name: String, _ make: @escaping @Sendable () -> UIView) -> LeafKind {
    LeafKind(
      testDescription: name, natural: make().sizeThatFits(endless),
      height: make().sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height, make: make)
  }

  static let all: [LeafKind] = [
    LeafKind(
      testDescription: "label of one line", natural: size(210, 20), height: 20,
      make: { label(words, lines: 1) }),
    LeafKind(
      testDescription: "label", natural: size(210, 20), height: 40, make: { label(words) }),
    own("text view that does not scroll") { text(scrolls: false) },
    own("field") {
      let field = UITextField()
      field.text = "Field"
      field.borderStyle = .roundedRect
      return field
    },
    own("button") {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      return button
    },
    LeafKind(
      testDescription: "switch", natural: size(51, 31), height: 31, make: { UISwitch() }),
    LeafKind(
      testDescription: "image", natural: size(30, 40), height: 40,
      make: { UIImageView(image: UIImage(size: size(30, 40))) }),
    LeafKind(
      testDescription: "own fitting size", natural: size(200, 20), height: 40,
      make: { AskedView.wrapping() }),
    LeafKind(
      testDescription: "own natural size", natural: size(30, 12), height: 12,
      make: { IntrinsicView(30, 12) }),
    LeafKind(
      testDescription: "plain view with content below", natural: .zero, height: 0,
      make: {
        let view = UIView()
        view.addSubview(label(words))
        return view
      }),
  ]

  /// A scrolling text has none of its own.
  static let scrolling = LeafKind(
    testDescription: "text view that scrolls", natural: .zero, height: 0,
    make: { text(scrolls: true) })
}

extension ContainerLaws {
  private func expectSizes(_ kind: ContainerKind, _ leafKind: LeafKind) {
    let leaf = leafKind.make()
    let container = kind.make(Content(leaf), frame: rect(0, 0, 400, 300))
    container.layoutIfNeeded()
    #expect(leaf.frame == CGRect(origin: .zero, size: leafKind.natural), "natural")
    #expect(container.sizeThatFits(size(400, 300)) == leafKind.natural, "measured")
    let other = leafKind.make()
    let narrow = kind.make(Content(other, width: 100), frame: rect(0, 0, 400, 300))
    narrow.layoutIfNeeded()
    #expect(other.frame == rect(0, 0, 100, leafKind.height), "100 wide")
    #expect(narrow.sizeThatFits(size(400, 300)) == size(100, leafKind.height), "measured, 100 wide")
  }

  @Test(arguments: ContainerKind.all, LeafKind.all)
  func `Content has the same size in every container`(_ kind: ContainerKind, _ leafKind: LeafKind) {
    expectSizes(kind, leafKind)
  }

  @Test(arguments: ContainerKind.all)
  func `Text that scrolls has no size of its own`(_ kind: ContainerKind) {
    expectSizes(kind, .scrolling)
  }

  @Test(arguments: ContainerKind.all, ContainerKind.all)
  func `A container in another is as large as what is in it`(
    _ outerKind: ContainerKind, _ innerKind: ContainerKind
  ) {
    let fixed = LeafKind(
      testDescription: "fixed", natural: size(45, 20), height: 20,
      make: { innerKind.make(Content(named("leaf"), width: 40, height: 20, inset: 5)) })
    expectSizes(outerKind, fixed)
    let wrapping = LeafKind(
      testDescription: "wrapping", natural: size(200, 20), height: 40,
      make: { innerKind.around(AskedView.wrapping()) })
    expectSizes(outerKind, wrapping)
  }

  @Test(arguments: ContainerKind.all)
  func `Content that changes is measured anew`(_ kind: ContainerKind) {
    let text = label("abc")
    let image = UIImageView(image: UIImage(size: size(30, 40)))
    let natural = IntrinsicView(30, 12)
    let container = kind.make(
      Content(.init(view: text), .init(view: image), .init(view: natural)),
      frame: rect(0, 0, 400, 300))
    container.layoutIfNeeded()
    #expect(
      container.subviews.map(\.frame)
        == kind.frames([size(30, 20), size(30, 40), size(30, 12)]))
    text.text = "abcde"
    image.image = UIImage(size: size(20, 10))
    natural.content = size(35, 14)
    natural.invalidateIntrinsicContentSize()
    container.layoutIfNeeded()
    #expect(
      container.subviews.map(\.frame)
        == kind.frames([size(50, 20), size(20, 10), size(35, 14)]))
  }

  /// Which keeps its size where a container asks for what fits it, and has none elsewhere.
  @Test(arguments: ContainerKind.all)
  func `An image view that lost its image is as large as a view without content`(
    _ kind: ContainerKind
  ) {
    let image = UIImageView(image: UIImage(size: size(30, 40)))
    let container = kind.make(Content(image), frame: rect(0, 0, 400, 300))
    container.layoutIfNeeded()
    #expect(image.frame == rect(0, 0, 30, 40))
    image.image = nil
    container.layoutIfNeeded()
    let plain = UIView(frame: rect(0, 0, 30, 40))
    kind.make(Content(plain), frame: rect(0, 0, 400, 300)).layoutIfNeeded()
    #expect(image.frame == plain.frame)
  }
}
