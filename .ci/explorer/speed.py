"""How fast a page opens and follows the pointer, and how large it is."""

import json
import statistics

# Times between frames while the corner moves by a script, one step per frame.
FOLLOW = """() => new Promise((done) => {
  const handle = document.querySelector(".handle");
  const box = handle.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const tell = (type, dx, dy) => handle.dispatchEvent(new PointerEvent(type, {
    bubbles: true, button: 0, pointerId: 1, clientX: x + dx, clientY: y + dy,
  }));
  handle.setPointerCapture = () => {};
  const times = [];
  let count = 0;
  tell("pointerdown", 0, 0);
  const step = (now) => {
    times.push(now);
    tell("pointermove", 160 * Math.sin(count / 12), 60 * Math.cos(count / 17) - 60);
    count += 1;
    if (count < 120) requestAnimationFrame(step);
    else {
      tell("pointerup", 0, 0);
      done(times.slice(1).map((time, index) => time - times[index]));
    }
  };
  requestAnimationFrame(step);
})"""


def frame_work(folder):
    """What the main thread computes for each frame of a trace, in milliseconds of its own time."""
    events = json.loads((folder / "trace.json").read_text())["traceEvents"]
    frames = [one for one in events if one["name"] == "ProxyMain::BeginMainFrame" and "tdur" in one]
    return sorted(one["tdur"] / 1000 for one in frames)


def measure_opening(explorer, folder, screen, check):
    """Opens a page and tells its size and the time."""
    size = (folder / f"{screen}.html").stat().st_size
    check(size < 2_000_000, f"{screen}: {size} bytes")
    # The first time, others may have the machine.
    opening = min(explorer.open() for _ in range(3))
    check(opening < 1, f"{screen}: opens in {opening:.2f} s")
    return f"{screen}: {size / 1000:.0f} kB, opens in {opening * 1000:.0f} ms"


def measure_dragging(browser, explorer, folder, screen, check):
    """Drags the corner of an open page and tells the work for each frame."""
    explorer.page.wait_for_timeout(200)
    trace = folder / "trace.json"
    browser.start_tracing(page=explorer.page, path=trace, categories=["cc", "devtools.timeline"])
    times = explorer.page.evaluate(FOLLOW)
    browser.stop_tracing()
    work = frame_work(folder)
    trace.unlink()
    middle, most = statistics.median(work), work[int(len(work) * 0.95)]
    # Others may use the machine: what counts is the time that the thread itself computed, and
    # single frames may take longer.
    check(len(work) >= 60, f"{screen}: only {len(work)} frames")
    check(middle < 1000 / 60, f"{screen}: {middle:.1f} ms of work per frame")
    check(most < 1000 / 30, f"{screen}: {most:.1f} ms of work for some frames")
    return (
        f"dragged: {middle:.1f} ms of work per frame, {most:.1f} at most in 95 %; "
        f"a frame every {statistics.median(times):.1f} ms"
    )
