// An item of 100 × 20 points in a view that solves statements.
@MainActor func sampleItem(_ name: String, in screen: UIView) -> SizedView {
  let item = SizedView(name)
  screen.addSubview(item)
  return item
}

// BaselineAnchor.swift
let screen = ConstraintView(), value = UILabel(text: "1"), title = UILabel(text: "Title")
screen.addForAutoLayout(value)
screen.addForAutoLayout(title)

// DimensionAnchor.swift
let screen = ConstraintView(), picture = sampleItem("picture", in: screen), other = sampleItem("other", in: screen)

// DimensionTarget.swift
let screen = ConstraintView(), item = sampleItem("item", in: screen), other = sampleItem("other", in: screen)
// ...
let square = SizedView("square")
screen.addSubview(square)
square >> .size(100).offset(10).at(0.5)
screen.layoutIfNeeded()
square.bounds.size  // (60, 60)

// HorizontalAnchor.swift
let screen = ConstraintView(), title = sampleItem("title", in: screen), logo = sampleItem("logo", in: screen)

// HorizontalTarget.swift
let screen = ConstraintView(), a = sampleItem("a", in: screen), b = sampleItem("b", in: screen)

// SizeTarget.swift
let screen = ConstraintView(), item = sampleItem("item", in: screen), other = sampleItem("other", in: screen)
// ...
other >> .size(300, 80)
screen.layoutIfNeeded()
item.bounds.size  // (100, 50)

// VerticalAnchor.swift
let screen = ConstraintView(), text = sampleItem("text", in: screen), title = sampleItem("title", in: screen)

// VerticalTarget.swift
let screen = ConstraintView(), a = sampleItem("a", in: screen), b = sampleItem("b", in: screen)

// ConstraintView.swift
let page = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
let scrollView = UIScrollView(), content = UIView()
page.addForAutoLayout(scrollView) >> page
scrollView.addForAutoLayout(content).height >> 500
// ...
page.layoutIfNeeded()
scrollView.contentSize  // (320, 500)
let header = Header(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
header.layoutIfNeeded()
header.logo.frame  // (8, 8, 28, 28)
header.title.frame.origin  // (44, 22)

// UIView+Statements.swift
final class Screen: UIView {
  // ...
}
let screen = Screen(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), child = UIView()
screen.addForAutoLayout(child) >> screen
screen.layoutIfNeeded()
child.frame  // (0, 0, 320, 100)

// ItemPositionTargetCombination.swift
let screen = ConstraintView(), a = sampleItem("a", in: screen), b = sampleItem("b", in: screen)

// LayoutAmbiguity.swift
let screen = ConstraintView(), title = UIView()
title.accessibilityIdentifier = "title"
screen.addForAutoLayout(title) >> screen.top
title.height >> 20

// LayoutElement+StatementsWithoutPass.swift
let screen = ConstraintView(), title = sampleItem("title", in: screen)
title >> screen.top

// LayoutItem.swift
let screen = ConstraintView(), item = sampleItem("item", in: screen), otherItem = SizedView("other")
let guide = UILayoutGuide()
screen.addSubview(otherItem)
screen.addLayoutGuide(guide)

// UIView+Items.swift
final class Screen: ConstraintView {
  let header = UIView()
  func fill() {
    // ...
  }
}
let screen = Screen(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
screen.fill()
screen.header.height >> 30
screen.layoutIfNeeded()
screen.header.frame  // (0, 0, 320, 30)

// NaturalSizeRow.swift
let screen = ConstraintView(), title = SizedView("title", width: 120)
screen.addForAutoLayout(title) >> screen.top
title >> screen.left
screen.layoutIfNeeded()

// LayoutStatement+Changing.swift
let screen = ConstraintView(), title = sampleItem("title", in: screen), logo = sampleItem("logo", in: screen)

// LayoutStatement+Conditions.swift
let screen = ConstraintView(), list = sampleItem("list", in: screen), detail = sampleItem("detail", in: screen)

// LayoutStatement+Target.swift
let screen = ConstraintView(), a = sampleItem("a", in: screen), b = sampleItem("b", in: screen)

// LayoutStatement.swift
let screen = ConstraintView(), title = sampleItem("title", in: screen), logo = sampleItem("logo", in: screen)
