import Foundation
import Framewise
import LayoutTesting
import Testing

/// Checks with text of several sizes.
@Suite struct TextSizeRules {
  /// A line of four characters, each an em wide: 80 points of text of 20. The room has 100 points.
  private static func screen() -> UIView {
    let (screen, label) = (LayoutView(), UILabel())
    label.accessibilityIdentifier = "title"
    label.text = "永和日月"
    label.font = .systemFont(ofSize: 20)
    screen.addSubview(label)
    screen.appendLayout(
      of: label, at: .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 200, height: 100)),
      while: .trait("textSize", is: "2"))
    screen.appendConstantPosition(
      .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), for: label)
    return screen
  }

  private func report(
    _ variations: LayoutVariations, replay: LayoutReplay? = nil,
    _ make: @escaping () -> UIView = screen
  ) -> LayoutCheckReport {
    let domain = LayoutDomain.size(CGSize(width: 320, height: 480))
    var check = LayoutCheck(over: [domain], .textFits, make)
    check.variations = variations
    check.replay = replay
    return check.run()
  }

  @Test func `Text fits or is cut off by its size`() throws {
    #expect(report(.textSizes(1)).isPassed)
    #expect(report(.textSizes(1, 1.2)).isPassed)
    let failure = try #require(report(.textSizes(1, 1.5)).failures.first)
    #expect(failure.text == "the text of title is cut off")
    #expect(failure.input?.traits == ["textSize": "1.5"])
    #expect("\(failure)".contains("cut off at 320 x 480, textSize 1.5"))
  }

  /// Such a trait may have another meaning in the app.
  @Test(arguments: ["0", "-2", "inf", "nan", "large"])
  func `A size of text that is no positive number leaves fonts as they are`(_ value: String) {
    func width(_ variations: LayoutVariations) -> CGFloat? {
      var width: CGFloat?
      let domain = LayoutDomain.size(CGSize(width: 320, height: 480))
      let property = LayoutProperties.holds("it is there") {
        width = $0["content"].frame.width
        return true
      }
      var check = LayoutCheck(over: [domain], property) {
        let label = UILabel()
        label.text = "abcd"
        label.accessibilityIdentifier = "content"
        return RowView(horizontalAlignment: .leading, verticalAlignment: .top, label)
      }
      check.variations = variations
      #expect(check.run().isPassed)
      return width
    }
    #expect(width(.trait("textSize", value)) == width(.none))
  }

  @Test func `A condition may make room for large text`() {
    #expect(report(.textSizes(2)).isPassed)
    #expect(!report(.textSizes(2.5)).isPassed)
  }

  @Test func `The line of a failure has the size of the text`() throws {
    let replay = try #require(report(.directions.textSizes(1.5)).failures.first?.replay)
    #expect("\(replay)".contains(#"traits: ["textSize": "1.5"]"#))
    #expect(report(.none, replay: replay).failures.map(\.text) == ["the text of title is cut off"])
  }

  @Test(arguments: ["label", "field", "text", "button"])
  func `Fonts of views with text are scaled`(_ kind: String) {
    func make() -> UIView {
      let content: UIView
      switch kind {
      case "label":
        let label = UILabel()
        label.text = "abcd"
        content = label
      case "field":
        let field = UITextField()
        field.text = "abcd"
        content = field
      case "text":
        let view = UITextView()
        view.text = "abcd"
        view.isScrollEnabled = false
        content = view
      default:
        let button = UIButton(type: .custom)
        button.setTitle("abcd", for: .normal)
        content = button
      }
      content.accessibilityIdentifier = "content"
      return RowView(horizontalAlignment: .leading, verticalAlignment: .top, content)
    }
    var heights: [String: CGFloat] = [:]
    for factor in [1.0, 2] {
      var check = LayoutCheck(
        over: [.size(CGSize(width: 320, height: 480))],
        .holds("it is there") { frames in
          heights["\(factor)"] = frames["content"].frame.height
          return true
        }, make)
      check.variations = .textSizes(factor)
      #expect(check.run().isPassed)
    }
    #expect(heights["2.0", default: 0] > heights["1.0", default: .infinity])
  }
}
