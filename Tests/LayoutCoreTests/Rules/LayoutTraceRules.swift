import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

/// What traces list, and how often elements without a place are told.
@Suite struct LayoutTraceRules {
  @Test func `Conditions are tried up to the first that holds, then the value without one`() {
    let value = Responsive(1).when(.width(..<400), 2).when(.width(..<600), 3)
    func tried(_ width: CGFloat) -> [String] {
      value.tried(LayoutInput(size: CGSize(width: width, height: 100))) { "\($0)" }
        .map { "\($0.condition): \($0.position), \($0.holds)" }
    }
    #expect(tried(300) == ["width < 400: 2, true"])
    #expect(tried(500) == ["width < 400: 2, false", "width < 600: 3, true"])
    #expect(
      tried(700) == ["width < 400: 2, false", "width < 600: 3, false", "always: 1, true"])
  }

  @Test func `The active method is the last that did not fail, if it holds`() {
    func method(_ position: String, holds: Bool, failure: String? = nil) -> LayoutTrace.Method {
      LayoutTrace.Method(
        condition: "always", position: position, holds: holds, location: nil, failure: failure)
    }
    func active(_ methods: [LayoutTrace.Method]) -> String? {
      LayoutTrace.Entry(element: "a", frame: .zero, methods: methods).activeMethod?.position
    }
    #expect(active([method("first", holds: false), method("second", holds: true)]) == "second")
    #expect(
      active([method("first", holds: true), method("second", holds: true, failure: "refused")])
        == "first")
    #expect(active([method("first", holds: true, failure: "refused")]) == nil)
    #expect(active([method("first", holds: false)]) == nil)
  }

  @Test func `Entries are equal by what they show`() {
    let entry = LayoutTrace.Entry(
      element: "a", frame: CGRect(x: 1, y: 2, width: 3, height: 4), methods: [.always("text")])
    var others = [entry, entry, entry]
    others[0].element = "b"
    others[1].frame.origin.x = 5
    others[2].methods = []
    for other in others { #expect(other != entry) }
    #expect(Set(others + others + [entry]).count == 4)
  }

  @Test func `Elements without a place are told once, until they are others`() {
    let views = (0..<3).map { _ in UIView() }
    let ids = views.map { ObjectIdentifier($0) }
    var report = UnplacedReport()
    func isNew(_ elements: [ObjectIdentifier]) -> Bool { report.isNew(elements) }
    #expect(!isNew([]))
    #expect(isNew([ids[0], ids[1]]))
    #expect(!isNew([ids[0], ids[1]]))
    #expect(isNew([ids[0], ids[2]]))
    #expect(!isNew([]))
    #expect(isNew([ids[0], ids[2]]))
    report.clear()
    #expect(isNew([ids[0], ids[2]]))
  }
}
