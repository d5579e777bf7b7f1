import Foundation
import Framewise
import LayoutSwiftUI
import TestSupport
import Testing

@Suite struct ElementLayoutRules {
  /// An element of 2,000 square points: 100 × 20, and higher where it has to be narrower.
  private func text() -> ProposedElement {
    ProposedElement { proposal in
      let width = min(proposal.width ?? 100, 100)
      return CGSize(width: width, height: width > 0 ? 2_000 / width : 0)
    }
  }

  private var split: LayoutPlan? {
    LayoutPlan([
      [
        LayoutMethod(
          condition: .width(600...), position: .makeRelative(frame: rect(0, 0, 0.5, 1))),
        LayoutMethod(constantPosition: .makeRelative(frame: rect(0, 0, 1, 0.5))),
      ]
    ])
  }

  @Test func `A plan places elements in the room and takes what is proposed`() throws {
    var layout = ElementLayout(plan: try #require(split))
    let elements = [text()]
    #expect(
      layout.size(for: LayoutProposal(width: 300, height: 400), elements)
        == CGSize(width: 300, height: 400))
    #expect(layout.frames(in: CGSize(width: 300, height: 400), elements) == [rect(0, 0, 300, 200)])
    #expect(layout.frames(in: CGSize(width: 600, height: 400), elements) == [rect(0, 0, 300, 400)])
    // Parts of a room without a limit are no frames.
    #expect(layout.size(for: LayoutProposal(), elements) == .zero)
    layout.idealSize = CGSize(width: 320, height: 480)
    #expect(layout.size(for: LayoutProposal(), elements) == CGSize(width: 320, height: 480))
    #expect(
      layout.size(for: LayoutProposal(height: 50), elements) == CGSize(width: 320, height: 50))
  }

  @Test func `A place without end along one axis still reaches along the other`() throws {
    func size(_ position: LayoutPosition) throws -> CGSize {
      let plan = try #require(LayoutPlan([[LayoutMethod(constantPosition: position)]]))
      return ElementLayout(plan: plan, fills: []).size(for: LayoutProposal(), [text()])
    }
    #expect(
      try size(.makeFormula { FormulaRect(x: $0.width - 40, y: 3, width: 40, height: 20) })
        == CGSize(width: 40, height: 23))
    #expect(
      try size(.makeFormula { FormulaRect(x: 0, y: 3, width: $0.width - 10, height: 20) })
        == CGSize(width: 0, height: 23))
    // The same of elements that code places.
    let layout = ElementLayout { elements, input in
      elements[0].place(rect(input.size.width - 40, 3, 40, 20))
    }
    #expect(layout.size(for: LayoutProposal(), [text()]) == CGSize(width: 40, height: 23))
  }

  @Test func `More elements than frames, and more frames than elements`() throws {
    let layout = ElementLayout(plan: try #require(split))
    let size = CGSize(width: 100, height: 100)
    #expect(layout.frames(in: size, [text(), text()]) == [rect(0, 0, 100, 50), .zero])
    #expect(layout.frames(in: size, []) == [])
    #expect(layout.size(for: LayoutProposal(width: 10, height: 20), []).height == 20)
  }

  @Test func `A plan measures only elements that are there`() throws {
    let fitting = LayoutMethod(
      constantPosition: .makeFormula(fitting: CGSize(width: 50, height: 0)) { fitted, _ in
        FormulaRect(x: 0, y: 0, width: fitted.width, height: fitted.height)
      })
    let plan = try #require(LayoutPlan([[fitting], [fitting]]))
    let layout = ElementLayout(plan: plan)
    #expect(layout.frames(in: CGSize(width: 100, height: 100), [text()]) == [rect(0, 0, 50, 40)])
  }

  @Test func `A tree of boxes of measured elements`() {
    let layout = ElementLayout { elements, _ in
      var tree = BoxTree(BoxStyle(.row))
      tree.rebuild(BoxStyle(.row, spacing: 8)) { row in
        for element in elements {
          let size = element.intrinsicContentSize
          row.leaf(width: .fixed(Double(size.width)), height: .fixed(Double(size.height)))
        }
      }
      tree.layOut(width: nil, height: nil)
      for (element, frame) in zip(elements, tree.absoluteFrames().dropFirst()) {
        element.place(frame)
      }
    }
    let elements = [text(), text(), text()]
    // Three times 100 and two gaps, whatever is proposed.
    for proposal in [
      LayoutProposal(), LayoutProposal(width: 0, height: 0),
      LayoutProposal(width: .infinity, height: .infinity), LayoutProposal(width: 50),
    ] {
      #expect(layout.size(for: proposal, elements) == CGSize(width: 316, height: 20))
    }
    #expect(layout.frames(in: .zero, elements)[2] == rect(216, 0, 100, 20))
  }

  @Test func `A problem of rows`() {
    let layout = ElementLayout(fills: .width) { elements, input in
      // Two elements of one width that fill the room.
      var problem = ConstraintProblem()
      let (first, second) = (
        problem.addVariable(isSize: true), problem.addVariable(isSize: true)
      )
      let room = problem.addInput(Double(input.size.width.isFinite ? input.size.width : 0))
      problem.add(.init(first), .init(second), .init(room, -1), is: .equal, 0)
      problem.add(.init(first), .init(second, -1), is: .equal, 0)
      problem.solve()
      let width = CGFloat(problem[first])
      for (index, element) in elements.enumerated() {
        let height = element.sizeThatFits(CGSize(width: width, height: .infinity)).height
        element.place(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height))
      }
    }
    let elements = [text(), text()]
    // Half of 100 each, so 2,000 square points are 40 high.
    #expect(
      layout.size(for: LayoutProposal(width: 100), elements) == CGSize(width: 100, height: 40))
    #expect(layout.frames(in: CGSize(width: 100, height: 40), elements)[1] == rect(50, 0, 50, 40))
    #expect(layout.size(for: LayoutProposal(), elements) == .zero)
  }

  @Test func `Blocks over elements`() {
    let layout = ElementLayout(fills: .width) { elements, input in
      LayoutScheme(
        blocks: elements.map {
          $0.layoutBlock(
            with: Layout(x: .left(10), y: .top(5), width: .boxed(10), height: .content))
        }
      ).layout(in: CGRect(origin: .zero, size: input.size))
    }
    let elements = [text()]
    // 60 less 10 are 50, and 2,000 by 50 are 40.
    let frame = layout.frames(in: CGSize(width: 60, height: 100), elements)[0]
    #expect(frame == rect(10, 5, 50, 40))
    #expect(layout.size(for: LayoutProposal(width: 60), elements).width == 60)
  }

  @Test func `A frame that is not finite is refused, and what was placed before is forgotten`() {
    let element = text()
    element.place(rect(1, 2, 3, 4))
    element.place(rect(.nan, 0, 1, 1))
    element.place(rect(0, 0, .infinity, 1))
    #expect(element.layoutFrame == rect(1, 2, 3, 4))
    let nothing = ElementLayout { _, _ in }
    #expect(nothing.size(for: LayoutProposal(), [element]) == .zero)
    #expect(nothing.frames(in: CGSize(width: 9, height: 9), [element]) == [.zero])
    #expect(!element.isPlaced)
  }

  @Test func `Frames that no subview can have are issues when it is placed, not when measured`() {
    let layout = ElementLayout { elements, _ in
      elements[2].place(CGRect(x: 0, y: 0, width: 1, height: -1))
      elements[2].place(CGRect(x: 1, y: 2, width: 3, height: 4))
      elements[0].place(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      elements[1].place(CGRect(x: 10, y: 20, width: -4, height: 6))
    }
    let elements = [text(), text(), text()]
    let measured = LayoutIssue.collecting { _ = layout.size(for: LayoutProposal(), elements) }
    #expect(measured.isEmpty)
    var frames: [CGRect] = []
    let issues = LayoutIssue.collecting {
      frames = layout.frames(in: CGSize(width: 50, height: 50), elements)
    }
    // The third one got a good frame at last.
    #expect(frames == [.zero, rect(6, 20, 4, 6), rect(1, 2, 3, 4)])
    #expect(issues.map(\.rule) == [.nonFiniteFrame, .negativeSize])
    #expect(issues.map(\.elements) == [["subview 1"], ["subview 2"]])
  }

  @Test func `Frames of a plan that no subview can have are issues as well`() throws {
    let plan = try #require(
      LayoutPlan([
        // 100 less twice 60 are -20.
        [
          LayoutMethod(
            constantPosition: .makeInsets(
              insets: UIEdgeInsets(top: 60, left: 10, bottom: 60, right: 10)))
        ],
        [LayoutMethod(constantPosition: .makeAbsolute(frame: rect(0, 0, .infinity, 5)))],
        // There is no third element.
        [LayoutMethod(constantPosition: .makeAbsolute(frame: rect(0, 0, -1, 5)))],
      ]))
    let layout = ElementLayout(plan: plan)
    let elements = [text(), text()]
    let size = CGSize(width: 400, height: 100)
    let measured = LayoutIssue.collecting {
      _ = layout.size(for: LayoutProposal(width: 400, height: 100), elements)
    }
    #expect(measured.isEmpty)
    var frames: [CGRect] = []
    let issues = LayoutIssue.collecting { frames = layout.frames(in: size, elements) }
    #expect(frames == [rect(10, 40, 380, 20), .zero])
    #expect(issues.map(\.rule) == [.negativeSize, .nonFiniteFrame])
    #expect(issues.map(\.elements) == [["subview 1"], ["subview 2"]])
  }

  @Test func `A plan measures elements where a position asks for the size that fits`() throws {
    let fitting = LayoutPosition.makeFormula(fitting: { _ in FormulaSize(width: 50, height: 90) }) {
      fitted, _ in FormulaRect(x: 4, y: 5, width: fitted.width, height: fitted.height)
    }
    let method = LayoutMethod(constantPosition: fitting)
    let plan = try #require(LayoutPlan([[method], [method], [method]]))
    let wrong = ProposedElement { _ in CGSize(width: -1, height: 1) }
    let layout = ElementLayout(plan: plan, fills: [])
    var frames: [CGRect] = []
    let issues = LayoutIssue.collecting {
      frames = layout.frames(in: CGSize(width: 400, height: 100), [text(), wrong])
    }
    // 2,000 square points of width 50 are 40 high.
    #expect(frames == [rect(4, 5, 50, 40), rect(4, 5, 0, 0)])
    #expect(issues.map(\.rule) == [.measuringFailed])
    #expect(issues.map(\.elements) == [["subview 2"]])
    #expect(layout.size(for: LayoutProposal(), [text()]) == CGSize(width: 54, height: 45))
  }

  @Test func `An element asks for its ideal size where the room has no limit`() {
    var asked: [LayoutProposal] = []
    let element = ProposedElement {
      asked.append($0)
      return .zero
    }
    _ = element.sizeThatFits(CGSize(width: 40, height: CGFloat.infinity))
    _ = element.sizeThatFits(CGSize(width: -1, height: CGFloat.nan))
    _ = element.intrinsicContentSize
    #expect(
      asked == [
        LayoutProposal(width: 40), LayoutProposal(width: 0, height: nil), LayoutProposal(),
      ])
  }
}
