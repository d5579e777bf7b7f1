public import Foundation
import LayoutCore

/// What a layout shows, drawn anew for each case of a check: texts, counts and sizes of pictures.
///
/// ```swift
/// checkLayout(over: .phones) { content in
///   CardView(title: content.text("title"), tags: content.count("tags", 0...8))
/// } properties: {
///   .noOverlap().inside(.superview)      // whatever the title is, and however many tags there are
/// }
/// ```
///
/// What is drawn depends on the seed, the case and the name only, so a tree made twice is equal.
/// The first case has the least of everything, the second the most. Of a failure, content is
/// made as little as still fails and could have been drawn.
public struct LayoutContent {
  /// Something that was drawn.
  public enum Value: Hashable, Sendable {
    /// A text.
    case text(String)

    /// A number of items.
    case count(Int)

    /// The size of a picture, in points.
    case size(CGSize)
  }

  /// What stands in place of what would be drawn, by name.
  var fixed: [String: Value] = [:]

  private let seed: UInt64

  /// The number of the case.
  private let number: Int

  private let notes = Notes()

  init(seed: UInt64, number: Int, fixed: [String: Value] = [:]) {
    self.seed = seed
    self.number = number
    self.fixed = fixed
  }

  /// A text of some length and script.
  ///
  /// - Parameters:
  ///   - name: What it is for; the same name gives the same text.
  ///   - lengths: How long it may be; anything by default.
  ///   - scripts: How it may be written; anyhow by default.
  public func text(
    _ name: String, _ lengths: [TextLength] = TextLength.allCases,
    scripts: [TextScript] = TextScript.allCases
  ) -> String {
    let value = value(name, lengths.map(\.letters)) { chance in
      let sorted = lengths.sorted { $0.letters.upperBound < $1.letters.upperBound }
      guard let longest = sorted.last, let script = scripts.randomElement(using: &chance) else {
        return .text("")
      }
      let length =
        number == 0 ? sorted[0] : number == 1 ? longest : sorted.randomElement(using: &chance)
      return .text(script.text(length ?? longest, &chance))
    }
    if case .text(let text) = value { return text }
    return ""
  }

  /// A number of items.
  ///
  /// - Parameters:
  ///   - name: What it is for; the same name gives the same number.
  ///   - range: The least and the most; 0...20 by default.
  public func count(_ name: String, _ range: ClosedRange<Int> = 0...20) -> Int {
    let value = value(name, [range]) { chance in
      switch number {
      case 0: .count(range.lowerBound)
      case 1: .count(range.upperBound)
      default: .count(.random(in: range, using: &chance))
      }
    }
    if case .count(let count) = value { return count }
    return range.lowerBound
  }

  /// The size of a picture: small, large, as wide or as high as a banner, or none at all.
  ///
  /// - Parameter name: What it is for; the same name gives the same size.
  public func size(_ name: String) -> CGSize {
    let value = value(name, [0...Int.max]) { chance in
      let sides: [Double] = [1, 24, 64, 100, 333.5, 640, 1_000, 4_000]
      if number == 0 { return .size(.zero) }
      if number == 1 { return .size(CGSize(width: 4_000, height: 4_000)) }
      let (width, height) = (
        sides.randomElement(using: &chance), sides.randomElement(using: &chance)
      )
      return .size(CGSize(width: width ?? 1, height: height ?? 1))
    }
    if case .size(let size) = value { return size }
    return .zero
  }

  /// What was drawn so far, with the amounts that could have been, in the order of drawing.
  var drawn: [(name: String, value: Value, amounts: [ClosedRange<Int>])] { notes.drawn }

  /// All that the layout shows, as far as it was drawn.
  var values: [String: Value] {
    notes.drawn.reduce(into: fixed) { values, drawn in
      if values[drawn.name] == nil { values[drawn.name] = drawn.value }
    }
  }

  private func value(
    _ name: String, _ amounts: [ClosedRange<Int>], _ draw: (inout SeededChance) -> Value
  ) -> Value {
    let value: Value
    if let known = fixed[name] {
      value = known
    } else {
      // The same for the same name on every platform and in every run.
      let letters = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
      }
      var chance = SeededChance(seed: seed &* 0x9E37 &+ UInt64(number) &+ letters)
      value = draw(&chance)
    }
    notes.note(name, value, amounts)
    return value
  }

  private final class Notes {
    private(set) var drawn: [(name: String, value: Value, amounts: [ClosedRange<Int>])] = []
    private var names: Set<String> = []

    func note(_ name: String, _ value: Value, _ amounts: [ClosedRange<Int>]) {
      if names.insert(name).inserted { drawn.append((name, value, amounts)) }
    }
  }
}

extension LayoutContent.Value: CustomStringConvertible {
  /// The value as Swift code: `.text("Wow")`.
  public var description: String {
    switch self {
    case .text(let text): ".text(\(text.debugDescription))"
    case .count(let count): ".count(\(count))"
    case .size(let size): ".size(CGSize(width: \(size.width), height: \(size.height)))"
    }
  }
}
