extension SolvePlan {
  /// Sets the parameters of a component, or all its variables where its numbers are mixed.
  ///
  /// Each on its own where no line is about several, also where that leaves a choice, if no other
  /// variable follows from them; by sharing where one line is about several; by a simplex
  /// otherwise. On entry the parameters are 0 among the values and, if a line needs them, the steps
  /// have run with that.
  mutating func decide(_ number: Int, _ problem: ProblemView) -> Decision {
    components.all[number].followsSteps = false
    components.all[number].isSolvedByRows = false
    let component = components[number]
    if let parts = checkConstants(component, problem) { return contradiction(parts) }
    guard component.sharedCount <= 1 else { return decideBySimplex(number, problem) }
    if component.decided == .nothing {
      decisions.intervals.setCount(components.parameters.count)
      var isDecided = true
      for index in component.parameterRange {
        if let parts = narrow(index, problem) {
          return contradictions(of: component, known: parts, problem)
        }
        if !decisions.intervals[index].isPoint { isDecided = false }
      }
      if !isDecided, let decision = decideOpen(number, problem) { return decision }
      if component.hasOwnLinesOnly { components.all[number].decided = .intervals }
    }
    guard component.sharedCount > 0 else {
      setToLow(component, problem)
      if component.hasOwnLinesOnly, component.firstConstant < 0 {
        components.all[number].decided = .parameters
      }
      return .parameters
    }
    switch share(number, problem) {
    case .shared: return .parameters
    case .contradiction(let parts): return contradiction(parts)
    case .undecided:
      clearParameters(component, problem)
      return decideBySimplex(number, problem)
    }
  }

  /// Decides a component whose parameters have a choice within their own lines. Returns `nil` where
  /// each has its place then, as no line is about several of them.
  ///
  /// On entry the parameters are 0 among the values, and their intervals are known.
  @inline(never)
  private mutating func decideOpen(_ number: Int, _ problem: ProblemView) -> Decision? {
    let component = components[number]
    let shared = component.sharedCount > 0 ? lines.shared(of: component, problem) : nil
    if let shared, let parts = contradiction(of: shared, problem) { return contradiction(parts) }
    // The choice of a parameter looks at no variable that follows from it.
    guard component.stepRange.isEmpty else { return decideBySimplex(number, problem) }
    decisions.intervals.choose(component.parameterRange, of: &components, by: &lines, problem)
    guard let shared else { return nil }
    // What is best without a line is best with it, if it holds.
    let (missing, largest) = missing(shared, problem)
    guard shared.isMet(missing: missing, within: Tolerance.tie * largest) else {
      return decideBySimplex(number, problem)
    }
    setToLow(component, problem)
    return .parameters
  }

  /// Narrows a parameter by its own lines; returns the contradiction if they have one.
  @inline(__always)
  mutating func narrow(_ parameter: Int, _ problem: ProblemView) -> [ConflictPart]? {
    decisions.intervals.narrow(parameter, of: &components, by: &lines, problem)
  }

  /// The contradictions between the own lines of the parameters of a component; one is known.
  private mutating func contradictions(
    of component: Component, known: [ConflictPart], _ problem: ProblemView
  ) -> Decision {
    guard decisions.findsAllConflicts else { return contradiction(known) }
    var found: [Decision.Contradiction] = []
    for index in component.parameterRange {
      let own = components.parameters[index]
      for parts in decisions.intervals.contradictions(of: own, by: &lines, problem) {
        found.append(Decision.Contradiction(parts: parts))
      }
    }
    return found.isEmpty ? contradiction(known) : .contradictions(found)
  }

  /// Lines without a parameter hold or do not, whatever is decided.
  private mutating func checkConstants(
    _ component: Component, _ problem: ProblemView
  ) -> [ConflictPart]? {
    var index = component.firstConstant
    while index >= 0 {
      let line = lines[index]
      let isViolated =
        line.source < 0
        ? program.isNegative(-1 - line.source, problem)
        : line.isRequired && !problem.isMet(problem.rows[Int(line.source)])
      if isViolated { return [ConflictPart(source: line.source, multiplier: 1)] }
      index = line.next
    }
    return nil
  }

  private mutating func decideBySimplex(_ number: Int, _ problem: ProblemView) -> Decision {
    if !components[number].needsBase { program.run(components[number].stepRange, problem) }
    if decisions.regions.decide(number, of: &components, by: &lines, problem) {
      return .parameters
    }
    let question = question(about: number, problem)
    if decisions.triesIntervals(question) {
      if let decision = decideByIntervals(question, about: number, problem) { return decision }
      // What a simplex chooses among many would violate one bound after the other.
      // A size that steps make the same number, whatever is decided, may be among them.
      if addBounds(of: number) { return decide(number, problem) }
    }
    if isMixed(question, about: number, problem) { return decideByRows(number, problem) }
    let decision = decision(of: question, about: number, problem)
    decisions.work.spend(decision.work)
    if let core = decision.core { return .contradictions([contradiction(core, question)]) }
    components.all[number].followsSteps = decision.choices != nil
    if decision.isFinished {
      keepRegion(of: decision, number, problem)
    } else {
      giveUp(number)
    }
    for (variable, value) in zip(question.columns, decision.values) {
      problem.values[Int(variable)] = value
    }
    return .parameters
  }

  /// Decides a component of many parameters from where each may lie; `nil` if that cannot tell.
  private mutating func decideByIntervals(
    _ question: SimplexQuestion, about number: Int, _ problem: ProblemView
  ) -> Decision? {
    var answer = IntervalAnswer(question)
    let limit = decisions.listLimit(question.sources.count)
    let outcome = answer.solve(findingAll: decisions.findsAllConflicts, listing: limit) {
      newestRows(of: question, about: number, problem)
    }
    switch outcome {
    case .optimal: break
    case .infeasible(let cores): return .contradictions(cores.map { contradiction($0, question) })
    case .undecided: return nil
    }
    let isChoice = !answer.isUnique
    if isChoice {
      // In long chains the later variables are long expressions, which mostly are not asked for.
      let variables = variables(of: number, problem)
      let choices = answer.solve(choosing: variables.map { problem.variables[Int($0)] }) {
        choice(of: variables[$0], in: number, problem)
      }
      guard choices else { return nil }
    }
    guard let values = answer.values else { return nil }
    components.all[number].followsSteps = isChoice
    for (variable, value) in zip(question.columns, values) {
      problem.values[Int(variable)] = value
    }
    return .parameters
  }

  /// Decides the lines of a component, or returns the decision of the same question from before.
  private mutating func decision(
    of question: SimplexQuestion, about number: Int, _ problem: ProblemView
  ) -> LongDecision {
    let budget = decisions.work.start(number, of: &components)
    var offered: [SimplexQuestion.Choice]?
    for index in decisions.long.indices where decisions.long[index].isAbout(question, budget) {
      if decisions.long[index].choices != nil, offered == nil {
        offered = choices(of: number, problem)
      }
      guard decisions.long[index].choices == nil || decisions.long[index].choices == offered else {
        continue
      }
      let known = decisions.long.remove(at: index)
      decisions.keep(known)
      return known
    }
    var decision = LongDecision(question, budget)
    var answer = SimplexAnswer<Double>(question)
    if !decision.solve(&answer) {
      decision.choose(among: offered ?? choices(of: number, problem), &answer)
    }
    decision.finish(answer)
    decisions.keep(decision)
    return decision
  }

  /// Keeps a decision for other right sides.
  private mutating func keepRegion(
    of decision: LongDecision, _ number: Int, _ problem: ProblemView
  ) {
    guard var region = decision.region else { return }
    region.rows = regionRows(of: components[number], problem)
    for index in decision.chosen {
      guard let choice = decision.choices?[index] else { continue }
      region.rows.append(
        Region.Row(line: -1, variable: choice.variable, target: choice.previous ?? 0))
    }
    decisions.regions.keep(region, of: number, &components)
    components.noteRemembering(number)
  }

  private func contradiction(_ parts: [ConflictPart]) -> Decision {
    .contradictions([Decision.Contradiction(parts: parts)])
  }

  /// A contradiction as one of the problem's rows and bounds.
  private func contradiction(
    _ core: LevelProgram.Contradiction, _ question: SimplexQuestion
  ) -> Decision.Contradiction {
    let rows = core.rows.map { row, multiplier in
      switch question.sources[row] {
      case .row(let position):
        ConflictPart(source: Int32(truncatingIfNeeded: position), multiplier: multiplier)
      case .bound(let variable):
        ConflictPart(source: Int32(truncatingIfNeeded: -1 - variable), multiplier: multiplier)
      }
    }
    let bounds = core.bounds.map { ConflictPart(source: -1 - question.columns[$0], multiplier: 0) }
    return Decision.Contradiction(parts: rows + bounds, isComplete: core.isComplete)
  }
}
