// ConstraintProblem+Ambiguity.swift
var problem = ConstraintProblem()

// ConstraintProblem+Rows.swift: add
var problem = ConstraintProblem()
let x = problem.addVariable(), y = problem.addVariable(), width = problem.addVariable(isSize: true)
// ...
problem.add(.init(y), is: .equal, 4)
problem.solve()
problem[x]  // 16
problem[width]  // 64

// ConstraintProblem+Rows.swift: setActive
var problem = ConstraintProblem()
let label = problem.addVariable(isSize: true)

// ConstraintProblem+Solve.swift
var problem = ConstraintProblem()
let label = problem.addVariable(isSize: true)

// ConstraintProblem+Variables.swift
var problem = ConstraintProblem()
let left = problem.addVariable(), width = problem.addVariable(isSize: true)
problem.add(.init(left), is: .equal, 8)
problem.add(.init(width), is: .equal, 50)
// ...
end  // 58
