import Foundation
import Framewise
import Testing

/// What a controller tells about itself.
@Suite struct DiagnosticsTests {
  let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let sidebar = UIView()
  let list = UIView()

  init() {
    sidebar.accessibilityIdentifier = "sidebar"
    list.accessibilityIdentifier = "list"
    view.addSubview(list)
    view.addSubview(sidebar)
    view.setLayoutMethods(
      [
        LayoutMethod(
          condition: .width(600...) && .portrait,
          position: .makeRelative(frame: CGRect(x: 0, y: 0, width: 0.5, height: 1)),
          fileID: "App/Screen.swift", line: 10),
        LayoutMethod(
          condition: .height(..<300), position: .makeInsets(insets: .zero),
          fileID: "App/Screen.swift", line: 11),
        LayoutMethod(
          constantPosition: .makeAbsolute(frame: .zero), fileID: "App/Screen.swift", line: 12),
      ], for: list)
    view.setLayoutMethods(
      [
        LayoutMethod(
          condition: LayoutCondition.width(500...).named("wide"),
          position: .makeCustom { _ in .zero }, fileID: "App/Screen.swift", line: 20)
      ], for: sidebar)
    view.setLayoutOrder(-1, for: sidebar)
  }

  @Test func `Traces`() {
    view.layoutIfNeeded()
    #expect(
      view.layoutTrace().description == """
        sidebar (0, 0, 0, 0)
          1. no   wide: custom (App/Screen.swift:20)
        list (0, 0, 320, 200)
          1. no   width >= 600 && portrait: relative (0, 0, 0.5, 1) (App/Screen.swift:10)
          2. yes  height < 300: insets (0, 0, 0, 0) (App/Screen.swift:11)
        """)
    let trace = view.layoutTrace()
    #expect(trace.size == CGSize(width: 320, height: 200))
    #expect(trace.entries.map { $0.activeMethod?.location?.line } == [nil, 11])
  }

  @Test func `Traces of empty lists`() {
    view.setLayoutMethods([], for: list)
    #expect(view.layoutTrace().entries[1].description == "list (0, 0, 0, 0)\n  no methods")
  }

  @Test func `Active methods`() {
    #expect(view.activeLayoutMethod(for: list)?.location?.line == 11)
    #expect(view.activeLayoutMethod(for: sidebar) == nil)
    #expect(view.activeLayoutMethod(for: UIView()) == nil)
    view.bounds.size = CGSize(width: 600, height: 700)
    #expect(view.activeLayoutMethod(for: list)?.location?.line == 10)
    #expect(view.activeLayoutMethod(for: sidebar)?.location?.line == 20)
    view.bounds.size.width = 300
    #expect(view.activeLayoutMethod(for: list)?.location?.line == 12)
  }

  @Test func `Breakpoints`() {
    let breakpoints = view.layoutBreakpoints
    #expect(breakpoints.widths == [500, 600])
    #expect(breakpoints.heights == [300])
    #expect(breakpoints.isComplete)
    view.appendLayoutMethod(
      LayoutMethod(condition: { $0.width > 700 }, position: .makeInsets(insets: .zero)),
      for: sidebar)
    #expect(!view.layoutBreakpoints.isComplete)
  }

  @Test func `Methods know where they were written`() {
    let line = #line + 1
    view.setConstantPosition(.makeInsets(insets: .zero), for: list)
    #expect(view.layoutInfo[list.hash]?.map(\.location?.line) == [line])
    view.appendConstantPosition(.makeInsets(insets: .zero), for: list)
    view.setLayout(of: list, at: .makeInsets(insets: .zero), while: .portrait)
    view.setLayout(of: list, at: .makeInsets(insets: .zero), while: { _ in true })
    view.addSubview(UIView(), withAssociatedConstantPosition: .makeInsets(insets: .zero))
    #expect(
      view.layoutInfo[list.hash]?.map(\.location?.line) == [line, line + 2, line + 3, line + 4])
    #expect(view.layoutInfo[list.hash]?.last?.location?.fileID == #fileID)
    #expect(view.layoutInfo[view.subviews[2].hash]?.first?.location?.line == line + 5)
  }
}
