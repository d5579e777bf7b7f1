import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

@Suite struct HostileNumbers {
  let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let first = UIView(named: "first", frame: .spot(7))
  let middle = UIView(named: "middle", frame: .spot(8))
  let last = UIView(named: "last", frame: .spot(9))

  /// The line of the middle's method, and what went wrong.
  private func issues(of position: LayoutPosition) -> (issues: [LayoutIssue], line: Int) {
    view.addSubview(first, withAssociatedConstantPosition: .row)
    let line = #line + 1
    view.addSubview(middle, withAssociatedConstantPosition: position)
    view.addSubview(last, withAssociatedConstantPosition: .row)
    return (LayoutIssue.collecting { view.layoutIfNeeded() }, line)
  }

  /// As wide as it likes, but without a height.
  private final class Line: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 0) }
  }

  @Test(arguments: [LayoutPosition.makeAspectFit(), .makeAspectFill()])
  func `Content without a height has no ratio and takes the area`(_ position: LayoutPosition) {
    let line = Line()
    view.addSubview(line, withAssociatedConstantPosition: position)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
    #expect(line.frame == view.bounds)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity], 0..<4)
  func `Frames that are not finite are refused`(_ number: CGFloat, _ place: Int) throws {
    var numbers: [CGFloat] = [1, 2, 3, 4]
    numbers[place] = number
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    for position in [
      LayoutPosition.makeCustom { _ in frame },
      .makeCustom(initialFrame: { _ in frame }, restFrame: { _, _ in frame }),
      .makeAbsolute(frame: frame),
    ] {
      let other = HostileNumbers()
      let (issues, line) = other.issues(of: position)
      #expect(issues.summary == ["nonFiniteFrame: middle"])
      let issue = try #require(issues.first)
      let location = try #require(issue.location)
      #expect(location.fileID == #fileID)
      #expect(location.line == line)
      #expect(
        issue.numbers
          == zip(["x", "y", "width", "height"], numbers).map { LayoutIssue.Number($0, Double($1)) })
      #expect(other.first.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(other.middle.frame == .spot(8))
      // The flow goes on without it.
      #expect(other.last.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  @Test func `A refused element of a run is nobody's neighbor`() {
    let position = LayoutPosition.makeAbsolute(
      initialFrame: CGRect(x: 0, y: 0, width: 0x1.8p1022, height: 1), margin: 0,
      direction: .horizontal)
    for child in [first, middle, last] {
      view.addSubview(child, withAssociatedConstantPosition: position)
    }
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    // Three widths are beyond the largest number, so the last one's far edge is.
    #expect(issues.summary == ["nonFiniteFrame: last"])
    #expect(first.layoutFrame.size.width == 0x1.8p1022)
    #expect(middle.layoutFrame.origin.x == 0x1.8p1022)
    #expect(last.frame == .spot(9))
  }

  @Test func `Negative initial frames of flows are reported once`() {
    let initial = CGRect(x: 20, y: 10, width: -20, height: 10)
    let positions: [LayoutPosition] = [
      .makeAbsolute(initialFrame: initial, margin: 2, direction: .horizontal),
      .makeAbsolute(
        initialFrame: initial, margin: CGVector(dx: 2, dy: 2), direction: .vertical),
    ]
    for position in positions {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layoutOptimization = .matrix(colsPerRow: 3)
      let children = (0..<3).map { _ in UIView() }
      for child in children {
        view.addSubview(child, withAssociatedConstantPosition: position)
      }
      let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
      #expect(issues.map(\.rule) == [.negativeSize])
      // From 20 leftwards to 0, then a follower every 20 + 2 points.
      #expect(children.map(\.frame.origin.x) == [0, 22, 44])
    }
  }

  @Test func `Negative sizes count by their amount`() throws {
    let (issues, line) = issues(
      of: .makeInsets(insets: UIEdgeInsets(top: 150, left: 80, bottom: 70, right: 50)))
    #expect(issues.summary == ["negativeSize: middle"])
    #expect(issues.first?.location?.line == line)
    // (80, 150) with −30 and −20: the centre is (65, 140).
    #expect(middle.frame == CGRect(x: 50, y: 130, width: 30, height: 20))
    #expect(last.frame == CGRect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test(arguments: [0, -3, Int.min])
  func `Matrices without columns are sequences`(_ columns: Int) {
    view.layoutOptimization = .matrix(colsPerRow: columns)
    view.accessibilityIdentifier = "grid"
    for child in [first, middle, last] {
      view.addSubview(child, withAssociatedConstantPosition: .cell)
    }
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.summary == ["invalidColumnCount: grid"])
    #expect(issues.first?.numbers == [LayoutIssue.Number("colsPerRow", Double(columns))])
    #expect([first, middle, last].map(\.frame.origin.y) == [0, 12, 24])
    #expect([first, middle, last].map(\.frame.origin.x) == [0, 0, 0])
  }

  @Test func `More columns than cells are one row`() {
    view.layoutOptimization = .matrix(colsPerRow: .max)
    for child in [first, middle, last] {
      view.addSubview(child, withAssociatedConstantPosition: .cell)
    }
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
    #expect([first, middle, last].map(\.frame.origin.x) == [0, 12, 24])
  }

  @Test(arguments: [
    CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: CGFloat.infinity),
    CGSize(width: -CGFloat.infinity, height: CGFloat.nan),
  ])
  func `Bounds that are not finite are not laid out`(_ size: CGSize) {
    view.accessibilityIdentifier = "root"
    view.addSubview(first, withAssociatedConstantPosition: .makeInsets(insets: .zero))
    view.layoutIfNeeded()
    view.bounds.size = size
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.summary == ["invalidInput: root"])
    #expect(issues.first?.numbers.map(\.name) == ["width", "height"])
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func `One off layout refuses the same`() {
    view.bounds.size.width = .nan
    let position = LayoutPosition.makeCustom { _ in CGRect.spot(1) }
    let invalid = LayoutIssue.collecting { view.layout([first], at: position) }
    #expect(invalid.map(\.rule) == [.invalidInput])
    view.bounds.size.width = 10
    let columns = LayoutIssue.collecting {
      view.layout([first], at: .cell, optimization: .matrix(colsPerRow: 0))
    }
    #expect(columns.map(\.rule) == [.invalidColumnCount])
    let line = #line + 2
    let frame = LayoutIssue.collecting {
      view.layout(
        [middle], at: .makeCustom { _ in CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1) })
    }
    #expect(frame.summary == ["nonFiniteFrame: middle"])
    #expect(frame.first?.location?.line == line)
    #expect(middle.frame == .spot(8))
  }

  @Test(arguments: [CGSize(width: -1, height: 5), CGSize(width: 5, height: CGFloat.nan)])
  func `Sizes that cannot fit count as zero`(_ size: CGSize) {
    let content = ContentView(frame: .spot(3))
    content.accessibilityIdentifier = "content"
    content.content = size
    view.addSubview(
      content,
      withAssociatedConstantPosition: .makeCustom(
        fitting: .zero, frame: { fitted, _ in CGRect(x: 1, y: 2, width: 3, height: fitted.height) })
    )
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.summary == ["measuringFailed: content"])
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 0))
  }

  @Test func `Elements without a method that holds stay and are named`() {
    view.addSubview(first, withAssociatedLayoutMethods: [])
    view.addSubview(
      middle,
      withAssociatedLayoutMethods: [
        LayoutMethod(condition: .width(101...), position: .row)
      ])
    view.addSubview(last, withAssociatedConstantPosition: .row)
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.summary == ["unplaced: first, middle"])
    #expect(issues.first?.severity == .note)
    #expect(first.frame == .spot(7))
    #expect(middle.frame == .spot(8))
    #expect(last.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    // Once for the same elements, also at another size.
    view.bounds.size.height = 50
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
    view.setLayoutMethods([], for: last)
    #expect(
      LayoutIssue.collecting { view.layoutIfNeeded() }.summary == ["unplaced: first, middle, last"])
  }

  @Test func `A controller without elements is laid out`() {
    view.layoutOptimization = .matrix(colsPerRow: 3)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
    // Nothing takes up nothing, however large the view is.
    #expect(view.sizeThatFits(.zero) == .zero)
    #expect(view.getLayoutRequiredSubviewsTotalFrame() == .zero)
    view.layout([], at: .row)
    #expect(view.layoutTrace().entries.isEmpty)
  }

  /// The far edge, and the place an element is mirrored to, have to be finite as well.
  @Test(arguments: [false, true]) func `Frames without end are refused`(_ isMirrored: Bool) {
    let huge = CGFloat.greatestFiniteMagnitude
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: isMirrored ? huge : 100, height: 100))
    view.mirrorsForRightToLeft = isMirrored
    view.semanticContentAttribute = .forceRightToLeft
    let frame =
      isMirrored
      ? CGRect(x: -huge, y: 0, width: 1, height: 1) : CGRect(x: huge, y: 0, width: huge, height: 1)
    let positions: [LayoutPosition] = [
      .makeAbsolute(frame: frame), .makeCustom { _ in frame },
      .sequential(.verticallyEqualSizedAbsolute(initial: frame, margin: 0)),
      .matrical(
        .verticallyEqualSizedAbsolute(initial: frame, margin: CGVector(dx: 0, dy: 0))),
    ]
    for columns in [LayoutOptimization.none, .matrix(colsPerRow: 2)] {
      view.layoutOptimization = columns
      for position in positions {
        let child = UIView(frame: .spot(9))
        view.addSubview(child, withAssociatedConstantPosition: position)
        let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
        #expect(issues.map(\.rule).filter { $0 != .invalidColumnCount } == [.nonFiniteFrame])
        #expect(child.frame == .spot(9))
        child.removeFromSuperview()
      }
    }
  }

  @Test func `Frames of as many cells as there are numbers`() {
    let grid = MatrixGeometry(
      initial: CGRect(x: 0, y: 0, width: 1, height: 1), columns: 4)
    var frames = [CGRect](repeating: .null, count: 3)
    for range in [Int.min..<Int.max, 0..<Int.max, (Int.max - 2)..<Int.max] {
      frames.withUnsafeMutableBufferPointer { grid.writeFrames(of: range, into: $0) }
      #expect(frames[0] == grid.frame(at: range.lowerBound))
      #expect(frames[1] == grid.frame(at: range.lowerBound + 1))
    }
  }
}
