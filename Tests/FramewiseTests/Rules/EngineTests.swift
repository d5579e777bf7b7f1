import Foundation
import Framewise
import Testing

/// The engines alone, without elements, come with the one import.
@Suite struct EngineTests {
  @Test func `Box tree`() {
    var tree = BoxTree(BoxStyle(.column, spacing: 5)) { column in
      column.leaf(width: .fixed(40), height: .fixed(30))
      column.leaf(width: .fixed(20), height: .fixed(10))
    }
    tree.layOut(width: nil, height: nil)
    #expect(tree.frame(of: 2) == CGRect(x: 0, y: 35, width: 20, height: 10))
  }

  @Test func `Constraint problem`() {
    var problem = ConstraintProblem()
    let (width, half) = (problem.addInput(300), problem.addVariable(isSize: true))
    problem.add(.init(half, 2), .init(width, -1), is: .equal, 0)
    problem.solve()
    #expect(problem[half] == 150)
  }

  @Test func `Block program`() {
    var program = BlockProgram()
    let footer = program.addElement()
    program.addBlock(footer, Layout(y: .bottom(), height: .fixed(20)))
    let frames = program.frames(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames == [CGRect(x: 0, y: 30, width: 100, height: 20)])
  }
}
