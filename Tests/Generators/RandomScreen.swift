import Foundation
package import Framewise
import TestSupport

/// A screen of items that random statements are about: texts, controls, guides, containers in each
/// other, conditions, wishes. The same one for the same seed.
package struct RandomScreen {
  package let root = ConstraintView()
  package private(set) var items: [UIView] = []
  private var random: SeededGenerator

  /// What may occur.
  package struct Parts: OptionSet, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let text = Parts(rawValue: 1)
    package static let conditions = Parts(rawValue: 2)
    package static let wishes = Parts(rawValue: 4)
    package static let areas = Parts(rawValue: 8)
    package static let directions = Parts(rawValue: 16)
    package static let scrolling = Parts(rawValue: 32)
    package static let all = Parts(rawValue: 63)
  }

  package init(seed: Int, parts: Parts = .all) {
    random = SeededGenerator(seed: UInt64(truncatingIfNeeded: seed))
    root.accessibilityIdentifier = "root"
    var holders: [UIView] = [root]
    for index in 0..<random.int(2...7) {
      let holder = random.pick(holders)
      let item = makeItem(parts)
      item.accessibilityIdentifier = "i\(index)"
      holder.addForAutoLayout(item)
      items.append(item)
      if item is ConstraintView || item is UIScrollView || type(of: item) == UIView.self {
        holders.append(item)
      }
    }
    for item in items { place(item) }
    if parts.contains(.conditions) { addConditions() }
    for _ in 0..<random.int(0...3) { relate(parts) }
    if parts.contains(.directions) {
      root.mirrorsForRightToLeft = random.int(0...3) == 0
      if random.int(0...2) == 0 { root.semanticContentAttribute = .forceRightToLeft }
    }
    if parts.contains(.areas), random.int(0...1) == 0 {
      root.hostSafeAreaInsets = UIEdgeInsets(
        top: CGFloat(random.int(0...59)), left: CGFloat(random.int(0...20)),
        bottom: CGFloat(random.int(0...34)), right: 0)
    }
  }

  /// The size that fits half the width, and the numbers of all frames at a size.
  package func numbers(_ width: Double, _ height: Double) -> [Double] {
    var fitting = CGSize.zero
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    LayoutIssue.withHandler({ _ in }) {
      fitting = root.sizeThatFits(CGSize(width: width / 2, height: height))
      root.layoutIfNeeded()
    }
    return [Double(fitting.width), Double(fitting.height)]
      + items.flatMap { item in
        let frame = item.frame
        return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
          .map { Double($0) }
      }
  }

  private mutating func makeItem(_ parts: Parts) -> UIView {
    switch random.int(0...9) {
    case 0...3 where parts.contains(.text): return makeText()
    case 4 where parts.contains(.scrolling): return UIScrollView()
    case 5: return UISwitch()
    case 6: return ConstraintView()
    case 7 where parts.contains(.text):
      let button = UIButton(type: .system)
      button.setTitle(random.words(1...3), for: .normal)
      return button
    default: return UIView()
    }
  }

  private mutating func makeText() -> UIView {
    if random.int(0...4) == 0 {
      let text = UITextView()
      text.isScrollEnabled = false
      text.text = random.words(2...12)
      return text
    }
    let label = random.label()
    if random.int(0...3) == 0 {
      label.setContentCompressionResistancePriority(
        UILayoutPriority(Float(random.pick([200, 751, 1000]))), for: .horizontal)
      label.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    }
    return label
  }

  private mutating func offset() -> CGFloat { CGFloat(random.int(0...24)) }

  /// Statements that usually determine an item.
  private mutating func place(_ item: UIView) {
    guard let holder = item.superview else { return }
    let before = holder.subviews.prefix { $0 !== item }
    let above = before.last
    if let above, random.int(0...1) == 0 {
      item.top >> above.bottom.offset(offset())
    } else {
      item.top >> holder.top.offset(offset())
    }
    switch random.int(0...4) {
    case 0: item.leading >> holder.leading.offset(offset())
    case 1:
      item.leading >> holder.leading.offset(offset())
      item.trailing >> holder.trailing.offset(-offset())
    case 2: item.centerX >> holder.centerX
    case 3:
      item.leading >> holder.leading.min.offset(offset())
      item.trailing >> holder.trailing.max.offset(-offset())
      item.centerX >> holder.centerX
    default:
      if let above {
        item.leading >> above.trailing.offset(offset())
      } else {
        item.trailing >> holder.trailing.offset(-offset())
      }
    }
    let hasSize = item is UILabel || item is UITextView || item is UIControl
    guard !hasSize || random.int(0...4) == 0 else { return }
    switch random.int(0...3) {
    case 0: item.width >> holder.width.at(CGFloat(random.int(1...4)) / 5)
    case 1: item.width >> CGFloat(random.int(20...200))
    default:
      let wish = item.width >> holder.width.at(0.5)
      wish?.priority = random.pick([250, 750])
    }
    switch random.int(0...3) {
    case 0: item.height >> holder.height.at(CGFloat(random.int(1...3)) / 4)
    case 1: item.bottom >> holder.bottom.offset(-offset())
    default: item.height >> CGFloat(random.int(20...120))
    }
  }

  private mutating func addConditions() {
    for _ in 0..<random.int(0...2) {
      let (a, b) = (random.pick(items), random.pick(items))
      let number = CGFloat(random.int(200...900))
      let condition: LayoutCondition =
        switch random.int(0...2) {
        case 0: .width(number...)
        case 1: .height(..<number)
        default: .width(...(number + 50))
        }
      let size = CGFloat(random.int(10...90))
      LayoutStatement.activate(while: condition) {
        a.width >> .min(size)
        b.top >> a.top.min
      }
    }
  }

  private mutating func relate(_ parts: Parts) {
    let (a, b) = (random.pick(items), random.pick(items + [root]))
    guard a !== b else { return }
    let number = CGFloat(random.int(-30...80))
    var made: [LayoutStatement?] = []
    switch random.int(0...6) {
    case 0: made = a >> .size(number.magnitude)
    case 1: made = [a.trailing >> b.trailing.offset(number)]
    case 2: made = [a.width >> b.width.at(0.5).min]
    case 3: made = a >> b.center
    case 4: made = [a.height >> b.height.max.offset(number)]
    case 5 where parts.contains(.text): made = [a.firstBaseline >> b.firstBaseline]
    case 6 where parts.contains(.areas):
      let holder = a.superview ?? root
      made = [a.top >> holder.safeArea.top.min, a.leading >> holder.safeArea.leading]
    default: made = [a.leading >> b.leading.min]
    }
    let levels: [Float] = parts.contains(.wishes) ? [1000, 999, 750, 500, 250] : [1000]
    let priority = random.pick(levels)
    made.forEach { $0?.priority = priority }
  }
}
