import Framewise
import TestSupport

extension TreeMaker {
  mutating func constraints(_ children: [UIView]) -> UIView {
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
      if isProvable { relate(child, other, in: view) }
    }
    return view
  }

  /// Bounds of several priorities, some of them under conditions.
  private mutating func relate(_ child: UIView, _ other: UIView, in view: ConstraintView) {
    for _ in 0..<dice.int(0...2) {
      let number = dice.length(0...200)
      var made: [LayoutStatement?] = []
      switch dice.int(0...7) {
      case 0: made = [child.width >> .min(number)]
      case 1: made = [child.width >> .max(number)]
      case 2: made = [child.trailing >> view.trailing.max.offset(-number / 8)]
      case 3: made = [child.bottom >> view.safeArea.bottom.max]
      case 4 where other !== child: made = [child.top >> other.bottom.min.offset(number / 8)]
      case 5 where other !== child: made = [child.firstBaseline >> other.firstBaseline]
      case 6: made = [child.width >> view.width.at(dice.length(0...1))]
      default: made = [child.height >> .min(number / 4)]
      }
      let priority: Float = dice.pick([1000, 999, 750, 500, 250])
      for statement in made { statement?.priority = priority }
      if dice.once(in: 3) {
        LayoutStatement.activate(made.compactMap(\.self), while: dice.condition())
      }
    }
  }
}
