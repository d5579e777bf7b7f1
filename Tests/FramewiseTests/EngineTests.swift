import Foundation
import Framewise
import Testing

/// The engines alone, without elements, under the one import. Their documentation's examples.
@Suite struct EngineTests {
  @Test func boxTree() {
    var tree = BoxTree(BoxStyle(.row, spacing: 10)) { row in
      row.leaf(width: .fixed(40), height: .natural(40))
      row.leaf(width: .natural(80), height: .natural(20), weight: 1)
    }
    #expect(tree.layOut(width: 200, height: nil) == CGSize(width: 200, height: 40))
    #expect(tree.frame(of: 2) == CGRect(x: 50, y: 0, width: 150, height: 40))
  }

  @Test func constraintProblem() {
    var problem = ConstraintProblem()
    let total = problem.addInput(320)
    let label = problem.addVariable(isSize: true)
    let field = problem.addVariable(isSize: true)
    problem.add(.init(label), .init(field), .init(total, -1), is: .equal, -24)
    problem.add(.init(label), is: .equal, 80, priority: 750)
    problem.add(.init(field), is: .atLeast, 250)
    problem.solve()
    #expect(problem[label] == 46)
    problem.suggest(400, for: total)
    problem.solve()
    #expect(problem[label] == 80)
  }

  @Test func blockProgram() {
    var program = BlockProgram()
    let logo = program.addElement()
    let title = program.addElement()
    program.addBlock(logo, Layout(width: .fixed(40), height: .fixed(40)))
    program.addBlock(
      title, Layout(x: .left(8), height: .fixed(20)),
      constraints: [.frame(logo, [.right(.limit(on: .outer))])])
    #expect(
      program.frames(in: CGRect(x: 0, y: 0, width: 100, height: 40)) == [
        CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 48, y: 0, width: 60, height: 20),
      ])
  }
}
