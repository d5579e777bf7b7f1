import Foundation
import Framewise
import Testing

@testable import LayoutTesting

/// Each property fails where it does not hold, and only there.
@Suite struct PropertyRules {
  private static let domain = LayoutDomain.phones

  /// A screen with a view whose frame a closure decides.
  private func screen(
    _ view: UIView = UIView(), _ frame: @escaping (CGSize) -> CGRect
  ) -> UIView {
    let screen = LayoutView()
    view.accessibilityIdentifier = "part"
    screen.addSubview(view)
    screen.appendConstantPosition(
      .makeCustom { frame(CGSize(width: $0.width, height: $0.height)) }, for: view)
    return screen
  }

  private func label(_ text: String, width: CGFloat, height: CGFloat = 24) -> UIView {
    let label = UILabel()
    label.text = text
    return screen(label) { _ in CGRect(x: 0, y: 0, width: width, height: height) }
  }

  @Test func `A variation without values leaves the domain as it is`() {
    #expect(LayoutVariations.none.scales().domains(of: Self.domain) == [Self.domain])
    #expect(LayoutVariations.trait("size").domains(of: Self.domain) == [Self.domain])
  }

  @Test(.enabled(if: LayoutMap.recordsDecisions))
  func `A report says for which direction, scale and safe area something is proved`() {
    func endings(_ variations: LayoutVariations) -> [String] {
      var check = LayoutCheck(over: [Self.domain], .inside(.superview)) {
        let view = LayoutView()
        view.addSubview(UIView(), constantPosition: .makeInsets(insets: .zero))
        return view
      }
      check.variations = variations
      let lines = "\(check.run())".split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { $0.hasPrefix("proved: elements stay inside what holds them") })
      return lines.map { String($0[$0.index(after: $0.lastIndex(of: ")")!)...]) }
    }
    #expect(endings(.none) == [""])
    #expect(endings(.directions) == [", left to right", ", right to left"])
    #expect(endings(.none.scales(1, 2)) == ["", ", scale 2"])
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(endings(.safeAreas(.zero, insets)) == ["", ", safe area top 47 bottom 34"])
  }

  @Test func `Text that has less room than it needs is cut off`() {
    // A letter is at most as wide as its font is high.
    let text = "Whatever the title is"
    #expect(failures(.textFits) { self.label(text, width: 320) }.isEmpty)
    let found = failures(.textFits) { self.label(text, width: 40) }
    #expect(found.map(\.text) == ["the text of part is cut off"])
    #expect(failures(.textFits(except: ["part"])) { self.label(text, width: 40) }.isEmpty)
    let path = "LayoutView/part"
    #expect(found.map(\.elements) == [[path]])
    #expect(failures(.textFits(except: [path])) { self.label(text, width: 40) }.isEmpty)
    // A label without height shows nothing of its text; one without any size is placed by nothing.
    #expect(failures(.textFits) { self.label(text, width: 320, height: 0) }.count == 1)
    #expect(failures(.textFits) { self.label(text, width: 0, height: 0) }.isEmpty)
    #expect(failures(.textFits) { self.label("", width: 320, height: 0) }.isEmpty)
  }

  @Test func `Text of what is hidden is not cut off, and that beside it is`() {
    let found = failures(.textFits) {
      let screen = LayoutView()
      for name in ["first", "second"] {
        let (group, label) = (UIView(), UILabel())
        label.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        label.text = "Whatever the title is"
        label.accessibilityIdentifier = name
        group.isHidden = name == "first"
        group.addSubview(label)
        screen.addSubview(group)
        screen.appendConstantPosition(
          .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), for: group)
      }
      return screen
    }
    #expect(found.map(\.text) == ["the text of second is cut off"])
  }

  @Test func `Controls are found in the tree`() {
    func small(_ makeView: @escaping () -> UIView) -> [LayoutFailure] {
      failures(.minimumSize(44, of: .controls)) {
        self.screen(makeView()) { _ in CGRect(x: 0, y: 0, width: 100, height: 40) }
      }
    }
    for make in [{ UIButton() }, { UISlider() }, { UITextField() }] as [() -> UIView] {
      #expect(small(make).map(\.text) == ["part is too low"])
    }
    #expect(small { UIView() }.map(\.text) == ["the layout has no controls"])
  }

  @Test func `A class that counts its passes is not idempotent, fresh or settled`() {
    final class Growing: UIView {
      private let inner = UIView()
      private var count = 0.0

      override func layoutSubviews() {
        if inner.superview == nil { addSubview(inner) }
        count += 1
        inner.frame = CGRect(x: count, y: 0, width: 10, height: 10)
      }
    }
    final class Steady: UIView {
      private let inner = UIView()

      override func layoutSubviews() {
        if inner.superview == nil { addSubview(inner) }
        inner.frame = bounds.insetBy(dx: 8, dy: 8)
      }
    }
    func inside(_ part: UIView) -> UIView {
      let screen = UIView()
      part.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      screen.addSubview(part)
      return screen
    }
    // What is within is laid out again as well, although it has the frame that it had.
    for property in [LayoutProperties.idempotent, .settles] {
      #expect(failures(property) { inside(Growing()) }.count == 1, "\(property.statements)")
    }
    for property in [LayoutProperties.idempotent, .sameAsFresh, .settles] {
      #expect(failures(property) { Growing() }.count == 1, "\(property.statements)")
      #expect(failures(property) { Steady() }.isEmpty, "\(property.statements)")
    }
  }

  @Test func `What remembers the largest size is not laid out like a new tree`() {
    final class Widest: UIView {
      private let inner = UIView()
      private var widest: CGFloat = 0

      override func layoutSubviews() {
        if inner.superview == nil { addSubview(inner) }
        widest = max(widest, bounds.width)
        inner.frame = CGRect(x: 0, y: 0, width: widest, height: 10)
      }
    }
    #expect(failures(.sameAsFresh) { Widest() }.count == 1)
  }

  @Test func `A frame that is not finite, and what a pass tells, are failures`() {
    func make() -> UIView {
      screen { CGRect(x: 0, y: 0, width: $0.width > 400 ? CGFloat.nan : 10, height: 10) }
    }
    let infinite = failures(.finite) { make() }
    #expect(
      infinite.first?.text.hasPrefix("the frame of part is not finite (The frame has a number")
        == true
    )
    let place = "its last frame; LayoutTestingTests/PropertyRules.swift:"
    #expect(infinite.first?.text.contains(place) == true)
    #expect(infinite.first?.text.hasSuffix(")") == true)
    #expect(infinite.first?.widths?.low == 400)
    #expect(failures(.noIssues) { make() }.count == 1)
    #expect(failures(.finite.noIssues) { self.screen { _ in .zero } }.isEmpty)
    let stored = failures(.finite) { (input: LayoutInput) -> LayoutSnapshot in
      LayoutSnapshot(name: "root", frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    }
    #expect(stored.map(\.text) == ["the frame of root is not finite"])
  }

  @Test func `A report counts the sizes of each property, in the order of their names`() {
    var report = LayoutCheckReport()
    report.tested = ["b": 2, "a": 1, "c": 3]
    #expect(
      report.description
        == "tested at 1 size: a\ntested at 2 sizes: b\ntested at 3 sizes: c")
  }

  /// At the smallest size both are too narrow, the second one at many more sizes.
  @Test func `The failure of a property is what happens at most sizes`() {
    let found = failures(.minimumSize(width: 44, of: .named("first", "second"))) {
      let (screen, first, second) = PlantedScreens.pair("first", "second")
      func position(_ width: CGFloat) -> LayoutPosition {
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: width, height: 9))
      }
      screen.setLayout(of: first, at: position(50), while: .width(330...))
      screen.appendConstantPosition(position(10), for: first)
      screen.setLayout(of: second, at: position(50), while: .width(420...))
      screen.appendConstantPosition(position(10), for: second)
      return screen
    }
    #expect(found.map(\.text) == ["second is too narrow"])
  }

  @Test func `A row is proved to mirror in both directions`() {
    var check = LayoutCheck(over: [Self.domain], .sameInMirror()) {
      let (first, second) = (UIView(), UIView())
      (first.width, second.width) = (30, 50)
      return RowView(horizontalAlignment: .leading, spacing: 5, first, second)
    }
    check.variations = .directions
    let report = check.run()
    #expect(report.isPassed && report.verdicts.map(\.kind) == [.proved, .proved], "\(report)")
  }

  @Test func `A report tells what is proved`() {
    let map = LayoutMap(over: Self.domain) {
      let (screen, part) = (LayoutView(), UIView())
      part.accessibilityIdentifier = "part"
      screen.addSubview(part)
      screen.appendConstantPosition(
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), for: part)
      return screen
    }
    let proved = map.verdict(.inside(.superview))
    var report = LayoutCheckReport()
    report.add(map.verdict(.minimumSize(width: 44, of: ["part"])), over: Self.domain)
    report.add(proved, over: Self.domain)
    #expect(report.verdicts.map(\.kind) == [.refuted, .proved])
    let refuted = report.verdicts[0]
    var failure = LayoutFailure(property: "it holds", text: "it does not")
    failure.verdict = refuted
    #expect(failure.description.contains("\n  on the map: \(refuted.violations[0])"))
    #expect(report.description == proved.description)
  }

  @Test func `A failure tells its input as far as it is not the usual one`() {
    var failure = LayoutFailure(property: "it holds", text: "it does not")
    let size = CGSize(width: 320, height: 480.5)
    for (input, rest) in [
      (LayoutInput(size: size), ""), (LayoutInput(size: size, scale: 3), ", scale 3"),
      (
        LayoutInput(
          size: size, direction: .rightToLeft, scale: 2, traits: ["b": "2", "a": "1"]),
        ", right to left, scale 2, a 1, b 2"
      ),
      (
        LayoutInput(
          size: size, safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 20.5, right: 44),
          layoutMargins: UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0), scale: 2),
        ", safe area left 44 bottom 20.5 right 44, margins top 8, scale 2"
      ),
    ] {
      failure.input = input
      #expect(failure.description == "it holds: it does not at 320 x 480.5" + rest)
    }
  }

  @Test func `The picture of a failure marks the elements that it is about`() throws {
    let part = CGRect(x: 0, y: 0, width: 9, height: 9)
    var failure = LayoutFailure(property: "it holds", text: "it does not")
    failure.snapshot = LayoutSnapshot(
      name: "screen", frame: CGRect(x: 0, y: 0, width: 99, height: 99),
      children: ["a", "b", "c"].map { LayoutSnapshot(name: $0, frame: part) })
    failure.input = LayoutInput(
      size: CGSize(width: 99, height: 99),
      safeAreaInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      layoutMargins: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8), direction: .rightToLeft)
    failure.elements = ["screen/b"]
    let picture = try #require(failure.picture)
    #expect(picture.items.map { $0.border?.width == 2 } == [false, true, false])
    #expect(picture.safeAreaInsets == failure.input?.safeAreaInsets)
    #expect(picture.layoutMargins == failure.input?.layoutMargins)
    #expect(picture.direction == .rightToLeft)
  }

  @Test func `Properties in code see frames by name and the input`() {
    func make() -> UIView { screen { CGRect(x: 0, y: 0, width: $0.width / 2, height: 10) } }
    let good = failures(.holds("half") { $0["part"].frame.width * 2 == $0.input.width }) { make() }
    #expect(good.isEmpty)
    let bad = failures(.holds("narrow") { $0["part"].frame.width < 200 }) { make() }
    #expect(bad.map(\.text) == ["it does not hold"])
    // Half of 400 is no more below 200.
    #expect(bad.first?.widths?.low == 400 && bad.first?.widths?.includesLow == true)
    #expect(bad.first?.input?.width == 400)
  }

  @Test func `A name that is not there is told before what the code throws`() {
    struct Absent: Error {}
    func make() -> UIView { screen { _ in CGRect(x: 0, y: 0, width: 10, height: 10) } }
    let property = LayoutProperties.holds("it is there") {
      _ = $0["nobody"]
      throw Absent()
    }
    #expect(failures(property) { make() }.first?.text.contains("nobody") == true)
    let other = LayoutProperties.holds("it is there") { _ in throw Absent() }
    #expect(failures(other) { make() }.map(\.text) == ["the property threw Absent()"])
  }

  @Test func `What only one direction has is found, and told with it`() {
    let found = failures(.inside(.superview)) {
      let screen = UIView()
      let view = Mirrored()
      view.accessibilityIdentifier = "part"
      screen.addSubview(view)
      return view
    }
    #expect(found.first?.input?.direction == .rightToLeft)
    #expect(found.first.map { "\($0)" }?.contains("right to left") == true)
    #expect(found.first?.picture?.direction == .rightToLeft)
  }

  private final class Mirrored: UIView {
    private let inner = UIView()

    override func layoutSubviews() {
      if inner.superview == nil { addSubview(inner) }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      inner.frame = CGRect(x: isMirrored ? -10 : 0, y: 0, width: 10, height: 10)
    }
  }
}
