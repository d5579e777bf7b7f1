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
  const work = [];
  let count = 0;
  tell("pointerdown", 0, 0);
  const step = (now) => {
    times.push(now);
    const start = performance.now();
    tell("pointermove", 160 * Math.sin(count / 12), 60 * Math.cos(count / 17) - 60);
    work.push(performance.now() - start);
    count += 1;
    if (count < 120) requestAnimationFrame(step);
    else {
      tell("pointerup", 0, 0);
      done(times.slice(1).map((time, index) => time - times[index]));
    }
  };
  requestAnimationFrame(step);
})"""


def measure(browser, explorer_type, folder, screen, check):
    size = (folder / f"{screen}.html").stat().st_size
    check(size < 2_000_000, f"{screen}: {size} bytes")
    explorer = explorer_type(browser, screen)
    opening = explorer.open()
    check(opening < 1, f"{screen}: opens in {opening:.2f} s")
    explorer.page.wait_for_timeout(200)
    times = explorer.page.evaluate(FOLLOW)
    middle = statistics.median(times)
    late = sum(time > 34 for time in times) / len(times)
    check(middle < 17.5, f"{screen}: a frame every {middle:.1f} ms while dragging")
    check(late <= 0.05, f"{screen}: {late:.0%} of the frames are late")
    explorer.close()
    print(
        f"  {screen}: {size / 1000:.0f} kB, opens in {opening * 1000:.0f} ms, "
        f"a frame every {middle:.1f} ms while dragging, {late:.0%} late"
    )
