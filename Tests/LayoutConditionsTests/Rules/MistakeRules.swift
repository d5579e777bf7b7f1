import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Typical mistakes, each of which is an issue with advice, and what looks alike and is none.
@Suite struct MistakeRules {
  let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let child = UIView(named: "child")

  init() { screen.accessibilityIdentifier = "screen" }

  private func issues() -> [LayoutIssue] {
    LayoutIssue.collecting {
      screen.setNeedsLayout()
      screen.layoutIfNeeded()
    }
  }

  @Test func `Methods for a view that was never added are told once`() {
    screen.setConstantPosition(.spot(1), for: child)
    let told = issues()
    #expect(told.map(\.rule) == [.methodsWithoutSubview])
    #expect(told.first?.elements == ["child", "screen"])
    #expect(told.first?.location != nil)
    #expect(issues().isEmpty)
    screen.addSubview(child)
    #expect(issues().isEmpty)
    #expect(child.frame == .spot(1))
  }

  @Test func `A view that was removed may keep its methods`() {
    screen.addSubview(child, withAssociatedConstantPosition: .spot(1))
    #expect(issues().isEmpty)
    child.removeFromSuperview()
    #expect(issues().isEmpty)
    UIView().addSubview(child)
    #expect(issues().isEmpty)
  }

  @Test func `A view moved to another layout view without its methods is told with both`() {
    let other = LayoutView()
    other.accessibilityIdentifier = "other"
    screen.addSubview(child, withAssociatedConstantPosition: .spot(1))
    #expect(issues().isEmpty)
    other.addSubview(child)
    let told = issues()
    #expect(told.map(\.rule) == [.methodsWithoutSubview])
    #expect(told.first?.elements == ["child", "screen", "other"])
    #expect(issues().isEmpty)
  }

  @Test func `A view that was told, added and moved on is told again`() {
    screen.setConstantPosition(.spot(1), for: child)
    #expect(issues().map(\.rule) == [.methodsWithoutSubview])
    screen.addSubview(child)
    #expect(issues().isEmpty)
    let other = LayoutView()
    other.addSubview(child)
    #expect(issues().map(\.rule) == [.methodsWithoutSubview])
  }

  @Test func `A view that was never added is named by the property that holds it`() {
    final class Screen: LayoutView { let list = UIView() }
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.setConstantPosition(.spot(1), for: screen.list)
    let told = LayoutIssue.collecting { screen.layoutIfNeeded() }
    #expect(told.map(\.elements) == [["list (UIView) in Screen", "Screen"]])
  }

  @Test func `A view with methods in both containers may go from one to the other`() {
    let other = LayoutView(frame: screen.frame)
    other.setConstantPosition(.spot(2), for: child)
    screen.addSubview(child, withAssociatedConstantPosition: .spot(1))
    #expect(issues().isEmpty)
    other.addSubview(child)
    #expect(issues().isEmpty)
    #expect(LayoutIssue.collecting { other.layoutIfNeeded() }.isEmpty)
    #expect(child.frame == .spot(2))
  }

  @Test func `A method behind one that always holds is told with both places`() {
    screen.setConstantPosition(.spot(1), for: child, fileID: "App/Screen.swift", line: 7)
    screen.setLayout(
      of: child, at: .spot(2), while: .width(100...), fileID: "App/Screen.swift", line: 8)
    screen.addSubview(child)
    let told = issues()
    #expect(told.map(\.rule) == [.conditionShadowed])
    #expect(told.first?.elements == ["child"])
    #expect(told.first?.location == LayoutLocation(fileID: "App/Screen.swift", line: 8))
    #expect(told.first?.explanation.contains("App/Screen.swift:7") == true)
    screen.setNeedsLayout()
    #expect(issues().isEmpty)
  }

  @Test func `A method that always holds and stands last is no mistake`() {
    screen.setLayout(of: child, at: .spot(2), while: .width(100...))
    screen.appendConstantPosition(.spot(1), for: child)
    screen.addSubview(child)
    #expect(issues().isEmpty)
  }

  @Test func `A matrix position in a container without columns is told once`() {
    let cell = LayoutPosition.makeAbsolute(
      initialFrame: .spot(1), margin: CGVector(dx: 1, dy: 1), direction: .vertical)
    screen.addSubview(child, withAssociatedConstantPosition: cell)
    let told = issues()
    #expect(told.map(\.rule) == [.invalidColumnCount])
    #expect(told.first?.elements == ["screen"])
    #expect(issues().isEmpty)
  }

  @Test(arguments: [LayoutOptimization.sequence, .matrix(colsPerRow: 2)])
  func `Columns, and a sequence that is asked for, are no mistakes`(
    _ optimization: LayoutOptimization
  ) {
    let cell = LayoutPosition.makeAbsolute(
      initialFrame: .spot(1), margin: CGVector(dx: 1, dy: 1), direction: .vertical)
    screen.layoutOptimization = optimization
    screen.addSubview(child, withAssociatedConstantPosition: cell)
    #expect(issues().isEmpty)
  }

  @Test func `Columns that depend on the width are no mistake where there are none`() {
    let cell = LayoutPosition.makeAbsolute(
      initialFrame: .spot(1), margin: CGVector(dx: 1, dy: 1), direction: .vertical)
    screen.responsiveOptimization = Responsive(.none).when(.width(900...), .matrix(colsPerRow: 4))
    screen.addSubview(child, withAssociatedConstantPosition: cell)
    #expect(issues().isEmpty)
  }

  @Test func `A matrix position of a view that left is no mistake any more`() {
    let cell = LayoutPosition.makeAbsolute(
      initialFrame: .spot(1), margin: CGVector(dx: 1, dy: 1), direction: .vertical)
    let other = UIView(named: "other")
    screen.layoutOptimization = .matrix(colsPerRow: 2)
    screen.addSubview(other, withAssociatedConstantPosition: .spot(2))
    screen.addSubview(child, withAssociatedConstantPosition: cell)
    #expect(issues().isEmpty)
    child.removeFromSuperview()
    screen.layoutOptimization = .none
    #expect(issues().isEmpty)
    screen.addSubview(child)
    #expect(issues().map(\.rule) == [.invalidColumnCount])
  }

  @Test func `A mistake seen while measuring counts only as long as its view is there`() {
    screen.addSubview(child, withAssociatedConstantPosition: .spot(1))
    screen.appendConstantPosition(.spot(2), for: child)
    #expect(LayoutIssue.collecting { _ = screen.sizeThatFits(.zero) }.isEmpty)
    child.removeFromSuperview()
    #expect(issues().isEmpty)
    screen.addSubview(child)
    #expect(issues().map(\.rule) == [.conditionShadowed])
  }

  @Test func `What to do about methods elsewhere depends on what holds the view`() throws {
    let list = MatrixView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    list.accessibilityIdentifier = "list"
    for (holder, takesMethods) in [(LayoutView(), true), (list, false)] as [(UIView, Bool)] {
      let screen = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let child = UIView(named: "child")
      screen.setConstantPosition(.spot(1), for: child)
      holder.addSubview(child)
      let told = LayoutIssue.collecting { screen.layoutIfNeeded() }
      let issue = try #require(told.first { $0.rule == .methodsWithoutSubview })
      #expect(issue.advice.hasPrefix("Set the element's methods in the container") == takesMethods)
      #expect(issue.advice.contains("in the words of list") == !takesMethods)
    }
  }
}
