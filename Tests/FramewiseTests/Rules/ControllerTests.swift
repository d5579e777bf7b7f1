import Foundation
import Framewise
import Testing

/// The members of a controller, each by what it does.
@Suite struct ControllerTests {
  let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView()

  private func spot(_ number: Int) -> LayoutPosition { .makeAbsolute(frame: frame(number)) }

  private func frame(_ number: Int) -> CGRect {
    CGRect(x: CGFloat(number), y: 0, width: 1, height: 1)
  }

  private var row: LayoutPosition {
    .makeAbsolute(
      initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: 0, direction: .horizontal)
  }

  private func method(_ number: Int, from width: CGFloat) -> LayoutMethod {
    LayoutMethod(condition: .width(width...), position: spot(number))
  }

  @Test func `Setting replaces`() {
    view.addSubview(child)
    view.setLayoutMethods([method(1, from: 0)], for: child)
    view.setLayoutMethods([method(2, from: 200), method(3, from: 0)], for: child)
    view.layoutIfNeeded()
    #expect(child.frame == frame(3))
    view.setConstantPosition(spot(4), for: child)
    view.layoutIfNeeded()
    #expect(child.frame == frame(4))
    #expect(view.layoutInfo[child.hash]?.count == 1)
  }

  @Test func `Appending keeps what is there`() {
    view.addSubview(child)
    view.appendLayoutMethod(method(1, from: 200), for: child)
    view.appendConstantPosition(spot(2), for: child)
    view.layoutIfNeeded()
    #expect(child.frame == frame(2))
    // Behind one that always holds, nothing is tried.
    view.setLayout(of: child, at: spot(3), while: { _ in true })
    view.setLayout(of: child, at: spot(4), while: .always)
    view.layoutIfNeeded()
    #expect(child.frame == frame(2))
    #expect(view.layoutInfo[child.hash]?.count == 4)
    view.bounds.size.width = 200
    view.layoutIfNeeded()
    #expect(child.frame == frame(1))
  }

  @Test func `The first condition that holds decides`() {
    view.addSubview(
      child, withAssociatedLayoutMethods: [method(1, from: 150), method(2, from: 120)])
    child.frame = frame(9)
    for (width, number) in [(100.0, 9), (130, 2), (160, 1), (100, 1)] {
      view.bounds.size.width = width
      view.layoutIfNeeded()
      #expect(child.frame == frame(number), "\(width)")
    }
  }

  @Test func `Adding stores what is not nil`() {
    view.addSubview(child, withAssociatedLayoutMethods: [method(1, from: 0)], andZIndex: 3)
    #expect(view.subviews == [child])
    #expect(view.zIndexInfo[child.hash] == 3)
    view.addSubview(child, withAssociatedLayoutMethods: nil, andZIndex: nil)
    view.addSubview(child)
    #expect(view.zIndexInfo[child.hash] == 3)
    #expect(view.layoutInfo[child.hash]?.count == 1)
    view.addSubview(child, withAssociatedConstantPosition: spot(2), andZIndex: 4)
    #expect(view.zIndexInfo[child.hash] == 4)
    view.addSubview(child, layoutMethods: nil, order: 5, zIndex: nil)
    view.addSubview(child, constantPosition: spot(3), order: nil, zIndex: 6)
    #expect(view.orderInfo[child.hash] == 5)
    #expect(view.zIndexInfo[child.hash] == 6)
    view.layoutIfNeeded()
    #expect(child.frame == frame(3))
  }

  @Test func `Orders are written directly or set`() {
    let children = (0..<4).map { _ in UIView() }
    for child in children { view.addSubview(child, withAssociatedConstantPosition: row) }
    view.orderInfo[children[0].hash] = 3
    view.layoutIfNeeded()
    #expect(children.map(\.frame.minX) == [30, 0, 10, 20])
    view.setLayoutOrder(-1, for: children[2])
    view.layoutIfNeeded()
    #expect(children.map(\.frame.minX) == [30, 10, 0, 20])
    view.orderInfo = [:]
    view.layoutIfNeeded()
    #expect(children.map(\.frame.minX) == [0, 10, 20, 30])
  }

  @Test func `Required subviews and their total frame`() {
    let children = (0..<3).map { _ in UIView(frame: CGRect(x: -50, y: 0, width: 1, height: 1)) }
    for child in children { view.addSubview(child) }
    #expect(view.getLayoutRequiredSubviews().isEmpty)
    #expect(view.getLayoutRequiredSubviewsTotalFrame() == .zero)
    view.setConstantPosition(
      .makeAbsolute(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), for: children[2])
    view.setConstantPosition(
      .makeAbsolute(frame: CGRect(x: 20, y: 0, width: 1, height: 1)), for: children[0])
    view.setLayoutOrder(1, for: children[0])
    #expect(view.getLayoutRequiredSubviews() == [children[2], children[0]])
    #expect(view.getLayoutRequiredSubviews(sortedByOrder: false) == [children[0], children[2]])
    view.layoutIfNeeded()
    #expect(
      view.getLayoutRequiredSubviewsTotalFrame() == CGRect(x: 5, y: 0, width: 16, height: 14))
  }

  @Test func `Refreshing drops only what is gone`() {
    let (gone, bare) = (UIView(), UIView())
    for child in [child, gone] {
      view.addSubview(child, layoutMethods: [method(1, from: 0)], order: 1, zIndex: 2)
    }
    // Present without methods: order and depth stay.
    view.addSubview(bare)
    view.setLayoutOrder(3, for: bare)
    view.setZIndex(4, for: bare)
    gone.removeFromSuperview()
    #expect(view.layoutInfo.count == 2)
    view.refreshLayoutInfo()
    view.refreshOrderInfo()
    view.refreshZIndexInfo()
    #expect(Set(view.layoutInfo.keys) == [child.hash])
    #expect(view.orderInfo == [child.hash: 1, bare.hash: 3])
    #expect(view.zIndexInfo == [child.hash: 2, bare.hash: 4])
  }

  @Test func `One off layout stores nothing`() {
    let children = (0..<4).map { _ in UIView() }
    for child in children { view.addSubview(child) }
    view.layout(children, at: row)
    #expect(children.map(\.frame.minX) == [0, 10, 20, 30])
    view.layout(
      children,
      at: .makeAbsolute(
        initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: CGVector(dx: 0, dy: 0),
        direction: .vertical), optimization: .matrix(colsPerRow: 2))
    #expect(children.map(\.frame.origin.x) == [0, 10, 0, 10])
    #expect(children.map(\.frame.origin.y) == [0, 0, 10, 10])
    #expect(view.layoutInfo.isEmpty)
    children[0].frame = frame(9)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(children[0].frame == frame(9))
  }

  @Test func `Transforms survive`() {
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.addSubview(child, withAssociatedConstantPosition: row)
    let next = UIView()
    view.addSubview(next, withAssociatedConstantPosition: row)
    view.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 10, height: 10))
    #expect(child.center == CGPoint(x: 5, y: 5))
    #expect(child.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
    // Neighbors are read without their transforms.
    #expect(next.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(
      view.getLayoutRequiredSubviewsTotalFrame() == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `Anchors are honored`() {
    child.anchorPoint = CGPoint(x: 0, y: 1)
    view.addSubview(child, withAssociatedConstantPosition: spot(7))
    view.layoutIfNeeded()
    #expect(child.frame == frame(7))
    #expect(child.center == CGPoint(x: 7, y: 1))
  }

  @Test func `Columns by breakpoint`() {
    let cells = (0..<6).map { _ in UIView() }
    for cell in cells {
      view.addSubview(
        cell,
        withAssociatedConstantPosition: .makeAbsolute(
          initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: CGVector(dx: 0, dy: 0),
          direction: .vertical))
    }
    view.responsiveOptimization = Responsive(.matrix(colsPerRow: 2))
      .when(.width(300...), .matrix(colsPerRow: 3))
    for (width, columns) in [(100.0, 2), (300, 3), (299, 2)] {
      view.bounds.size.width = width
      view.layoutIfNeeded()
      #expect(cells.map(\.frame.origin.x) == (0..<6).map { CGFloat($0 % columns) * 10 })
    }
    #expect(view.layoutBreakpoints.widths == [300])
  }

  @Test func `Traits reach conditions`() {
    view.addSubview(
      child,
      withAssociatedLayoutMethods: [
        LayoutMethod(condition: .trait("contentSize", is: "large"), position: spot(1)),
        LayoutMethod(constantPosition: spot(2)),
      ])
    view.layoutIfNeeded()
    #expect(child.frame == frame(2))
    view.inputTraits = ["contentSize": "large"]
    view.layoutIfNeeded()
    #expect(child.frame == frame(1))
  }
}
