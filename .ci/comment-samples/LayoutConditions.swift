// A screen of 320 × 200 points with a title at (16, 20, 100, 30).
@MainActor func sampleScreen(_ more: UIView...) -> (LayoutView, UIView) {
  let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), title = UIView()
  screen.addSubview(
    title, constantPosition: .makeAbsolute(frame: CGRect(x: 16, y: 20, width: 100, height: 30)))
  for view in more { screen.addSubview(view) }
  sampleRoom = screen
  return (screen, title)
}

// LayoutControllable+Info.swift
final class Tabs: UIScrollView, LayoutControllable {
  var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
  var zIndexInfo: [LayoutControllable.Hash: Int] = [:]
  override func layoutSubviews() {
    super.layoutSubviews()
    layoutControl()
    // ...
  }
}
let tabs = Tabs(), tab = UIView()
tabs.addSubview(tab, constantPosition: .makeAbsolute(frame: CGRect(x: 8, y: 8, width: 48, height: 48)))
tabs.layoutIfNeeded()
tabs.contentSize  // (56, 56)

// LayoutControllable+Methods.swift: setLayoutMethods
let view = LayoutView(), image = UIView(), rightHalf = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)

// LayoutControllable+Methods.swift: appendLayout
let screen = LayoutView(), list = UIView()

// LayoutControllable+Methods.swift: layout
let view = LayoutView(), badge = UIView(), badgeSize = CGSize(width: 24, height: 24)
view.frame.size = CGSize(width: 100, height: 50)
view.addSubview(badge)
// ...
badge.frame  // (76, 0, 24, 24)

// LayoutMethod.swift
let view = LayoutView(), list = UIView(), sidebar = CGRect(x: 0, y: 0, width: 320, height: 568)

// LayoutScrollView.swift
let tenTabs = (0..<10).map { _ in UIView() }

// LayoutView.swift: LayoutView
let list = UIView(), leftHalf = CGRect(x: 0, y: 0, width: 0.5, height: 1)

// LayoutView.swift: forgetsRemovedSubviews
let view = LayoutView(), badge = UIView()

// LayoutView.swift: responsiveOptimization
let view = LayoutView()

// LayoutControllable+Coverage.swift: uncoveredSizes
let screen = LayoutView(), list = UIView()
let stacked = LayoutPosition.insets(.zero), beside = stacked
screen.addSubview(list)
sampleFails("isEmpty") {
  // ...
}

// LayoutControllable+Coverage.swift: uncoveredWidths
let screen = LayoutView(), list = UIView()
screen.addSubview(list)
screen.setLayoutMethods([
  LayoutMethod(condition: .width(...400), position: .insets(.zero)),
  LayoutMethod(condition: .width(401...), position: .insets(.zero)),
], for: list)

// LayoutControllable+Findings.swift
let screen = LayoutView(), list = UIView()
list.accessibilityIdentifier = "list"
screen.addSubview(
  list,
  layoutMethods: [
    LayoutMethod(condition: .width(...400), position: .insets(.zero)),
    LayoutMethod(condition: .width(401...), position: .insets(.zero)),
  ])

// MatrixGeometry.swift
var shown: [Int] = []
let visible = CGRect(x: 0, y: 0, width: 12, height: 24)
func show(_ index: Int, at frame: CGRect) { if frame.intersects(visible) { shown.append(index) } }
// ...
shown  // [0, 100]

// MatrixCellKind.swift
let thumbnails = [UIImage(), UIImage()], gallery = MatrixView()

// MatrixCellSize.swift
let gallery = MatrixView(), products = MatrixView(), messages = MatrixView(), list = MatrixView()

// MatrixView+Changes.swift
var messages = ["new"], older = ["old", "older"]
let chat = MatrixView()
chat.itemCount = { _ in messages.count }

// MatrixView.swift
let thumbnails = (0..<20).map { _ in UIImage() }

// LayoutPlan.swift
let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)

// FormulaCells.swift
sampleRoom.layoutOptimization = .matrix(colsPerRow: 3)
sampleBounds(width: 320, height: 568)
// ...
LayoutPosition.makeMatrixCells { _ in FormulaCells(gap: 8, height: .cellWidth + 20) }
// [(8, 8, 96, 116), (112, 8, 96, 116), (216, 8, 96, 116), (8, 132, 96, 116)]

// LayoutPosition+FlowFormulas.swift: makeMatrixCells
sampleRoom.layoutOptimization = .matrix(colsPerRow: 3)

// LayoutPosition+FormulaMakers.swift: makeFormula
sampleElements = [SizedView("text", width: 60, height: 20)]
let line = UIView(), (screen, title) = sampleScreen(line)

// LayoutPosition+Makers.swift: makeCustom
let screen = LayoutView(), badge = UILabel()

// LayoutPosition+Makers.swift: makeSendableCustom
sampleBounds(width: 320, height: 568)
// ...
LayoutPosition.footer  // (0, 524, 320, 44)

// LayoutPosition+Siblings.swift: after
let badge = SizedView("badge", width: 24, height: 24), (screen, title) = sampleScreen(badge)
// ...
screen.mirrorsForRightToLeft = true
screen.semanticContentAttribute = .forceRightToLeft
badge.frame  // (16, 23, 180, 24)

// LayoutPosition+Siblings.swift: below
let text = SizedView("text", width: 288, height: 60), (screen, title) = sampleScreen(text)

// LayoutPosition.swift: within
sampleRoom.hostSafeAreaInsets.top = 44

// SiblingPosition.swift
let text = SizedView("text", width: 400), (screen, photo) = sampleScreen(text)
func position() -> LayoutPosition {
  // ...
}
screen.setConstantPosition(position(), for: text)
text.frame  // (132, 25, 172, 20)
