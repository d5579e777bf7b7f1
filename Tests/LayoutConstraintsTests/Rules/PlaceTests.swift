import Foundation
import Framewise
import Testing

/// Where statements were written.
@Suite struct PlaceTests {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Whether operators find their line on the stack.
  static var findsCallers: Bool {
    #if DEBUG && os(Linux)
    true
    #else
    false
    #endif
  }

  @Test func locationsOfOperators() {
    let a = screen.addForAutoLayout(UIView()), b = screen.addForAutoLayout(UIView())
    let offset = a.left >> b.right.offset(8)
    #expect(offset?.location == LayoutLocation(fileID: #fileID, line: #line - 1))
    let size = a >> .size(10)
    #expect(size[0].location?.line == #line - 1)
    let inset = a >> b.all(leadingOffset: 1)
    #expect(inset[0].location?.line == #line - 1)
    #expect((a.left >> b.right)?.located().location?.line == #line)
    let gap = (a.left >> b.right)?.identified("gap")
    #expect(gap?.identifier == "gap")
    #expect(gap?.location?.line == #line - 2)
  }

  /// Of each form of `>>`, one; debug builds on Linux find their caller on the stack.
  @Test func placesOfBareOperators() {
    let a = screen.addForAutoLayout(UIView()), b = screen.addForAutoLayout(UIView())
    let first = #line + 1
    let left = a.left >> b.right
    let top = a >> b.top
    let baseline = a.firstBaseline >> b.lastBaseline
    let width = a.width >> 20
    let sizes = a >> (10, 20)
    let all = a >> b
    let inMacro = #line + 1
    #expect((a.right >> b.right)?.location?.line == (Self.findsCallers ? inMacro : nil))
    let statements = [left, top, baseline, width, sizes[1], all[3]]
    for (index, statement) in statements.enumerated() {
      let place = statement?.location
      #expect(place?.line == (Self.findsCallers ? first + index : nil))
      #expect(place.map { $0.description.contains("PlaceTests.swift:") } ?? !Self.findsCallers)
    }
  }

  /// A place is that of the operator itself, not of the function that was asked to use it.
  @Test func placesInHelpersAndClosures() {
    let a = screen.addForAutoLayout(UIView()), b = screen.addForAutoLayout(UIView())
    func pin(_ view: UIView) -> LayoutStatement? { view.left >> b.left }
    let pinLine = #line - 1
    #expect(pin(a)?.location?.line == (Self.findsCallers ? pinLine : nil))
    let mapped = [a, b].map { $0.width >> 3 }
    let mapLine = Self.findsCallers ? #line - 1 : nil
    #expect(mapped.map { $0.location?.line } == [mapLine, mapLine])
    let group = LayoutStatement.activate {
      a.bottom >> b.bottom
    }
    #expect(group[0].location == LayoutLocation(fileID: #fileID, line: #line - 2))
  }
}
