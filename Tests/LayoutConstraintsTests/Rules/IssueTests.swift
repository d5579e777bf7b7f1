import Foundation
import Framewise
import Testing

/// What is wrong, said so that it helps.
@Suite struct StatementIssueTests {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")

  func add(_ name: String) -> UIView { screen.addForAutoLayout(UIView().called(name)) }

  func layOut() -> [LayoutIssue] { LayoutIssue.collecting { screen.layoutIfNeeded() } }

  @Test func `A conflict names its statements and lines`() {
    let title = add("title"), logo = add("logo"), other = add("other")
    other >> screen.allButBottom(topOffset: 3)
    other.height >> 10
    let before = #line
    logo.constrain(to: screen.allButTrailing)
    logo.width.constrain(to: 100)
    let line = #line + 1
    let first = title.left.constrain(to: logo.right.offset(8))
    let second = title.right.constrain(to: screen.right)
    let third = title.width.constrain(to: 50).identified("the narrow one")
    title >> screen.top
    title.height >> 10
    let issues = layOut()
    #expect(issues.count == 1)
    let file = "\(#fileID)"
    #expect(
      issues.first?.explanation
        == "These cannot hold together: logo.leading == screen.leading (\(file):\(before + 1)); "
        + "logo.width == 100 (\(file):\(before + 2)); "
        + "title.left == logo.right + 8 (\(file):\(line)); "
        + "title.right == screen.right (\(file):\(line + 1)); "
        + "the narrow one: title.width == 50 (\(file):\(line + 2)). "
        + "Until one of them changes, the newest does not count: "
        + "the narrow one: title.width == 50 (\(file):\(line + 2)).")
    #expect(
      issues.first?.advice
        == "Remove or change one of them, or give one a priority below 1000.")
    #expect(issues.first?.elements == ["logo", "screen", "title"])
    #expect(issues.first?.location == LayoutLocation(fileID: file, line: line + 2))
    #expect(third.isSuspended)
    #expect(first?.isSuspended == false)
    // Everything else is as if it were not there.
    #expect(title.frame == CGRect(x: 108, y: 0, width: 212, height: 10))
    #expect(other.frame == CGRect(x: 0, y: 3, width: 320, height: 10))
    // It is said once, and the statement returns when the conflict goes.
    screen.setNeedsLayout()
    #expect(layOut() == [])
    second?.priority = 999
    #expect(layOut() == [])
    #expect(!third.isSuspended)
    #expect(title.frame.width == 50)
    second?.priority = .required
    #expect(layOut().count == 1)
    #expect(third.isSuspended)
    second?.isActive = false
    #expect(layOut() == [])
    #expect(title.frame.width == 50)
  }

  @Test func `Another size does not say it again`() {
    let a = add("a")
    a >> screen.all
    let narrow = a.width >> 50
    #expect(layOut().count == 1)
    screen.bounds.size.width = 400
    #expect(layOut() == [])
    narrow.constant = 60
    // What the statement says is something else now.
    let issues = layOut()
    #expect(issues.count == 1 && issues.first?.explanation.contains("a.width == 60") == true)
    screen.bounds.size.width = 60
    #expect(layOut() == [] && a.frame.width == 60)
    screen.bounds.size.width = 400
    #expect(layOut() == issues)
  }

  @Test func `A conflict names the lines of operators`() {
    let a = add("a")
    let line = #line + 1
    a.width >> 100
    LayoutStatement.activate { a.width >> 50 }
    let issue = layOut().first
    #expect(issue?.location?.line == line + 1)
    #expect(
      issue?.explanation.hasPrefix(
        "These cannot hold together: a.width == 100\(operatorPlace(line)); a.width == 50 (")
        == true)
    #expect(issue?.advice.contains("constrain(to:)") == !PlaceTests.findsCallers)
  }

  @Test func `A conflict of a statement whose line nobody knows says how to know it`() {
    let a = add("a")
    a.width.constrain(to: 100, fileID: "")
    a.width.constrain(to: 50)
    let issues = layOut()
    #expect(issues.map(\.rule) == [.conflictingStatements])
    #expect(issues.first?.advice.contains("by constrain(to:) knows it everywhere") == true)
  }

  @Test func `Negative sizes are conflicts`() {
    let a = add("a")
    a >> screen.all(leadingOffset: 200, trailingOffset: -200)
    let issues = layOut()
    #expect(issues.map(\.rule) == [.conflictingStatements])
    #expect(issues.first?.explanation.contains("a.width >= 0 (sizes are never negative)") == true)
    screen.frame.size.width = 500
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 200, y: 0, width: 100, height: 480))
  }

  @Test func `A view without a size is no conflict`() {
    screen.frame.size = .zero
    add("a") >> screen.all(leadingOffset: 10, trailingOffset: -10)
    #expect(layOut() == [])
  }

  @Test func `Left and leading do not mix`() {
    let a = add("a"), b = add("b")
    b >> screen.allButTrailing
    b.width >> 10
    let mixed = a.left.constrain(to: b.leading)
    let line = #line - 1
    a >> 20
    a >> screen.center
    let issues = layOut()
    #expect(issues.map(\.rule) == [.invalidStatement])
    #expect(issues.first?.location?.line == line)
    #expect(issues.first?.explanation.contains("a.left == b.leading") == true)
    #expect(a.frame == CGRect(x: 150, y: 230, width: 20, height: 20))
    #expect(b.frame == CGRect(x: 0, y: 0, width: 10, height: 480))
    mixed?.isActive = false
    #expect(layOut() == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `Numbers that are not finite`(_ number: CGFloat) {
    let a = add("a")
    a >> screen.allButTrailing
    a.width >> .min(30)
    let width = a.width >> number
    let factor = a.width >> screen.width.at(number)
    #expect(layOut().map(\.rule) == [.invalidStatement, .invalidStatement])
    #expect(a.frame.width == 30)
    width.constant = 50
    factor?.isActive = false
    #expect(layOut() == [])
    #expect(a.frame.width == 50)
    width.constant = number
    #expect(layOut().map(\.rule) == [.invalidStatement])
    #expect(a.frame.width == 30)
    screen.bounds.size.width = number
    #expect(layOut().map(\.rule) == [.invalidInput])
    screen.bounds.size.width = 10
  }

  @Test func `Items in different trees`() {
    let a = add("a")
    let stranger = UIView().called("stranger")
    a >> screen.allButTrailing
    a.width >> 50
    let loose = a.height.constrain(to: stranger.height)
    let issues = layOut()
    #expect(issues.map(\.rule) == [.itemsNotConnected])
    #expect(issues.first?.explanation.contains("a.height == stranger.height") == true)
    #expect(issues.first?.location != nil)
    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 480))
    loose?.isActive = false
    #expect(layOut() == [])
  }

  @Test func `A removed item comes back`() {
    let a = add("a"), b = add("b")
    a >> screen.allButTrailing
    a.width >> 50
    b.left >> a.right
    b.top >> screen
    b >> 20
    #expect(layOut() == [])
    a.removeFromSuperview()
    let issues = layOut()
    #expect(Set(issues.map(\.rule)) == [.itemsNotConnected])
    #expect(issues.contains { $0.explanation.contains("b.left == a.right") })
    #expect(b.frame.size == CGSize(width: 20, height: 20))
    #expect(b.frame.minY == 0)
    screen.addSubview(a)
    #expect(layOut() == [])
    #expect(b.frame.minX == 50)
  }

  @Test func `A plain topmost view solves nothing`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).called("plain")
    let a = plain.addForAutoLayout(UIView()).called("a")
    let line = #line + 1
    let size = a.constrain(to: 10)
    let center = a >> plain.center
    #expect(LayoutIssue.collecting { plain.layoutIfNeeded() }.count == 1)
    #expect(plain.statementsWithoutPass().map(\.description) == text(size + center))
    let issues = LayoutIssue.collecting { _ = LayoutSnapshot(of: plain) }
    #expect(issues.map(\.rule) == [.statementsWithoutPass])
    #expect(issues.first?.elements == ["plain"])
    let file = "\(#fileID)"
    #expect(issues.first?.location == LayoutLocation(fileID: file, line: line))
    #expect(
      issues.first?.explanation
        == "No view around these items solves statements, so these place nothing: "
        + "a.width == 10 (\(file):\(line)); a.height == 10 (\(file):\(line)); "
        + "a.centerY == plain.centerY\(operatorPlace(line + 1)); "
        + "a.centerX == plain.centerX\(operatorPlace(line + 1)).")
    // Below a view that solves there is nothing to complain about, laid out or not.
    screen.addSubview(plain)
    #expect(LayoutIssue.collecting { _ = LayoutSnapshot(of: plain) } == [])
    #expect(screen.statementsWithoutPass().isEmpty)
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test func `An item comes later below a plain view`() {
    let box = add("box")
    box >> screen.all(topOffset: 80)
    let a = UIView().called("a")
    a >> box.allButTop
    a.height >> 20
    #expect(Set(layOut().map(\.rule)) == [.itemsNotConnected])
    // A plain view tells nobody of what is added to it, so the next pass has to find out.
    box.addSubview(a)
    screen.setNeedsLayout()
    #expect(layOut() == [])
    #expect(a.frame == CGRect(x: 0, y: 380, width: 320, height: 20))
  }

  @Test func `An item that dies ends its statements`() {
    var a: UIView? = add("a")
    let b = add("b")
    a?.width.constrain(to: 30)
    b.top >> screen
    b >> 20
    let statement = b.left.constrain(to: a?.right)
    #expect(layOut() == [])
    a?.removeFromSuperview()
    weak let gone = a
    a = nil
    #expect(gone == nil)
    #expect(statement?.isActive == false)
    #expect(statement?.targetItem == nil)
    statement?.isActive = true
    #expect(statement?.isActive == false)
    // The view that lost it gathers anew, and the statement is not among what it finds.
    #expect(layOut() == [])
    #expect(b.frame.size == CGSize(width: 20, height: 20))
    #expect(layOut() == [])
  }

  @Test func `A statement whose source is gone stays over`() {
    let b = add("b")
    var statements: [LayoutStatement] = []
    do {
      let a = UIView()
      statements = [a.width >> 30, a.height >> b.height].compactMap { $0 }
    }
    LayoutStatement.activate(statements)
    #expect(statements.map(\.isActive) == [false, false])
    #expect(statements.allSatisfy { $0.sourceItem == nil })
    #expect(layOut() == [])
  }

  @Test func `Leading and left do not mix either`() {
    let a = add("a"), b = add("b")
    b >> screen.allButTrailing
    b.width >> 10
    a >> 20
    a >> screen.center
    let mixed = a.trailing.constrain(to: b.right)
    let issues = layOut()
    #expect(issues.map(\.rule) == [.invalidStatement])
    #expect(issues.first?.explanation.contains("a.trailing == b.right") == true)
    #expect(a.frame == CGRect(x: 150, y: 230, width: 20, height: 20))
    mixed?.isActive = false
    #expect(layOut() == [])
  }
}

/// How a text names the line of an operator in this file.
private func operatorPlace(_ line: Int) -> String {
  PlaceTests.findsCallers ? " (Rules/IssueTests.swift:\(line))" : ""
}
