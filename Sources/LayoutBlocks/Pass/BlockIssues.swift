import LayoutCore

/// What issues say of a program: where each block was written, and what the elements are called.
struct BlockIssues: Sendable {
  let origins: [BlockOrigin]
  let elements: [String]

  /// Reports the problems of a pass that ended with `state`: each with the element, then that of
  /// the block where it is another, and the place of the block.
  ///
  /// - Parameter elements: The elements, where they are at hand, for names that find them.
  /// Complexity: linear in the program and the problems.
  func report(
    _ problems: [PassProblem], of program: BlockProgram, _ state: BlockState,
    elements known: [DeclaredElement] = []
  ) {
    guard !problems.isEmpty else { return }
    let name = { known.isEmpty ? elements[$0] : known[$0].issueName }
    let blocks = program.firstBlocks(state)
    for problem in problems {
      let block = problem.isOfContent ? blocks.asking : blocks.placing
      let origin = block[problem.element].map { origins[$0] }
      var names = [name(problem.element)]
      if let other = origin?.element, other != problem.element { names.append(name(other)) }
      LayoutIssue.report(problem.issue(elements: names, at: origin?.location))
    }
  }

  /// Where the block that places an element was written.
  func location(
    ofBlockPlacing number: Int, in program: BlockProgram, _ state: BlockState
  ) -> LayoutLocation? {
    program.firstBlocks(state).placing[number].flatMap { origins[$0].location }
  }
}

extension PassProblem {
  /// Whether it was found by asking the element, and not by computing.
  var isOfContent: Bool {
    if case .size = kind { return true }
    return false
  }
}

extension BlockPass {
  var issues: BlockIssues { BlockIssues(origins: origins, elements: elements.map(\.name)) }
}
