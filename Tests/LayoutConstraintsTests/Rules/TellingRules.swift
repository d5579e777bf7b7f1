import Foundation
import Framewise
import Testing

/// Which issues are told, when, and what they say.
@Suite struct TellingRules {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")

  func add(_ name: String) -> UIView { screen.addForAutoLayout(UIView().called(name)) }

  func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  /// Something that can be wrong: what makes it so, what ends it, and what it is about.
  struct Wrong {
    var rule: LayoutIssue.Rule
    var elements: [String]
    var line: Int
    var make: () -> Void
    var mend: () -> Void
  }

  enum Kind: CaseIterable {
    case conflict, byPriority, negativeSize, constant, multiplier, mixed, priority, disconnected
  }

  func wrong(_ kind: Kind, _ name: String) -> Wrong {
    let a = add(name), b = add("\(name)2")
    a >> screen.top
    a.height >> 10
    switch kind {
    case .conflict:
      a.width.constrain(to: 50)
      let last = a.width.constrain(to: 60)
      return Wrong(
        rule: .conflictingStatements, elements: [name], line: #line - 2, make: { last.activate() },
        mend: { last.deactivate() })
    case .byPriority:
      a.left.constrain(to: screen.left)
      a.width.constrain(to: 50)
      let last = a.right.constrain(to: screen.right)
      return Wrong(
        rule: .conflictingStatements, elements: [name, "screen"], line: #line - 2,
        make: { last?.priority = .required }, mend: { last?.priority = 999 })
    case .negativeSize:
      let last = a.width.constrain(to: -5)
      return Wrong(
        rule: .conflictingStatements, elements: [name], line: #line - 2,
        make: { last.constant = -5 }, mend: { last.constant = 5 })
    case .constant:
      let last = a.width.constrain(to: CGFloat.nan)
      return Wrong(
        rule: .invalidStatement, elements: [name], line: #line - 2,
        make: { last.constant = .nan }, mend: { last.constant = 5 })
    case .multiplier:
      b.width.constrain(to: 30)
      let last = a.width.constrain(to: b.width.at(.infinity))
      return Wrong(
        rule: .invalidStatement, elements: [name, "\(name)2"], line: #line - 2,
        make: { last?.multiplier = .infinity }, mend: { last?.multiplier = 0.5 })
    case .mixed:
      let last = a.left.constrain(to: b.trailing)
      return Wrong(
        rule: .invalidStatement, elements: [name, "\(name)2"], line: #line - 2,
        make: { last?.activate() }, mend: { last?.deactivate() })
    case .priority:
      let last = a.width.constrain(to: 30)
      last.priority = Float(1001)
      return Wrong(
        rule: .invalidStatement, elements: [name], line: #line - 3,
        make: { last.priority = -Float.infinity }, mend: { last.priority = 1 as Float })
    case .disconnected:
      let stranger = UIView().called("stranger")
      let last = a.width.constrain(to: stranger.width)
      return Wrong(
        rule: .itemsNotConnected, elements: [name, "stranger"], line: #line - 2,
        make: {
          stranger.removeFromSuperview()
          last?.activate()
        },
        mend: { [screen] in screen.addSubview(stranger) })
    }
  }

  private func matches(_ issue: LayoutIssue, _ wrong: Wrong) -> Bool {
    issue.rule == wrong.rule && issue.elements == wrong.elements
      && issue.location == LayoutLocation(fileID: #fileID, line: wrong.line)
      && issue.severity == .warning
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `Each thing that is wrong is told once, until it was right`(_ kind: Kind, _ other: Kind) {
    let first = wrong(kind, "a"), second = wrong(other, "b")
    let issues = layOut()
    #expect(issues.count == 2)
    #expect(issues.contains { matches($0, first) }, "\(issues)")
    #expect(issues.contains { matches($0, second) }, "\(issues)")
    // Nothing of it is news, whatever else happens.
    screen.setNeedsLayout()
    #expect(layOut() == [])
    screen.frame.size.width += 1
    #expect(layOut() == [])
    let beside = add("beside")
    let fill = beside >> screen
    #expect(layOut() == [])
    fill[0].constant = 4
    #expect(layOut() == [])
    beside.removeFromSuperview()
    LayoutStatement.deactivate(fill)
    #expect(layOut() == [])
    for (own, rest) in [(first, second), (second, first)] {
      own.mend()
      #expect(layOut() == [], "what stands is told again")
      own.make()
      let again = layOut()
      #expect(again.count == 1 && again.allSatisfy { matches($0, own) }, "\(again)")
      own.mend()
      rest.mend()
      #expect(layOut() == [])
      screen.setNeedsLayout()
      #expect(layOut() == [])
      rest.make()
      let alone = layOut()
      #expect(alone.count == 1 && alone.allSatisfy { matches($0, rest) }, "\(alone)")
      own.make()
      let back = layOut()
      #expect(back.count == 1 && back.allSatisfy { matches($0, own) }, "\(back)")
    }
  }

  @Test func `Statements about one view that left are one issue, and those of another another`() {
    let a = add("a"), b = add("b"), c = add("c")
    a.constrain(to: screen)
    let line = #line - 1
    b >> a
    c.left >> screen.left
    b.removeFromSuperview()
    #expect(layOut().map(\.elements) == [["b"]])
    a.removeFromSuperview()
    c.removeFromSuperview()
    let issues = layOut()
    #expect(issues.map(\.rule) == [.itemsNotConnected, .itemsNotConnected])
    let own = issues.first { $0.elements == ["a"] }
    #expect(own?.numbers == [.init("statements", 4)])
    #expect(own?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(own?.advice.hasPrefix("Add a to the tree of the others") == true)
    #expect(issues.contains { $0.elements == ["c", "screen"] && $0.numbers.isEmpty })
    for view in [a, b, c] { screen.addSubview(view) }
    #expect(layOut() == [])
    #expect(b.frame == screen.bounds)
  }

  /// An item takes the last of its statements into the place of one that ends.
  @Test(arguments: [0, 1, 2])
  func `Statements about views that left are named by age, whatever ended before`(_ ended: Int) {
    let a = add("a"), b = add("b"), gone = add("gone"), other = add("other")
    let early = (0..<ended).map { _ in gone.left.constrain(to: screen.left) }
    let line = #line + 1
    a.left.constrain(to: screen.left)
    b.left.constrain(to: screen.left)
    a.top.constrain(to: screen.top)
    b.top.constrain(to: screen.top)
    a.height.constrain(to: screen.height)
    b.height.constrain(to: other.height)
    for statement in early { statement?.deactivate() }
    for view in [b, a] { view.removeFromSuperview() }
    let issues = layOut()
    #expect(issues.map(\.elements) == [["a"], ["b"]])
    let file = "\(#fileID)"
    #expect(issues.map(\.location) == [0, 1].map { LayoutLocation(fileID: file, line: line + $0) })
    let causes = issues.map { $0.causes.map(\.text) }
    #expect(
      causes == [
        ["a.left == screen.left", "a.top == screen.top", "a.height == screen.height"],
        ["b.left == screen.left", "b.top == screen.top", "b.height == other.height"],
      ])
    // What else ends is no news about them.
    other.top.constrain(to: screen.top)?.deactivate()
    screen.setNeedsLayout()
    #expect(layOut() == [])
  }

  @Test func `Each view that leaves is told, also if it is called like another`() {
    let a = screen.addForAutoLayout(UIView()), b = screen.addForAutoLayout(UIView())
    for view in [a, b] {
      view.left.constrain(to: screen.left)
      view.top.constrain(to: screen.top)
      view.width.constrain(to: 10)
    }
    #expect(layOut() == [])
    for view in [a, b] {
      view.removeFromSuperview()
      #expect(layOut().map(\.rule) == [.itemsNotConnected])
    }
  }

  @Test func `What is told of a view that left is not told again when another leaves`() {
    let a = add("a"), b = add("b"), c = add("c")
    for view in [a, b, c] { view.left.constrain(to: screen.left) }
    a.top.constrain(to: screen.top)
    b.top.constrain(to: a.bottom)
    c.top.constrain(to: b.bottom)
    for view in [a, b, c] { view.height.constrain(to: 10) }
    #expect(layOut() == [])
    c.removeFromSuperview()
    #expect(layOut().map(\.elements) == [["c"]])
    b.removeFromSuperview()
    #expect(layOut().map(\.elements) == [["b"]])
    // Once they came back it is news.
    for view in [b, c] { screen.addSubview(view) }
    #expect(layOut() == [])
    c.removeFromSuperview()
    #expect(layOut().map(\.elements) == [["c"]])
  }

  @Test func `A view that moved to another constraint view is told by one of them`() {
    let a = add("a")
    a.left.constrain(to: screen.left)
    a.top.constrain(to: screen.top)
    #expect(layOut() == [])
    let other = ConstraintView(frame: screen.frame).called("other")
    other.addSubview(a)
    let issues = LayoutIssue.collecting {
      screen.layoutIfNeeded()
      other.layoutIfNeeded()
    }
    #expect(issues.map(\.rule) == [.itemsNotConnected])
    #expect(issues.first?.numbers == [.init("statements", 2)])
  }

  @Test func `All statements about a view that a box places are told with the first line`() {
    let a = UISwitch().called("a"), row = RowView { a }
    screen.addForAutoLayout(row.called("row"))
    row.left.constrain(to: screen.left)
    row.top.constrain(to: screen.top)
    let line = #line + 1
    a.left.constrain(to: screen.left)
    a.top.constrain(to: screen.top)
    a.width.constrain(to: 77)
    let issues = layOut()
    #expect(issues.map(\.rule) == [.statementOnPlacedElement])
    #expect(issues.first?.elements == ["a", "row"])
    #expect(issues.first?.numbers == [.init("statements", 3)])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    screen.setNeedsLayout()
    #expect(layOut() == [])
  }

  @Test func `Of statements about a view that a container places the active ones are told`() {
    let a = UIView().called("a"), scheme = SchemeView().called("scheme")
    screen.addForAutoLayout(scheme).addSubview(a)
    a.right.constrain(to: screen.right)
    let told = layOut()
    #expect(told.map(\.rule) == [.statementOnPlacedElement])
    let width = a.width.constrain(to: 48)
    width.isActive = false
    #expect(layOut() == [])
    #expect(screen.standingIssues == told)
    width.isActive = true
    #expect(layOut().map(\.numbers) == [[.init("statements", 2)]])
    width.isActive = false
    #expect(layOut() == told)
    #expect(screen.standingIssues == told)
  }

  @Test func `What a statement says now is told even if another number was told`() {
    let a = add("a")
    a.width.constrain(to: 50)
    let last = a.width.constrain(to: 60)
    for number in [60, 70, 80] as [CGFloat] {
      last.constant = number
      let issues = layOut()
      #expect(issues.count == 1)
      let text = "a.width == \(Int(number))"
      #expect(issues.allSatisfy { $0.explanation.contains(text) })
    }
    // As often as it is back.
    last.constant = 60
    #expect(layOut().count == 1)
  }

  /// What a natural size asks for is written with its relation and its length, along both axes.
  @Test(arguments: 0..<8)
  func `A natural size in a conflict says what it asks for`(_ number: Int) {
    let (isWidth, isHugging, hasOther) = (number & 1 != 0, number & 2 != 0, number & 4 != 0)
    let a = screen.addForAutoLayout(
      Sized(width: isWidth || hasOther ? 100 : -1, height: !isWidth || hasOther ? 40 : -1)
    ).called("a")
    let axis = isWidth ? NSLayoutConstraint.Axis.horizontal : .vertical
    if isHugging {
      a.setContentHuggingPriority(.required, for: axis)
    } else {
      a.setContentCompressionResistancePriority(.required, for: axis)
    }
    let size: CGFloat = isHugging ? 200 : 20
    let statement = (isWidth ? a.width : a.height).constrain(to: size)
    let line = #line - 1
    let issues = layOut()
    #expect(issues.map(\.rule) == [.conflictingStatements])
    let name = isWidth ? "width" : "height", natural = isWidth ? "100" : "40"
    let relation = isHugging ? "<=" : ">="
    let reason = isHugging ? "hugging" : "compression resistance"
    let text = "a.\(name) \(relation) \(natural) (natural size, \(reason) 1000)"
    #expect(issues.first?.explanation.contains(text) == true, "\(issues)")
    #expect(issues.first?.elements == ["a"])
    #expect(
      issues.first?.location
        == (statement.isSuspended ? LayoutLocation(fileID: #fileID, line: line) : nil))
    a.natural = CGSize(
      width: a.natural.width < 0 ? -1 : size, height: a.natural.height < 0 ? -1 : size)
    #expect(layOut() == [])
    #expect(!statement.isSuspended)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity], [true, false])
  func `A natural size that is not finite is told and counts as none`(
    _ number: CGFloat, _ isWidth: Bool
  ) {
    let a = screen.addForAutoLayout(
      Sized(width: isWidth ? number : 30, height: isWidth ? 30 : number)
    ).called("a")
    a >> screen.top
    a >> screen.left
    let issues = layOut()
    #expect(!issues.isEmpty && issues.allSatisfy { $0.rule == .measuringFailed })
    #expect(issues.first?.elements == ["a"])
    #expect(issues.first?.numbers.contains { !$0.value.isFinite } == true)
    #expect(a.frame == CGRect(x: 0, y: 0, width: isWidth ? 0 : 30, height: isWidth ? 30 : 0))
    a.natural = CGSize(width: 30, height: 30)
    #expect(layOut() == [])
    #expect(a.frame.size == CGSize(width: 30, height: 30))
  }

  @Test func `A number that is too large names its item`() {
    let a = add("a"), b = add("b")
    a.width >> 1e300
    b.width >> a.width.at(1e10)
    b.height >> 9
    let issues = layOut()
    #expect(issues.map(\.rule) == [.nonFiniteFrame])
    #expect(issues.first?.elements == ["b.width"])
    #expect(b.frame.size == CGSize(width: 0, height: 9))
  }

  /// 1e308 * 20 is not finite, though both numbers are.
  @Test func `A statement that insets make too large a number is named with its place`() {
    screen.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    let a = add("a")
    a.left.constrain(to: screen.safeArea.left.at(1e308))
    let line = #line - 1
    a.width >> 10
    let issues = layOut()
    #expect(issues.map(\.rule) == [.invalidStatement])
    #expect(issues.first?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(issues.first?.causes.map(\.isLeftOut) == [true])
    #expect(issues.first?.explanation.hasPrefix("a.left == 1e+308 * ") == true)
    #expect(a.frame.size.width == 10)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 9), CGSize(width: 9, height: 0)])
  func `Only a view without any size keeps quiet`(_ size: CGSize) {
    let a = add("a")
    a.width.constrain(to: 50)
    a.width.constrain(to: 60)
    screen.frame.size = size
    #expect(layOut().count == (size == .zero ? 0 : 1))
    screen.frame.size = CGSize(width: 20, height: 20)
    #expect(layOut().count == (size == .zero ? 1 : 0))
  }

  @Test(arguments: [CGFloat.nan, .infinity], [true, false])
  func `Bounds that are not finite are told, and nothing is placed`(
    _ number: CGFloat, _ isWidth: Bool
  ) {
    let a = add("a")
    a >> screen
    _ = layOut()
    let before = a.frame
    if isWidth { screen.bounds.size.width = number } else { screen.bounds.size.height = number }
    let issues = layOut()
    #expect(issues.map(\.rule) == [.invalidInput])
    #expect(issues.first?.elements == ["screen"])
    #expect(issues.first?.numbers.map(\.name) == ["width", "height"])
    #expect(a.frame == before)
    screen.bounds.size = CGSize(width: 11, height: 12)
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 0, y: 0, width: 11, height: 12))
  }

  @Test func `Statements without a pass come by age, without those that are solved below`() {
    let plain = UIView().called("plain")
    let middle = UIView().called("middle")
    plain.addSubview(middle)
    let solving = ConstraintView().called("solving")
    middle.addSubview(solving)
    let guide = middle.addLayoutGuide()
    let a = plain.addForAutoLayout(UIView().called("a"))
    let b = middle.addForAutoLayout(UIView().called("b"))
    let inner = solving.addForAutoLayout(UIView().called("inner"))
    inner >> solving
    var made: [LayoutStatement] = []
    made += [b.width.constrain(to: 1)]
    let line = #line - 1
    made += [a.width.constrain(to: 2), guide.width.constrain(to: b.width)!]
    made += [b.height.constrain(to: a.height)!, a.left.constrain(to: plain.left)!]
    made += [a.height.constrain(to: 3), b.top.constrain(to: guide.top)!]
    func names() -> [String] { plain.statementsWithoutPass().map(\.description) }
    #expect(names() == made.map(\.description))
    #expect(solving.statementsWithoutPass().isEmpty)
    let issue = LayoutIssue.collecting { _ = LayoutSnapshot(of: plain) }.first
    #expect(issue?.rule == .statementsWithoutPass && issue?.elements == ["plain"])
    #expect(issue?.numbers.first?.value == 7)
    #expect(issue?.location == LayoutLocation(fileID: #fileID, line: line))
    #expect(issue?.explanation.hasSuffix(" and 3 more.") == true)
    for (index, statement) in made.enumerated() {
      #expect(issue?.explanation.contains(statement.description) == (index < 4))
    }
    // Deactivated and activated again a statement is the newest.
    made[0].deactivate()
    #expect(names() == made.dropFirst().map(\.description))
    made[0].activate()
    #expect(names() == (made.dropFirst() + [made[0]]).map(\.description))
    LayoutStatement.deactivate(Array(made.dropFirst(5)))
    let five = LayoutIssue.collecting { _ = LayoutSnapshot(of: plain) }.first
    #expect(five?.explanation.hasSuffix(" and 1 more.") == true)
    LayoutStatement.deactivate(Array(made.dropFirst(4)))
    let rest = LayoutIssue.collecting { _ = LayoutSnapshot(of: plain) }.first
    #expect(rest?.numbers.first?.value == 4)
    #expect(rest?.explanation.contains("more.") == false)
    let topmost = UIView().called("topmost")
    topmost.addSubview(plain)
    #expect(LayoutIssue.collecting { _ = LayoutSnapshot(of: plain) }.first?.elements == ["topmost"])
    screen.addSubview(topmost)
    #expect(plain.statementsWithoutPass().isEmpty && topmost.statementsWithoutPass().isEmpty)
    #expect(LayoutIssue.collecting { _ = LayoutSnapshot(of: plain) } == [])
  }

  /// A place that is told stays; a group or a condition only fills in what is missing.
  @Test func `Whoever knows a line first keeps it`() {
    let a = UIView(), b = UIView()
    let file = "\(#fileID)"
    let own = a.left.constrain(to: b.left)
    let ownLine = #line - 1
    let made = LayoutStatement.activate {
      own
      a.width.constrain(to: 3)
    }
    #expect(own?.location == LayoutLocation(fileID: file, line: ownLine))
    #expect(made[1].location == LayoutLocation(fileID: file, line: #line - 3))
    own?.identified("name")
    #expect(own?.location == LayoutLocation(fileID: file, line: ownLine))
    LayoutStatement.activate([own!], while: .width(100...))
    #expect(own?.location == LayoutLocation(fileID: file, line: ownLine))
    own?.located()
    #expect(own?.location == LayoutLocation(fileID: file, line: #line - 1))
  }

  @Test func `A statement reads as it is written`() {
    let a = UIView().called("a"), b = UIView().called("b")
    let statement = a.left.constrain(to: b.right)
    func text() -> String { statement?.description ?? "" }
    for (multiplier, constant, priority, wanted) in [
      (1, 0, 1000, "a.left == b.right"), (1, 8, 1000, "a.left == b.right + 8"),
      (1, -8.5, 1000, "a.left == b.right - 8.5"), (0.5, 0, 999, "a.left == 0.5 * b.right @999"),
      (-1, 3, 750, "a.left == -1 * b.right + 3 @750"), (0, 0, 1, "a.left == 0 * b.right @1"),
      (1, 0, 0, "a.left == b.right @1"), (1, 0, -3, "a.left == b.right @1"),
      (1, 0, 999.7, "a.left == b.right @999"), (1, 0, 2000, "a.left == b.right"),
      (1, 0, .nan, "a.left == b.right"), (1, 0, 250.4, "a.left == b.right @250"),
    ] as [(CGFloat, CGFloat, Float, String)] {
      statement?.multiplier = multiplier
      statement?.constant = constant
      statement?.priority = priority
      #expect(text() == wanted)
    }
  }

  /// Numbers outside count as the nearest priority, and what lies below 1000 stays optional.
  @Test func `Priorities outside count as the nearest`() {
    let a = add("a")
    a >> screen.allButTrailing
    let wide = a.width >> 100
    let other = a.width >> 200
    for (first, second, width, isConflict) in [
      (0, 1, 100, false), (-5, 2, 200, false), (1, 0.2, 100, false), (2, 0.2, 100, false),
      (999.8, 999, 100, false), (999.8, 1000, 200, false), (1500, 999.9, 100, false),
      (.nan, 999, 100, false), (1000, 1000, 100, true), (.nan, .infinity, 100, true),
      (-.infinity, 1, 100, false), (0.6, 1.4, 100, false), (500.4, 500, 100, false),
      (500, 500.6, 200, false),
    ] as [(Float, Float, CGFloat, Bool)] {
      wide.priority = first
      other.priority = second
      let issues = layOut()
      let conflicts = issues.filter { $0.rule == .conflictingStatements }
      #expect(conflicts.isEmpty != isConflict, "\(first), \(second)")
      let told = screen.standingIssues.filter { $0.rule == .invalidStatement }
      #expect(
        told.map { $0.numbers[0] }
          == [first, second].filter { !(1...1000 ~= $0) }.map { .init("priority", Double($0)) })
      #expect(a.frame.width == width, "\(first), \(second)")
      #expect(other.isSuspended == isConflict && !wide.isSuspended)
      wide.priority = 500
      _ = layOut()
    }
  }

  @Test func `What was told does not stand while the view has no size`() {
    let a = add("a")
    a >> screen.left
    a >> screen.right
    a.width >> 50
    #expect(layOut().map(\.rule) == [.conflictingStatements])
    let told = screen.standingIssues
    screen.frame.size = .zero
    #expect(layOut() == [] && screen.standingIssues == [])
    screen.frame.size = CGSize(width: 320, height: 480)
    #expect(layOut() == told && screen.standingIssues == told)
  }
}
