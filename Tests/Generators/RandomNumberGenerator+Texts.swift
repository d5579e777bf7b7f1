import Foundation
package import Framewise
import TestSupport

extension RandomNumberGenerator {
  /// Short and long words.
  package mutating func words(_ count: ClosedRange<Int>) -> String {
    let all = [
      "a", "of", "the", "line", "Wi-Fi", "layout", "size", "constraint", "incomprehensible",
    ]
    return (0..<int(count)).map { _ in pick(all) }.joined(separator: " ")
  }

  /// A label with a text of a few words, broken or cut in any way.
  package mutating func label() -> UILabel {
    let label = UILabel()
    label.text = words(1...14)
    label.font = .systemFont(ofSize: CGFloat(int(9...24)))
    label.numberOfLines = pick([0, 0, 0, 1, 2, 3])
    label.lineBreakMode = pick([
      .byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead,
      .byClipping,
    ])
    return label
  }
}
