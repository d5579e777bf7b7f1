public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// One input at which a check failed, to run that alone.
///
/// A failure prints it. Paste it as an argument of the check while you look for the mistake: the
/// check runs at that input only, and fails also when nothing is wrong there any more, so that it
/// is taken out again.
///
/// ```swift
/// checkLayout(
///   over: .phones, replay: .size(400, 490, direction: .rightToLeft, seed: 1)
/// ) { LoginScreen() } properties: { .noOverlap() }
/// ```
public struct LayoutReplay: Equatable, Sendable {
  /// What the layout depends on.
  public var input: LayoutInput

  /// The seed of the check that failed.
  public var seed: UInt64

  /// What the layout showed, by name, if content is drawn.
  public var content: [String: LayoutContent.Value]

  /// Creates a replay of an input.
  ///
  /// - Parameters:
  ///   - input: What the layout depends on.
  ///   - content: What the layout showed, by name; nothing of its own by default.
  ///   - seed: The seed of the check that failed.
  public init(
    _ input: LayoutInput, content: [String: LayoutContent.Value] = [:], seed: UInt64 = 1
  ) {
    self.input = input
    self.content = content
    self.seed = seed
  }

  /// A replay of a size and what else counts.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  ///   - safeAreaInsets: Insets of the safe area, in points; none by default.
  ///   - layoutMargins: Margins, in points; none by default.
  ///   - direction: Which way the user reads; left to right by default.
  ///   - scale: Pixels per point; 1 by default.
  ///   - traits: The app's own facts by name; none by default.
  ///   - content: What the layout showed, by name; nothing of its own by default.
  ///   - seed: The seed of the check that failed.
  public static func size(
    _ width: CGFloat, _ height: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    layoutMargins: UIEdgeInsets = .zero,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, scale: CGFloat = 1,
    traits: [String: String] = [:], content: [String: LayoutContent.Value] = [:],
    seed: UInt64 = 1
  ) -> LayoutReplay {
    LayoutReplay(
      LayoutInput(
        size: CGSize(width: width, height: height), safeAreaInsets: safeAreaInsets,
        layoutMargins: layoutMargins, direction: direction, scale: scale, traits: traits),
      content: content, seed: seed)
  }
}

extension LayoutReplay: CustomStringConvertible {
  /// The replay as Swift code: `.size(400, 490, direction: .rightToLeft, seed: 1)`.
  public var description: String {
    var parts = ["\(Double(input.width).plainText)", "\(Double(input.height).plainText)"]
    if input.safeAreaInsets != .zero {
      parts.append("safeAreaInsets: \(code(input.safeAreaInsets))")
    }
    if input.layoutMargins != .zero { parts.append("layoutMargins: \(code(input.layoutMargins))") }
    if input.direction == .rightToLeft { parts.append("direction: .rightToLeft") }
    if input.scale != 1 { parts.append("scale: \(Double(input.scale).plainText)") }
    if !input.traits.isEmpty {
      let pairs = input.traits.sorted { $0.key < $1.key }.map {
        "\($0.key.debugDescription): \($0.value.debugDescription)"
      }
      parts.append("traits: [\(pairs.joined(separator: ", "))]")
    }
    if !content.isEmpty {
      let pairs = content.sorted { $0.key < $1.key }.map {
        "\($0.key.debugDescription): \($0.value)"
      }
      parts.append("content: [\(pairs.joined(separator: ", "))]")
    }
    parts.append("seed: \(seed)")
    return ".size(\(parts.joined(separator: ", ")))"
  }

  private func code(_ insets: UIEdgeInsets) -> String {
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    let texts = sides.map { "\($0.0): \(Double($0.1).plainText)" }
    return "UIEdgeInsets(\(texts.joined(separator: ", ")))"
  }
}
