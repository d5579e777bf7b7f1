#!/usr/bin/env python3
"""Framewise beside Yoga, Taffy and Kiwi: the same layouts, the same frames, the time of each.

    python3 Playgrounds/Benchmarks/peers.py [--quick] [--json]

The first run installs `poga` (Yoga), `stretchable` (Taffy) and `kiwisolver` from PyPI into a virtual
environment in `.build/peers` and builds `benchmarks`. Of each peer the call that computes is timed,
alone, without what Python does around it; of Framewise what the row's phase says, which is more
where it says "build". Each time is the least of all runs, as other processes only add to them. A row
is printed once the frames of all agree within 1/1000 point.
"""

import argparse
import json
import math
import os
import platform
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".build" / "peers"
PACKAGES = ["poga==0.1.19", "stretchable==1.1.8", "kiwisolver==1.5.1"]
NONE = math.nan


def enter_environment():
    """Runs this file again in the virtual environment, which is made where it is missing."""
    if Path(sys.prefix) == ENVIRONMENT:
        return
    python = ENVIRONMENT / "bin" / "python"
    finished = ENVIRONMENT / "installed"
    if not finished.exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
        finished.touch()
    os.execv(python, [str(python), *sys.argv])


class Framewise:
    """The benchmarks of this package."""

    def __init__(self):
        subprocess.run(
            ["swift", "build", "-c", "release", "--product", "benchmarks"], cwd=ROOT, check=True,
            stdout=sys.stderr)
        self.tool = ROOT / ".build" / "release" / "benchmarks"

    def lines(self, workload, n, *options):
        output = subprocess.run(
            [self.tool, "--json", "--filter", workload, "--n", str(n), *options], check=True,
            capture_output=True, text=True).stdout
        return [json.loads(line) for line in output.splitlines() if '"phase"' in line]

    def frames(self, workload, n, phase):
        lines = self.lines(workload, n, "--frames")
        return [line["frames"] for line in lines if line["phase"] == phase]

    def nanoseconds(self, workload, n, phase):
        return next(line["min"] for line in self.lines(workload, n) if line["phase"] == phase)


class Row:
    """A line of the table: a workload of `benchmarks`, and what peers make of it.

    peers: what makes each peer's layout, by its name; sizes: of the root, in two states;
    elements: what a peer's time is divided by; call: of a peer, what is timed.
    """

    def __init__(self, workload, n, phase, elements, sizes, peers, call="compute", keeps=True):
        self.workload, self.n, self.phase = workload, n, phase
        self.elements, self.sizes, self.peers = elements, sizes, peers
        self.call, self.keeps = call, keeps


def all_rows():
    from Peers import forms
    from Peers.cassowary import KiwiProblem, columns_of
    from Peers.flexbox import TaffyTree, YogaTree

    def trees(box, yoga=True):
        peers = {"Taffy": lambda: TaffyTree(box)}
        return ({"Yoga": lambda: YogaTree(box)} | peers) if yoga else peers

    for items in (1, 10, 100, 1000):
        box = forms.feed(items)
        sizes = [(382, NONE), (388, NONE)]
        yield Row("feed-relayout", items, "relayout", box.count, sizes, trees(box))
    for count in (100, 1000, 10_000):
        box = forms.weights(count)
        sizes = [(forms.weights_width(count, unit), NONE) for unit in (5, 6)]
        yield Row("weights-relayout", count, "relayout", box.count, sizes, trees(box))
    # Their time doubles with each level, so these are not deep.
    for depth in (10, 20):
        box = forms.deep(depth, fills=False)
        sizes = [(NONE, NONE)] * 2
        yield Row(
            "deep-fit", depth, "build + layout", box.count, sizes, trees(box), keeps=False)
        box = forms.deep(depth, fills=True)
        sizes = [(8 * depth, 8 * depth)] * 2
        yield Row(
            "deep-fill", depth, "build + layout", box.count, sizes, trees(box), keeps=False)
    for count in (1000, 10_000):
        wrap, grid = forms.matrix(count, "wrap"), forms.matrix(count, "grid")
        peers = trees(wrap) | {"Taffy grid": lambda grid=grid: TaffyTree(grid)}
        yield Row("matrix", count, "pass", count, [(1198, NONE), (598, NONE)], peers)
    for rows in (100, 1000):
        box = forms.table(rows)
        yield Row(
            "table", rows, "layout", box.count, [(NONE, NONE)] * 2, trees(box, yoga=False),
            keeps=False)
    for shape in KiwiProblem.shapes:
        for n in (10, 100, 1000):
            # From here on Kiwi builds them for minutes.
            if n == 1000 and shape in ("nest", "grid", "equal"):
                continue
            views = {"form": n // 2 * 2, "grid": columns_of(n) ** 2}.get(shape, n)
            sizes = [(9 * n + 400 - 40 * state, 9 * n + 300 + 60 * state) for state in (0, 1)]
            peers = {"Kiwi": lambda shape=shape, n=n: KiwiProblem(shape, n)}
            name = f"solver-{shape}"
            yield Row(name, n, "build", views, sizes, peers, call="build")
            yield Row(name, n, "resize", views, sizes, peers)


def check(row, name, frames, expected):
    """Ends the run where a frame differs from ours."""
    if len(frames) != len(expected):
        sys.exit(f"{row.workload} {row.n}: {name} has {len(frames)} frames, not {len(expected)}")
    for index, (found, wanted) in enumerate(zip(frames, expected)):
        if any(abs(a - b) > 1e-3 for a, b in zip(found, wanted)):
            sys.exit(f"{row.workload} {row.n}: {name}, frame {index} is {found}, not {wanted}")


def peer_time(row, make, runs, budget):
    """The least time of a call, in nanoseconds; the states alternate, so no cache answers."""
    least, end = math.inf, time.perf_counter() + budget
    layout = make()
    if row.call == "compute" and hasattr(layout, "build"):
        layout.resize(*row.sizes[0])
        layout.build()
    for number in range(runs):
        if not row.keeps and number:
            layout.free()
            layout = make()
        layout.resize(*row.sizes[number % 2])
        call = getattr(layout, row.call)
        start = time.perf_counter_ns()
        call()
        least = min(least, time.perf_counter_ns() - start)
        if time.perf_counter() > end and number >= 2:
            break
    layout.free()
    return least


def compare(row, framewise, runs, budget):
    """The nanoseconds per element of each, once the frames agree."""
    expected = framewise.frames(row.workload, row.n, row.phase)
    result = {}
    for name, make in row.peers.items():
        layout = make()
        for state, size in enumerate(row.sizes[: len(expected)]):
            layout.resize(*size)
            getattr(layout, "build" if hasattr(layout, "build") else "compute")()
            check(row, name, layout.frames(), expected[state])
        layout.free()
        result[name] = peer_time(row, make, runs, budget) / row.elements
    return framewise.nanoseconds(row.workload, row.n, row.phase), result


def processor():
    for line in Path("/proc/cpuinfo").read_text().splitlines() if os.path.exists(
            "/proc/cpuinfo") else []:
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="few runs, small sizes")
    parser.add_argument("--json", action="store_true", help="one JSON object per row")
    arguments = parser.parse_args()
    enter_environment()
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    framewise = Framewise()
    runs, budget = (5, 0.2) if arguments.quick else (201, 2)
    if not arguments.json:
        print(f"{date.today()}, {processor()}, {os.cpu_count()} cores; "
              "nanoseconds per node, cell or view\n")
        print("| workload | n | Framewise | peer | peer's time | times as fast |")
        print("|---|---:|---:|---|---:|---:|")
    for row in all_rows():
        if arguments.quick and row.n > 100:
            continue
        own, peers = compare(row, framewise, runs, budget)
        for name, nanoseconds in peers.items():
            if arguments.json:
                print(json.dumps({
                    "workload": row.workload, "n": row.n, "phase": row.phase, "ns": own,
                    "peer": name, "peer_ns": nanoseconds, "ratio": nanoseconds / own}))
                continue
            print(f"| {row.workload}, {row.phase} | {row.n:,} | {number(own)} | {name} "
                  f"| {number(nanoseconds)} | {number(nanoseconds / own)} |", flush=True)
    return 0


def number(value):
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


if __name__ == "__main__":
    sys.exit(main())
