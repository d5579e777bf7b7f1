import Foundation
import LayoutCore

extension BlockPass {
  /// Why each element is where it is; nothing is laid out.
  func trace(for input: LayoutInput) -> LayoutTrace {
    var trace = BlockTrace(
      program: program, names: elements.map(\.name),
      answers: conditions.map { condition in
        LayoutTrace.Method(
          condition: "\(condition)", position: "scheme", holds: condition(input),
          location: condition.location)
      })
    trace.walk()
    return LayoutTrace(
      size: input.size,
      entries: trace.order.map { number in
        let methods = trace.methods(of: number)
        guard let element = elements[number].link.element else {
          return LayoutTrace.Entry(element: elements[number].name, frame: .zero, methods: methods)
        }
        return LayoutTrace.Entry(of: element, methods: methods)
      })
  }
}

/// A walk over the steps of a program that tells in words what they do for each element.
struct BlockTrace {
  /// How many conditions around an element that hold are told, the innermost ones.
  private static let toldConditions = 32

  private let program: BlockProgram
  private let names: [String]
  private let answers: [LayoutTrace.Method]

  /// The elements in the order in which they are placed.
  private(set) var order: [Int] = []
  private var refusals: [[LayoutTrace.Method]]
  private var placements: [[LayoutTrace.Method]]

  /// The conditions around the step that hold, or the one that does not, and where each ends.
  private var open: [(answer: LayoutTrace.Method, end: Int)] = []
  private var refusal: (answer: LayoutTrace.Method, end: Int)?

  /// What the block's constraints say so far, and by what the next anchors are.
  private var constraints: [String] = []
  private var source = ""
  private var anchors: [String] = []

  init(program: BlockProgram, names: [String], answers: [LayoutTrace.Method]) {
    self.program = program
    self.names = names
    self.answers = answers
    refusals = Array(repeating: [], count: names.count)
    placements = refusals
  }

  /// What was tried for an element: what did not hold, then what placed it.
  func methods(of element: Int) -> [LayoutTrace.Method] {
    refusals[element] + placements[element]
  }

  mutating func walk() {
    var index = 0
    while index < program.steps.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      if let end = refusal?.end, end <= index { refusal = nil }
      let step = program.steps[index]
      index += 1
      switch step.operation {
      case .branch where refusal == nil:
        let answer = answers[Int(step.i)]
        if answer.holds {
          open.append((answer, Int(step.k)))
        } else {
          refusal = (answer, Int(step.k))
        }
      case .jump where refusal == nil: index = Int(step.k)
      case .begin: constraints = []
      case .form, .formBaseline:
        endConstraint()
        let text = step.k < 0 ? "fills its room" : program.text(ofParts: step)
        place(Int(step.i), step.operation == .form ? text : "baseline: \(text)")
        constraints = []
      case .stack: placeItems(of: program.stacks[Int(step.i)])
      default: note(step)
      }
    }
  }

  private mutating func placeItems(of stack: StackForm) {
    for index in 0..<stack.count {
      place(
        Int(program.stackItems[stack.firstItem + index]),
        "item \(index + 1) of \(stack.count), \(stack.text)")
    }
  }

  private mutating func place(_ element: Int, _ layout: String) {
    if refusals[element].isEmpty && placements[element].isEmpty { order.append(element) }
    if let answer = refusal?.answer {
      if refusals[element].last != answer { refusals[element].append(answer) }
      return
    }
    // Elements within each other's conditions would otherwise tell of as many as there are pairs.
    let around = open.count - Self.toldConditions
    if around > 0 {
      placements[element].append(
        LayoutTrace.Method(
          condition: "\(around) more around", position: "scheme", holds: true, location: nil))
    }
    placements[element] += open.suffix(Self.toldConditions).map(\.answer)
    for text in constraints + [layout] {
      placements[element].append(
        LayoutTrace.Method(condition: "always", position: text, holds: true, location: nil))
    }
  }

  /// Notes what a step of a constraint does.
  private mutating func note(_ step: BlockStep) {
    switch step.operation {
    case .useFrame: begin("by \(names[Int(step.i)])")
    case .useContent, .useGuideContent: begin("by what is in \(names[Int(step.i)])")
    case .useBaseline: begin("by the baseline of \(names[Int(step.i)])")
    case .measure, .applyContentRule: begin("by the content of \(names[Int(step.i)])")
    case .useSource: begin("by the room")
    case .useTransformed: begin("by a closure's rect")
    case .transform: add("closure")
    case .customConstraint: add("constraint of another kind")
    case .setLength where step.a == 0, .limitLength where step.a == 0,
      .extendLength where step.a == 0, .aspect:
      // These refer to no other element.
      if let text = step.anchorText { add(text) }
    case .placeInside: anchors.append(program.text(ofParts: step))
    default: if let text = step.anchorText { anchors.append(text) }
    }
  }

  private mutating func add(_ text: String) {
    endConstraint()
    constraints.append(text)
  }

  private mutating func begin(_ text: String) {
    endConstraint()
    source = text
  }

  private mutating func endConstraint() {
    if !anchors.isEmpty {
      constraints.append("\(source): \(anchors.joined(separator: ", "))")
    }
    source = ""
    anchors = []
  }
}
