"""Trees of boxes as data, once for all libraries: what the workloads of `benchmarks` build.

Leaves come in the same order as in `benchmarks --frames`.
"""

from dataclasses import dataclass, field


@dataclass
class Box:
    """A row, column, wrapping row or grid, or a leaf where it has no children."""

    kind: str = "leaf"  # "row", "column", "wrap", "grid"
    children: list["Box"] = field(default_factory=list)
    padding: float = 0
    gap: tuple[float, float] = (0, 0)  # between columns, between rows
    align: str = "stretch"  # across: "stretch", "start", "center"
    width: float | None = None
    height: float | None = None
    grow: float = 0
    basis: float | None = None
    columns: list[float | None] = field(default_factory=list)  # of a grid; None: the widest cell
    fills_with: float | None = None  # a grid of as many such columns as fit

    @property
    def count(self) -> int:
        return 1 + sum(child.count for child in self.children)


def leaf(width=None, height=None, grow=0, basis=None) -> Box:
    return Box(width=width, height=height, grow=grow, basis=basis)


def row(*children, gap=0.0, **style) -> Box:
    return Box("row", list(children), gap=(gap, 0), **style)


def column(*children, gap=0.0, **style) -> Box:
    return Box("column", list(children), gap=(0, gap), **style)


def feed(items: int) -> Box:
    """Cards of fifteen leaves and seven boxes below each other."""

    def card() -> Box:
        labels = column(
            leaf(110, 20), leaf(280, 20), leaf(150, 20), gap=2, align="start", grow=1, basis=280)
        return column(
            row(leaf(None, 20, grow=1, basis=120), leaf(16, 20)),
            row(leaf(50, 50), labels, gap=4, align="center"),
            leaf(200, 20),
            column(leaf(None, 200), leaf(160, 20), leaf(180, 20)),
            row(*(leaf(None, 20, grow=1, basis=0) for _ in range(3))),
            row(leaf(50, 50), leaf(None, 20, grow=1, basis=0), gap=4, align="center"),
            gap=4, padding=8)

    return column(*(card() for _ in range(items)), gap=8)


def weights(count: int) -> Box:
    """A row of leaves of weights 1, 2 and 3 between fixed ones."""
    leaves = []
    for index in range(count):
        leaves += [leaf(2, 10), leaf(None, 10, grow=index % 3 + 1, basis=0)]
    return row(*leaves, leaf(2, 10), height=10)


def weights_width(count: int, unit: float) -> float:
    return 2 * (count + 1) + unit * sum(index % 3 + 1 for index in range(count))


def deep(depth: int, fills: bool) -> Box:
    """Rows in columns in rows, each with a leaf before the next."""
    inner = None
    for level in reversed(range(depth)):
        innermost = level == depth - 1
        first = leaf(grow=1, basis=0) if innermost and fills else leaf(4, 4)
        inner = Box(
            "column" if level % 2 else "row", [first] + ([inner] if inner else []), padding=1,
            align="stretch" if fills else "start", grow=1 if fills and level else 0,
            basis=0 if fills and level else None)
    return inner


def matrix(count: int, kind: str) -> Box:
    """Cells 10 by 10 with gaps of 2, as many in a row as fit."""
    cells = [leaf(10, 10) for _ in range(count)]
    return Box(kind, cells, gap=(2, 2), align="start", fills_with=10 if kind == "grid" else None)


def table(rows: int) -> Box:
    """Five columns, each as wide as its widest cell."""
    cells = [
        leaf(10 * (column + 1) + (7 * row + 13 * column) % 41, 20)
        for row in range(rows) for column in range(5)]
    return Box("grid", cells, gap=(4, 2), align="start", columns=[None] * 5)
