// Views of AppKit: a page by methods, a row of boxes, blocks, snapshots.
import AppKit
import LayoutAppKit
import LayoutBlocks
import LayoutBoxes
import LayoutConditions

final class Page: NSView, @MainActor LayoutControllable {
  var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
  var zIndexInfo: [ObjectIdentifier: Int] = [:]

  let photo = NSImageView()
  let text = NSTextField(wrappingLabelWithString: "Framewise")

  override init(frame: NSRect) {
    super.init(frame: frame)
    let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    addSubview(
      photo,
      layoutMethods: [
        LayoutMethod(condition: .width(600...), position: .makeRelative(frame: half)),
        LayoutMethod(
          constantPosition: .makeInsets(
            insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))),
      ], zIndex: 1)
    addSubview(text, constantPosition: .makeRelative(frame: half))
    setLayoutOrder(1, for: text)
    text.identifier = NSUserInterfaceItemIdentifier("text")
    text.alignment = .natural
    text.lineBreakMode = .byWordWrapping
  }

  required init?(coder: NSCoder) { nil }

  override func layout() {
    super.layout()
    layoutControl()
  }

  func show() {
    setNeedsLayout()
    reloadSubviews()
    print(layoutTrace(), LayoutSnapshot(of: self))
    let size = CGSize(width: 700, height: 400)
    print(LayoutSnapshot(of: self, in: LayoutInput(size: size, direction: .rightToLeft)))
  }
}

final class Toolbar: NSView, FittingView {
  private var tree = BoxTree(BoxStyle(.row))

  private func layOut(_ size: CGSize?) {
    tree.rebuild(BoxStyle(.row, spacing: 8)) { row in
      for view in subviews {
        let fitting = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        row.leaf(width: .fixed(Double(fitting.width)), height: .fixed(Double(fitting.height)))
      }
    }
    tree.layOut(
      width: (size?.width).map { Double($0) }, height: (size?.height).map { Double($0) })
  }

  override func layout() {
    super.layout()
    layOut(bounds.size)
    for (view, frame) in zip(subviews, tree.absoluteFrames().dropFirst()) { view.place(frame) }
  }

  func sizeThatFits(_ size: CGSize) -> CGSize {
    layOut(nil)
    return tree.frame(of: 0).size
  }
}

final class Header: NSView {
  override var isFlipped: Bool { true }

  let title = NSTextField(wrappingLabelWithString: "Framewise")
  let badge = CALayer()

  private lazy var scheme = LayoutScheme(blocks: [
    title.layoutBlock(with: Layout(x: .left(8), y: .top(8), width: .fixed(80), height: .fixed(20))),
    badge.layoutBlock(
      with: Layout(x: .left(4), width: .fixed(8), height: .fixed(8)),
      constraints: [title.layoutConstraint(for: [.right(.limit(on: .outer))])]),
  ])

  override func layout() {
    super.layout()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    scheme.layout(in: layoutBounds)
    CATransaction.commit()
  }
}

// What AppKit calls as the library, or the stand-in for UIKit, does.
final class Slider: NSControl {
  override func sizeThatFits(_ size: NSSize) -> NSSize { super.sizeThatFits(size) }
}

class Ported: NSView {
  func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  func setNeedsLayout() { needsLayout = true }
  func layoutSubviews() {}
  var constraintsOfMine: [NSLayoutConstraint] = []
  var place = IndexPath(item: 1, section: 0)
}

@MainActor func measure(_ control: NSControl, _ ported: Ported) -> [CGSize] {
  ported.setNeedsLayout()
  return [
    control.sizeThatFits(.zero), ported.sizeThatFits(.zero), NSStackView().sizeThatFits(.zero),
    CGSize(width: CGFloat(ported.place.item), height: ported.frame.size.height),
  ]
}

@MainActor func engines(_ first: NSView, _ second: NSView) {
  let plan = LayoutPlan([[LayoutMethod(constantPosition: .makeInsets(insets: .zero))]])
  if let frame = plan?.frames(in: first.containerInput).first ?? nil { second.place(frame) }
  first.layoutTraits.weight = 1
  first.layOutChildren()
}
