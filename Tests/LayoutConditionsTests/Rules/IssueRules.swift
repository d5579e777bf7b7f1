import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// What issues of a pass say, and when they are told.
@Suite struct IssueRules {
  let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView(named: "child", frame: .spot(9))

  private func issues() -> [LayoutIssue] { LayoutIssue.collecting { view.layoutIfNeeded() } }

  @Test(arguments: [false, true])
  func `Unplaced, placed and unplaced again is told twice`(_ hasProblems: Bool) {
    view.addSubview(
      child,
      withAssociatedLayoutMethods: [LayoutMethod(condition: .width(200...), position: .spot(1))])
    if hasProblems {
      view.addSubview(
        UIView(named: "negative"),
        withAssociatedConstantPosition: .makeAbsolute(
          frame: CGRect(x: 0, y: 0, width: -1, height: 1)))
    }
    let others = hasProblems ? ["negativeSize: negative"] : []
    for _ in 0..<3 {
      view.bounds.size.width = 100
      #expect(issues().summary == others + ["unplaced: child"])
      view.bounds.size.width = 110
      #expect(issues().summary == others)
      view.bounds.size.width = 200
      #expect(issues().summary == others)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `A frame that is mirrored or moved to whole pixels is no issue`(
    _ isMirrored: Bool, _ isSnapped: Bool
  ) {
    view.mirrorsForRightToLeft = isMirrored
    view.semanticContentAttribute = .forceRightToLeft
    view.snapsToPixelGrid = isSnapped
    view.addSubview(
      child,
      withAssociatedConstantPosition: .makeAbsolute(
        frame: CGRect(x: 10.25, y: 20, width: 30.5, height: 40)))
    #expect(issues().isEmpty)
    let x = isMirrored ? 59.25 : 10.25
    #expect(isSnapped ? child.frame.minX.rounded() == child.frame.minX : child.frame.minX == x)
  }

  @Test func `Replaced methods that place an element end its being unplaced`() {
    let never = [LayoutMethod(condition: .never, position: .spot(1))]
    view.addSubview(child, withAssociatedLayoutMethods: never)
    view.addSubview(UIView(), withAssociatedConstantPosition: .spot(2))
    #expect(issues().summary == ["unplaced: child"])
    for number in 1...3 {
      view.setLayoutMethods([LayoutMethod(constantPosition: .spot(number))], for: child)
      #expect(issues().isEmpty)
      #expect(child.frame == .spot(number))
      view.setLayoutMethods(never, for: child)
      #expect(issues().summary == ["unplaced: child"])
      #expect(child.frame == .spot(number))
    }
  }

  @Test func `Other elements that nothing places are told, the same ones are not`() {
    let children = (0..<9).map { UIView(named: "\($0)") }
    for (index, child) in children.enumerated() {
      view.addSubview(
        child,
        withAssociatedLayoutMethods: [
          LayoutMethod(condition: .width(CGFloat(index * 100)...), position: .spot(1))
        ])
    }
    for (width, first) in [(750, 8), (650, 7), (600, 7), (50, 1), (750, 8)] {
      view.bounds.size.width = CGFloat(width)
      let issues = issues()
      guard width != 600 else {
        #expect(issues.isEmpty)
        continue
      }
      #expect(issues.map(\.elements) == [(first...8).map(String.init)])
      #expect(issues.first?.severity == .note)
      #expect(
        issues.first?.numbers.map(\.value) == [Double(9 - first), Double(width), 100])
    }
  }

  @Test func `Of many unplaced elements eight are named and all are counted`() {
    for index in 0..<12 { view.addSubview(UIView(named: "\(index)"), layoutMethods: []) }
    let issue = issues().first
    #expect(issue?.elements == (0..<8).map(String.init))
    #expect(issue?.numbers.first == LayoutIssue.Number("count", 12))
  }

  @Test func `A note on an unplaced element leads to the end of its methods`() {
    let methods = (1...3).map {
      LayoutMethod(condition: .never, position: .spot(1), fileID: "A/a.swift", line: $0)
    }
    view.addSubview(child, layoutMethods: methods)
    view.addSubview(UIView(), layoutMethods: Array(methods.prefix(2)))
    #expect(issues().first?.location == LayoutLocation(fileID: "A/a.swift", line: 3))
  }

  /// What goes wrong with an element and how many methods stand before the active one.
  @Test(arguments: ["negativeSize", "measuringFailed", "removedDuringPass"], 0...2)
  func `An issue names the line of the active method`(_ rule: String, _ place: Int) {
    let leaf = ContentView(frame: .spot(9))
    leaf.accessibilityIdentifier = "leaf"
    leaf.content = CGSize(width: -1, height: 1)
    let position: LayoutPosition =
      switch rule {
      case "negativeSize": .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 1, height: -1))
      case "measuringFailed": .makeCustom(fitting: .zero) { _, _ in .spot(1) }
      default:
        .makeCustom { [unowned leaf] _ in
          leaf.removeFromSuperview()
          return .spot(1)
        }
      }
    let never = LayoutMethod(condition: .never, position: .spot(3), fileID: "A/a.swift", line: 1)
    var methods = [LayoutMethod](repeating: never, count: place)
    methods.append(
      LayoutMethod(condition: .width(0...), position: position, fileID: "A/a.swift", line: 7))
    methods.append(LayoutMethod(constantPosition: .spot(4), fileID: "A/a.swift", line: 9))
    view.addSubview(leaf, layoutMethods: methods)
    let issue = issues().first
    #expect(issue?.rule.rawValue == rule)
    #expect(issue?.location == LayoutLocation(fileID: "A/a.swift", line: 7))
  }

  @Test func `An issue of replaced methods names the line of the active one`() {
    view.addSubview(child, withAssociatedConstantPosition: .spot(1))
    view.addSubview(UIView(), withAssociatedConstantPosition: .spot(2))
    #expect(issues().isEmpty)
    view.setLayoutMethods(
      [
        LayoutMethod(condition: .never, position: .spot(3), fileID: "A/a.swift", line: 1),
        LayoutMethod(
          constantPosition: .makeInsets(
            insets: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)),
          fileID: "A/a.swift", line: 7),
      ], for: child)
    let told = issues()
    #expect(told.summary == ["negativeSize: child"])
    #expect(told.first?.location == LayoutLocation(fileID: "A/a.swift", line: 7))
    #expect(child.frame == CGRect(x: 20, y: 0, width: 60, height: 100))
  }

  @Test(arguments: [
    CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.nan),
    CGSize(width: 5, height: CGFloat.infinity), CGSize(width: -CGFloat.infinity, height: 5),
  ])
  func `Bounds that are not finite lay out nothing`(_ size: CGSize) {
    let controller = BoxController(size)
    let box = Box("box", .spot(9))
    let line = #line + 1
    controller.addSubview(box, constantPosition: .spot(1))
    let issues = LayoutIssue.collecting { controller.layoutControl() }
    #expect(issues.summary == ["invalidInput: BoxController"])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(box.layoutFrame == .spot(9))
    // The first of several methods, and that of what is placed once.
    let first = LayoutMethod(condition: .never, position: .spot(3), fileID: "A/a.swift", line: 3)
    let last = LayoutMethod(constantPosition: .spot(4), fileID: "A/a.swift", line: 7)
    controller.layoutInfo[ObjectIdentifier(box)] = [first, last]
    let others = LayoutIssue.collecting { controller.layoutControl() }
    #expect(others.first?.location == LayoutLocation(fileID: "A/a.swift", line: 3))
    let once = LayoutIssue.collecting {
      controller.layout([box], at: .spot(5), fileID: "A/a.swift", line: 9)
    }
    #expect(once.first?.location == LayoutLocation(fileID: "A/a.swift", line: 9))
  }

  @Test func `Content measured beside a sibling may remove an element as well`() {
    final class Removing: UIView {
      weak var victim: UIView?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        victim?.removeFromSuperview()
        return CGSize(width: 2, height: 1)
      }
    }
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (removing, victim) = (Removing(), UIView(named: "victim", frame: .spot(9)))
    removing.victim = victim
    let line = #line + 1
    view.addSubview(child, withAssociatedConstantPosition: .spot(1))
    view.addSubview(removing, withAssociatedConstantPosition: .below(child))
    view.addSubview(victim, withAssociatedConstantPosition: .spot(3))
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.summary == ["removedDuringPass: victim", "changedDuringPass: LayoutView"])
    #expect(issues.last?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(victim.frame == .spot(9))
    #expect(removing.frame == CGRect(x: 20, y: 11, width: 2, height: 1))
  }

  @Test func `Content that removes an element while it is measured leaves it where it was`() {
    final class Removing: UIView {
      weak var victim: UIView?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        victim?.removeFromSuperview()
        return CGSize(width: 2, height: 1)
      }
    }
    let positions: [LayoutPosition] = [
      .makeAspectFit(), .makeAspectFill(), .makeCustom(fitting: .zero) { _, _ in .spot(1) },
      .makeCustom(
        fitting: { $0 }, initialFrame: { _, _ in .spot(1) }, restFrame: { _, _, _ in .spot(2) }),
    ]
    for position in positions {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (removing, victim) = (Removing(), UIView(named: "victim", frame: .spot(9)))
      removing.victim = victim
      view.addSubview(removing, withAssociatedConstantPosition: position)
      view.addSubview(victim, withAssociatedConstantPosition: .spot(3))
      view.addSubview(child, withAssociatedConstantPosition: .spot(4))
      let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
      #expect(issues.summary == ["removedDuringPass: victim", "changedDuringPass: LayoutView"])
      #expect(victim.frame == .spot(9))
      #expect(child.frame == .spot(4))
    }
  }

  @Test func `An element that is placed again is no longer counted`() {
    let never = [LayoutMethod(condition: .never, position: .spot(1))]
    let others = (0..<3).map { UIView(named: "\($0)") }
    for other in others { view.addSubview(other, layoutMethods: never) }
    #expect(issues().first?.numbers.first == LayoutIssue.Number("count", 3))
    view.setLayoutMethods([LayoutMethod(constantPosition: .spot(2))], for: others[0])
    #expect(issues().first?.numbers.first == LayoutIssue.Number("count", 2))
    #expect(others[0].frame == .spot(2))
  }

  @Test func `Another direction is another answer in bounds of the same size`() {
    view.addSubview(
      child,
      layoutMethods: [
        LayoutMethod(condition: .direction(.rightToLeft), position: .spot(1)),
        LayoutMethod(constantPosition: .spot(2)),
      ])
    for (attribute, spot) in [
      (UISemanticContentAttribute.forceLeftToRight, 2), (.forceRightToLeft, 1),
      (.forceLeftToRight, 2),
    ] {
      view.semanticContentAttribute = attribute
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(child.frame == .spot(spot))
    }
  }

  @Test func `An optimization sees the direction of a view that mirrors nothing`() {
    view.responsiveOptimization = Responsive(.sequence)
      .when(.direction(.rightToLeft), .matrix(colsPerRow: 2))
    for _ in 0..<3 {
      view.addSubview(
        UIView(),
        constantPosition: .makeAbsolute(
          initialFrame: CGRect(x: 0, y: 0, width: 10, height: 10), margin: CGVector(dx: 0, dy: 0),
          direction: .vertical))
    }
    for (attribute, second) in [
      (UISemanticContentAttribute.forceLeftToRight, CGPoint(x: 0, y: 10)),
      (.forceRightToLeft, CGPoint(x: 10, y: 0)),
    ] {
      view.semanticContentAttribute = attribute
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.subviews[1].frame.origin == second)
    }
  }

  @Test func `A proposal that is no number is answered with the size there is`() {
    view.addSubview(child, withAssociatedConstantPosition: .spot(1))
    for proposal in [CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.nan)] {
      #expect(view.sizeThatFits(proposal) == CGSize(width: 100, height: 100))
    }
  }
}
