import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Flows whose cells differ, and cells that are refused, by hand.
@Suite struct FlowRules {
  let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private func add(_ position: LayoutPosition, count: Int) {
    for _ in 0..<count {
      view.addSubview(
        UIView(named: "\(view.subviews.count)", frame: .spot(9)),
        withAssociatedConstantPosition: position)
    }
  }

  private var origins: [CGPoint] { view.subviews.map(\.layoutFrame.origin) }

  /// The corner at the end of the first row is farther than the last cell.
  @Test(arguments: [false, true])
  func `A cell without a finite place is refused, in whichever corner`(_ isHorizontal: Bool) {
    let cell = CGRect(
      x: 0, y: 0, width: isHorizontal ? 1 : 0x1.8p1022, height: isHorizontal ? 0x1.8p1022 : 1)
    view.layoutOptimization = .matrix(colsPerRow: 3)
    add(
      .makeAbsolute(
        initialFrame: cell, margin: CGVector(dx: 0, dy: 0),
        direction: isHorizontal ? .horizontal : .vertical), count: 4)
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    // The third would end beyond the largest number. The fourth takes its place, and is refused
    // there as well.
    #expect(issues.summary == ["nonFiniteFrame: 2", "nonFiniteFrame: 3"])
    let second = isHorizontal ? CGPoint(x: 0, y: 0x1.8p1022) : CGPoint(x: 0x1.8p1022, y: 0)
    #expect(origins == [.zero, second, CGRect.spot(9).origin, CGRect.spot(9).origin])
  }

  @Test func `Cells of a matrix follow those of a sequence and of closures`() {
    view.layoutOptimization = .matrix(colsPerRow: 2)
    add(.row, count: 3)
    add(.cell, count: 2)
    // Cells 0 to 2 run right at 0, 10, 20. Cell 3 stands right of 2 and below 1: 30 + 2, 10 + 2.
    // Cell 4 begins a row below cell 2: 20, 10 + 2.
    view.layoutIfNeeded()
    #expect(
      origins == [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 32, y: 12),
        CGPoint(x: 20, y: 12),
      ])
  }

  @Test func `One cell of a matrix after a sequence begins a row below it`() {
    view.layoutOptimization = .matrix(colsPerRow: 2)
    add(.row, count: 2)
    add(.cell, count: 1)
    view.layoutIfNeeded()
    // Below cell 0, which is 10 high, and 2 apart.
    #expect(origins == [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 12)])
  }

  @Test func `Each cell of a custom matrix is asked for by its place`() {
    view.layoutOptimization = .matrix(colsPerRow: 2)
    var asked: [String] = []
    func cell(_ name: String, _ neighbors: CGRect...) -> CGRect {
      let number = CGFloat(asked.count)
      asked.append(name + neighbors.map { " \(Int($0.minX))" }.joined())
      return CGRect(x: number, y: 0, width: 1, height: 1)
    }
    add(
      .makeCustom(
        initialFrame: { _ in cell("initial") },
        firstInCol: { column, _ in cell("firstInCol", column) },
        firstInRow: { row, _ in cell("firstInRow", row) },
        rest: { row, column, _ in cell("rest", row, column) }), count: 5)
    view.layoutIfNeeded()
    #expect(asked == ["initial", "firstInCol 0", "firstInRow 0", "rest 1 2", "firstInRow 2"])
    // Without rows each follows the one before it.
    asked = []
    view.layoutOptimization = .none
    view.layoutIfNeeded()
    #expect(
      asked == ["initial", "firstInRow 0", "firstInRow 1", "firstInRow 2", "firstInRow 3"])
  }

  @Test func `Closures see an endless proposal as it is, and a part of it counts as nothing`() {
    var seen: [CGSize] = []
    add(
      .makeCustom { size in
        seen.append(size)
        return CGRect(x: 0, y: 0, width: 5, height: 6)
      }, count: 1)
    add(
      .makeCustom(fitting: .zero) { _, size in
        seen.append(size)
        return CGRect(x: 1, y: 0, width: 5, height: 6)
      }, count: 1)
    add(.makeRelative(frame: CGRect(x: 0, y: 0, width: 1, height: 0.5)), count: 1)
    let proposal = CGSize(width: CGFloat.infinity, height: 40)
    #expect(view.sizeThatFits(proposal) == CGSize(width: 6, height: 20))
    #expect(seen == [proposal, proposal])
  }

  @Test func `A flow is measured as far as it is finite`() {
    add(.makeCustom { CGRect(x: 0, y: 0, width: $0.width, height: 30) }, count: 1)
    add(.makeCustom { CGRect(x: 0, y: 0, width: 20, height: $0.height) }, count: 1)
    let size = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: 10))
    #expect(size == CGSize(width: 20, height: 30))
  }

  @Test func `A follower's own initial frame counts for nothing, whatever it is`() {
    let odd = CGRect(x: 50, y: 60, width: -7, height: -8)
    add(.row, count: 1)
    add(.makeAbsolute(initialFrame: odd, margin: 5, direction: .horizontal), count: 2)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
    #expect(origins.map(\.x) == [0, 15, 30])
    #expect(
      view.subviews.map(\.bounds.size) == Array(repeating: CGSize(width: 10, height: 10), count: 3))
  }

  @Test func `An arrangement given for one layout outranks the controller's own`() {
    let children = (0..<3).map { _ in UIView() }
    for own in [LayoutOptimization.none, .matrix(colsPerRow: 3)] {
      view.layoutOptimization = own
      view.responsiveOptimization = Responsive(own)
      view.layout(children, at: .cell, optimization: .matrix(colsPerRow: 2))
      #expect(children.map(\.frame.origin) == [.zero, CGPoint(x: 12, y: 0), CGPoint(x: 0, y: 12)])
    }
    view.layout(children, at: .cell)
    #expect(children[2].frame.origin == CGPoint(x: 24, y: 0))
  }

  @Test func `Elements that know of no container are placed by closures as well`() {
    let controller = BoxController()
    let boxes = (0..<3).map { Box("\($0)") }
    for (number, box) in boxes.enumerated() {
      controller.addSubview(box, constantPosition: .makeCustom { _ in .spot(number) })
    }
    #expect(LayoutIssue.collecting { controller.layoutControl() }.isEmpty)
    #expect(boxes.map(\.layoutFrame) == (0..<3).map { .spot($0) })
  }

  @Test func `A cell behind a whole matrix stands below the row before`() {
    view.layoutOptimization = .matrix(colsPerRow: 2)
    func cell(_ margin: CGVector) -> LayoutPosition {
      .makeAbsolute(
        initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: margin,
        direction: .vertical)
    }
    add(cell(CGVector(dx: 1, dy: 2)), count: 3)
    add(cell(CGVector(dx: 5, dy: 7)), count: 1)
    view.layoutIfNeeded()
    // The last one stands right of (0, 12) and below (11, 0), with margins of its own.
    #expect(
      origins == [
        CGPoint(x: 0, y: 0), CGPoint(x: 11, y: 0), CGPoint(x: 0, y: 12), CGPoint(x: 15, y: 17),
      ])
  }

  @Test(arguments: [CGSize(width: -3, height: 4), CGSize(width: 3, height: -4)])
  func `A cell of a negative size is told of once and counts by its amounts`(_ size: CGSize) {
    let frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
    add(.makeAbsolute(initialFrame: frame, margin: 1, direction: .horizontal), count: 2)
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.summary == ["negativeSize: 0"])
    let corner = CGPoint(x: size.width < 0 ? 7 : 10, y: size.height < 0 ? 6 : 10)
    #expect(origins == [corner, CGPoint(x: corner.x + 3 + 1, y: corner.y)])
  }

  @Test func `An element without methods leaves those behind it their own`() {
    let (empty, placed) = (UIView(named: "empty"), UIView(named: "placed"))
    view.addSubview(empty, layoutMethods: [])
    view.addSubview(placed, withAssociatedConstantPosition: .spot(3))
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.summary == ["unplaced: empty"])
    #expect(placed.frame == .spot(3))
  }

  /// Two cells of 40 points fit in a row, three at a width of 200.
  @Test func `The trace of a cell says what decides where rows end`() throws {
    view.responsiveOptimization = Responsive(.matrix(colsPerRow: 2))
      .when(.width(300...), .sequence).when(.width(200...), .matrix(colsPerRow: 3))
    let cell = CGRect(x: 0, y: 0, width: 40, height: 40)
    let margin = CGVector(dx: 5, dy: 5)
    add(.makeAbsolute(initialFrame: cell, margin: margin, direction: .rows), count: 3)
    let other = UIView()
    view.addSubview(other, constantPosition: .spot(1))
    let rows = ["cells form a sequence", "cells in a row: 3", "cells in a row: 2"]
    for (width, answers) in [(100, [false, false, true]), (200, [false, true]), (300, [true])] {
      view.frame.size.width = CGFloat(width)
      view.layoutIfNeeded()
      let entries = view.layoutTrace().entries
      for entry in entries.prefix(3) {
        #expect(entry.methods.dropLast().map(\.position) == Array(rows.prefix(answers.count)))
        #expect(entry.methods.dropLast().map(\.holds) == answers)
        #expect(entry.activeMethod == entry.methods.last)
      }
      #expect(entries.last?.methods.count == 1)
    }
    #expect(view.layoutTrace().entries[0].methods[0].location?.line == #line - 18)
  }

}
