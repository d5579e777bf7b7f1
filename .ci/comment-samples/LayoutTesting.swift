import LayoutTesting

/// A title, and tags that share what is below.
final class CardView: LayoutView {
  init(title: String, tags: Int) {
    super.init(frame: .zero)
    let label = UILabel(text: title)
    addSubview(
      label, constantPosition: .makeRelative(frame: CGRect(x: 0, y: 0, width: 1, height: 0.5)))
    for tag in 0..<tags {
      let share = 1 / CGFloat(tags)
      addSubview(
        UIView(),
        constantPosition: .makeRelative(
          frame: CGRect(x: CGFloat(tag) * share, y: 0.5, width: share, height: 0.5)))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A title that has room for two lines of a common size.
final class FeedScreen: LayoutView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let title = UILabel(text: "What happened today"), photo = UIView()
    title.numberOfLines = 0
    title.accessibilityIdentifier = "title"
    addSubview(title, constantPosition: .makeFormula { FormulaRect(x: 16, y: 16, width: $0.width - 32, height: 48) })
    addSubview(photo, constantPosition: .makeFormula { FormulaRect(x: 16, y: 80, width: $0.width - 32, height: 200) })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

// LayoutReplay.swift
sampleFails("The replay does not fail any more") {
  // ...
}

// LayoutVariations.swift: textSizes
sampleFails("the text of title is cut off at 320 x 568, textSize 3") {
  // ...
}

// LayoutRecordingTrait.swift
@Suite(.disabled("it would write files")) struct Outer {
  // ...
}

// LayoutFrames.swift
final class Offer: LayoutView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, name) in ["picture", "title", "price"].enumerated() {
      let view = UIView()
      view.accessibilityIdentifier = name
      addSubview(
        view,
        constantPosition: .makeRelative(
          frame: CGRect(x: index == 0 ? 0 : 0.5, y: index == 2 ? 0.5 : 0, width: 0.5, height: 0.5)))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
checkLayout(over: .phones) { Offer() } properties: {
  // ...
}

// LayoutSelection.swift
checkLayout(over: .phones) { LoginScreen() } properties: {
  // ...
}

// checkConditions.swift
final class LoginScreen: LayoutView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(
      UIView(),
      layoutMethods: [
        LayoutMethod(
          condition: .width(600...),
          position: .insets(UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24))),
        LayoutMethod(constantPosition: .insets(.zero)),
      ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
sampleFails("600 could be 599; worth a test: 599 x 480 (differs from width 599 up to 600, at any height)") {
  // ...
}

// checkLayout.swift
let plan = LayoutPlan([[LayoutMethod(constantPosition: .insets(.zero))]])!

// expectLayout.swift
@Suite(.disabled("it would write files")) struct Outer {
  // ...
}
