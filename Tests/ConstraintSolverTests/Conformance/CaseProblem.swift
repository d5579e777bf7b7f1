import TestSupport

@testable import ConstraintSolver

/// A case as a problem: what a front end does with items and statements.
struct CaseProblem {
  var problem = ConstraintProblem()
  var inputs: [ConstraintProblem.Variable] = []
  var items: [String: [ConstraintProblem.Variable]] = [:]
  var rows: [ConstraintProblem.Row] = []

  init(_ test: ConstraintCase, usesPresolve: Bool) {
    problem.usesPresolve = usesPresolve
    inputs = test.parent.map { problem.addInput($0) }
    for item in test.items {
      let x = problem.addVariable()
      let y = problem.addVariable()
      let sizes = (0..<2).map { _ in problem.addVariable(isSize: true) }
      items[item.n] = [x, y] + sizes
      for axis in 0..<2 {
        guard let intrinsic = item.i?[axis] else { continue }
        let hugging = item.hug?[axis] ?? 250
        let compression = item.comp?[axis] ?? 750
        problem.add(.init(sizes[axis]), is: .atMost, intrinsic, priority: hugging)
        problem.add(.init(sizes[axis]), is: .atLeast, intrinsic, priority: compression)
      }
    }
    for statement in test.st {
      let names = [statement.source, statement.target].compactMap { $0?.split(separator: ".")[1] }
      let isMirrored = test.rtl == true && names.contains { $0 == "leading" || $0 == "trailing" }
      let source = expression(statement.source, test, isMirrored)
      let target = statement.target.map { expression($0, test, isMirrored) }
      var terms = source.terms
      for term in target?.terms ?? [] {
        terms.append(.init(term.variable, -term.coefficient * statement.multiplier))
      }
      let constant =
        statement.constant - source.constant + (target?.constant ?? 0) * statement.multiplier
      rows.append(
        problem.add(
          sum: terms, is: .init(statement.relation), constant, priority: statement.priority))
    }
  }

  private func expression(_ text: String, _ test: ConstraintCase, _ isMirrored: Bool)
    -> (terms: [ConstraintProblem.Term], constant: Double)
  {
    let parts = text.split(separator: ".").map(String.init)
    let variables = items[parts[0]]
    func terms(_ position: Double, _ size: Double, axis: Int) -> [ConstraintProblem.Term] {
      guard let variables else { return [.init(inputs[axis], size)] }
      return [.init(variables[axis], position), .init(variables[axis + 2], size)]
    }
    let item = test.items.first { $0.n == parts[0] }
    // From the right edge leftwards: the parent's width minus the place from the left.
    func mirrored(_ fraction: Double) -> [ConstraintProblem.Term] {
      variables == nil
        ? [.init(inputs[0], 1 - fraction)]
        : terms(-1, -fraction, axis: 0) + [.init(inputs[0])]
    }
    switch parts[1] {
    case "leading": return (isMirrored ? mirrored(1) : terms(1, 0, axis: 0), 0)
    case "trailing": return (isMirrored ? mirrored(0) : terms(1, 1, axis: 0), 0)
    case "centerX": return (isMirrored ? mirrored(0.5) : terms(1, 0.5, axis: 0), 0)
    case "left": return (terms(1, 0, axis: 0), 0)
    case "right": return (terms(1, 1, axis: 0), 0)
    case "width": return (terms(0, 1, axis: 0), 0)
    case "top": return (terms(1, 0, axis: 1), 0)
    case "bottom": return (terms(1, 1, axis: 1), 0)
    case "centerY": return (terms(1, 0.5, axis: 1), 0)
    case "height": return (terms(0, 1, axis: 1), 0)
    case "firstBaseline": return (terms(1, 0, axis: 1), item?.bl?[0] ?? 0)
    case "lastBaseline": return (terms(1, 1, axis: 1), -(item?.bl?[1] ?? 0))
    default: preconditionFailure("unknown attribute \(text)")
    }
  }

  func frame(_ name: String) -> [Double] { items[name, default: []].map { problem[$0] } }

  /// The elements of the cores that were found, as the file names them.
  var cores: [Set<ConstraintCase.Element>] {
    problem.issues.compactMap { issue in
      guard case .conflict(let conflict) = issue else { return nil }
      let statements = conflict.rows.compactMap { row in
        rows.firstIndex(of: row).map(ConstraintCase.Element.statement)
      }
      let bounds = conflict.sizes.map { size in
        ConstraintCase.Element.bound("\(name(of: size))>=0")
      }
      return Set(statements + bounds)
    }
  }

  func name(of variable: ConstraintProblem.Variable) -> String {
    for (name, variables) in items {
      if let index = variables.firstIndex(of: variable) {
        return "\(name).\(["x", "y", "w", "h"][index])"
      }
    }
    return "?"
  }
}

extension ConstraintProblem.Relation {
  init(_ relation: ConstraintCase.Relation) {
    switch relation {
    case .equal: self = .equal
    case .atMost: self = .atMost
    case .atLeast: self = .atLeast
    }
  }
}
