#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import LayoutDecisions

extension Explorer {
  /// Records a pass.
  func record(_ size: Size) -> RecordedSample {
    content.passes += 1
    let input = domain.input(at: size.cgSize)
    var snapshot: LayoutSnapshot?
    var pass = RecordedPass()
    let issues = LayoutIssue.collecting {
      let recorded = DecisionRecorder.record { self.pass(input) }
      (snapshot, pass) = (recorded.result, recorded.pass)
    }
    let taken = snapshot ?? LayoutSnapshot(name: "", frame: .zero)
    var numbers: [Double] = []
    numbers.reserveCapacity(taken.records.count * 4)
    for record in taken.records {
      let frame = record.frame
      numbers.append(Double(frame.origin.x))
      numbers.append(Double(frame.origin.y))
      numbers.append(Double(frame.size.width))
      numbers.append(Double(frame.size.height))
    }
    let structure = structure(of: taken)
    var chosen: Set<MapAlternative> = []
    for (element, choice) in pass.choices {
      let number = note(choice, of: element, structure)
      for alternative in choice.taken {
        chosen.insert(MapAlternative(choice: number, alternative: alternative))
      }
    }
    return RecordedSample(
      size: size, structure: structure, numbers: numbers, pass: pass, taken: chosen,
      issues: issues)
  }

  /// Keeps which alternatives an element took, and returns the number of the choice.
  private func note(_ choice: RecordedChoice, of element: Int, _ structure: Int32) -> Int {
    let key = ChoiceOwner(structure: structure, element: element, noun: choice.noun)
    if let known = choiceIndices[key] {
      content.choices[known].taken.formUnion(choice.taken)
      return known
    }
    choiceIndices[key] = content.choices.count
    let alternatives = (0..<choice.count).map { number in
      let (text, file, line) = choice.alternative(number)
      return LayoutReason(
        text: text, location: line > 0 ? LayoutLocation(fileID: file, line: line) : nil)
    }
    content.choices.append(
      MapChoice(
        structure: structure, element: element, noun: choice.noun, alternatives: alternatives,
        taken: choice.taken))
    return content.choices.count - 1
  }

  private func structure(of snapshot: LayoutSnapshot) -> Int32 {
    // Mostly it is that of the pass before.
    if let known = lastStructure, content.structures[Int(known)].matches(snapshot) { return known }
    let hash = MapStructure.hash(of: snapshot)
    let known = structureIndices[hash]?.first { content.structures[Int($0)].matches(snapshot) }
    let index = known ?? Int32(content.structures.count)
    if known == nil {
      content.structures.append(MapStructure(snapshot))
      structureIndices[hash, default: []].append(index)
    }
    lastStructure = index
    return index
  }

  /// What differs between passes at one size, if anything does.
  func steadinessIssue(at size: Size) -> LayoutIssue? {
    let known = reference?.size == size ? reference : nil
    let first = known ?? record(size)
    if reference == nil { reference = first }
    for _ in 0..<2 {
      let next = record(size)
      if let problem = difference(first, next) {
        return LayoutIssue(
          .unsteadyLayout, numbers: ["width": size.width, "height": size.height],
          explanation: "Two passes at \(size) differ: \(problem)",
          advice: "Build a new and equal tree in each call, and lay it out by the input alone: "
            + "not by time, chance or what a former pass left.")
      }
    }
    return nil
  }

  private func difference(_ first: RecordedSample, _ second: RecordedSample) -> String? {
    let records = content.structures[Int(first.structure)].records
    if first.structure != second.structure {
      let others = content.structures[Int(second.structure)].records
      for (index, (own, other)) in zip(records, others).enumerated() where own != other {
        return own.name == other.name
          ? "element \(index), \(own.name), is hidden or holds others in one of them."
          : "element \(index) is \(own.name) in one and \(other.name) in the other."
      }
      return "one has \(records.count) elements, the other \(others.count)."
    }
    for (index, (own, other)) in zip(first.numbers, second.numbers).enumerated()
    where !((own - other).magnitude <= 1e-6) && own != other && !(own.isNaN && other.isNaN) {
      let part = ["x", "y", "width", "height"][index % 4]
      return "\(records[index / 4].name) has \(part) \(own.fixedText) in one and "
        + "\(other.fixedText) in the other."
    }
    guard !first.isSamePath(as: second) else { return nil }
    let answers = zip(first.pass.answers, second.pass.answers)
    let place = answers.enumerated().first { $1.0 != $1.1 }?.offset
    let decision = place ?? min(first.pass.answers.count, second.pass.answers.count)
    let longer = first.pass.answers.count > decision ? first.pass : second.pass
    let reason = decision < longer.answers.count ? longer.reason(of: decision)?.text() : nil
    return "decision \(decision) of the pass has another answer"
      + (reason.map { " (\($0))." } ?? ".")
  }
}
#endif
