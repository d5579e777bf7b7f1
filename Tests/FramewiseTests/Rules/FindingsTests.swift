import Foundation
import Framewise
import Testing

/// What `layoutFindings()` of a layout view tells of containers of other vocabularies in it.
@Suite struct FindingsTests {
  private let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let impossible =
    LayoutCondition.width(600..., fileID: "App/Screen.swift", line: 5)
    && .width(..<400)

  private func named(_ name: String) -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    return view
  }

  private func add(_ container: UIView) {
    container.accessibilityIdentifier = "container"
    view.addSubview(container, withAssociatedConstantPosition: .makeInsets(insets: .zero))
  }

  private func expectOne(sourceLocation: SourceLocation = #_sourceLocation) {
    let findings = view.layoutFindings()
    #expect(findings.map(\.rule) == [.conditionNeverHolds], sourceLocation: sourceLocation)
    #expect(findings.map(\.elements) == [["container"]], sourceLocation: sourceLocation)
    #expect(findings.map(\.location?.line) == [5], sourceLocation: sourceLocation)
  }

  @Test func `A box whose property has a case that never counts`() {
    let row = RowView(named("a"), named("b"))
    row.responsiveAxis = Responsive(.horizontal).when(impossible, .vertical)
    add(row)
    expectOne()
    row.responsiveAxis = Responsive(.horizontal).when(.width(..<400), .vertical)
    #expect(view.layoutFindings().isEmpty)
  }

  @Test func `Statements that never count`() {
    let container = ConstraintView()
    let item = named("item")
    container.addSubview(item)
    LayoutStatement.activate(while: impossible) { item >> container }
    add(container)
    expectOne()
  }

  @Test func `A scheme that never counts`() {
    let container = SchemeView()
    let item = named("item")
    container.addSubview(item)
    let block = item.layoutBlock(with: Layout(x: 0, y: 0, width: 10, height: 10))
    container.schemes = [LayoutScheme(blocks: [block]).when(impossible)]
    add(container)
    expectOne()
  }

  @Test func `A layout view in a row in a layout view`() {
    let inner = LayoutView()
    let item = named("item")
    inner.addSubview(
      item,
      withAssociatedLayoutMethods: [
        LayoutMethod(condition: .portrait, position: .makeInsets(insets: .zero))
      ])
    add(RowView(inner))
    let findings = view.layoutFindings()
    #expect(findings.map(\.rule) == [.uncoveredSizes])
    #expect(findings.map(\.elements) == [["item"]])
    #expect(inner.uncoveredSizes(of: item).map(\.description) == ["landscape"])
  }
}
