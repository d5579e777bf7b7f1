import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
import TestSupport
#endif

/// A condition as a tree, evaluated the obvious way.
indirect enum ConditionModel {
  enum Quantity: CaseIterable {
    case width, height, aspectRatio
  }

  enum Range {
    case from(CGFloat)
    case upTo(CGFloat)
    case through(CGFloat)
    case halfOpen(CGFloat, CGFloat)
    case closed(CGFloat, CGFloat)
  }

  case always
  case never
  case portrait
  case landscape
  case interval(Quantity, Range)
  case rightToLeft(Bool)
  case trait(String, String)
  case oddWidth
  case not(ConditionModel)
  case and(ConditionModel, ConditionModel)
  case or(ConditionModel, ConditionModel)

  func holds(for input: LayoutInput) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .portrait: return input.size.height >= input.size.width
    case .landscape: return input.size.width > input.size.height
    case .interval(let quantity, let range): return holds(quantity, range, input.size)
    case .rightToLeft(let isRight): return (input.direction == .rightToLeft) == isRight
    case .trait(let name, let value): return input.traits[name] == value
    case .oddWidth: return Self.isOdd(input.size)
    case .not(let part): return !part.holds(for: input)
    case .and(let left, let right): return left.holds(for: input) && right.holds(for: input)
    case .or(let left, let right): return left.holds(for: input) || right.holds(for: input)
    }
  }

  private func holds(_ quantity: Quantity, _ range: Range, _ size: CGSize) -> Bool {
    let value = quantity == .height ? size.height : size.width
    let unit: CGFloat = quantity == .aspectRatio ? size.height : 1
    return switch range {
    case .from(let low): value >= low * unit
    case .upTo(let high): value < high * unit
    case .through(let high): value <= high * unit
    case .halfOpen(let low, let high): value >= low * unit && value < high * unit
    case .closed(let low, let high): value >= low * unit && value <= high * unit
    }
  }

  static func isOdd(_ size: CGSize) -> Bool {
    size.width.truncatingRemainder(dividingBy: 2) == 1
  }

  var condition: LayoutCondition {
    switch self {
    case .always: .always
    case .never: .never
    case .portrait: .portrait
    case .landscape: .landscape
    case .interval(let quantity, let range): condition(quantity, range)
    case .rightToLeft(let isRight): .direction(isRight ? .rightToLeft : .leftToRight)
    case .trait(let name, let value): .trait(name, is: value)
    case .oddWidth: LayoutCondition(Self.isOdd)
    case .not(let part): !part.condition
    case .and(let left, let right): left.condition && right.condition
    case .or(let left, let right): left.condition || right.condition
    }
  }

  private func condition(_ quantity: Quantity, _ range: Range) -> LayoutCondition {
    func make(_ range: some LayoutRange) -> LayoutCondition {
      switch quantity {
      case .width: .width(range)
      case .height: .height(range)
      case .aspectRatio: .aspectRatio(range)
      }
    }
    return switch range {
    case .from(let low): make(low...)
    case .upTo(let high): make(..<high)
    case .through(let high): make(...high)
    case .halfOpen(let low, let high): make(low..<high)
    case .closed(let low, let high): make(low...high)
    }
  }
}

/// What random conditions are made of.
struct ConditionVocabulary {
  var lengths: [CGFloat]
  var ratios: [CGFloat]
  var quantities = ConditionModel.Quantity.allCases
  var hasConstants = true
  var hasTraits = true
  var hasClosures = false

  static let screens = ConditionVocabulary(
    lengths: [0, 320, 400, 600, 600.5, 1024], ratios: [0.5, 1, 1.5, 2])

  static let smallGrid = ConditionVocabulary(
    lengths: [0, 1, 2, 3, 5, 8], ratios: [0.5, 1, 2], hasTraits: false)

  func random(depth: Int, _ generator: inout SeededGenerator) -> ConditionModel {
    if depth > 0, generator.int(0...3) > 0 {
      let left = random(depth: depth - 1, &generator)
      switch generator.int(0...4) {
      case 0: return .not(left)
      case 1, 2: return .and(left, random(depth: depth - 1, &generator))
      default: return .or(left, random(depth: depth - 1, &generator))
      }
    }
    let kind = generator.int(0...19)
    if kind == 0, hasConstants { return .always }
    if kind == 1, hasConstants { return .never }
    if kind == 2, quantities.contains(.aspectRatio) { return .portrait }
    if kind == 3, quantities.contains(.aspectRatio) { return .landscape }
    if kind == 4, hasTraits { return .rightToLeft(generator.int(0...1) == 0) }
    if kind == 5 || kind == 6, hasTraits {
      return .trait(generator.pick(["a", "b"]), generator.pick(["x", "y"]))
    }
    if kind == 7, hasClosures { return .oddWidth }
    return interval(&generator)
  }

  private func interval(_ generator: inout SeededGenerator) -> ConditionModel {
    let quantity = generator.pick(quantities)
    let ends = quantity == .aspectRatio ? ratios : lengths
    let first = generator.pick(ends)
    let second = generator.pick(ends)
    let low = min(first, second)
    let high = max(first, second)
    let range: ConditionModel.Range =
      switch generator.int(0...4) {
      case 0: .from(first)
      case 1: .upTo(first)
      case 2: .through(first)
      case 3: .halfOpen(low, high)
      default: .closed(low, high)
      }
    return .interval(quantity, range)
  }
}
