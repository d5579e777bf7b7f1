import ConstraintSolver

extension SolverShape {
  func addFlat(_ count: Int, _ problem: inout ConstraintProblem, _ built: inout Built) {
    let (width, height) = (
      -ConstraintProblem.Term(built.width), -ConstraintProblem.Term(built.height)
    )
    for index in 0..<count {
      let inset = Double(index % 10)
      let row = problem.add(built.x(index), is: .equal, inset)
      problem.add(built.y(index), is: .equal, inset)
      problem.add(built.x(index), built.w(index), width, is: .equal, -inset)
      problem.add(built.y(index), built.h(index), height, is: .equal, -inset)
      if index == 0 { built.first = row }
    }
  }

  func addChain(_ count: Int, _ problem: inout ConstraintProblem, _ built: inout Built) {
    for index in 0..<count {
      if index == 0 {
        built.first = problem.add(built.x(0), is: .equal, 8)
      } else {
        problem.add(built.x(index), -built.x(index - 1), -built.w(index - 1), is: .equal, 8)
      }
      problem.add(built.w(index), is: .equal, 20)
      problem.add(built.y(index), is: .equal, 8)
      problem.add(built.h(index), is: .equal, 30)
    }
  }

  func addNest(_ count: Int, _ problem: inout ConstraintProblem, _ built: inout Built) {
    built.first = problem.add(built.x(0), is: .equal, 1)
    problem.add(built.y(0), is: .equal, 1)
    problem.add(built.x(0), built.w(0), -.init(built.width), is: .equal, -1)
    problem.add(built.y(0), built.h(0), -.init(built.height), is: .equal, -1)
    for index in 1..<count {
      let (x, y) = (built.x(index - 1), built.y(index - 1))
      problem.add(built.x(index), -x, is: .equal, 1)
      problem.add(built.y(index), -y, is: .equal, 1)
      problem.add(built.x(index), built.w(index), -x, -built.w(index - 1), is: .equal, -1)
      problem.add(built.y(index), built.h(index), -y, -built.h(index - 1), is: .equal, -1)
    }
  }

  func addForm(_ count: Int, _ problem: inout ConstraintProblem, _ built: inout Built) {
    for label in stride(from: 0, to: count, by: 2) {
      let field = label + 1
      let own = SolverShape.labelWidth(label)
      problem.add(built.w(label), is: .atMost, own, priority: 251)
      problem.add(built.w(label), is: .atLeast, own, priority: 750)
      problem.add(built.h(label), is: .atMost, 17, priority: 251)
      problem.add(built.h(label), is: .atLeast, 17, priority: 750)
      let row = problem.add(built.x(label), is: .equal, 8)
      if label == 0 { built.first = row }
      problem.add(
        built.y(label), 0.5 * built.h(label), -built.y(field), -0.5 * built.h(field), is: .equal, 0)
      problem.add(built.x(field), -built.x(label), -built.w(label), is: .equal, 8)
      problem.add(built.x(field), built.w(field), -.init(built.width), is: .equal, -8)
      if label == 0 {
        problem.add(built.y(field), is: .equal, 8)
      } else {
        problem.add(built.y(field), -built.y(field - 2), -built.h(field - 2), is: .equal, 8)
      }
      problem.add(built.h(field), is: .equal, 30)
    }
  }

  func addGrid(_ count: Int, _ problem: inout ConstraintProblem, _ built: inout Built) {
    let columns = columns(count)
    for index in 0..<count {
      if index % columns == 0 {
        let row = problem.add(built.x(index), is: .equal, 8)
        if index == 0 { built.first = row }
      } else {
        problem.add(built.x(index), -built.x(index - 1), -built.w(index - 1), is: .equal, 8)
      }
      if index < columns {
        problem.add(built.y(index), is: .equal, 8)
      } else {
        let above = index - columns
        problem.add(built.y(index), -built.y(above), -built.h(above), is: .equal, 8)
      }
      if index > 0 {
        problem.add(built.w(index), -built.w(0), is: .equal, 0)
        problem.add(built.h(index), -built.h(0), is: .equal, 0)
      }
    }
    let last = count - 1
    problem.add(built.x(last), built.w(last), -.init(built.width), is: .equal, -8)
    problem.add(built.y(last), built.h(last), -.init(built.height), is: .equal, -8)
  }

  func addEqual(_ count: Int, _ problem: inout ConstraintProblem, _ built: inout Built) {
    built.first = problem.add(built.x(0), is: .equal, 8)
    for index in 0..<count {
      if index > 0 {
        problem.add(built.x(index), -built.x(index - 1), -built.w(index - 1), is: .equal, 8)
        problem.add(built.w(index), -built.w(index - 1), is: .equal, 0)
      }
      problem.add(built.y(index), is: .equal, 8)
      problem.add(built.y(index), built.h(index), -.init(built.height), is: .equal, -8)
    }
    problem.add(built.x(count - 1), built.w(count - 1), -.init(built.width), is: .equal, -8)
  }

  func addLabels(_ count: Int, _ problem: inout ConstraintProblem, _ built: inout Built) {
    for index in 0..<count {
      let own = SolverShape.labelWidth(index)
      problem.add(built.w(index), is: .atMost, own, priority: 250)
      problem.add(built.w(index), is: .atLeast, own, priority: 750)
      problem.add(built.h(index), is: .atMost, 17, priority: 250)
      problem.add(built.h(index), is: .atLeast, 17, priority: 750)
      if index == 0 {
        built.first = problem.add(built.x(0), is: .equal, 8)
      } else {
        problem.add(built.x(index), -built.x(index - 1), -built.w(index - 1), is: .equal, 1)
      }
      problem.add(built.y(index), is: .equal, 8)
    }
    let last = count - 1
    problem.add(built.x(last), built.w(last), -.init(built.width), is: .atMost, -8)
  }
}
