"""How fast a page opens and follows the pointer, and how large it is."""

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


WORK = ["TaskDuration", "ScriptDuration"]


def metrics(session):
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def measure(browser, explorer_type, folder, screen, check):
    size = (folder / f"{screen}.html").stat().st_size
    check(size < 2_000_000, f"{screen}: {size} bytes")
    explorer = explorer_type(browser, screen)
    opening = explorer.open()
    check(opening < 1, f"{screen}: opens in {opening:.2f} s")
    explorer.page.wait_for_timeout(200)
    session = explorer.context.new_cdp_session(explorer.page)
    session.send("Performance.enable")
    before = metrics(session)
    times = explorer.page.evaluate(FOLLOW)
    after = metrics(session)
    middle = statistics.median(times)
    work = {name: (after[name] - before[name]) * 1000 / len(times) for name in WORK}
    check(middle < 17.5, f"{screen}: a frame every {middle:.1f} ms while dragging")
    # Single frames are late when others use the machine; the work of a frame has to fit in one.
    check(work["TaskDuration"] < 14, f"{screen}: {work['TaskDuration']:.1f} ms of work per frame")
    explorer.close()
    print(
        f"  {screen}: {size / 1000:.0f} kB, opens in {opening * 1000:.0f} ms, dragged: a frame "
        f"every {middle:.1f} ms with {work['TaskDuration']:.1f} ms of work, "
        f"{work['ScriptDuration']:.1f} of it in scripts"
    )
