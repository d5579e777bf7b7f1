import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// Laws of anchors over all edges, spaces, rects and directions.
@Suite struct AnchorLaws {
  private let rooms = [
    rect(0, 0, 100, 80), rect(20, 10, 30, 30), rect(90, 70, 60, 50), rect(-40, -30, 20, 10),
    rect(45, 45, 0, 0), rect(10, 60, 200, 5),
  ]
  private let edges: [LayoutAnchor.Edge] = [
    .align(by: .inner), .align(by: .outer), .limit(on: .inner), .limit(on: .outer),
    .pull(from: .inner), .pull(from: .outer),
  ]

  private func transposed(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.y, y: rect.origin.x, width: rect.size.height, height: rect.size.width)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: 50 - (rect.origin.x + rect.size.width), y: rect.origin.y, width: rect.size.width,
      height: rect.size.height)
  }

  private func result(
    _ anchor: LayoutAnchor, _ room: CGRect, _ other: CGRect,
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> CGRect {
    var room = room
    anchor.formConstrain(sourceRect: &room, by: other, direction: direction)
    return room
  }

  private func forEach(_ body: (LayoutAnchor.Edge, CGRect, CGRect) -> Void) {
    for edge in edges {
      for room in rooms { for other in rooms { body(edge, room, other) } }
    }
  }

  @Test func `What holds from left to right holds from right to left and downwards`() {
    forEach { edge, room, other in
      let left = result(.left(edge), room, other)
      let right = result(.right(edge), room, other)
      #expect(mirrored(result(.right(edge), mirrored(room), mirrored(other))) == left)
      #expect(transposed(result(.top(edge), transposed(room), transposed(other))) == left)
      #expect(transposed(result(.bottom(edge), transposed(room), transposed(other))) == right)
      #expect(result(.leading(edge), room, other) == left)
      #expect(result(.trailing(edge), room, other) == right)
      #expect(result(.leading(edge), room, other, .rightToLeft) == right)
      #expect(result(.trailing(edge), room, other, .rightToLeft) == left)
      #expect(result(.left(edge), room, other, .rightToLeft) == left)
      #expect(result(.top(edge), room, other, .rightToLeft) == result(.top(edge), room, other))
    }
  }

  @Test func `An aligned room keeps its size, a limited one stays inside, a pulled one reaches`() {
    for room in rooms {
      for other in rooms {
        let target = other.minX
        let inner = result(.left(.align(by: .inner)), room, other)
        #expect(inner == rect(target, room.minY, room.width, room.height))
        let outer = result(.left(.align(by: .outer)), room, other)
        #expect(outer == rect(target - room.width, room.minY, room.width, room.height))

        let inside = result(.left(.limit(on: .inner)), room, other)
        #expect(inside.minX >= target && inside.width >= 0)
        if room.minX >= target { #expect(inside == room) }
        if room.minX < target, room.maxX > target {
          #expect(inside == rect(target, room.minY, room.maxX - target, room.height))
        }
        if room.maxX <= target, room.minX < target {
          #expect(inside == rect(target, room.minY, 0, room.height))
        }
        let before = result(.left(.limit(on: .outer)), room, other)
        #expect(before.maxX <= target && before.width >= 0)
        if room.maxX <= target { #expect(before == room) }
        if room.minX >= target, room.maxX > target {
          #expect(before == rect(target, room.minY, 0, room.height))
        }

        let pulled = result(.left(.pull(from: .inner)), room, other)
        #expect(
          pulled == rect(target, room.minY, max(0, room.maxX - target), room.height))
        let stretched = result(.left(.pull(from: .outer)), room, other)
        let length = max(0, target - room.minX)
        #expect(stretched == rect(target - length, room.minY, length, room.height))
      }
    }
  }

  private func statement(
    _ room: CGRect, _ other: CGRect, _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ say: (LayoutAnchors<Box>, LayoutAnchors<Box>) -> Void
  ) -> CGRect {
    let root = Box("root", rect(0, 0, 400, 400))
    let box = Box("box", in: root)
    let target = Box("target", other, in: root)
    let block = LayoutBlock(element: box) { say($0, target.layoutAnchors) }
    block.direction = direction
    block.layout(in: room)
    return box.layoutFrame
  }

  @Test func `Statements about sides mirror and transpose`() {
    for offset in [CGFloat(0), 7, -5] {
      for room in rooms {
        for other in rooms {
          let left = statement(room, other) { $0.left.align(by: $1.right, offset: offset) }
          #expect(left == rect(other.maxX + offset, room.minY, room.width, room.height))
          let pulled = statement(room, other) { $0.left.pull(to: $1.left, offset: offset) }
          let goal = other.minX + offset
          #expect(pulled == rect(goal, room.minY, max(0, room.maxX - goal), room.height))
          let far = statement(room, other) { $0.right.pull(to: $1.right, offset: offset) }
          let end = other.maxX + offset
          // What is pulled past its other edge ends without length at the target.
          #expect(far.maxX == end && far.width == max(0, end - room.minX))
          let center = statement(room, other) { $0.centerX.pull(to: $1.centerX, offset: offset) }
          let middle = other.midX + offset
          #expect(center.width >= 0 && abs(center.midX - middle) < 1e-9)
          #expect(center.width == 0 || center.minX == room.minX || center.maxX == room.maxX)

          let lead = statement(room, other) { $0.leading.pull(to: $1.leading, offset: offset) }
          #expect(lead == pulled)
          let trail = statement(mirrored(room), mirrored(other), .rightToLeft) {
            $0.leading.pull(to: $1.leading, offset: offset)
          }
          #expect(mirrored(trail) == pulled)
          let end2 = statement(mirrored(room), mirrored(other), .rightToLeft) {
            $0.trailing.align(by: $1.leading, offset: offset)
          }
          let end1 = statement(room, other) { $0.right.align(by: $1.left, offset: offset) }
          #expect(mirrored(end2) == end1)
          // A side of the page aligned by one in reading direction.
          let mixed = statement(room, other, .rightToLeft) {
            $0.left.align(by: $1.leading, offset: offset)
          }
          #expect(mixed == rect(other.maxX + offset, room.minY, room.width, room.height))

          let top = statement(transposed(room), transposed(other)) {
            $0.top.pull(to: $1.top, offset: offset)
          }
          #expect(transposed(top) == pulled)
          let bottom = statement(transposed(room), transposed(other)) {
            $0.bottom.pull(to: $1.bottom, offset: offset)
          }
          #expect(transposed(bottom) == far)
          let centerY = statement(transposed(room), transposed(other)) {
            $0.centerY.pull(to: $1.centerY, offset: offset)
          }
          #expect(transposed(centerY) == center)
        }
      }
    }
  }

  @Test func `Lengths in statements refer to one or the other length`() {
    let room = rect(0, 0, 100, 80)
    let other = rect(5, 5, 30, 50)
    let cases: [((LayoutAnchors<Box>, LayoutAnchors<Box>) -> Void, CGSize)] = [
      ({ $0.width.equal(to: $1.height) }, CGSize(width: 50, height: 80)),
      ({ $0.height.equal(to: $1.width, multiplier: 2, offset: 3) }, CGSize(width: 100, height: 63)),
      ({ $0.width.boxed(by: $1.width, box: 8) }, CGSize(width: 22, height: 80)),
      ({ $0.width.scaled(by: $1.width, scale: 3) }, CGSize(width: 90, height: 80)),
      ({ own, _ in own.width.lessThanOrEqual(to: 40) }, CGSize(width: 40, height: 80)),
      ({ own, _ in own.width.lessThanOrEqual(to: 400) }, CGSize(width: 100, height: 80)),
      ({ own, _ in own.width.greaterThanOrEqual(to: 40) }, CGSize(width: 100, height: 80)),
      ({ own, _ in own.height.greaterThanOrEqual(to: 140) }, CGSize(width: 100, height: 140)),
      ({ $0.height.lessThanOrEqual(to: $1.height, offset: -4) }, CGSize(width: 100, height: 46)),
      (
        { $0.width.greaterThanOrEqual(to: $1.width, multiplier: 5) }, CGSize(width: 150, height: 80)
      ),
      ({ own, _ in own.width.equal(to: -4) }, CGSize(width: 0, height: 80)),
      // The last of the same kind counts; of bounds all do.
      (
        { own, _ in
          own.width.equal(to: 10)
          own.width.equal(to: 20)
        }, CGSize(width: 20, height: 80)
      ),
      (
        { own, _ in
          own.width.lessThanOrEqual(to: 30)
          own.width.lessThanOrEqual(to: 60)
          own.height.greaterThanOrEqual(to: 90)
          own.height.greaterThanOrEqual(to: 85)
        }, CGSize(width: 30, height: 90)
      ),
      (
        { own, _ in
          own.width.equal(to: 60)
          own.aspectRatio(3)
        }, CGSize(width: 60, height: 20)
      ),
      (
        { own, _ in
          own.height.equal(to: 60)
          own.aspectRatio(3)
        }, CGSize(width: 180, height: 60)
      ),
      ({ own, _ in own.aspectRatio(4) }, CGSize(width: 100, height: 25)),
    ]
    for (index, (say, size)) in cases.enumerated() {
      let found = statement(room, other, .leftToRight, say)
      #expect(found.size == size, "\(index)")
    }
  }
}
