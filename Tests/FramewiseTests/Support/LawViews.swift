import Foundation
import Framewise
import HeadlessUIKit
import LayoutCore
import Testing

/// A view of some name.
func named(_ name: String) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = name
  return view
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A proposal without limits.
let endless = CGSize(width: CGFloat.infinity, height: .infinity)

/// A view whose content is measured by a closure, and which tells nobody when it changes.
final class AskedView: UIView {
  /// The proposals it was asked for.
  var proposals: [CGSize] = []

  /// What it answers.
  var answer: (CGSize) -> CGSize

  init(_ name: String = "leaf", answer: @escaping (CGSize) -> CGSize) {
    self.answer = answer
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  /// A view of one size.
  convenience init(_ name: String = "leaf", _ width: CGFloat, _ height: CGFloat) {
    self.init(name) { _ in CGSize(width: width, height: height) }
  }

  /// A view of 4,000 square points, which is 200 wide where there is room for it.
  static func wrapping(_ name: String = "leaf") -> AskedView {
    AskedView(name) { proposal in
      let width = min(200, max(proposal.width, 1))
      return CGSize(width: width, height: 4000 / width)
    }
  }

  required init?(coder: NSCoder) { fatalError("There are no archives here.") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    proposals.append(size)
    return answer(size)
  }
}

/// A view that asks for a pass before it answers, as views of apps do.
final class HastyView: UIView {
  var content: CGSize {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  var questions = 0

  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("There are no archives here.") }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    questions += 1
    layoutIfNeeded()
    return content
  }
}

/// A view with a natural size.
final class IntrinsicView: UIView {
  var content: CGSize
  private(set) var questions = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("There are no archives here.") }

  override var intrinsicContentSize: CGSize {
    questions += 1
    return content
  }
}

/// Text of letters that are ten points wide and lines that are twenty high, broken between words.
struct PlainMeasuring: TextMeasuring {
  func lines(
    of text: String, font: TextFont, width: CGFloat, lineBreakMode: NSLineBreakMode,
    maximumLines: Int
  ) -> TextLines {
    let room = width > 0 && width.isFinite ? Int(width / 10) : Int.max
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= room {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    if maximumLines > 0 { lines = Array(lines.prefix(maximumLines)) }
    return TextLines(
      lines: lines.map { TextLine(text: $0, width: CGFloat($0.count * 10)) }, ascender: 15,
      lineHeight: 20)
  }
}

/// A label of letters that are ten points wide.
func label(_ text: String, lines: Int = 0) -> UILabel {
  let label = UILabel()
  label.textMeasuring = PlainMeasuring()
  label.numberOfLines = lines
  label.text = text
  return label
}

/// Expects some issues, wherever they were declared and whatever their numbers are.
func expectIssues(
  _ issues: [LayoutIssue], are expected: [LayoutIssue],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = { (issue: LayoutIssue) in
    "\(issue.rule.rawValue) \(issue.severity) \(issue.elements): \(issue.explanation) "
      + "\(issue.advice)"
  }
  #expect(issues.map(text) == expected.map(text), sourceLocation: sourceLocation)
}

/// The issues without those that say the same of the same elements again.
func unique(_ issues: [LayoutIssue]) -> [LayoutIssue] {
  var known: Set<String> = []
  return issues.filter { known.insert("\($0.rule) \($0.elements) \($0.explanation)").inserted }
}
