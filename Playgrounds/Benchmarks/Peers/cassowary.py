"""The shapes of `benchmarks --filter solver` in kiwisolver: built, and resized."""

import kiwisolver as kiwi


def label_width(index: int) -> float:
    return 20 + index * 7 % 30


def columns_of(count: int) -> int:
    columns = 1
    while (columns + 1) ** 2 <= count:
        columns += 1
    return columns


class KiwiProblem:
    """Views as four variables each, in a parent whose width and height are suggested.

    That sizes are not negative is left out: it changes no answer here and takes Kiwi time.
    """

    name = "Kiwi"
    shapes = ["flat", "chain", "nest", "form", "grid", "equal"]

    def __init__(self, shape: str, n: int):
        count = {"form": n // 2 * 2, "grid": columns_of(n) ** 2}.get(shape, n)
        self.views = [tuple(kiwi.Variable() for _ in range(4)) for _ in range(count)]
        self.width, self.height = kiwi.Variable(), kiwi.Variable()
        self.rows = list(getattr(self, shape)())
        self.solver = kiwi.Solver()

    def resize(self, width: float, height: float):
        self.size = width, height

    def build(self):
        """Adds all rows to a new solver; the rows themselves were made before."""
        self.solver = kiwi.Solver()
        for side in (self.width, self.height):
            self.solver.addEditVariable(side, "strong")
        for row in self.rows:
            self.solver.addConstraint(row)
        self.compute()

    def compute(self):
        self.solver.suggestValue(self.width, self.size[0])
        self.solver.suggestValue(self.height, self.size[1])
        self.solver.updateVariables()

    def frames(self):
        return [tuple(variable.value() for variable in view) for view in self.views]

    def free(self):
        pass

    # The rows of each shape.

    def flat(self):
        for index, (x, y, w, h) in enumerate(self.views):
            inset = index % 10
            yield x == inset
            yield y == inset
            yield x + w - self.width == -inset
            yield y + h - self.height == -inset

    def chain(self):
        for index, (x, y, w, h) in enumerate(self.views):
            if index:
                before = self.views[index - 1]
                yield x - before[0] - before[2] == 8
            else:
                yield x == 8
            yield w == 20
            yield y == 8
            yield h == 30

    def nest(self):
        outer = (0, 0, self.width, self.height)
        for view in self.views:
            x, y, w, h = view
            yield x - outer[0] == 1
            yield y - outer[1] == 1
            yield x + w - outer[0] - outer[2] == -1
            yield y + h - outer[1] - outer[3] == -1
            outer = view

    def form(self):
        above = None
        for index in range(0, len(self.views), 2):
            (x, y, w, h), field = self.views[index], self.views[index + 1]
            own = label_width(index)
            yield (w <= own) | "weak"
            yield (w >= own) | "medium"
            yield (h <= 17) | "weak"
            yield (h >= 17) | "medium"
            yield x == 8
            yield y + 0.5 * h - field[1] - 0.5 * field[3] == 0
            yield field[0] - x - w == 8
            yield field[0] + field[2] - self.width == -8
            yield field[1] - above[1] - above[3] == 8 if above else field[1] == 8
            yield field[3] == 30
            above = field

    def grid(self):
        columns = columns_of(len(self.views))
        first = self.views[0]
        for index, (x, y, w, h) in enumerate(self.views):
            if index % columns:
                before = self.views[index - 1]
                yield x - before[0] - before[2] == 8
            else:
                yield x == 8
            if index >= columns:
                above = self.views[index - columns]
                yield y - above[1] - above[3] == 8
            else:
                yield y == 8
            if index:
                yield w - first[2] == 0
                yield h - first[3] == 0
        x, y, w, h = self.views[-1]
        yield x + w - self.width == -8
        yield y + h - self.height == -8

    def equal(self):
        before = None
        for x, y, w, h in self.views:
            if before:
                yield x - before[0] - before[2] == 8
                yield w - before[2] == 0
            else:
                yield x == 8
            yield y == 8
            yield y + h - self.height == -8
            before = (x, y, w, h)
        yield before[0] + before[2] - self.width == -8
