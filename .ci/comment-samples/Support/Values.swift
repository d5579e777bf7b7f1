// What the samples of doc comments are run with: see .ci/comments.py.
import Foundation
import Framewise
import Testing

#if canImport(UIKit)
import UIKit
#endif

/// Writes down what an expression is, in the words of comments.
@MainActor func sampleValue(
  _ value: @autoclosure @MainActor () -> Any?, _ expected: String, filePath: String = #filePath,
  line: Int
) {
  sampleRoom.layoutIfNeeded()
  record(filePath, line, sampleText(value(), like: expected))
}

/// A value as comments write it.
@MainActor func sampleText(_ value: Any?, like expected: String = "") -> String {
  func numbers(_ numbers: CGFloat...) -> String {
    "(\(numbers.map { sampleText($0) }.joined(separator: ", ")))"
  }
  switch value {
  case nil: return "nil"
  case let number as CGFloat:
    let rounded = (number * 1000).rounded() / 1000
    return rounded.isFinite && abs(rounded) < 1e15 && rounded == rounded.rounded()
      ? "\(Int(rounded))" : "\(rounded)"
  case let number as Double: return sampleText(CGFloat(number))
  case let text as String: return "\"\(text)\""
  case let rect as CGRect:
    return numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  case let size as CGSize: return numbers(size.width, size.height)
  case let point as CGPoint: return numbers(point.x, point.y)
  case let insets as UIEdgeInsets:
    return numbers(insets.top, insets.left, insets.bottom, insets.right)
  case let rect as FormulaRect:
    let parts = [rect.x, rect.y, rect.width, rect.height]
    return "(\(parts.map { sampleText($0(sampleRoom.bounds.size)) }.joined(separator: ", ")))"
  case let position as LayoutPosition.Individual:
    return sampleText(LayoutPosition.individual(position), like: expected)
  case let position as LayoutPosition:
    let frames = sampleFrames(position, count: max(1, expected.filter { $0 == "(" }.count))
    return expected.hasPrefix("[") ? sampleText(frames) : sampleText(frames[0])
  case let list as [LayoutStatement] where !list.isEmpty:
    return list.map(\.description).joined(separator: ", ")
  case let list as [Any?]: return "[\(list.map { sampleText($0) }.joined(separator: ", "))]"
  case let value?: return "\(value)"
  }
}

/// The bounds in which positions are computed. It is laid out before each value.
@MainActor var sampleRoom = LayoutView()

/// The elements that positions place, where it matters which.
@MainActor var sampleElements: [UIView] = []

@MainActor func sampleBounds(width: CGFloat, height: CGFloat) {
  sampleRoom.frame = CGRect(x: 0, y: 0, width: width, height: height)
}

@MainActor private func sampleFrames(_ position: LayoutPosition, count: Int) -> [CGRect] {
  let elements = sampleElements.isEmpty ? (0..<count).map { _ in UIView() } : sampleElements
  for element in elements { sampleRoom.addSubview(element, constantPosition: position) }
  sampleRoom.layoutIfNeeded()
  for element in elements { element.removeFromSuperview() }
  return elements.map(\.frame)
}

/// A view of a size of its own, and with a name.
final class SizedView: UIView {
  private let size: CGSize

  init(_ name: String, width: CGFloat = 100, height: CGFloat = 20) {
    size = CGSize(width: width, height: height)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    accessibilityIdentifier = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  override var intrinsicContentSize: CGSize { size }
}

/// Runs the sample of a comment, which must not report issues.
@MainActor func runComment(_ body: @MainActor () async throws -> Void) async throws {
  (sampleRoom, sampleElements) = (LayoutView(), [])
  var failure: (any Error)?
  let issues = await LayoutIssue.collecting {
    do { try await body() } catch { failure = error }
  }
  for issue in issues { record("issue", 0, "\(issue)") }
  if let failure { throw failure }
}

/// Runs what has to fail as a test, with a text in the failure.
@MainActor func sampleFails(_ text: String, _ body: @MainActor () -> Void) {
  withKnownIssue {
    body()
  } matching: {
    "\($0)".contains(text)
  }
}

/// Runs what has to report issues of these rules.
@MainActor func sampleReports(_ rules: LayoutIssue.Rule..., body: @MainActor () -> Void) {
  let issues = LayoutIssue.collecting { body() }
  #expect(issues.map(\.rule) == rules)
}
