import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// What is wrong with methods, told without a pass.
@Suite struct FindingRules {
  private let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(named: "child", frame: .spot(9))

  private func method(_ condition: LayoutCondition, _ line: Int) -> LayoutMethod {
    LayoutMethod(
      condition: condition, position: .spot(line), fileID: "App/Screen.swift", line: line)
  }

  private func set(_ conditions: LayoutCondition..., for child: UIView? = nil) {
    let methods = conditions.enumerated().map { method($1, $0 + 1) }
    view.addSubview(child ?? self.child, withAssociatedLayoutMethods: methods)
  }

  @Test func `Uncovered sizes are told with an example and a way out`() {
    set(.width(...400), .width(401...))
    #expect(
      view.layoutFindings().map(\.description) == [
        """
        warning: an element is not placed at every size
          why: No method holds where 400 < width < 401. There the element keeps the frame it has.
          what to do: Append a method without a condition as the last one, or widen a condition.
          elements: child
          numbers: width 400.5, height 100
          where: App/Screen.swift:2
        """
      ])
  }

  @Test func `Of many uncovered regions four are named and the rest counted`() {
    set(
      .width(10..<20), .width(30..<40), .width(50..<60), .width(70..<80), .width(90..<100))
    let finding = view.layoutFindings().first
    #expect(
      finding?.explanation == "No method holds where width < 10, or where 20 <= width < 30, or "
        + "where 40 <= width < 50, or where 60 <= width < 70, or in 2 more regions. There the "
        + "element keeps the frame it has.")
  }

  @Test func `A method that never holds is told with its condition`() {
    set(.width(600...) && .width(..<400), .always)
    #expect(
      view.layoutFindings().map(\.description) == [
        """
        warning: a condition never holds
          why: The first method never counts: no size satisfies its condition, \
        width >= 600 && width < 400.
          what to do: Correct the condition, or drop the method.
          elements: child
          where: App/Screen.swift:1
        """
      ])
  }

  @Test func `A method that is shadowed is told with what shadows it`() {
    set(.width(400...), .width(600...), .always)
    #expect(
      view.layoutFindings().map(\.description) == [
        """
        warning: a condition is always preceded by others
          why: The second method (width >= 600) never counts: wherever it holds, the first method \
        (width >= 400, Screen.swift:1) comes first.
          what to do: Put the method with the narrower condition first, or drop this one.
          elements: child
          where: App/Screen.swift:2
        """
      ])
  }

  @Test func `Whatever stands behind a method that always holds is told`() {
    set(.always, .width(600...), .always)
    #expect(view.layoutFindings().map(\.rule) == [.conditionShadowed, .conditionShadowed])
    #expect(view.layoutFindings().map(\.severity) == [.warning, .warning])
    #expect(view.layoutFindings().map(\.location?.line) == [2, 3])
  }

  @Test func `A last resort that is not needed is a note only`() {
    set(.portrait, .landscape, .always)
    let findings = view.layoutFindings()
    #expect(findings.map(\.rule) == [.conditionShadowed])
    #expect(findings.map(\.severity) == [.note])
    #expect(
      findings.first?.explanation == "The third method (always) never counts: wherever it holds, "
        + "one of the first method (portrait, Screen.swift:1), the second method (landscape, "
        + "Screen.swift:2) comes first.")
  }

  @Test func `Only the last method is a last resort`() {
    set(.portrait, .landscape, .always, .width(600...))
    let findings = view.layoutFindings()
    #expect(findings.map(\.rule) == [.conditionShadowed, .conditionShadowed])
    #expect(findings.map(\.severity) == [.warning, .warning])
    #expect(findings.map(\.location?.line) == [3, 4])
  }

  @Test func `A method switched off on purpose is a note, an empty range a warning`() {
    set(.never, .width(600..<600), .always)
    let findings = view.layoutFindings()
    #expect(findings.map(\.rule) == [.conditionNeverHolds, .conditionNeverHolds])
    #expect(findings.map(\.severity) == [.note, .warning])
  }

  @Test func `What closures may answer is no finding`() {
    let closure = LayoutCondition { _ in false }
    set(closure)
    #expect(view.layoutFindings().isEmpty)
    set(closure, .always)
    #expect(view.layoutFindings().isEmpty)
    set(closure, closure || .width(600...), !closure)
    #expect(view.layoutFindings().isEmpty)
    set(closure, closure && .width(600...), .always)
    #expect(view.layoutFindings().map(\.rule) == [.conditionShadowed])
  }

  @Test func `Cases of the optimization that never count are told`() {
    view.responsiveOptimization = Responsive(.matrix(colsPerRow: 1))
      .when(.width(400..., fileID: "App/Grid.swift", line: 7), .matrix(colsPerRow: 2))
      .when(.width(800..., fileID: "App/Grid.swift", line: 8), .matrix(colsPerRow: 4))
      .when(.width(..<0, fileID: "App/Grid.swift", line: 9), .matrix(colsPerRow: 8))
    let findings = view.layoutFindings()
    #expect(findings.map(\.rule) == [.conditionShadowed, .conditionNeverHolds])
    #expect(findings.map(\.location?.line) == [8, 9])
    #expect(
      findings.first?.explanation == "The second case of responsiveOptimization (width >= 800) "
        + "never counts: wherever it holds, the first case of responsiveOptimization (width >= "
        + "400, Grid.swift:7) comes first.")
  }

  @Test func `Findings come in the order of subviews, then of methods`() {
    let children = ["a", "b", "c"].map { UIView(named: $0) }
    for child in children.reversed() {
      set(.width(600...), .never, .width(700...), for: child)
    }
    let rules = ["uncoveredSizes", "conditionNeverHolds", "conditionShadowed"]
    #expect(
      view.layoutFindings().summary
        == ["c", "b", "a"].flatMap { name in rules.map { "\($0): \(name)" } })
  }

  /// An element with conditions of its own, as a box or a scheme has them.
  private final class Conditional: UIView, ConditionalElement {
    var declaredConditions: [LayoutCondition] = []
  }

  @Test func `Containers within have their findings as well`() {
    let (inner, leaf, other) = (LayoutView(), UIView(named: "leaf"), Conditional())
    inner.addSubview(leaf, withAssociatedLayoutMethods: [method(.width(600...), 1)])
    other.accessibilityIdentifier = "other"
    other.declaredConditions = [
      .portrait, .never, .portrait && .landscape, .width(..<0), .portrait && .landscape,
    ]
    let plain = UIView()
    plain.addSubview(inner)
    view.addSubview(plain, withAssociatedConstantPosition: .spot(1))
    view.addSubview(other)
    set(.width(..<600))
    #expect(
      view.layoutFindings().summary == [
        "uncoveredSizes: child", "uncoveredSizes: leaf", "conditionNeverHolds: other",
        "conditionNeverHolds: other",
      ])
    #expect(inner.layoutFindings().summary == ["uncoveredSizes: leaf"])
  }

  @Test func `Findings leave everything as it was`() {
    set(.width(600...), .width(700...))
    let placed = UIView(named: "placed")
    view.addSubview(placed, withAssociatedConstantPosition: .spot(1))
    // Before a pass nothing is placed, and what has to be told is told by the pass afterwards.
    let told = LayoutIssue.collecting { _ = view.layoutFindings() }
    #expect(told.isEmpty)
    #expect(child.frame == .spot(9))
    #expect(placed.frame == .zero)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.summary == ["unplaced: child"])
    #expect(placed.frame == .spot(1))
    // After a pass nothing is marked.
    placed.frame = .spot(5)
    #expect(view.layoutFindings() == view.layoutFindings())
    #expect(view.uncoveredSizes(of: child).count == 1)
    #expect(LayoutIssue.collecting { view.layoutIfNeeded() }.isEmpty)
    #expect(placed.frame == .spot(5))
  }
}
