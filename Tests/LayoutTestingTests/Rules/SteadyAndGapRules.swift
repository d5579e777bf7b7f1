import Foundation
import Framewise
import Testing

@testable import LayoutTesting

/// What moves far from one pixel to the next, and what does not stand side by side.
@Suite struct SteadyAndGapRules {
  private static let domain = LayoutDomain.phones

  /// A screen with a view whose frame a closure decides.
  private func screen(_ frame: @escaping (CGSize) -> CGRect) -> UIView {
    let (screen, part) = (LayoutView(), UIView())
    part.accessibilityIdentifier = "part"
    screen.addSubview(part)
    screen.appendConstantPosition(
      .makeCustom { frame(CGSize(width: $0.width, height: $0.height)) }, for: part)
    return screen
  }

  /// A screen with a view that has one frame below a width of 400, and another one from there on.
  private func screen(
    _ narrow: CGRect, from400 wide: CGRect, _ part: UIView = UIView()
  ) -> UIView {
    let screen = LayoutView()
    part.accessibilityIdentifier = "part"
    screen.addSubview(part)
    screen.setLayout(of: part, at: .makeAbsolute(frame: wide), while: .width(400...))
    screen.appendConstantPosition(.makeAbsolute(frame: narrow), for: part)
    return screen
  }

  @Test func `An edge that jumps farther than allowed is not steady`() {
    func make() -> UIView {
      screen(
        CGRect(x: 0, y: 0, width: 10, height: 10),
        from400: CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    let found = failures(.steady(within: 19)) { make() }
    #expect(found.first?.text.hasPrefix("part jumps by 20") == true)
    #expect(failures(.steady(within: 20)) { make() }.isEmpty)
    #expect(failures(.steady(within: 1, except: "part")) { make() }.isEmpty)
  }

  /// Views with names, all of which move by 100 at a width of 400.
  private func jumping(_ names: [String]) -> UIView {
    let screen = LayoutView()
    for name in names {
      let part = UIView()
      part.accessibilityIdentifier = name
      screen.addSubview(part)
      for (x, condition) in [(100, .width(400...)), (0, .always)] as [(Double, LayoutCondition)] {
        screen.setLayout(
          of: part, at: .makeAbsolute(frame: CGRect(x: x, y: 0, width: 9, height: 9)),
          while: condition)
      }
    }
    return screen
  }

  @Test(
    arguments: [
      (["cell", "cell"], "cell", nil), (["cell", "cell"], "LayoutView/cell", "cell jumps"),
      (["a/b"], "a/b", nil), (["a/b", "b"], "b", "a/b jumps"),
      (["cell"], "nobody", "No element is named nobody."),
    ] as [([String], String, String?)])
  func `What may jump is named as in other properties`(
    names: [String], exception: String, text: String?
  ) {
    for properties in [
      LayoutProperties.steady(within: 2, except: exception),
      .finite.steady(within: 2, except: exception),
    ] {
      let found = failures(properties) { jumping(names) }
      #expect(found.count == (text == nil ? 0 : 1))
      if let text { #expect(found.first?.text.hasPrefix(text) == true, "\(found)") }
    }
  }

  /// Each edge alone moves by 16 at a width of 400, whichever numbers of the frame that takes.
  @Test(
    arguments: [
      CGRect(x: 16, y: 0, width: 84, height: 100), CGRect(x: 8, y: 0, width: 108, height: 100),
      CGRect(x: 0, y: 16, width: 100, height: 84), CGRect(x: 0, y: 8, width: 100, height: 108),
    ])
  func `The right and bottom edges count like the left and top ones`(wide: CGRect) {
    func found(_ distance: CGFloat) -> [LayoutFailure] {
      failures(.steady(within: distance)) {
        self.screen(CGRect(x: 0, y: 0, width: 100, height: 100), from400: wide)
      }
    }
    #expect(found(15).first?.text.hasPrefix("part jumps by 16 to ") == true)
    #expect(found(16).isEmpty)
  }

  /// Three times as far to the right as the screen is wide: half a point moves it by 1.5.
  @Test func `A pixel is as large as the scale says`() {
    func moved(_ scale: CGFloat, _ distance: CGFloat) -> [LayoutFailure] {
      failures(.steady(within: distance), over: .sizes(320...430, 568...932, scale: scale)) {
        self.screen { CGRect(x: 3 * $0.width, y: 0, width: 10, height: 10) }
      }
    }
    #expect(moved(2, 1.6).isEmpty && moved(1, 3.1).isEmpty)
    #expect(moved(2, 1.4).first?.text.hasPrefix("part jumps by 1.5") == true)
    #expect(moved(1, 1.6).first?.text.hasPrefix("part jumps by 3") == true)
  }

  /// The part is at 50 from a width of 400 and from a height of 700 on.
  @Test(
    arguments: [
      (400, 650, "399 x 650"), (399, 650, "400 x 650"), (350, 700, "350 x 699"),
      (350, 699, "350 x 700"),
    ] as [(CGFloat, CGFloat, String)])
  func `A jump is seen from each of its sides`(width: CGFloat, height: CGFloat, beside: String) {
    var check = LayoutCheck(over: [Self.domain], .steady(within: 4)) {
      self.screen {
        CGRect(x: $0.width >= 400 ? 50 : 0, y: $0.height >= 700 ? 50 : 0, width: 9, height: 9)
      }
    }
    check.replay = .size(width, height)
    #expect(check.run().failures.map(\.text) == ["part jumps by 50 to \(beside)"])
    check.replay = .size(350, 650)
    #expect(check.run().failures.map(\.text) != ["part jumps by 50 to \(beside)"])
  }

  @Test func `What jumps outside the sizes of the check is steady`() {
    func found(_ threshold: CGFloat) -> [LayoutFailure] {
      failures(.steady(within: 5)) {
        self.screen { CGRect(x: $0.width < threshold ? 0 : 20, y: 0, width: 10, height: 10) }
      }
    }
    #expect(found(320).isEmpty)
    #expect(found(320.5).first?.text.hasPrefix("part jumps by 20") == true)
  }

  @Test func `What is hidden, by itself or by what it is in, may jump`() {
    let (left, right) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10)
    )
    func found(hides: @escaping (_ part: UIView, _ screen: UIView) -> UIView?) -> [LayoutFailure] {
      failures(.steady(within: 5)) {
        let part = UIView()
        let screen = self.screen(left, from400: right, part)
        hides(part, screen)?.isHidden = true
        return screen
      }
    }
    #expect(found { _, _ in nil }.first?.text.hasPrefix("part jumps by 20") == true)
    #expect(found { part, _ in part }.isEmpty)
    #expect(found { _, screen in screen }.isEmpty)
  }

  /// It stays at 200 below a width of 400, as no method is about it there.
  @Test func `What nothing places does not jump to where it is placed`() {
    let found = failures(.steady(within: 5)) {
      let (screen, part) = (LayoutView(), UIView())
      part.frame = CGRect(x: 200, y: 0, width: 10, height: 10)
      screen.addSubview(part)
      screen.setLayout(
        of: part, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
        while: .width(400...))
      return screen
    }
    #expect(found.map(\.text) == [])
  }

  /// Two views of 100 points are placed; one that nothing places has the frame that it was made
  /// with.
  @Test(arguments: [(100, 300, []), (200, 100, [100])] as [(CGFloat, CGFloat, [Int])])
  func `What nothing places neither makes nor fills a gap`(
    second: CGFloat, unplaced: CGFloat, gaps: [Int]
  ) {
    let found = failures(.noGaps(in: "row", along: .width)) {
      let row = LayoutView()
      row.accessibilityIdentifier = "row"
      for (name, x) in [("one", 0), ("two", second), ("left", unplaced)] {
        let frame = CGRect(x: x, y: 0, width: 100, height: 10)
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        row.addSubview(view)
        if name == "left" {
          row.setLayout(of: view, at: .makeAbsolute(frame: .zero), while: .width(2000...))
        } else {
          row.appendConstantPosition(.makeAbsolute(frame: frame), for: view)
        }
      }
      return row
    }
    #expect(
      found.map(\.text)
        == gaps.map { "there is a gap between one and two of \($0) in place of 0" })
  }

  @Test func `A gap in a flow is told with its length`() {
    func flow(_ gap: CGFloat) -> (LayoutInput) -> LayoutSnapshot {
      { input in
        let parts = [0, 50 + gap].map { x in
          LayoutSnapshot(name: "cell", frame: CGRect(x: x, y: 0, width: 50, height: 10))
        }
        return LayoutSnapshot(
          name: "row", frame: CGRect(origin: .zero, size: input.size), children: parts)
      }
    }
    let found = failures(.noGaps(in: "row", along: .width, spacing: 8), snapshot: flow(9))
    #expect(found.map(\.text) == ["there is a gap between cell and cell of 9 in place of 8"])
    #expect(found.first?.elements == ["row/cell", "row/cell#2"])
    #expect(failures(.noGaps(in: "row", along: .width, spacing: 8), snapshot: flow(8)).isEmpty)
    // No distance is what is not a number.
    let odd = failures(.noGaps(in: "row", along: .width, spacing: .nan), snapshot: flow(8))
    #expect(odd.map(\.text) == ["there is a gap between cell and cell of 8 in place of nan"])
    // Sums of lengths are rounded.
    let rounded = flow(8.000_000_5)
    #expect(failures(.noGaps(in: "row", along: .width, spacing: 8), snapshot: rounded).isEmpty)
  }

  /// From the left: at 0, 50 and 100, 50 points wide each; a hidden one stands on the last.
  @Test func `Gaps are between what shows, in the order of the places`() {
    func flow(_ isHidden: Bool) -> (LayoutInput) -> LayoutSnapshot {
      { input in
        let parts = [(100, false), (0, false), (120, isHidden), (50, false)].map { x, isHidden in
          LayoutSnapshot(
            name: "cell", frame: CGRect(x: x, y: 0, width: 50, height: 10), isHidden: isHidden)
        }
        return LayoutSnapshot(
          name: "row", frame: CGRect(origin: .zero, size: input.size), children: parts)
      }
    }
    #expect(failures(.noGaps(in: "row", along: .width), snapshot: flow(true)).isEmpty)
    let found = failures(.noGaps(in: "row", along: .width), snapshot: flow(false))
    #expect(found.map(\.text) == ["there is a gap between cell and cell of -30 in place of 0"])
    #expect(found.first?.elements == ["row/cell", "row/cell#3"])
  }

  /// From right to left the empty one is where the first one begins, up to rounding.
  @Test func `What has no length makes no gap, whichever way the user reads`() {
    func flow(_ starts: [CGFloat]) -> (LayoutInput) -> LayoutSnapshot {
      { input in
        let parts = zip(starts, [29, 0, 30] as [CGFloat]).map { x, width in
          LayoutSnapshot(name: "cell", frame: CGRect(x: x, y: 0, width: width, height: 10))
        }
        return LayoutSnapshot(
          name: "row", frame: CGRect(origin: .zero, size: input.size), children: parts)
      }
    }
    for starts in [[0, 29, 29], [71, 71, 41], [71, 71.000_000_1, 41]] as [[CGFloat]] {
      #expect(failures(.noGaps(in: "row", along: .width), snapshot: flow(starts)).isEmpty)
    }
    let found = failures(.noGaps(in: "row", along: .width), snapshot: flow([71, 72, 41]))
    #expect(found.map(\.text) != [])
    func row() -> UIView {
      RowView(horizontalAlignment: .leading, verticalAlignment: .top, spacing: 0) {
        UILabel(text: "one")
        UILabel(text: "")
        UILabel(text: "two")
      }
    }
    #expect(failures(.noGaps(in: "RowView", along: .width), row).map(\.text) == [])
  }
}
