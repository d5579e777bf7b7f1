import Foundation
import Framewise
import Testing

/// Labels: their natural size, the height at their width, and how much both count.
@Suite struct TextRules {
  let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)).called("screen")

  private func add(_ label: UILabel) -> UILabel {
    screen.addForAutoLayout(label)
    label.top >> screen.top
    label.left >> screen.left
    return label
  }

  /// Two words of 70 points. Measured at exactly that width, the last word would not fit.
  @Test func `A line that fits is not measured again`() {
    let label = add(LetterText.label("abc def", slack: 1))
    screen.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 70, height: 20))
    // A width that differs by rounding is the same.
    let width = label.width >> CGFloat(70 - 5e-7)
    screen.layoutIfNeeded()
    #expect(label.frame.size.height == 20)
    width.constant = 70 + 5e-7
    screen.layoutIfNeeded()
    #expect(label.frame.size.height == 20)
    // One that is really less breaks the line, and one that is more does not.
    width.constant = 70 - 1e-3
    screen.layoutIfNeeded()
    #expect(label.frame.size.height == 40)
    width.constant = 72
    screen.layoutIfNeeded()
    #expect(label.frame.size.height == 20)
    width.constant = 70
    screen.layoutIfNeeded()
    #expect(label.frame.size.height == 20)
  }

  /// Other content is measured at every width that is not its own but for the last bits.
  @Test func `Content that is no text has no tolerance but for rounding`() {
    final class Step: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 50, height: size.width < 50 ? 30 : 10)
      }
    }
    let step = screen.addForAutoLayout(Step())
    step >> screen.top
    step >> screen.left
    screen.layoutIfNeeded()
    #expect(step.frame.size == CGSize(width: 50, height: 10))
    step.width >> CGFloat(50 - 5e-7)
    screen.layoutIfNeeded()
    #expect(step.frame.size.height == 30)
  }

  @Test func `A label of one line stays one line, however narrow`() {
    let label = add(LetterText.label("abc def", lines: 1))
    let below = screen.addForAutoLayout(UIView())
    below.top >> label.bottom
    label.width >> 40
    screen.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 40, height: 20))
    #expect(below.frame.minY == 20)
    label.numberOfLines = 2
    screen.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 40, height: 40))
    label.numberOfLines = 1
    screen.layoutIfNeeded()
    #expect(label.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func `Priorities of a label whose text stays the same count at once`() {
    let first = screen.addForAutoLayout(LetterText.label("abc"))
    let second = screen.addForAutoLayout(LetterText.label("abc"))
    for label in [first, second] { label >> screen.top }
    first >> screen.left
    second.left >> first.right
    second >> screen.right
    for (label, other) in [(first, second), (second, first), (first, second)] {
      label.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
      other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      screen.layoutIfNeeded()
      #expect(label.frame.width == 30)
      #expect(other.frame.width == 290)
    }
    screen.frame.size.width = 50
    for (label, other) in [(first, second), (second, first)] {
      label.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
      other.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      screen.layoutIfNeeded()
      #expect(label.frame.width == 30)
      #expect(other.frame.width == 20)
    }
  }

  @Test func `Vertical priorities of a label count along y`() {
    let first = screen.addForAutoLayout(LetterText.label("abc", lines: 1))
    let second = screen.addForAutoLayout(LetterText.label("abc", lines: 1))
    for label in [first, second] { label >> screen.left }
    first >> screen.top
    second.top >> first.bottom
    second >> screen.bottom
    first.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    screen.layoutIfNeeded()
    #expect([first.frame.height, second.frame.height] == [460, 20])
    first.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    screen.layoutIfNeeded()
    #expect([first.frame.height, second.frame.height] == [20, 460])
    screen.frame.size.height = 30
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    screen.layoutIfNeeded()
    #expect([first.frame.height, second.frame.height] == [20, 10])
  }

  /// A width that depends on a height that depends on a width, until both agree.
  @Test func `Text is measured again where the width follows the height`() {
    let label = add(LetterText.label("abc abcd abcd abcd"))
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    // One line leaves 100, where there are two; those leave 80, where there are three; those leave
    // 60, where there are four, which leave 40.
    label.width >> label.height.at(-1).offset(120)
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(label.frame.size == CGSize(width: 40, height: 80))
  }

  @Test func `Text and baselines follow in one pass`() {
    let label = add(LetterText.label("abc def"))
    label.width >> 50
    let mark = screen.addForAutoLayout(UIView())
    mark >> (4, 4)
    mark >> screen.left
    mark.top >> label.lastBaseline
    let other = screen.addForAutoLayout(UIView())
    other >> (4, 4)
    other >> screen.left
    other.top >> label.firstBaseline
    screen.layoutIfNeeded()
    // Letters stand on a line 15 below the upper edge of theirs.
    #expect(label.frame.height == 40)
    #expect(mark.frame.minY == 35)
    #expect(other.frame.minY == 15)
    label.text = "abc def ghi"
    screen.layoutIfNeeded()
    #expect(label.frame.height == 60)
    #expect(mark.frame.minY == 55)
    #expect(other.frame.minY == 15)
    label.height >> 80
    screen.layoutIfNeeded()
    // The text stays in the middle.
    #expect(mark.frame.minY == 65)
    #expect(other.frame.minY == 25)
  }

  @Test func `A baseline is asked for when a statement about it comes later`() {
    let label = add(LetterText.label("abc"))
    let mark = screen.addForAutoLayout(UIView())
    mark >> (4, 4)
    mark >> screen.left
    screen.layoutIfNeeded()
    mark.top >> label.lastBaseline
    screen.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 0, y: label.frame.minY + 15, width: 4, height: 4))
  }

  @Test func `The own baseline is asked for when a statement about it comes later`() {
    let label = screen.addForAutoLayout(LetterText.label("abc"))
    label.left >> screen.left
    screen.layoutIfNeeded()
    label.lastBaseline.constrain(to: screen.top.offset(50))
    screen.layoutIfNeeded()
    // Letters stand on a line 15 below the upper edge of theirs.
    #expect(label.frame.minY == 35)
  }

  @Test func `A relation between the axes that is gone is forgotten`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let text = screen.addForAutoLayout(UILabel())
    text.numberOfLines = 0
    text.text = String(repeating: "words ", count: 20)
    text >> screen.allButBottom
    let mark = screen.addForAutoLayout(UIView())
    mark >> screen.bottom
    mark.left >> screen.left
    mark.height >> 5
    let crossing = mark.width >> text.height
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    let height = text.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: height))
    #expect(mark.frame.width == height)
    crossing?.isActive = false
    text.text = "words"
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    let line = text.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
    #expect(line < height)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: line))
  }
}
