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

  @Test func `Statements of an empty range are told, those that are switched off are not`() {
    let container = ConstraintView()
    let items = [named("first"), named("second")]
    for item in items { container.addSubview(item) }
    LayoutStatement.activate(while: .never) { items[0] >> container }
    add(container)
    #expect(view.layoutFindings().isEmpty)
    LayoutStatement.activate(while: .width(600..<600, fileID: "App/Screen.swift", line: 5)) {
      items[1] >> container
    }
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

  /// Expects the only finding: a case behind others.
  private func expectShadowed(
    _ element: String, by others: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let findings = view.layoutFindings()
    #expect(findings.map(\.rule) == [.conditionShadowed], sourceLocation: sourceLocation)
    #expect(findings.map(\.elements) == [[element]], sourceLocation: sourceLocation)
    #expect(findings.map(\.location?.line) == [7], sourceLocation: sourceLocation)
    let text = findings.first?.explanation ?? ""
    #expect(text.contains("one of") == (others > 1), sourceLocation: sourceLocation)
  }

  private let narrow = LayoutCondition.width(600..., fileID: "App/Screen.swift", line: 7)

  @Test func `A case of a box's property behind a wider one`() {
    let row = RowView(named("a"))
    row.responsiveSpacing = Responsive(8).when(.width(300...), 12).when(narrow, 16)
    add(row)
    expectShadowed("container")
    row.responsiveSpacing = Responsive(8).when(narrow, 16).when(.width(300...), 12)
    #expect(view.layoutFindings().isEmpty)
    // Each covers a part of it, both together all.
    row.responsiveSpacing = Responsive(8).when(.height(..<300), 1).when(.height(300...), 2)
      .when(narrow, 3)
    expectShadowed("container", by: 2)
    row.responsiveSpacing = Responsive(8).when(.height(..<300), 1).when(.height(301...), 2)
      .when(narrow, 3)
    #expect(view.layoutFindings().isEmpty)
  }

  @Test func `A case of what a child says to its box`() {
    let child = named("child")
    child.responsiveIsDisplayable = Responsive(true).when(.width(300...), false).when(narrow, true)
    add(ColumnView(child))
    expectShadowed("child")
    child.responsiveIsDisplayable = nil
    child.responsiveWeight = Responsive(1).when(.width(300...), 2).when(narrow, 3)
    expectShadowed("child")
    child.responsiveWeight = Responsive(1).when(narrow, 3).when(.width(300...), 2)
    #expect(view.layoutFindings().isEmpty)
  }

  @Test func `A case of a matrix's columns`() {
    let matrix = MatrixView()
    matrix.columns = Responsive(2).when(.width(300...), 3).when(narrow, 6)
    add(matrix)
    expectShadowed("container")
    matrix.columns = Responsive(2).when(narrow, 6).when(.width(300...), 3)
    #expect(view.layoutFindings().isEmpty)
  }

  @Test func `A scheme behind one that holds wherever it does`() {
    let container = SchemeView()
    let item = named("item")
    container.addSubview(item)
    let block = item.layoutBlock(with: Layout(x: 0, y: 0, width: 10, height: 10))
    let wide = LayoutScheme(blocks: [block]).when(.width(300...))
    let narrow = LayoutScheme(blocks: [block]).when(self.narrow)
    container.schemes = [wide, narrow]
    add(container)
    expectShadowed("container")
    container.schemes = [narrow, wide]
    #expect(view.layoutFindings().isEmpty)
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
