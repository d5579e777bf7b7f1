import Framewise
import TestSupport

extension TreeMaker {
  mutating func box(_ children: [UIView]) -> UIView {
    let kind = dice.int(0...5)
    if kind == 0 {
      let scroll = BoxScrollView()
      scroll.isFitToWidth = dice.once(in: 2)
      scroll.isFitToHeight = dice.once(in: 2)
      scroll.content = children.first
      return scroll
    }
    if kind == 1 {
      let anchor = isProvable && dice.once(in: 3) ? RootView() : AnchorView()
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
    if isProvable { addConditions(box, children) }
    return box
  }

  private mutating func addConditions(_ box: BoxView, _ children: [UIView]) {
    if dice.once(in: 4) { box.safeAreaEdges = dice.pick([.all, .top, [.leading, .bottom]]) }
    if dice.once(in: 5) {
      box.responsiveHorizontalAlignment = Responsive(dice.pick(BoxHorizontalAlignment.allCases))
        .when(dice.condition(), dice.pick(BoxHorizontalAlignment.allCases))
    }
    if dice.once(in: 6) {
      let (wide, narrow) = (dice.length(0...40), dice.length(0...10))
      box.responsiveMargins = Responsive(
        NSDirectionalEdgeInsets(top: narrow, leading: narrow, bottom: 0, trailing: wide)
      ).when(
        dice.condition(),
        NSDirectionalEdgeInsets(top: wide, leading: wide, bottom: wide, trailing: 0))
    }
    for child in children {
      if dice.once(in: 6) {
        child.responsiveWeight = Responsive(dice.length(0...3)).when(dice.condition(), 1)
      }
      if dice.once(in: 6) {
        child.responsiveIsDisplayable = Responsive(true).when(dice.condition(), false)
      }
    }
    if dice.once(in: 4) { box.addSubview(SpacerView()) }
  }
}
