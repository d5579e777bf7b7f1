#if RECORDS_DECISIONS
import Foundation
import LayoutAnalysis
import LayoutCore
import TestSupport

/// A length computed from a size by sums, multiples and comparisons.
///
/// The comparisons are recorded, as this module links the same operators as the engines do.
indirect enum Length: Sendable {
  case width
  case height
  case constant(Double)
  case sum(Length, Length)
  case difference(Length, Length)
  case multiple(Double, Length)
  case least(Length, Length)
  case most(Length, Length)
  case amount(Length)
  case choice(Test, Length, Length, then: Length, else: Length)

  enum Test: CaseIterable {
    case below, atMost, equal
  }

  func value(_ size: CGSize) -> Double {
    switch self {
    case .width: return Double(size.width)
    case .height: return Double(size.height)
    case .constant(let number): return number
    case .sum(let first, let second): return first.value(size) + second.value(size)
    case .difference(let first, let second): return first.value(size) - second.value(size)
    case .multiple(let factor, let length): return factor * length.value(size)
    case .least(let first, let second): return min(first.value(size), second.value(size))
    case .most(let first, let second): return max(first.value(size), second.value(size))
    case .amount(let length): return abs(length.value(size))
    case .choice(let test, let left, let right, let then, let otherwise):
      let (left, right) = (left.value(size), right.value(size))
      let holds: Bool
      switch test {
      case .below: holds = left < right
      case .atMost: holds = left <= right
      case .equal: holds = left == right
      }
      return holds ? then.value(size) : otherwise.value(size)
    }
  }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self = .constant(value) }
  init(integerLiteral value: Int) { self = .constant(Double(value)) }

  static func + (left: Length, right: Length) -> Length { .sum(left, right) }
  static func - (left: Length, right: Length) -> Length { .difference(left, right) }
  static func * (left: Double, right: Length) -> Length { .multiple(left, right) }

  /// One length below a threshold of another one, and another one from there on.
  static func below(_ threshold: Double, of length: Length = .width, _ low: Length, _ high: Length)
    -> Length
  {
    .choice(.below, length, .constant(threshold), then: low, else: high)
  }
}

/// A root with elements whose frames are computed.
struct SyntheticLayout: Sendable {
  var frames: [(name: String, x: Length, y: Length, width: Length, height: Length)] = []

  /// What a pass tells the recorder besides.
  var note: (@Sendable (LayoutInput) -> Void)?

  func snapshot(_ input: LayoutInput) -> LayoutSnapshot {
    note?(input)
    var builder = LayoutSnapshot.Builder()
    builder.begin(name: "screen", frame: CGRect(origin: .zero, size: input.size))
    for frame in frames {
      let rect = CGRect(
        x: frame.x.value(input.size), y: frame.y.value(input.size),
        width: frame.width.value(input.size), height: frame.height.value(input.size))
      builder.begin(name: frame.name, frame: rect)
      builder.end()
    }
    return builder.finish()!
  }

  /// A map of the layout over the sizes of the gallery's screens.
  func map(
    _ widths: ClosedRange<CGFloat> = 320...1400, _ heights: ClosedRange<CGFloat> = 480...1200
  ) -> LayoutMap {
    LayoutMap(over: .sizes(widths, heights), snapshot: snapshot)
  }

  mutating func add(_ name: String, _ x: Length, _ y: Length, _ width: Length, _ height: Length) {
    frames.append((name, x, y, width, height))
  }
}

/// Makes layouts by chance.
struct LayoutMaker {
  var random: SeededGenerator

  /// Whether all numbers are multiples of an eighth, with which lengths of whole sizes are exact.
  var isExact: Bool

  init(seed: UInt64, isExact: Bool) {
    random = SeededGenerator(seed: seed)
    self.isExact = isExact
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    let whole = Double(random.int(range))
    if random.int(0...2) > 0 { return whole }
    let parts: [Double] = [0.33, 0.7, 1 / 3]
    return whole + (isExact ? Double(random.int(0...7)) / 8 : random.pick(parts))
  }

  mutating func length(_ depth: Int) -> Length {
    guard depth > 0 else {
      switch random.int(0...3) {
      case 0: return .width
      case 1: return .height
      default: return .constant(number(-200...900))
      }
    }
    switch random.int(0...9) {
    case 0: return .sum(length(depth - 1), length(depth - 1))
    case 1: return .difference(length(depth - 1), length(depth - 1))
    case 2, 3:
      let factors: [Double] = isExact ? [0.25, 0.5, 0.75, 1.5, 2] : [0.25, 0.3, 0.5, 2 / 3, 1.7]
      return .multiple(random.pick(factors), length(depth - 1))
    case 4: return .least(length(depth - 1), length(depth - 1))
    case 5: return .most(length(depth - 1), length(depth - 1))
    case 6: return .amount(length(depth - 1))
    default:
      return .choice(
        random.pick(Length.Test.allCases), length(depth - 1), length(depth - 2 < 0 ? 0 : depth - 2),
        then: length(depth - 1), else: length(depth - 1))
    }
  }

  mutating func layout(elements: Int, depth: Int) -> SyntheticLayout {
    var layout = SyntheticLayout()
    for index in 0..<elements {
      layout.add(
        "e\(index)", length(depth), length(depth), length(depth - 1), length(depth - 1))
    }
    return layout
  }
}

/// Compares what a map says with passes.
struct Comparison {
  var wrong: [String] = []
  var missing = 0
  var compared = 0

  mutating func compare(_ map: LayoutMap, _ layout: SyntheticLayout, at size: CGSize) {
    let expected = layout.snapshot(map.domain.input(at: size))
    compared += 1
    guard let frames = map.frames(at: size) else {
      missing += 1
      return
    }
    for (own, other) in zip(frames.nodes, expected.nodes) {
      let pairs = [
        (own.frame.origin.x, other.frame.origin.x), (own.frame.origin.y, other.frame.origin.y),
        (own.frame.size.width, other.frame.size.width),
        (own.frame.size.height, other.frame.size.height),
      ]
      for (mine, right) in pairs where !((mine - right).magnitude <= 1e-6) {
        if wrong.count < 8 {
          wrong.append(
            "\(size): \(own.name) \(mine) in place of \(right)"
          )
        }
        return
      }
    }
  }
}
#endif
