import Foundation
import LayoutCore

/// One decision of a layout about one axis: a place or a length.
///
/// Trivially copyable; what a closure decides is named by an index into a list beside.
struct LayoutPart: Equatable, Sendable {
  enum Rule: UInt8, Sendable {
    case near, far, center, leading, trailing
    case nearMultiplied, farMultiplied
    /// c = clamp(free length, a, b), in steps of `c` below b where that is more than zero.
    case nearBetween, farBetween
    /// One edge of the old frame moves, the other stays.
    case stretchNear, stretchFar
    case fill, fixed, scaled, boxed
    case between
    /// The length that the element's content takes.
    case content
    /// The whole rect, by the closure `index`.
    case custom
  }

  var rule: Rule
  var isVertical = false
  var index: Int32 = 0
  var a: CGFloat = 0
  var b: CGFloat = 0
  var c: CGFloat = 0

  init(_ rule: Rule, _ a: CGFloat = 0, to b: CGFloat = 0, step c: CGFloat = 0) {
    self.rule = rule
    self.a = a
    self.b = b
    self.c = c
  }

  init(_ rule: Rule, between range: some LayoutRange, step: CGFloat = 0) {
    let ends = range.layoutEnds
    self.init(rule, ends.low, to: ends.high, step: step)
  }

  /// Decides about one axis; `start` and `length` are the source's.
  ///
  /// Formulas: CGLayout 0.7, Layout.
  @inline(__always)
  func form(
    _ min: inout CGFloat, _ size: inout CGFloat, in start: CGFloat, _ length: CGFloat,
    isMirrored: Bool
  ) {
    // Lengths count by their amount.
    let own = abs(size)
    switch rule {
    case .near: min = start + a
    case .far: min = start + length - own - a
    case .center: min = start + length / 2 - own / 2 + a
    case .leading: min = isMirrored ? start + length - own - a : start + a
    case .trailing: min = isMirrored ? start + a : start + length - own - a
    case .nearMultiplied: min = start + length * a
    case .farMultiplied: min = start + length - own - length * a
    case .nearBetween: min = start + stepped(length - own)
    case .farBetween: min = start + length - own - stepped(length - own)
    case .stretchNear:
      let edge = start + Recording.larger(a, length - own)
      size = Recording.larger(0, Recording.larger(min, min + size) - edge)
      min = edge
    case .stretchFar:
      let edge = start + length - Recording.larger(a, length - own)
      min = Recording.smaller(min, min + size)
      size = Recording.larger(0, edge - min)
    case .fill: size = length
    case .fixed: size = a
    case .scaled: size = length * a
    case .boxed: size = Recording.larger(0, length - a)
    case .between: size = clamp(length)
    case .content, .custom: break
    }
  }

  private func clamp(_ value: CGFloat) -> CGFloat {
    Recording.larger(a, Recording.smaller(b, value))
  }

  private func stepped(_ value: CGFloat) -> CGFloat {
    let clamped = clamp(value)
    guard c > 0, clamped < b else { return clamped }
    // Toward 0. What is a whole step but for rounding is one.
    let amount = ((clamped.magnitude + 1e-9) / c).rounded(.down)
    guard amount.isLess(than: 1e15) else { return clamped }
    if amount.isZero {
      Recording.noteRange(from: Double(-c), until: Double(c), of: Double(clamped), number: 0)
      return 0
    }
    let sign: CGFloat = clamped.sign == .minus ? -1 : 1
    Recording.noteRange(
      from: Double(amount * c), until: Double((amount + 1) * c), of: Double(sign * clamped),
      number: Int(sign * amount))
    return sign * amount * c
  }
}

extension LayoutPart {
  /// Forms the frame along the part's axis; only the horizontal one is ever mirrored.
  @inline(__always)
  func form(_ frame: inout CGRect, in room: CGRect, isMirrored: Bool) {
    if isVertical {
      form(
        &frame.origin.y, &frame.size.height, in: room.origin.y, room.size.height,
        isMirrored: false)
    } else {
      form(
        &frame.origin.x, &frame.size.width, in: room.origin.x, room.size.width,
        isMirrored: isMirrored)
    }
  }
}

extension LayoutPart {
  /// A part that is a rule and one number, as most are, without its axis.
  struct Plain {
    let rule: Rule
    let value: CGFloat
  }

  /// The part, if it is a rule and one number.
  @inline(__always)
  var plain: Plain? {
    index == 0 && b == 0 && c == 0 && rule != .custom ? Plain(rule: rule, value: a) : nil
  }

  init(_ plain: Plain, isVertical: Bool = false) {
    self.init(plain.rule, plain.value)
    self.isVertical = isVertical
  }

  func shifted(_ shift: Int32) -> LayoutPart {
    var copy = self
    if rule == .custom { copy.index += shift }
    return copy
  }
}

extension LayoutPart.Rule {
  /// Whether the rule alone decides a length, or else a place; nil for what needs the old frame.
  var decidesLength: Bool? {
    switch self {
    case .fill, .fixed, .scaled, .boxed, .between, .content: true
    case .stretchNear, .stretchFar, .custom: nil
    default: false
    }
  }
}
