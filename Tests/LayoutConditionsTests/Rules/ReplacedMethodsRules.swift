import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// Methods that replace others, and methods that differ in one thing from those of the neighbor.
@Suite struct ReplacedMethodsRules {
  private func view(_ count: Int) -> (view: LayoutView, children: [UIView]) {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let children = (0..<count).map { _ in UIView() }
    for child in children { view.addSubview(child) }
    return (view, children)
  }

  @Test(arguments: [1, 2, 63, 64, 65, 66, 130, 300])
  func `Every one of many methods that are replaced in one go counts`(_ count: Int) {
    let (view, children) = view(count)
    for child in children {
      view.setConstantPosition(
        .makeAbsolute(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), for: child)
    }
    view.layoutIfNeeded()
    for round in 1...2 {
      let frames = children.indices.map {
        CGRect(x: CGFloat($0), y: CGFloat(round), width: 2, height: 3)
      }
      for (child, frame) in zip(children, frames) {
        view.setConstantPosition(.makeAbsolute(frame: frame), for: child)
      }
      view.layoutIfNeeded()
      #expect(children.map(\.frame) == frames)
    }
  }

  @Test func `A layout that nothing marked places every element, also after a replacement`() {
    let (view, children) = view(2)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    for child in children {
      view.setConstantPosition(.makeAbsolute(frame: .zero), for: child)
    }
    view.layoutIfNeeded()
    view.setConstantPosition(.makeAbsolute(frame: frame), for: children[0])
    view.layoutIfNeeded()
    children[1].frame = frame
    view.layoutSubviews()
    #expect(children.map(\.frame) == [frame, .zero])
  }

  private static let initial = CGRect(x: 10, y: 20, width: 30, height: 40)

  /// Positions that differ in one thing from the first, with the frame of an element that has it
  /// after one that has the first, in bounds of 200 by 100.
  private static var pairs: [(first: LayoutPosition, second: LayoutPosition, frame: CGRect)] {
    let part = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    return [
      // A sequence goes on from the frame before in the direction of its own: 10 + 30 + 5, or
      // 20 + 40 + 5.
      (
        .sequential(.horizontallyEqualSizedAbsolute(initial: initial, margin: 5)),
        .sequential(.verticallyEqualSizedAbsolute(initial: initial, margin: 5)),
        CGRect(x: 10, y: 65, width: 30, height: 40)
      ),
      (
        .sequential(.verticallyEqualSizedAbsolute(initial: initial, margin: 5)),
        .sequential(.horizontallyEqualSizedAbsolute(initial: initial, margin: 5)),
        CGRect(x: 45, y: 20, width: 30, height: 40)
      ),
      (
        .sequential(.horizontallyEqualSizedAbsolute(initial: initial, margin: 5)),
        .sequential(.horizontallyEqualSizedAbsolute(initial: initial, margin: 7)),
        CGRect(x: 47, y: 20, width: 30, height: 40)
      ),
      // What is before it is 0.3 wide and at 0.1; a twentieth of 200 is between them.
      (
        .sequential(.horizontallyEqualSizedAbsolute(initial: part, margin: 0.05)),
        .sequential(.horizontallyEqualSizedRelative(initial: part, margin: 0.05)),
        CGRect(x: 10.4, y: 0.2, width: 0.3, height: 0.4)
      ),
      (
        .makeAbsolute(frame: part), .makeRelative(frame: part),
        CGRect(x: 20, y: 20, width: 60, height: 40)
      ),
      // The margins begin at (4, 3).
      (
        .individual(.absolute(initial)), .individual(.absolute(initial).within(.layoutMargins)),
        CGRect(x: 14, y: 23, width: 30, height: 40)
      ),
    ]
  }

  @Test(arguments: pairs.indices)
  func `Neighbors whose positions differ in one thing have each their own`(_ index: Int) {
    let (first, second, frame) = Self.pairs[index]
    let (view, children) = view(2)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 4, bottom: 5, trailing: 6)
    view.setConstantPosition(first, for: children[0])
    view.setConstantPosition(second, for: children[1])
    view.layoutIfNeeded()
    #expect(isClose(children[1].frame, frame, within: 1e-9))

    // Replaced by what it had, and back.
    view.setConstantPosition(first, for: children[1])
    view.layoutIfNeeded()
    view.setConstantPosition(second, for: children[1])
    view.layoutIfNeeded()
    #expect(isClose(children[1].frame, frame, within: 1e-9))
  }

  @Test func `A closure that reads an element follows where its methods are replaced`() {
    let (view, children) = view(2)
    let (reader, read) = (children[1], children[0])
    view.setConstantPosition(
      .makeAbsolute(frame: CGRect(x: 10, y: 0, width: 20, height: 5)), for: read)
    view.setConstantPosition(
      .makeCustom { [unowned read] _ in
        CGRect(x: read.frame.maxX, y: 0, width: 5, height: 5)
      }, for: reader)
    view.layoutIfNeeded()
    #expect(reader.frame.minX == 30)
    view.setConstantPosition(
      .makeAbsolute(frame: CGRect(x: 50, y: 0, width: 20, height: 5)), for: read)
    view.layoutIfNeeded()
    #expect(read.frame.minX == 50)
    #expect(reader.frame.minX == 70)
  }

  @Test func `Conditions that are replaced leave a method where it was stated`() {
    let (view, children) = view(1)
    let methods = [7, 9].map {
      LayoutMethod(
        condition: .width(300...), position: .spot($0), fileID: "A/a.swift", line: $0)
    }
    view.setLayoutMethods(methods, for: children[0])
    view.replaceConditions { _ in [.never, .always] }
    let replaced = view.layoutInfo[ObjectIdentifier(children[0])] ?? []
    #expect(replaced.map(\.condition) == [.never, .always])
    #expect(replaced.map(\.location?.line) == [7, 9])
    view.layoutIfNeeded()
    #expect(children[0].frame == .spot(9))
  }
}
