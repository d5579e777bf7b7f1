package import Foundation

/// The formulas of an engine, as they are computed: one flat list of steps on a stack of numbers.
///
/// What the sides of a frame are made of is looked up here once, so that a step reads one number.
package struct FormulaProgram: Sendable {
  /// Some formulas within the list, computed one after the other.
  package struct Code: Hashable, Sendable {
    fileprivate var start: Int32
    fileprivate var end: Int32

    /// How many numbers wait at most.
    fileprivate var depth: Int32
  }

  private struct Step {
    enum Kind: UInt8 {
      case number, length
      case add, addNumber, addLength
      case subtract, subtractNumber, subtractLength
      case negate, times, over, minimum, maximum, rounded
    }

    var kind: Kind

    /// The place of a length, or the raw value of a rounding.
    var index: UInt8 = 0
    var number = 0.0
  }

  private var steps: [Step] = []

  package init() {}

  /// The number of steps, in which an engine measures how much it keeps.
  package var count: Int { steps.count }

  /// Adds formulas that are computed together.
  ///
  /// - Complexity: Linear in their terms, without recursion.
  package mutating func add(_ formulas: [LayoutFormula]) -> Code {
    var code = Code(start: Int32(truncatingIfNeeded: steps.count), end: 0, depth: 0)
    var depth = 0
    var deepest = 0
    for formula in formulas {
      for term in formula.terms {
        append(term)
        depth += 1 - term.operandCount
        // A side may be made of two lengths, which wait for a moment.
        if depth + 1 > deepest { deepest = depth + 1 }
      }
    }
    code.end = Int32(truncatingIfNeeded: steps.count)
    code.depth = Int32(truncatingIfNeeded: deepest)
    return code
  }

  private mutating func append(_ term: FormulaTerm) {
    switch term {
    case .number(let number): steps.append(Step(kind: .number, number: number))
    case .side(let owner, let side): append(side, of: owner)
    case .add: join(.add, number: .addNumber, length: .addLength)
    case .subtract: join(.subtract, number: .subtractNumber, length: .subtractLength)
    case .negate: steps.append(Step(kind: .negate))
    case .times(let factor): steps.append(Step(kind: .times, number: factor))
    case .over(let divisor): steps.append(Step(kind: .over, number: divisor))
    case .minimum: steps.append(Step(kind: .minimum))
    case .maximum: steps.append(Step(kind: .maximum))
    case .rounded(let rounding):
      steps.append(Step(kind: .rounded, index: rounding.rawValue))
    }
  }

  private mutating func append(_ side: FormulaTerm.Side, of owner: FormulaTerm.Owner) {
    let first = FormulaLengths.place(of: owner)
    func length(_ offset: UInt8) -> Step { Step(kind: .length, index: first + offset) }
    func half(_ offset: UInt8) -> [Step] { [length(offset), Step(kind: .over, number: 2)] }
    switch side {
    case .minX: steps.append(length(0))
    case .minY: steps.append(length(1))
    case .width: steps.append(length(2))
    case .height: steps.append(length(3))
    case .midX: steps += [length(0)] + half(2) + [Step(kind: .add)]
    case .midY: steps += [length(1)] + half(3) + [Step(kind: .add)]
    case .maxX: steps += [length(0), Step(kind: .addLength, index: first + 2)]
    case .maxY: steps += [length(1), Step(kind: .addLength, index: first + 3)]
    }
  }

  /// Adds an operator on two numbers, in one step with the second where that was just read.
  private mutating func join(_ plain: Step.Kind, number: Step.Kind, length: Step.Kind) {
    switch steps.last?.kind {
    case .number: steps[steps.count - 1].kind = number
    case .length: steps[steps.count - 1].kind = length
    default: steps.append(Step(kind: plain))
    }
  }
}

extension FormulaProgram {
  /// The four numbers of a frame.
  ///
  /// - Complexity: Linear in the steps, without recursion. Nothing is allocated unless a hundred
  ///   numbers wait at a time.
  package func frame(_ code: Code, _ lengths: FormulaLengths) -> CGRect {
    withResults(of: code, lengths) { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The two numbers of a size: see ``frame(_:_:)``.
  package func size(_ code: Code, _ lengths: FormulaLengths) -> CGSize {
    withResults(of: code, lengths) { CGSize(width: $0[0], height: $0[1]) }
  }

  /// One number: see ``frame(_:_:)``.
  package func number(_ code: Code, _ lengths: FormulaLengths) -> Double {
    withResults(of: code, lengths) { $0[0] }
  }

  @inline(__always)
  private func withResults<Result>(
    of code: Code, _ lengths: FormulaLengths, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    let count = FormulaLengths.count
    return withUnsafeTemporaryAllocation(
      of: Double.self, capacity: count + Int(code.depth)
    ) { room in
      // There is room for the lengths at least.
      let numbers = room.baseAddress.unsafelyUnwrapped
      lengths.write(to: numbers)
      run(code, numbers, stack: numbers + count)
      return body(UnsafePointer(numbers + count))
    }
  }

  @inline(never)
  private func run(
    _ code: Code, _ lengths: UnsafePointer<Double>, stack: UnsafeMutablePointer<Double>
  ) {
    steps.withUnsafeBufferPointer { steps in
      // One past the last number.
      var top = stack
      for place in Int(code.start)..<Int(code.end) {
        let step = steps[place]
        switch step.kind {
        case .number:
          top.pointee = step.number
          top += 1
        case .length:
          top.pointee = lengths[Int(step.index)]
          top += 1
        case .add:
          top -= 1
          top[-1] += top[0]
        case .addNumber: top[-1] += step.number
        case .addLength: top[-1] += lengths[Int(step.index)]
        case .subtract:
          top -= 1
          top[-1] -= top[0]
        case .subtractNumber: top[-1] -= step.number
        case .subtractLength: top[-1] -= lengths[Int(step.index)]
        case .negate: top[-1] = -top[-1]
        case .times: top[-1] *= step.number
        case .over: top[-1] /= step.number
        case .minimum:
          top -= 1
          top[-1] = min(top[-1], top[0])
        case .maximum:
          top -= 1
          top[-1] = max(top[-1], top[0])
        case .rounded:
          let rounding = FormulaTerm.Rounding(rawValue: step.index)
          top[-1] = rounding?.round(top[-1]) ?? .nan
        }
      }
    }
  }
}

/// The lengths that formulas compute with; those that a position does not have are no numbers.
package struct FormulaLengths {
  private var width = Double.nan
  private var height = Double.nan
  package var fitted = CGSize(width: CGFloat.nan, height: CGFloat.nan)
  package var previous = nowhere
  package var sibling = nowhere
  package var previousRow = nowhere
  package var previousColumn = nowhere
  package var cellWidth = Double.nan

  private static var nowhere: CGRect {
    let none = CGFloat.nan
    return CGRect(x: none, y: none, width: none, height: none)
  }

  package init() {}

  package mutating func setBounds(_ size: CGSize) {
    width = Double(size.width)
    height = Double(size.height)
  }

  /// Four numbers for each owner, as a frame has them.
  static let count = 4 * FormulaTerm.Owner.allCases.count

  static func place(of owner: FormulaTerm.Owner) -> UInt8 { 4 * owner.rawValue }

  @inline(__always)
  fileprivate func write(to numbers: UnsafeMutablePointer<Double>) {
    func write(_ owner: FormulaTerm.Owner, _ x: Double, _ y: Double, _ w: Double, _ h: Double) {
      let place = numbers + Int(Self.place(of: owner))
      place[0] = x
      place[1] = y
      place[2] = w
      place[3] = h
    }
    func write(_ owner: FormulaTerm.Owner, _ frame: CGRect) {
      write(
        owner, Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
        Double(frame.size.height))
    }
    write(.bounds, 0, 0, width, height)
    write(.fitted, 0, 0, Double(fitted.width), Double(fitted.height))
    write(.previous, previous)
    write(.sibling, sibling)
    write(.previousRow, previousRow)
    write(.previousColumn, previousColumn)
    write(.matrixCell, 0, 0, cellWidth, .nan)
  }
}
