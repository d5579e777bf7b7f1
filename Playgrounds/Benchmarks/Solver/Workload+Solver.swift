import ConstraintSolver
import Foundation

extension Workload {
  /// Every shape of layout: built, resized, and with one constant changed.
  static let solver: [Workload] = SolverShape.allCases.flatMap { shape in
    SolverPhase.allCases.map { phase in
      Workload(
        name: "solver-\(shape.rawValue)", sizes: [10, 30, 100, 300, 1_000, 3_000],
        quickSizes: [10, 100]
      ) { n in
        SolverCase(shape, n).prepare(phase)
      }
    }
  }
}

enum SolverPhase: String, CaseIterable {
  /// All variables and rows into a new problem, solved and read.
  case build
  /// The same into a problem that keeps its memory.
  case rebuild
  /// Both inputs changed, solved and read.
  case resize
  /// One constant changed and solved.
  case change
}

/// A problem of one shape and size.
final class SolverCase {
  let shape: SolverShape
  let n: Int
  // Behind pointers, so that the checks of class properties are not measured.
  let problem = UnsafeMutablePointer<ConstraintProblem>.allocate(capacity: 1)
  let buffer = UnsafeMutablePointer<[Double]>.allocate(capacity: 1)
  var built: SolverShape.Built
  let count: Int
  let sizes: [(width: Double, height: Double)]
  let firsts: [Double]

  /// Changes per piece of work; an odd number, so that they alternate across its calls.
  static let changes = 15

  init(_ shape: SolverShape, _ n: Int) {
    self.shape = shape
    self.n = n
    count = shape.count(n)
    // A row of labels has room for 30 of them.
    let width = shape == .intr ? max(1_100, 2 * Double(n)) : 9 * Double(n) + 400
    sizes = [(width, 9 * Double(n) + 300), (width - 40, 9 * Double(n) + 360)]
    let first = shape == .flat ? 0.0 : shape == .nest ? 1 : 8
    firsts = [first, first + 1]
    problem.initialize(to: ConstraintProblem())
    built = shape.build(n, &problem.pointee, sizes[0].width, sizes[0].height)
    buffer.initialize(to: Array(repeating: 0, count: 4 * count))
    problem.pointee.solve()
  }

  func prepare(_ phase: SolverPhase) -> Case {
    Case(
      n: n, phase: phase.rawValue,
      elements: phase == .change ? affected * SolverCase.changes : count,
      work: { number in self.work(phase, number) },
      limit: { number in self.fill(Double(number)) },
      allocates: phase == .build || phase == .rebuild,
      frames: {
        self.read()
        return stride(from: 0, to: self.buffer.pointee.count, by: 4).map { start in
          let values = self.buffer.pointee[start..<(start + 4)]
          return CGRect(
            x: values[start], y: values[start + 1], width: values[start + 2],
            height: values[start + 3])
        }
      },
      check: {
        for number in 0..<2 {
          self.work(phase, number)
          let size = self.sizes[phase == .change ? 0 : number % 2]
          let first = self.firsts[phase == .change ? number % 2 : 0]
          let wanted = self.shape.expected(self.n, size.width, size.height, first: first)
          self.read()
          for (index, value) in wanted.enumerated()
          where abs(self.buffer.pointee[index] - value) > 1e-7 * max(1, abs(value)) {
            return
              "view \(index / 4), number \(index % 4): \(self.buffer.pointee[index]), not \(value)"
          }
        }
        return nil
      })
  }

  /// The views whose frame depends on where the first one is.
  var affected: Int {
    switch shape {
    case .flat: 1
    case .form: 2
    case .grid: shape.columns(n)
    case .chain, .nest, .equal, .intr: count
    }
  }

  func work(_ phase: SolverPhase, _ number: Int) {
    let size = sizes[number % 2]
    switch phase {
    case .build:
      var fresh = ConstraintProblem()
      built = shape.build(n, &fresh, size.width, size.height)
      fresh.solve()
      problem.pointee = consume fresh
      read()
    case .rebuild:
      problem.pointee.removeAll()
      built = shape.build(n, &problem.pointee, size.width, size.height)
      problem.pointee.solve()
      read()
    case .resize:
      problem.pointee.suggest(size.width, for: built.width)
      problem.pointee.suggest(size.height, for: built.height)
      problem.pointee.solve()
      copy()
    case .change:
      guard let row = built.first else { return }
      // Several, since one may take less than the call of a piece of work does.
      for round in (number % 2)..<(number % 2 + SolverCase.changes) {
        problem.pointee.setConstant(firsts[round % 2], of: row)
        problem.pointee.solve()
      }
    }
  }

  /// Copies the values of all frames, which were added one after the other.
  func copy() {
    guard let first = built.frames.first?.valueIndex else { return }
    problem.pointee.withValues { values in
      buffer.pointee.withUnsafeMutableBufferPointer { buffer in
        values.extracting(first..<(first + buffer.count)).withUnsafeBufferPointer {
          _ = buffer.update(fromContentsOf: $0)
        }
      }
    }
  }

  func read() { problem.pointee.read(built.frames, into: &buffer.pointee) }

  func fill(_ value: Double) {
    buffer.pointee.withUnsafeMutableBufferPointer { buffer in
      for index in buffer.indices { buffer[index] = value }
    }
  }
}
