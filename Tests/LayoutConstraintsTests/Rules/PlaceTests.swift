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

  @Test func `Locations of operators`() {
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
  @Test func `Places of bare operators`() {
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

  @Test func `So do those about sizes without a place of their own`() {
    let a = screen.addForAutoLayout(UIView()), b = screen.addForAutoLayout(UIView())
    let width: DimensionAnchor = b.width
    let first = #line + 1
    let limit = a >> width.min
    let number = a >> 20
    let sizes = a >> b.size
    let center = a >> b.center
    for (index, statements) in [limit, number, sizes, center].enumerated() {
      let line = Self.findsCallers ? first + index : nil
      #expect(!statements.isEmpty && statements.allSatisfy { $0.location?.line == line })
    }
  }

  /// A place is that of the operator itself, not of the function that was asked to use it.
  @Test func `Places in helpers and closures`() {
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

  @Test func `Calls have their own line, whatever they relate`() {
    let a = screen.addForAutoLayout(UILabel()), b = screen.addForAutoLayout(UILabel())
    let first = #line + 2
    let single: [LayoutStatement?] = [
      a.left.constrain(to: b),
      a.left.constrain(to: b.right),
      a.left.constrain(to: b.right.min),
      a.top.constrain(to: b),
      a.top.constrain(to: b.bottom),
      a.top.constrain(to: b.firstBaseline),
      a.firstBaseline.constrain(to: b),
      a.firstBaseline.constrain(to: b.lastBaseline),
      a.firstBaseline.constrain(to: b.bottom),
      a.width.constrain(to: b),
      a.width.constrain(to: b.height),
      a.width.constrain(to: 20),
      a.constrain(to: b.left),
      a.constrain(to: b.top),
      a.constrain(to: b.height),
      a.constrain(to: b.firstBaseline),
    ]
    #expect(single.map { $0?.location?.line } == single.indices.map { first + $0 })
    let next = #line + 2
    let lists: [[LayoutStatement]] = [
      a.constrain(to: 20),
      a.constrain(to: 20, 30),
      a.constrain(to: (20, 30)),
      a.constrain(to: b.size),
      a.constrain(to: b),
      a.constrain(to: b.allButTop),
    ]
    for (index, list) in lists.enumerated() {
      #expect(!list.isEmpty && list.allSatisfy { $0.location?.line == next + index }, "\(index)")
    }
  }

  @Test func `A target that knows its line has the statement keep it`() {
    let a = screen.addForAutoLayout(UIView()), b = screen.addForAutoLayout(UIView())
    let gap = b.right.offset(8), part = b.size.at(0.5)
    let line = #line - 1
    #expect(a.left.constrain(to: gap)?.location?.line == line)
    #expect(a.constrain(to: part).map { $0.location?.line } == [line, line])
    // What is told without a place leaves the one that is known.
    for same in [
      gap.offset(3, fileID: "", line: 0), gap.at(2, fileID: "", line: 0),
      gap.priority(500, fileID: "", line: 0),
    ] {
      #expect(a.left.constrain(to: same)?.location?.line == line)
    }
  }
}
