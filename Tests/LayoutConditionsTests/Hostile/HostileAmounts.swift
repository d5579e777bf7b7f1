import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

@Suite struct HostileAmounts {
  /// Positions of all kinds in turn; those of the flow fill a matrix of 100 columns.
  private func positions() -> [LayoutPosition] {
    let side = CGSize(width: 10, height: 10)
    return [
      .spot(3), .makeRelative(frame: CGRect(x: 0, y: 0, width: 0.5, height: 0.5)),
      .makeInsets(insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      .makeOffset(value: .zero, from: .bottomRight, size: side),
      .makeCustom { CGRect(x: $0.width, y: 0, width: 1, height: 1) }, .makeAspectFit(ratio: 2),
      .makeAspectFill(), .cell, .cell,
      .makeCustom(
        initialFrame: { _ in CGRect(origin: .zero, size: side) },
        firstInCol: { column, _ in column.offsetBy(dx: 12, dy: 0) },
        firstInRow: { row, _ in row.offsetBy(dx: 0, dy: 12) },
        rest: { row, column, _ in
          CGRect(origin: CGPoint(x: column.maxX + 2, y: row.maxY + 2), size: side)
        }),
    ]
  }

  @Test func `A hundred thousand subviews`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    view.layoutOptimization = .matrix(colsPerRow: 100)
    let positions = positions()
    for index in 0..<100_000 {
      view.addSubview(UIView(), withAssociatedConstantPosition: positions[index % positions.count])
    }
    let seconds = processorSeconds {
      #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
    }
    #expect(seconds < 10)
    var cell = 0
    var wrong = 0
    for (index, child) in view.subviews.enumerated() where index % positions.count >= 7 {
      let frame = CGRect(
        x: CGFloat(cell % 100) * 12, y: CGFloat(cell / 100) * 12, width: 10, height: 10)
      if !child.frame.isClose(to: frame) { wrong += 1 }
      cell += 1
    }
    #expect(cell == 30_000)
    #expect(wrong == 0)
    #expect(view.subviews[99_993].frame == CGRect(x: 990, y: 990, width: 10, height: 10))
    // The cells reach to row 299: 299 · 12 + 10.
    let total = view.sizeThatFits(CGSize(width: 100, height: 100))
    #expect(total == CGSize(width: 1198, height: 3598))

    for child in view.subviews.reversed() { child.removeFromSuperview() }
    #expect(view.layoutInfo.isEmpty)
  }

  @Test func `Ten thousand nested controllers on a small stack`() {
    let failures = onSmallStack { () -> [String] in
      var failures: [String] = []
      let depth = 10_000
      var root: LayoutView? = LayoutView(frame: CGRect(x: 0, y: 0, width: 30_000, height: 30_000))
      var innermost = root!
      for level in 1..<depth {
        let next = LayoutView()
        // Insets and closures in turn.
        let position: LayoutPosition =
          level % 2 == 0
          ? .makeInsets(insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
          : .makeCustom {
            CGRect(x: 1, y: 1, width: $0.width - 2, height: $0.height - 2)
          }
        innermost.addSubview(next, withAssociatedConstantPosition: position)
        innermost = next
      }
      root!.layoutIfNeeded()
      // Each level is 2 points smaller than the one around it.
      if innermost.bounds.size != CGSize(width: 10_002, height: 10_002) {
        failures.append("laid out to \(innermost.bounds.size)")
      }
      let size = CGSize(width: 20_100, height: 20_100)
      let snapshot = LayoutSnapshot(of: root!, in: LayoutInput(size: size))
      var last: CGSize?
      for node in snapshot.nodes { last = node.frame.size }
      if snapshot.count != depth || last != CGSize(width: 102, height: 102) {
        failures.append("snapshot of \(snapshot.count) down to \(String(describing: last))")
      }
      if innermost.bounds.size != CGSize(width: 10_002, height: 10_002) {
        failures.append("after the snapshot \(innermost.bounds.size)")
      }
      let fitting = root!.sizeThatFits(CGSize(width: 50, height: 40))
      if fitting != CGSize(width: 49, height: 39) { failures.append("measured \(fitting)") }
      root!.bounds.size = CGSize(width: 40_000, height: 40_000)
      root!.layoutIfNeeded()
      if innermost.bounds.size != CGSize(width: 20_002, height: 20_002) {
        failures.append("laid out again to \(innermost.bounds.size)")
      }
      weak let gone = root
      root = nil
      if gone != nil { failures.append("the root lives") }
      return failures
    }
    #expect(failures.isEmpty)
  }

  /// Controllers that measure what is in them, one in the other, which is the one thing here that
  /// recurses: each asks the next for its size.
  @Test func `Thirty nested controllers that measure`() {
    let size = onSmallStack { () -> CGSize in
      let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      var innermost = root
      for _ in 0..<30 {
        let next = LayoutView()
        innermost.addSubview(
          next,
          withAssociatedConstantPosition: .makeCustom(
            fitting: { $0 },
            frame: { fitted, _ in CGRect(origin: CGPoint(x: 1, y: 1), size: fitted) }))
        innermost = next
      }
      innermost.addSubview(UIView(), withAssociatedConstantPosition: .spot(0))
      root.layoutIfNeeded()
      return root.sizeThatFits(CGSize(width: 100, height: 100))
    }
    // A spot of 10 points, and a point for every level.
    #expect(size == CGSize(width: 40, height: 40))
  }

  /// A clean tree runs nothing at all.
  @Test func `Clean trees run nothing`() {
    var calls = 0
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = ContentView()
    view.addSubview(
      content,
      withAssociatedLayoutMethods: [
        LayoutMethod(
          condition: { _ in
            calls += 1
            return true
          },
          position: .makeCustom(fitting: .zero) { fitted, _ in
            calls += 1
            return CGRect(origin: .zero, size: fitted)
          })
      ])
    view.layoutIfNeeded()
    #expect(calls == 2)
    #expect(content.measureCount == 1)
    view.layoutIfNeeded()
    view.frame.origin.x = 70
    view.layoutIfNeeded()
    #expect(calls == 2)
    #expect(content.measureCount == 1)
    view.bounds.size.width = 50
    view.layoutIfNeeded()
    #expect(calls == 4)
  }

  /// An element's former controllers are asked what they hold once each, not whenever they
  /// alternate.
  @Test func `Controllers that share elements in turn`() {
    final class Element: LayoutElement {
      var layoutFrame = CGRect.zero
      var layoutStorage: AnyObject?
      func place(_ frame: CGRect) { layoutFrame = frame }
    }
    final class Controller: LayoutControllable {
      var stored: [Element] = []
      var askCount = 0
      var subviews: [Element] {
        askCount += 1
        return stored
      }
      let boundSize = CGSize(width: 10, height: 10)
      var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
      var orderInfo: [ObjectIdentifier: Int] = [:]
      var zIndexInfo: [ObjectIdentifier: Int] = [:]
      func addSubview(_ view: Element) {
        stored.append(view)
        layoutInfo[ObjectIdentifier(view)] = [LayoutMethod(constantPosition: .spot(1))]
      }
      func layoutSubviews() { layoutControl() }
      func setNeedsLayout() {}
    }
    let (even, odd, all) = (Controller(), Controller(), Controller())
    for index in 0..<200 {
      let element = Element()
      all.addSubview(element)
      (index % 2 == 0 ? even : odd).addSubview(element)
    }
    LayoutIssue.withHandler({ _ in }) {
      for controller in [even, odd] { controller.layoutControl() }
      (even.askCount, odd.askCount) = (0, 0)
      all.layoutControl()
    }
    #expect(even.askCount == 1 && odd.askCount == 1)
  }
}
