public import Foundation
public import LayoutAnalysis
public import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A property that does not hold of a layout, shrunk to a plain size, or something that was in the
/// way of a check.
///
///     siblings do not overlap: logo overlaps card at 400 x 499
///       found at 391.25 x 487.5
///       fails from width 320 up to 536 at height 499, and from height 480 up to 500 at width 400
///       because of height >= 500 (LoginScreen.swift:52)
///       login/logo (24, 71, 96, 96)
///       login/card (40, 25, 344, 191)
///       to run it alone: replay: .size(400, 499, seed: 1)
public struct LayoutFailure: Sendable {
  /// The property in words.
  public var property: String

  /// What happens: `logo overlaps card`, with its numbers.
  public var text: String

  /// The elements it is about, as paths.
  public var elements: [String] = []

  /// What the layout depended on; nil if no pass was run.
  public var input: LayoutInput?

  /// The size at which it was found, before it was shrunk.
  public var found: CGSize?

  /// The widths at which it happens, at the height of ``input``.
  public var widths: FailingRange?

  /// The heights at which it happens, at the width of ``input``.
  public var heights: FailingRange?

  /// What the map says, if it knows all sizes at which it happens.
  public var verdict: LayoutVerdict?

  /// Why the elements are where they are, in lines; or what to do.
  public var explanation: [String] = []

  /// Runs it alone.
  public var replay: LayoutReplay?

  /// The frames at ``input``.
  public var snapshot: LayoutSnapshot?
}

extension LayoutFailure: CustomStringConvertible {
  /// The failure in lines.
  public var description: String {
    var lines = [heading]
    if let found, let input, found != input.size { lines.append("  found at \(text(found))") }
    if let range { lines.append("  \(range)") }
    if let sizes = verdict?.violations.first { lines.append("  on the map: \(sizes)") }
    lines += explanation.map { "  \($0)" }
    if let replay { lines.append("  to run it alone: replay: \(replay)") }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    let line = property.isEmpty ? text : "\(property): \(text)"
    guard let input else { return line }
    return line + " at \(text(input.size))" + input.variationText
  }

  private var range: String? {
    guard let widths, let heights, let input else { return nil }
    switch (widths.isWhole, heights.isWhole) {
    case (true, true): return "fails at all widths and heights that were tried around it"
    case (false, true): return "fails \(widths.text(of: "width")), at any height"
    case (true, false): return "fails \(heights.text(of: "height")), at any width"
    case (false, false):
      return "fails \(widths.text(of: "width")) at height \(Double(input.height).fixedText), and "
        + "\(heights.text(of: "height")) at width \(Double(input.width).fixedText)"
    }
  }

  private func text(_ size: CGSize) -> String {
    "\(Double(size.width).fixedText) x \(Double(size.height).fixedText)"
  }
}

extension LayoutInput {
  /// What differs from the usual besides the size: `, right to left, safe area top 47 bottom 34,
  /// scale 2, plan pro`.
  var variationText: String {
    var text = direction == .rightToLeft ? ", right to left" : ""
    if safeAreaInsets != .zero { text += ", safe area\(safeAreaInsets.sidesText)" }
    if layoutMargins != .zero { text += ", margins\(layoutMargins.sidesText)" }
    if scale != 1 { text += ", scale \(Double(scale).fixedText)" }
    for (name, value) in traits.sorted(by: { $0.key < $1.key }) { text += ", \(name) \(value)" }
    return text
  }
}

extension UIEdgeInsets {
  /// The sides that are not zero, each after a space.
  fileprivate var sidesText: String {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $0.1 != 0 }.map { " \($0.0) \(Double($0.1).fixedText)" }.joined()
  }
}
