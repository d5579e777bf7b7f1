import Framewise
import TestSupport

/// A vocabulary, as the kind of a container.
enum Vocabulary: CaseIterable { case conditions, boxes, constraints, blocks }

/// Makes random trees of containers of all vocabularies.
struct TreeMaker {
  var dice: Dice

  /// A container of a vocabulary with elements in it, down to a depth.
  mutating func container(_ vocabulary: Vocabulary, depth: Int) -> UIView {
    let children = (0..<dice.int(0...4)).map { _ in child(vocabulary, depth: depth) }
    let view =
      switch vocabulary {
      case .conditions: controller(children)
      case .boxes: box(children)
      case .constraints: constraints(children)
      case .blocks: scheme(children)
      }
    if dice.once(in: 8) { view.semanticContentAttribute = .forceRightToLeft }
    return view
  }

  /// An element, or mostly another container of the same vocabulary.
  private mutating func child(_ vocabulary: Vocabulary, depth: Int) -> UIView {
    guard depth > 0, dice.once(in: 3) else { return leaf() }
    let inner = dice.once(in: 3) ? dice.pick(Vocabulary.allCases) : vocabulary
    return container(inner, depth: depth - 1)
  }

  /// An element whose size that fits does not depend on the size it has, as those of
  /// plain and of image views do.
  private mutating func leaf() -> UIView {
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

  private mutating func controller(_ children: [UIView]) -> UIView {
    if dice.once(in: 4) {
      let view = LayoutScrollView()
      add(children, to: view)
      return view
    }
    let view = LayoutView()
    view.layoutOptimization = dice.pick([.none, .sequence, .matrix(colsPerRow: dice.int(1...3))])
    view.mirrorsForRightToLeft = dice.once(in: 3)
    view.snapsToPixelGrid = dice.once(in: 4)
    add(children, to: view)
    return view
  }

  private mutating func add<View: UIView & LayoutControllable>(
    _ children: [UIView], to view: View
  ) where View.Subview == UIView {
    for child in children {
      let methods = (0..<dice.int(0...2)).map { _ in
        LayoutMethod(condition: dice.condition(), position: position())
      }
      let last = dice.once(in: 6) ? [] : [LayoutMethod(constantPosition: position())]
      view.addSubview(child, layoutMethods: methods + last, order: dice.int(0...2))
    }
  }

  private mutating func position() -> LayoutPosition {
    let frame = dice.rect()
    let part = CGRect(
      x: dice.length(0...1), y: dice.length(0...1), width: dice.length(0...1),
      height: dice.length(0...1))
    switch dice.int(0...8) {
    case 0: return .makeAbsolute(frame: frame)
    case 1: return .makeRelative(frame: part)
    case 2: return .makeInsets(insets: insets())
    case 3: return .makeAspectFit(ratio: dice.length(0...3))
    case 4:
      return .makeAbsolute(
        initialFrame: frame, margin: dice.length(0...9),
        direction: dice.once(in: 2) ? LayoutPosition.Sequential.Direction.horizontal : .vertical)
    case 5:
      return .makeAbsolute(
        initialFrame: frame, margin: CGVector(dx: dice.length(0...9), dy: dice.length(0...9)),
        direction: dice.once(in: 2) ? LayoutPosition.Matrical.Direction.rows : .columns)
    case 6: return .makeCustom { CGRect(x: 1, y: 2, width: $0.width / 3, height: frame.height) }
    case 7:
      return .makeOffset(
        value: UIOffset(horizontal: dice.length(-9...9), vertical: dice.length(-9...9)),
        from: dice.pick([.topLeft, .topRight, .bottomLeft]), size: frame.size)
    default: return .insets(insets(), in: .safeArea)
    }
  }

  private mutating func insets() -> UIEdgeInsets {
    UIEdgeInsets(
      top: dice.length(-9...30), left: dice.length(-9...30), bottom: dice.length(-9...30),
      right: dice.length(-9...30))
  }

  private mutating func box(_ children: [UIView]) -> UIView {
    let kind = dice.int(0...5)
    if kind == 0 {
      let scroll = BoxScrollView()
      scroll.isFitToWidth = dice.once(in: 2)
      scroll.isFitToHeight = dice.once(in: 2)
      scroll.content = children.first
      return scroll
    }
    if kind == 1 {
      let anchor = AnchorView()
      for child in children {
        child.anchor = dice.pick([.top, .left, .all, [.top, .trailing], []])
        anchor.addSubview(child)
      }
      return anchor
    }
    let row = RowView()
    let column = ColumnView()
    let box: BoxView = kind < 4 ? row : column
    row.isAlignToBaseline = dice.once(in: 4)
    column.isAlignToGrid = dice.once(in: 4)
    box.spacing = dice.length(0...12)
    box.horizontalAlignment = dice.pick(BoxHorizontalAlignment.allCases)
    box.verticalAlignment = dice.pick(BoxVerticalAlignment.allCases)
    if dice.once(in: 5) {
      box.responsiveSpacing = Responsive(dice.length(0...9))
        .when(dice.condition(), dice.length(0...9))
    }
    if dice.once(in: 6) {
      box.responsiveAxis = Responsive(.vertical).when(dice.condition(), .horizontal)
    }
    box.topMargin = dice.length(0...12)
    box.leadingMargin = dice.length(0...12)
    for child in children {
      if dice.once(in: 3) { child.weight = dice.pick([0.5, 1, 2, dice.length(0...3)]) }
      if dice.once(in: 5) { child.layoutTraits.width = dice.length() }
      if dice.once(in: 5) { child.layoutTraits.height = dice.length() }
      if dice.once(in: 8) { child.isDisplayable = false }
      box.addSubview(child)
    }
    return box
  }

  private mutating func constraints(_ children: [UIView]) -> UIView {
    let view = ConstraintView()
    for child in children { view.addSubview(child) }
    for child in children {
      let other = dice.pick(children + [view])
      let offset = dice.length(0...40)
      var made: [LayoutStatement?] = [
        child.leading >> view.leading.offset(offset), child.top >> view.top.offset(offset),
      ]
      switch dice.int(0...6) {
      case 0: made += child >> .size(dice.length())
      case 1: made.append(child.trailing >> other.trailing.offset(-offset))
      case 2: made.append(child.width >> other.width.at(0.5).min)
      case 3: made += child >> other.center
      case 4: made.append(child.height >> other.height.max.offset(offset))
      case 5: made += child >> view.allButTop
      default: made += child >> (dice.length(), dice.length())
      }
      let priority: Float = dice.pick([1000, 1000, 999, 500, 250])
      for statement in made.dropFirst(2) { statement?.priority = priority }
    }
    return view
  }

  private mutating func scheme(_ children: [UIView]) -> UIView {
    let view = SchemeView()
    for child in children { view.addSubview(child) }
    view.schemes = (0..<dice.int(1...2)).map { _ in
      var blocks: [any LayoutBlockProtocol] = []
      for (index, child) in children.enumerated() {
        var constraints: [any LayoutConstraintProtocol] = []
        // One that is placed later stands where the last pass put it.
        if index > 0, dice.once(in: 2) {
          let other = children[dice.int(0...index - 1)]
          constraints = [
            other.layoutConstraint(for: [
              dice.pick([.left(.align(by: .inner)), .right(.limit(on: .outer)), .width(0.5)])
            ])
          ]
        }
        blocks.append(child.layoutBlock(with: layout(), constraints: constraints))
      }
      if dice.once(in: 3) {
        var stack = StackLayoutScheme { [unowned view] in view.subviews }
        stack.axis = dice.pick([.horizontal, .vertical])
        stack.spacing = dice.pick([.equally, .equal(dice.length(0...20))])
        stack.filling = dice.pick([.equally, .equal(dice.length(0...50)), .content])
        blocks.append(stack)
      }
      let scheme = LayoutScheme(blocks: blocks)
      return dice.once(in: 3) ? scheme.when(dice.condition()) : scheme
    }
    // What no scheme places keeps its frame, which counts in what the view measures.
    view.schemes.append(LayoutScheme(blocks: children.map { $0.layoutBlock(with: layout()) }))
    return view
  }

  private mutating func layout() -> Layout {
    Layout(
      x: dice.pick([
        .equal, .left(dice.length(-9...30)), .right(dice.length(-9...30)), .center, .leading(7),
      ]),
      y: dice.pick([.equal, .top(dice.length(-9...30)), .center(3)]),
      width: dice.pick([
        .equal, .fixed(dice.length()), .scaled(0.5), .boxed(dice.length(0...50)), .content,
      ]),
      height: dice.pick([.equal, .fixed(dice.length()), .boxed(12), .content]))
  }
}

/// A view of a natural size, some of which no view should have.
final class Sized: UIView {
  let natural: CGSize

  init(_ natural: CGSize) {
    self.natural = natural
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }

  override func sizeThatFits(_ size: CGSize) -> CGSize { natural }
}
