"""Random problems with priorities, solved by HiGHS through scipy, as an oracle for ConstraintSolver.

Writes Tests/ConstraintSolverTests/Conformance/programs.json; run it from the top of the repository
with scipy installed:

    python3 Tests/Generators/linear_programs.py

A program is solved level by level: for each priority the sum of the absolute violations is made as
small as the sums of all higher priorities allow. Then every variable is made as small and as large
as all sums allow: where both agree it is determined.

Form: sizes (1 for a variable that is never negative), rows [relation, constant, priority, variable,
coefficient, ...], sums [[priority, sum], ...] or null if the required rows contradict each other,
ranges [[least, most], ...] of the variables, null where there is no limit.
"""

import json
import random

import numpy
from scipy.optimize import linprog

COUNT = 400
TIGHT = 1e-9


def make(seed):
    source = random.Random(seed)
    count = source.randint(1, 10)
    sizes = [int(source.random() < 0.5) for _ in range(count)]
    point = [source.randint(0, 300) for _ in range(count)]
    rows = []
    for _ in range(source.randint(count, 3 * count)):
        chosen = source.sample(range(count), min(count, source.choice([1, 1, 2, 2, 3, 4])))
        factors = [source.choice([1, 1, 1, -1, -1, 0.5, 2, -0.25, 3]) for _ in chosen]
        left = sum(f * point[v] for f, v in zip(factors, chosen))
        relation = source.choice(["==", "<=", ">="])
        slack = source.randint(0, 40)
        constant = left + {"==": 0, "<=": slack, ">=": -slack}[relation]
        is_required = source.random() < 0.35
        if not is_required or source.random() < 0.2:
            constant += source.randint(-60, 60)
        priority = 1000 if is_required else source.choice([750, 750, 500, 250, 251])
        row = [relation, constant, priority]
        for variable, factor in zip(chosen, factors):
            row += [variable, factor]
        rows.append(row)
    return sizes, rows


class Program:
    """Unknowns, then two violations for every wish."""

    def __init__(self, sizes, rows):
        self.count = len(sizes)
        wishes = [row for row in rows if row[2] < 1000]
        width = self.count + 2 * len(wishes)
        self.bounds = [(0 if size else None, None) for size in sizes]
        self.bounds += [(0, None)] * (2 * len(wishes))
        self.upper, self.upper_right = [], []
        self.equal, self.equal_right = [], []
        self.levels = {}
        wish = 0
        for row in rows:
            relation, constant, priority = row[:3]
            line = numpy.zeros(width)
            for variable, factor in zip(row[3::2], row[4::2]):
                line[variable] += factor
            if priority < 1000:
                over, under = self.count + 2 * wish, self.count + 2 * wish + 1
                line[over], line[under] = -1, 1
                cost = self.levels.setdefault(priority, numpy.zeros(width))
                cost[over] = cost[under] = 1
                wish += 1
            if relation == "==":
                self.equal.append(line)
                self.equal_right.append(constant)
            else:
                sign = 1 if relation == "<=" else -1
                self.upper.append(sign * line)
                self.upper_right.append(sign * constant)
        self.width = width

    def solve(self, cost):
        return linprog(
            cost,
            A_ub=numpy.array(self.upper) if self.upper else None,
            b_ub=self.upper_right if self.upper else None,
            A_eq=numpy.array(self.equal) if self.equal else None,
            b_eq=self.equal_right if self.equal else None,
            bounds=self.bounds,
            method="highs",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
        )

    def limit(self, variable, sign):
        cost = numpy.zeros(self.width)
        cost[variable] = sign
        result = self.solve(cost)
        if result.status == 3:
            return None
        if result.status != 0:
            raise ValueError(result.message)
        return round(result.x[variable], 6)


def solve(sizes, rows):
    program = Program(sizes, rows)
    first = program.solve(numpy.zeros(program.width))
    if first.status == 2:
        return None, None
    sums = []
    for priority in sorted(program.levels, reverse=True):
        cost = program.levels[priority]
        result = program.solve(cost)
        if result.status != 0:
            raise ValueError(result.message)
        sums.append([priority, round(result.fun, 6)])
        program.upper.append(cost)
        program.upper_right.append(result.fun + TIGHT)
    ranges = [[program.limit(v, 1), program.limit(v, -1)] for v in range(program.count)]
    return sums, ranges


def main():
    lines = []
    seed = 0
    while len(lines) < COUNT:
        sizes, rows = make(seed)
        seed += 1
        try:
            sums, ranges = solve(sizes, rows)
        except ValueError:
            continue
        program = {"sizes": sizes, "rows": rows, "sums": sums, "ranges": ranges}
        lines.append(json.dumps(program, separators=(",", ":")))
    with open("Tests/ConstraintSolverTests/Conformance/programs.json", "w") as file:
        file.write("[\n" + ",\n".join(lines) + "\n]\n")


main()
