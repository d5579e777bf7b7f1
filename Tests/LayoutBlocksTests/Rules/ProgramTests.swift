import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

@Suite struct ProgramTests {
  @Test func `A program lays out without elements`() {
    var program = BlockProgram()
    let logo = program.addElement()
    let title = program.addElement()
    program.addBlock(logo, Layout(width: .fixed(40), height: .fixed(40)))
    program.addBlock(
      title, Layout(x: .left(8), height: .fixed(20)),
      constraints: [.frame(logo, [.right(.limit(on: .outer))])])
    #expect(
      program.frames(in: rect(0, 0, 100, 40)) == [rect(0, 0, 40, 40), rect(48, 0, 60, 20)])
  }

  @Test func `Contents, the old frames and directions come from the caller`() {
    var program = BlockProgram()
    let text = program.addElement()
    let kept = program.addElement()
    program.addBlock(
      text, Layout(x: .leading(), width: .content, height: .content),
      constraints: [.adjust(text, [.width()], alignment: .center), .anonymous([.height(0.5)])])
    program.addBlock(kept, .width(.fixed(9)), constraints: [.content(text, [.equally])])
    let frames = program.frames(
      in: rect(0, 0, 100, 40), elements: [.zero, rect(1, 2, 3, 4)], direction: .rightToLeft
    ) { _, size in CGSize(width: 30, height: size.height / 4) }
    // Centred to 35...65 by the constraint, half as high; there from the right.
    #expect(frames == [rect(35, 0, 30, 5), rect(1, 2, 9, 4)])
  }

  /// Two items of 40 with a gap of 10.
  @Test(arguments: [
    StackLayoutScheme.Direction.fromLeading, .fromCenter, .fromTrailing, .atTrailing,
  ])
  func `Along an axis without end a stack takes up its items and gaps`(
    _ direction: StackLayoutScheme.Direction
  ) {
    var stack = StackLayoutScheme(items: { [] })
    stack.direction = direction
    stack.filling = .equal(40)
    stack.spacing = .equal(10)
    for isVertical in [false, true] {
      stack.axis = isVertical ? .vertical : .horizontal
      var program = BlockProgram()
      let items = [program.addElement(), program.addElement()]
      program.addStack(items, like: stack)
      let room = isVertical ? rect(0, 0, 100, .infinity) : rect(0, 0, .infinity, 100)
      let frames = program.frames(in: room)
      let whole = frames[0].union(frames[1])
      #expect(whole == (isVertical ? rect(0, 0, 100, 90) : rect(0, 0, 90, 100)))
    }
  }

  /// Each copied all before it.
  @Test func `Many blocks are declared in linear time`() {
    let ratio = growth(from: 1_000) { count in
      {
        var program = BlockProgram()
        for number in 0..<count {
          program.addBlock(
            program.addElement(), Layout(x: .left(8), width: 40),
            constraints: number == 0 ? [] : [.frame(number - 1, [.right(.limit(on: .outer))])])
        }
      }
    }
    #expect(ratio < 24)
  }

  @Test func `Closures are refused`() {
    var program = BlockProgram()
    let element = program.addElement()
    let isAdded = program.addBlock(element, .equal(rect(1, 2, 3, 4)))
    #expect(!isAdded)
    let rule = LayoutAnchor.Size.build(AnyRectBasedConstraint { _, _ in })
    let own = AnyRectBasedLayout { _, _ in }
    let refused: [BlockProgram.Constraint] = [
      .frame(element, [.size(rule)]), .content(element, [.size(rule)]), .anonymous([.size(rule)]),
      .adjust(element, [rule], alignment: Layout.Alignment(horizontal: .left(), vertical: .top())),
      .adjust(element, [], alignment: Layout.Alignment(horizontal: .build(own), vertical: .top())),
      .adjust(element, [], alignment: Layout.Alignment(horizontal: .left(), vertical: .build(own))),
    ]
    for constraint in refused {
      let isAdded = program.addBlock(element, constraints: [.anonymous([.equally]), constraint])
      #expect(!isAdded)
    }
    #expect(program.frames(in: rect(0, 0, 1, 1)) == [.zero])
    let isAddedNow = program.addBlock(element)
    #expect(isAddedNow)
    #expect(program.frames(in: rect(0, 0, 1, 1)) == [rect(0, 0, 1, 1)])
  }

  @Test func `A program keeps what it came with where a frame is no rect`() {
    var program = BlockProgram()
    let (lost, content) = (program.addElement(), program.addElement())
    program.addBlock(lost, Layout(x: .left(.nan), width: 5, height: 5))
    program.addBlock(content, Layout(width: .content, height: .content))
    // Nobody answers for the content, so there is none.
    #expect(
      program.frames(in: rect(1, 2, 100, 50), elements: [rect(5, 6, 7, 8)])
        == [rect(5, 6, 7, 8), rect(1, 2, 0, 0)])
    let sizes: [CGSize] = [CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: -1)]
    for size in sizes {
      #expect(
        program.frames(in: rect(1, 2, 100, 50), fittingSize: { _, _ in size })
          == [.zero, rect(1, 2, 0, 0)])
    }
  }
}
