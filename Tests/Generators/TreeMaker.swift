package import Framewise
import TestSupport

/// A vocabulary, as the kind of a container.
package enum Vocabulary: CaseIterable, Sendable { case conditions, boxes, constraints, blocks }

/// Makes random trees of containers of all vocabularies.
package struct TreeMaker {
  package var dice: Dice

  /// Whether the tree holds nothing but what is known at every size: no closures, no classes of an
  /// app's own.
  package let isProvable: Bool

  /// How many containers in so many hold another vocabulary: all of them in one with 0.
  package var mixing = 3

  private var count = 0

  package init(dice: Dice) {
    self.dice = dice
    isProvable = false
  }

  /// Makes trees that a map knows at every size.
  package init(provable seed: UInt64, mixing: Int) {
    dice = Dice(seed, isHostile: false)
    dice.thresholds = 60...660
    isProvable = true
    self.mixing = mixing
  }

  /// A container of a vocabulary with elements in it, down to a depth.
  package mutating func container(_ vocabulary: Vocabulary, depth: Int) -> UIView {
    let children = (0..<dice.int(isProvable ? 1...5 : 0...4)).map { _ in
      child(vocabulary, depth: depth)
    }
    let view =
      switch vocabulary {
      case .conditions: controller(children)
      case .boxes: box(children)
      case .constraints: constraints(children)
      case .blocks: scheme(children)
      }
    if dice.once(in: 8) { view.semanticContentAttribute = .forceRightToLeft }
    return named(view)
  }

  /// An element, or mostly another container of the same vocabulary.
  private mutating func child(_ vocabulary: Vocabulary, depth: Int) -> UIView {
    guard depth > 0, dice.once(in: isProvable ? 2 : 3) else { return named(leaf()) }
    let mixes = mixing > 0 && dice.once(in: mixing)
    let inner = mixes ? dice.pick(Vocabulary.allCases) : vocabulary
    return container(inner, depth: depth - 1)
  }

  private mutating func named(_ view: UIView) -> UIView {
    guard isProvable else { return view }
    count += 1
    view.accessibilityIdentifier = "n\(count)"
    return view
  }

  /// An element whose size that fits does not depend on the size it has, as those of
  /// plain and of image views do.
  private mutating func leaf() -> UIView {
    if isProvable { return provableLeaf() }
    switch dice.int(0...3) {
    case 0:
      let label = UILabel()
      label.text = String(repeating: "word ", count: dice.int(0...12))
      label.numberOfLines = dice.int(0...2)
      return label
    case 1: return Sized(.zero)
    default: return Sized(CGSize(width: dice.length(), height: dice.length()))
    }
  }

  private mutating func provableLeaf() -> UIView {
    switch dice.int(0...11) {
    case 0...3: return label()
    case 4: return UISwitch()
    case 5:
      return UIImageView(image: UIImage(size: CGSize(width: 3 + dice.int(0...90), height: 40)))
    case 6:
      let button = UIButton(type: .system)
      button.setTitle(dice.words(1...3), for: .normal)
      return button
    case 7:
      return dice.once(in: 2)
        ? UISegmentedControl(items: ["one", dice.words(1...1)])
        : UIProgressView(progressViewStyle: .bar)
    case 8...9: return inProportion()
    default: return UIView()
    }
  }

  /// An element whose height follows its width, as lengths that depend on nothing but texts are the
  /// same over many sizes.
  private mutating func inProportion() -> UIView {
    let (least, factor, limit) = (dice.length(), dice.length(0...2) / 2, dice.length(40...300))
    let view = LayoutView()
    view.addSubview(
      UIView(),
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(x: 0, y: 0, width: min($0.width, limit), height: max(factor * $0.width, least))
      })
    return view
  }

  private mutating func label() -> UIView {
    let label = dice.label()
    if dice.once(in: 4) {
      label.setContentCompressionResistancePriority(
        UILayoutPriority(Float(dice.pick([200, 751, 1000]))), for: .horizontal)
      label.setContentHuggingPriority(
        UILayoutPriority(252), for: dice.pick([.horizontal, .vertical]))
    }
    return label
  }

  mutating func insets() -> UIEdgeInsets {
    UIEdgeInsets(
      top: dice.length(-9...30), left: dice.length(-9...30), bottom: dice.length(-9...30),
      right: dice.length(-9...30))
  }
}

/// A view of a natural size, some of which no view should have.
final class Sized: UIView {
  private var natural = CGSize.zero

  convenience init(_ natural: CGSize) {
    self.init(frame: .zero)
    self.natural = natural
  }

  override var intrinsicContentSize: CGSize { natural }

  override func sizeThatFits(_ size: CGSize) -> CGSize { natural }
}
