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

  /// The blocks of a pass that read the frames of elements which later blocks place.
  ///
  /// Complexity: linear in the program.
  func outOfOrder(
    _ program: BlockProgram, _ state: BlockState, elements known: [DeclaredElement]
  ) -> [LayoutIssue] {
    program.elementsReadBeforePlaced(state).map { number, block in
      let origin = origins[block]
      let names = [number, origin.element].compactMap { $0.map { known[$0].issueName } }
      return LayoutIssue(
        .blockOutOfOrder, elements: names, location: origin.location,
        explanation: "The block of \(names.count > 1 ? names[1] : "a stack") reads the frame of "
          + "\(names[0]), which a later block places, so it has that of the last pass, and the next "
          + "pass returns another one.",
        advice: "List the block of \(names[0]) first: blocks are laid out in their order.")
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
