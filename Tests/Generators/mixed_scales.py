"""Random problems whose numbers are of very different sizes, and their exact optima by z3.

Writes Tests/ConstraintSolverTests/Conformance/mixed-scales.json; run it from the top of the
repository with z3-solver installed, which computes with rational numbers:

    python3 Tests/Generators/mixed_scales.py

The mixes take turns: coefficients and constants between a tenth and ten, and so on up to a
thousandth and a million.

Form: that of linear_programs.py without ranges, and before, constants [row, constant] that rows
have at first, to be changed to those of the rows one after the other. The sums are null if the
required rows contradict each other by more than a millionth; closer calls are left out.
"""
import json
import random
from fractions import Fraction

import z3

COUNT = 300
MIXES = [(-1, 1), (-2, 2), (-3, 3), (-4, 4), (-3, 6)]


def number(mix, digits=2):
    return float("%.*g" % (digits, 10 ** random.uniform(*mix)))


def signed(value):
    return random.choice([-1, 1]) * value


def make(mix):
    count = random.randint(2, 8)
    sizes = [int(random.random() < 0.45) for _ in range(count)]
    point = [number(mix) if size or random.random() < 0.5 else -number(mix) for size in sizes]
    rows = []
    for _ in range(random.randint(count, 3 * count)):
        variables = sorted(random.sample(range(count), min(random.choice([1, 1, 2, 2, 2, 3, 4]), count)))
        terms = [(v, signed(1.0 if random.random() < 0.33 else number(mix))) for v in variables]
        relation = random.choice(["==", "<=", ">="])
        is_required = random.random() < 0.45
        equalities = sum(r[0] == "==" and r[2] == 1000 for r in rows)
        if is_required and relation == "==" and equalities >= count - 1:
            continue
        constant = signed(number(mix))
        if random.random() < 0.7:
            constant = sum(c * point[v] for v, c in terms)
            constant += {"==": 0, "<=": 1, ">=": -1}[relation] * number(mix)
            if not is_required:
                constant += signed(number(mix))
        priority = 1000 if is_required else random.choice([750, 750, 500, 250])
        rows.append([relation, constant, priority] + [x for term in terms for x in term])
    before = [
        [index, signed(number(mix))]
        for index in sorted(random.sample(range(len(rows)), min(3, len(rows))))
    ]
    return {"sizes": sizes, "rows": rows, "before": before}


def exact(value):
    fraction = Fraction(value)
    return z3.Q(fraction.numerator, fraction.denominator)


def optimum(constraints, objective):
    search = z3.Optimize()
    search.add(constraints)
    handle = search.minimize(objective)
    if search.check() != z3.sat:
        return None
    value = search.lower(handle)
    return Fraction(value.numerator_as_long(), value.denominator_as_long()) if isinstance(
        value, z3.RatNumRef) else Fraction(str(value))


def excess(row, unknowns):
    terms = zip(row[3::2], row[4::2])
    return z3.Sum([exact(c) * unknowns[v] for v, c in terms]) - exact(row[1])


def limits(row, unknowns, slack):
    """The row holds but for a slack."""
    own = excess(row, unknowns)
    result = []
    if row[0] != ">=":
        result.append(own <= slack)
    if row[0] != "<=":
        result.append(own >= -slack)
    return result


def solve(problem):
    """Adds the sums. Returns False where the answer is too close to call."""
    unknowns = [z3.Real("x%d" % index) for index in range(len(problem["sizes"]))]
    bounds = [x >= 0 for x, size in zip(unknowns, problem["sizes"]) if size]
    required = [row for row in problem["rows"] if row[2] == 1000]
    miss = z3.Real("miss")
    shares = [
        limit
        for row in required
        for limit in limits(row, unknowns, miss * exact(max(1, abs(row[1]))))
    ]
    least = optimum(bounds + shares + [miss >= 0], miss)
    if least > 0:
        problem["sums"] = None
        return least > Fraction(1, 10**6)
    constraints = bounds + [limit for row in required for limit in limits(row, unknowns, exact(0))]
    sums = []
    for priority in sorted({row[2] for row in problem["rows"]} - {1000}, reverse=True):
        wishes = [row for row in problem["rows"] if row[2] == priority]
        slacks = [z3.Real("slack%d-%d" % (priority, index)) for index in range(len(wishes))]
        for row, slack in zip(wishes, slacks):
            constraints += limits(row, unknowns, slack) + [slack >= 0]
        best = optimum(constraints, z3.Sum(slacks))
        sums.append([priority, float(best)])
        constraints.append(z3.Sum(slacks) <= exact(best))
    problem["sums"] = sums
    return True


def main():
    random.seed(1)
    lines = []
    while len(lines) < COUNT:
        problem = make(MIXES[len(lines) % len(MIXES)])
        if solve(problem):
            lines.append(json.dumps(problem, separators=(",", ":")))
    with open("Tests/ConstraintSolverTests/Conformance/mixed-scales.json", "w") as file:
        file.write("[\n" + ",\n".join(lines) + "\n]\n")


main()
