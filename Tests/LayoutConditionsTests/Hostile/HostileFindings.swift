import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Findings about very many methods, elements and levels.
@Suite struct HostileFindings {
  private func method(_ condition: LayoutCondition) -> LayoutMethod {
    LayoutMethod(condition: condition, position: .spot(1))
  }

  @Test func `Thousands of methods are examined or said not to be`() {
    let view = LayoutView()
    let (many, tooMany) = (UIView(named: "many"), UIView(named: "too many"))
    view.addSubview(
      many, layoutMethods: (0..<3000).map { _ in method(.width(600...)) } + [method(.always)])
    view.addSubview(
      tooMany, layoutMethods: (0..<5000).map { method(.width(CGFloat($0)..<CGFloat($0 + 1))) })
    let findings = view.layoutFindings()
    #expect(findings.filter { $0.elements == ["many"] }.count == 2999)
    let rest = findings.filter { $0.elements == ["too many"] }
    #expect(rest.map(\.rule) == [.conditionsNotExamined])
    #expect(rest.map(\.severity) == [.note])
    #expect(view.uncoveredSizes(of: tooMany).map(\.isCertain) == [false])
    #expect(view.uncoveredWidths(of: tooMany).map(\.isCertain) == [false])
  }

  @Test func `Thousands of elements that share their methods are examined`() {
    let view = LayoutView()
    let methods = [method(.width(...400)), method(.width(401...))]
    for _ in 0..<5000 { view.addSubview(UIView(named: "cell"), layoutMethods: methods) }
    #expect(view.layoutFindings().count == 5000)
  }

  @Test func `A thousand levels of layout views are examined`() {
    let root = LayoutView()
    var view = root
    for _ in 0..<1000 {
      let inner = LayoutView()
      view.addSubview(inner, layoutMethods: [method(.width(600...))])
      view = inner
    }
    #expect(root.layoutFindings().count == 1000)
  }

  /// A controller of elements that are no views, of which one may hold itself.
  private final class Ring: LayoutElement, LayoutControllable {
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject?
    var layoutName: String { "ring" }
    var subviews: [Ring] = []
    var layoutInfo: [ObjectIdentifier: [LayoutMethod]] = [:]
    var zIndexInfo: [ObjectIdentifier: Int] = [:]
    var layoutChildren: [any LayoutElement] { subviews }

    func place(_ frame: CGRect) { layoutFrame = frame }
    func addSubview(_ view: Ring) { subviews.append(view) }
    func layoutSubviews() { layoutControl() }
    func setNeedsLayout() {}
  }

  @Test func `An element that contains itself is a finding, not an endless walk`() {
    let ring = Ring()
    ring.addSubview(ring, layoutMethods: [method(.portrait)])
    var findings: [LayoutIssue] = []
    #expect(LayoutIssue.collecting { findings = ring.layoutFindings() }.isEmpty)
    #expect(findings.map(\.rule).contains(.uncoveredSizes))
    #expect(findings.last?.rule == .containsItself)
    ring.subviews = []
  }
}
