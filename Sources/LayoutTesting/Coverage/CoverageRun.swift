import Foundation
import LayoutAnalysis
import LayoutCore

/// Finds out what inputs see of a layout.
struct CoverageRun {
  private let domain: LayoutDomain
  private let inputs: [LayoutInput]
  private let subject: CheckSubject
  private let makeElement: () -> any LayoutElement
  private let budget: CheckBudget
  private var result = LayoutCoverage()

  /// The frames at the inputs.
  private var frames: [LayoutSnapshot] = []

  init<Element: LayoutElement>(
    over domain: LayoutDomain, at inputs: [LayoutInput], budget: Duration,
    _ makeElement: @escaping () -> Element
  ) {
    self.domain = domain
    self.budget = CheckBudget(budget)
    self.makeElement = makeElement
    // Reports of checks may have an input several times.
    var known: [CGSize: [LayoutInput]] = [:]
    self.inputs = inputs.filter { input in
      guard known[input.size]?.contains(input) != true else { return false }
      known[input.size, default: []].append(input)
      return true
    }
    subject = CheckSubject(making: makeElement)
  }

  mutating func coverage() -> LayoutCoverage {
    let limits: LayoutMap.Limits =
      LayoutMap.recordsDecisions
      ? .init(duration: .seconds(min(budget.seconds * 0.3, 1e6))) : .none
    let map = subject.map(over: domain, limits: limits)
    guard !hasProblem(map) else { return result }
    result.inputCount = inputs.count
    LayoutIssue.withHandler({ _ in }) {
      visit(map)
      lookAtInputs()
      tryChanges(map)
    }
    return result
  }

  /// Whether something is in the way; says so.
  private mutating func hasProblem(_ map: LayoutMap) -> Bool {
    var problem = map.failure.map { CheckProblem($0) }
    if problem == nil { problem = subject.problem(at: domain.input(at: domain.smallest), seed: 1) }
    if problem == nil, inputs.isEmpty {
      problem = CheckProblem(
        "There is no input at which the layout is seen.",
        advice: "Give the inputs of your tests, or a domain with devices.")
    }
    if problem == nil, ConditionChange.all(of: makeElement()).isEmpty {
      problem = CheckProblem(
        "The layout has no condition.", advice: "There is nothing to check; leave it out.")
    }
    result.failure = problem.map { "\($0.explanation) \($0.advice)" }
    return problem != nil
  }

  /// Says in which regions and on which devices there are inputs.
  private mutating func visit(_ map: LayoutMap) {
    let sizes = inputs.filter { $0 == domain.input(at: $0.size) }.map(\.size)
    for device in domain.devices where domain.contains(device.size) {
      if sizes.contains(device.size) {
        result.visitedDevices.append(device)
      } else {
        result.missedDevices.append(device)
      }
    }
    guard LayoutMap.recordsDecisions else { return }
    let regions = map.regions.filter { $0.share > 0 }
    let visited = regions.filter { region in sizes.contains(where: region.sizes.owns) }
    result.regionCount = regions.count
    result.visitedRegionCount = visited.count
    result.visitedShare = visited.reduce(0) { $0 + $1.share }
  }

  /// Takes the frames at the inputs, and how tests answer there.
  private mutating func lookAtInputs() {
    var atoms: [AtomKey: Int] = [:]
    for input in inputs {
      guard budget.used < 0.6 else {
        result.notReached.append(
          "not reached in \(budget.seconds.fixedText) s: \(frames.count) of \(inputs.count) inputs "
            + "were looked at")
        return
      }
      guard let root = subject.element(for: input) else { return }
      frames.append(
        LayoutSnapshot(of: root, in: input) {
          for (element, source) in ElementTree.conditionalElements(of: root) {
            let seen = (source as? any LayoutContainer)?.layoutInput ?? input
            for condition in element.declaredConditions {
              note(condition, seen, &atoms)
            }
          }
        })
    }
  }

  private struct AtomKey: Hashable {
    var atom: LayoutCondition
    var location: LayoutLocation?
  }

  private mutating func note(
    _ condition: LayoutCondition, _ input: LayoutInput, _ known: inout [AtomKey: Int]
  ) {
    for atom in condition.atoms where atom != .always && atom != .never {
      let key = AtomKey(atom: atom, location: atom.location)
      let index = known[key] ?? result.atoms.count
      if index == result.atoms.count {
        known[key] = index
        result.atoms.append(LayoutCoverage.Atom(text: "\(atom)", location: atom.location))
      }
      if atom(input) {
        result.atoms[index].isSeenTrue = true
      } else {
        result.atoms[index].isSeenFalse = true
      }
    }
  }

  private mutating func tryChanges(_ map: LayoutMap) {
    let changes = ConditionChange.all(of: makeElement())
    for (number, change) in changes.enumerated() {
      guard budget.used < 1 else {
        result.notReached.append(
          "not reached in \(budget.seconds.fixedText) s: \(number) of \(changes.count) changes of "
            + "conditions were tried")
        return
      }
      let isSeen = zip(inputs, frames).contains { input, frames in
        change.mayMatter(at: input) && differs(change, at: input, from: frames)
      }
      guard !isSeen else {
        result.changeCount += 1
        continue
      }
      guard let found = size(for: change, map) else {
        // Without time nobody knows.
        if budget.used < 1 { result.idleCount += 1 }
        continue
      }
      result.changeCount += 1
      let shrinker = SizeShrinker(domain) { [self] size in
        // Without time the size stays as it is.
        budget.used < 1 ? differs(change, at: size, map) : size == found
      }
      let shrunk = shrinker.shrink(found)
      result.missedChanges.append(
        LayoutCoverage.MissedChange(
          condition: "\(change.condition)", location: change.location, text: change.text,
          size: shrunk.size, widths: shrunk.widths, heights: shrunk.heights))
    }
  }

  /// A size at which a change makes a difference.
  private func size(for change: ConditionChange, _ map: LayoutMap) -> CGSize? {
    let thresholds = CheckThresholds(subject, map, and: change.breakpoints)
    let sizes = CheckSizes(map, thresholds, seed: 1, count: 400).sizes
    return sizes.first { budget.used < 1 && differs(change, at: $0, map) }
  }

  private func differs(_ change: ConditionChange, at size: CGSize, _ map: LayoutMap) -> Bool {
    let input = domain.input(at: size)
    guard change.mayMatter(at: input) else { return false }
    let frames = map.certainPass(at: size)?.snapshot ?? subject.snapshot(input)
    return differs(change, at: input, from: frames)
  }

  /// Whether frames at an input are others under a changed condition.
  private func differs(
    _ change: ConditionChange, at input: LayoutInput, from frames: LayoutSnapshot
  ) -> Bool {
    LastWords.during("while laying out at \(LayoutReplay(input)), where \(change.text)") {
      guard let root = subject.element(for: input) else { return false }
      change.apply(to: root)
      let changed = LayoutSnapshot(of: root, in: input)
      return !changed.difference(from: frames, tolerance: 1e-6).isEmpty
    }
  }
}

extension SizePolygon {
  /// Whether a size belongs to the set, and not to what is beyond an edge.
  fileprivate func owns(_ size: CGSize) -> Bool {
    contains(size)
      && edges.allSatisfy { edge in
        let line = edge.formula
        let distance =
          line.width * Double(size.width) + line.height * Double(size.height) + line.constant
        return edge.isIncluded || distance > 1e-6
      }
  }
}
