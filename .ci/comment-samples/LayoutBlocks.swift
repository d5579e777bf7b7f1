// What the comments place where: a logo in a corner, and a title beside it.
@MainActor func sampleViews() -> (view: UIView, logo: UIView, title: UIView) {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  let logo = SizedView("logo", width: 40, height: 40), title = SizedView("title", width: 80, height: 24)
  view.addSubview(logo)
  view.addSubview(title)
  logo.frame.origin = .zero
  return (view, logo, title)
}

/// A rule of an app's own.
struct BelowCenter: RectBasedConstraint {
  func formConstrain(sourceRect: inout CGRect, by rect: CGRect) {
    sourceRect = CGRect(x: sourceRect.minX, y: rect.midY, width: sourceRect.width, height: sourceRect.height)
  }
}

// LayoutAnchors.swift
let (view, logo, title) = sampleViews()
func block() -> any LayoutBlockProtocol {
  // ...
}
block().layout(in: view.bounds)
title.frame  // (48, 8, 152, 24)

// CGRectAxis.swift
var stack = StackLayoutScheme(items: { [] })

// Extensible.swift
var room = CGRect(x: 0, y: 0, width: 100, height: 40)
// ...
Center.belowCenter.formConstrain(sourceRect: &room, by: CGRect(x: 0, y: 0, width: 100, height: 40))
room  // (0, 20, 100, 40)

// RectBasedLayout+Rects.swift
let (view, logo, title) = sampleViews()
let layout = Layout(x: .left(8), height: .fixed(24))

// LayoutConstraintProtocol.swift: LayoutConstraintProtocol
let (view, logo, title) = sampleViews()
func block() -> any LayoutBlockProtocol {
  // ...
}
block().layout(in: view.bounds)
title.frame  // (48, 0, 160, 24)

// LayoutConstraintProtocol.swift: declareConstraint
struct Renamed: LayoutConstraintProtocol {
  let base: any LayoutConstraintProtocol
  var elementIdentifier: ObjectIdentifier? { base.elementIdentifier }
  var isActive: Bool { base.isActive }
  func formConstrain(sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement) {
    base.formConstrain(sourceRect: &sourceRect, by: rect, in: space)
  }
  // ...
}
let (view, logo, title) = sampleViews()
let block = title.layoutBlock(
  with: Layout(x: .left(8), height: .fixed(24)),
  constraints: [Renamed(base: logo.layoutConstraint(for: [.right(.limit(on: .outer))]))])
block.layout(in: view.bounds)
title.frame  // (48, 0, 160, 24)

// LayerPlaceholder.swift
let view = UIView()
// ...
view.layer.sublayers?.count  // 1

// LayoutGuide.swift
let view = UIView()

// LayoutPlaceholder.swift
let view = UIView()

// ScrollAnimationDeceleration.swift
let scroll = ScrollLayoutGuide<UIView>(layout: StackLayoutScheme(items: { [] }))
scroll.contentSize = CGSize(width: 100, height: 2_000)
scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
let offset = CGPoint(x: 0, y: 300)
// ...
scroll.contentOffset.y > 300  // true: the finger moves up

// ScrollLayoutGuide.swift
let view = UIView(), row = UIView()
view.addSubview(row)
let list = LayoutScheme(blocks: [row.layoutBlock(with: Layout(y: .top(400), height: .fixed(50)))])
// ...
row.frame  // (0, 100, 100, 50)

// StackLayoutGuide.swift
let view = UIView(), save = UIView(), cancel = UIView()
// ...
save.frame  // (8, 8, 88, 28)
cancel.frame  // (104, 8, 88, 28)

// ViewPlaceholder.swift
let view = UIView()
// ...
view.subviews.map { $0 === place.element }  // [true]
place.element.frame  // (20, 10, 40, 60)

// LayoutBlock.swift
let (view, logo, title) = sampleViews()
// ...
title.frame  // (48, 0, 160, 24)

// LayoutBlockProtocol.swift
let (view, logo, title) = sampleViews()
let corner = Layout(width: .fixed(40), height: .fixed(40))
// ...
logo.frame  // (0, 0, 40, 40)

// LayoutScheme.swift
let (view, logo, title) = sampleViews()
let wide = LayoutScheme(blocks: []), narrow = LayoutScheme(blocks: [])
// ...
title.frame  // (48, 0, 160, 40)

// SchemeScrollView.swift
let picture = UIView(), text = UIView()

// SchemeView.swift
let picture = UIView(), text = UIView()
let besideEachOther = LayoutScheme(blocks: [picture.layoutBlock(), text.layoutBlock()])
let belowEachOther = besideEachOther

// StackLayoutScheme.swift
final class Bar: UIView {
  let buttons = [UIView(), UIView(), UIView()]
  func layOut() {
    // ...
  }
}
let bar = Bar()
bar.layOut()
bar.buttons.map(\.frame)  // [(0, 0, 100, 44), (108, 0, 100, 44), (216, 0, 100, 44)]

// BlockCapture.swift
let (view, logo, title) = sampleViews()
let scheme = LayoutScheme(blocks: [logo.layoutBlock(), title.layoutBlock()])
// ...
title.frame  // (0, 0, 200, 40)
