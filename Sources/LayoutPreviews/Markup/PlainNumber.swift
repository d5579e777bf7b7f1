import Foundation

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// Numbers in files and labels: few decimals, no exponent below 10¹², and no words for infinity and
/// NaN.
enum PlainNumber {
  /// A number with two decimals at most, `?` for one that is not finite.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "?" }
    guard abs(value) < 1e12 else { return "\(Double(value))" }
    let hundredths = Int64((Double(value) * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A coordinate of a drawing, clamped to a million in both directions; 0 for one that is not
  /// finite.
  static func coordinate(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    return text(min(max(value, -1e6), 1e6))
  }
}

extension UIEdgeInsets {
  /// The edges with more than 0: `right 12, bottom 3.5`; `nil` for none.
  var edgesText: String? {
    let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    let parts = edges.filter { $0.1 > 0 }.map { "\($0.0) \(PlainNumber.text($0.1))" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
