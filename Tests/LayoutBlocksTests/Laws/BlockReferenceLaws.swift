import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Layouts and stacks against the formulas of the reference, written down once more.
@Suite struct BlockReferenceLaws {
  private typealias Span = (start: CGFloat, length: CGFloat)

  private func number(_ range: ClosedRange<Int>, _ generator: inout SeededGenerator) -> CGFloat {
    CGFloat(generator.int(range)) / 2
  }

  /// The formulas of one axis: what a part makes of a frame in a room.
  private func rules(
    _ a: CGFloat, _ b: CGFloat, _ step: CGFloat
  ) -> [(layout: Layout, form: (Span, Span) -> Span)] {
    func clamp(_ value: CGFloat) -> CGFloat { value < a ? a : value > b ? b : value }
    func stepped(_ value: CGFloat) -> CGFloat {
      let clamped = clamp(value)
      return clamped >= b ? clamped : clamped - clamped.truncatingRemainder(dividingBy: step)
    }
    return [
      (.horizontal(.left(a)), { ($1.start + a, $0.length) }),
      (.horizontal(.right(a)), { ($1.start + $1.length - $0.length - a, $0.length) }),
      (.horizontal(.center(a)), { ($1.start + ($1.length - $0.length) / 2 + a, $0.length) }),
      (.horizontal(.leading(a)), { ($1.start + a, $0.length) }),
      (.horizontal(.trailing(a)), { ($1.start + $1.length - $0.length - a, $0.length) }),
      (.horizontal(.left(multiplier: a)), { ($1.start + $1.length * a, $0.length) }),
      (
        .horizontal(.right(multiplier: a)),
        { ($1.start + $1.length - $0.length - $1.length * a, $0.length) }
      ),
      (
        .horizontal(.left(between: a...b)), { ($1.start + clamp($1.length - $0.length), $0.length) }
      ),
      (
        .horizontal(.right(between: a...b)),
        { ($1.start + $1.length - $0.length - clamp($1.length - $0.length), $0.length) }
      ),
      (
        .horizontal(.left(between: a...b, step: step)),
        { ($1.start + stepped($1.length - $0.length), $0.length) }
      ),
      (.width(.fixed(a)), { frame, _ in (frame.start, a) }),
      (.width(.equal), { ($0.start, $1.length) }),
      (.width(.scaled(a)), { ($0.start, $1.length * a) }),
      (.width(.boxed(a)), { ($0.start, $1.length < a ? 0 : $1.length - a) }),
      (.width(.upTo(a)), { ($0.start, $1.length < a ? $1.length : a) }),
      (.width(.from(a)), { ($0.start, $1.length > a ? $1.length : a) }),
      (.width(.between(a...b)), { ($0.start, clamp($1.length)) }),
      // The near edge goes to where the frame would end flush with the room, or to the bound. The
      // far edge stays; past it, there is no length at the new place.
      (
        .left(a...),
        { frame, room in
          let end = frame.start + frame.length
          let edge = room.start + (room.length - frame.length < a ? a : room.length - frame.length)
          return (edge, edge > end ? 0 : end - edge)
        }
      ),
      (
        .right(a...),
        { frame, room in
          let inset = room.length - frame.length < a ? a : room.length - frame.length
          let edge = room.start + room.length - inset
          return edge < frame.start ? (frame.start, 0) : (frame.start, edge - frame.start)
        }
      ),
    ]
  }

  @Test func `Every part of a layout is what its formula says`() {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<400 {
      let low = number(-20...120, &generator)
      let high = low + number(0...100, &generator)
      let rules = rules(low, high, number(1...16, &generator))
      for (place, rule) in rules.enumerated() {
        let frame = Span(number(-80...400, &generator), number(0...300, &generator))
        let room = Span(number(-80...80, &generator), number(0...400, &generator))
        var found = rect(frame.start, 7, frame.length, 9)
        rule.layout.formLayout(rect: &found, in: rect(room.start, 3, room.length, 5))
        let wanted = rule.form(frame, room)
        #expect(
          found.isClose(to: rect(wanted.start, 7, wanted.length, 9)),
          "round \(round), rule \(place): \(found), expected \(wanted)")
        // A frame that counts backwards counts by its amount.
        var backwards = rect(frame.start + frame.length, 7, -frame.length, 9)
        rule.layout.formLayout(rect: &backwards, in: rect(room.start, 3, room.length, 5))
        if place < 10 {
          #expect(abs(backwards.origin.x - found.origin.x) < 1e-6, "rule \(place)")
        }
        if place > 16 { #expect(backwards.isClose(to: found), "rule \(place)") }
      }
    }
  }

  @Test func `Closures of layouts that are added stay with their parts`() {
    func closure(_ number: CGFloat) -> Layout {
      .horizontal(.build(AddingLayout(number: number)))
    }
    let sum = closure(1) + closure(10) + .width(.fixed(5)) + (closure(100) + closure(1000))
    var frame = rect(0, 0, 1, 1)
    sum.formLayout(rect: &frame, in: .zero)
    #expect(frame == rect(1111, 0, 5, 1))
    let root = Box("root")
    let box = Box("box", rect(0, 0, 1, 1), in: root)
    box.layoutBlock(with: sum).layout(in: .zero)
    #expect(box.layoutFrame == rect(1111, 0, 5, 1))
  }

  private struct AddingLayout: RectBasedLayout {
    let number: CGFloat

    func formLayout(rect: inout CGRect, in source: CGRect) { rect.origin.x += number }
  }

  // Stacks.

  private struct Item {
    var content: CGSize
    var length: StackLayoutScheme.ItemLength?
  }

  /// The frames of a stack's items, one step after the other.
  private func frames(
    _ stack: StackLayoutScheme, _ items: [Item], _ room: CGRect, isMirrored: Bool
  ) -> [CGRect] {
    let isVertical = stack.axis == .vertical
    let main: Span = isVertical ? (room.minY, room.height) : (room.minX, room.width)
    let cross: Span = isVertical ? (room.minX, room.width) : (room.minY, room.height)
    var spacing: CGFloat?
    if case .equal(let value) = stack.spacing { spacing = value }
    let gaps = CGFloat(items.count - 1)

    // First what does not depend on the others, then shares of the rest.
    var lengths: [CGFloat] = []
    var weights: [CGFloat] = []
    for item in items {
      let content = isVertical ? item.content.height : item.content.width
      switch (item.length ?? .filling, stack.filling) {
      case (.fixed(let length), _): (lengths, weights) = (lengths + [max(0, length)], weights + [0])
      case (.content(let least, let most), _):
        let own = content > most ? most : content
        (lengths, weights) = (lengths + [own < least ? least : own], weights + [0])
      case (.weight(let weight), _):
        (lengths, weights) = (lengths + [0], weights + [max(0, weight)])
      case (.filling, .content): (lengths, weights) = (lengths + [content], weights + [0])
      case (.filling, .equal(let length)):
        (lengths, weights) = (lengths + [max(0, length)], weights + [0])
      case (.filling, .equally): (lengths, weights) = (lengths + [0], weights + [1])
      }
    }
    let free = max(0, main.length - lengths.reduce(0, +) - gaps * (spacing ?? 0))
    let sum = weights.reduce(0, +)
    for place in lengths.indices where weights[place] > 0 {
      lengths[place] += free * weights[place] / sum
    }
    let taken = lengths.reduce(0, +)
    let gap = spacing ?? (items.count > 1 ? max(0, (main.length - taken) / gaps) : 0)
    let total = taken + gap * gaps

    var next: CGFloat =
      switch stack.direction {
      case .fromLeading: 0
      case .fromTrailing: main.length
      case .fromCenter: (main.length - total) / 2
      case .atTrailing: main.length - total
      }
    return items.indices.map { place in
      let length = lengths[place]
      if stack.direction == .fromTrailing { next -= length }
      let start = isMirrored && !isVertical ? main.length - next - length : next
      next += stack.direction == .fromTrailing ? -gap : length + gap
      let content = items[place].content
      let across: CGFloat =
        switch stack.crossFilling {
        case .equally: cross.length
        case .equal(let length): max(0, length)
        case .content: min(isVertical ? content.width : content.height, cross.length)
        }
      let edge: CGFloat =
        switch stack.alignment {
        case .leading(let offset): cross.start + offset
        case .trailing(let offset): cross.start + cross.length - across - offset
        case .center(let offset): cross.start + (cross.length - across) / 2 + offset
        }
      return isVertical
        ? rect(edge, main.start + start, across, length)
        : rect(main.start + start, edge, length, across)
    }
  }

  private func stack(_ generator: inout SeededGenerator, _ items: [Box]) -> StackLayoutScheme {
    var stack = StackLayoutScheme { items }
    stack.axis = generator.pick([.horizontal, .vertical])
    stack.spacing = generator.pick([.equally, .equal(4), .equal(0), .equal(-3)])
    stack.filling = generator.pick([.equally, .equal(20), .equal(-7), .content])
    stack.crossFilling = generator.pick([.equally, .equally, .equal(13), .equal(-5), .content])
    stack.direction = generator.pick([.fromLeading, .fromTrailing, .fromCenter, .atTrailing])
    stack.alignment = generator.pick([.leading(2), .trailing(3), .center(1)])
    return stack
  }

  @Test func `Items of a stack are where the formulas of the reference put them`() {
    var generator = SeededGenerator(seed: 12)
    let root = Box("root", rect(0, 0, 500, 500))
    for round in 0..<3_000 {
      let boxes = (0..<generator.int(1...4)).map { Box("\($0)", .zero, in: root) }
      var stack = stack(&generator, boxes)
      var items: [Item] = []
      let hasLengths = generator.int(0...1) == 0
      for box in boxes {
        var item = Item(
          content: CGSize(width: number(0...90, &generator), height: number(0...90, &generator)))
        box.fitting = { [content = item.content] _ in content }
        if hasLengths {
          item.length = generator.pick([
            nil, .fixed(15), .fixed(-4), .content(atLeast: 10, atMost: 30),
            .content(atLeast: 30, atMost: 10), .weight(1), .weight(2.5), .weight(-1),
          ])
        }
        if let length = item.length { stack.setLength(length, for: box) }
        items.append(item)
      }
      let isMirrored = generator.int(0...1) == 0
      for box in boxes { box.direction = isMirrored ? .rightToLeft : .leftToRight }
      let room = rect(
        number(-40...40, &generator), number(-40...40, &generator), number(0...600, &generator),
        number(0...600, &generator))
      stack.layout(in: room)
      let wanted = frames(stack, items, room, isMirrored: isMirrored)
      for (box, frame) in zip(boxes, wanted) {
        #expect(
          box.layoutFrame.isClose(to: frame),
          "round \(round), \(box.layoutFrame), expected \(frame), mirrored \(isMirrored): \(stack)")
      }
      for box in boxes { box.removeFromSuperElement() }
    }
  }
}
