import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Positions within the margins, and in rooms without an end.
@Suite struct ReferenceAreaRules {
  private let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  private let child = UIView()

  init() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 4, bottom: 5, trailing: 6)
    view.addSubview(child)
  }

  @Test(arguments: [false, true])
  func `A closure within the margins counts from their corner`(_ isMirrored: Bool) {
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    var asked: [CGSize] = []
    view.setConstantPosition(
      .makeCustom(in: .layoutMargins) { size in
        asked.append(size)
        return CGRect(x: 1, y: 2, width: 7, height: 9)
      }, for: child)
    view.layoutIfNeeded()
    // From the leading margin of 4 and the upper one of 3, in 100 - 10 by 60 - 8.
    #expect(asked == [CGSize(width: 90, height: 52)])
    #expect(child.frame == CGRect(x: isMirrored ? 100 - 5 - 7 : 5, y: 5, width: 7, height: 9))
  }

  @Test func `Parts of a room without an end are nothing`() {
    view.setConstantPosition(
      .makeRelative(frame: CGRect(x: 0, y: 0, width: 0.5, height: 0.5)), for: child)
    let sizes: [(proposal: CGSize, size: CGSize)] = [
      (CGSize(width: 80, height: CGFloat.infinity), CGSize(width: 40, height: 0)),
      (CGSize(width: CGFloat.infinity, height: 80), CGSize(width: 0, height: 40)),
      (CGSize(width: 80, height: 20), CGSize(width: 40, height: 10)),
    ]
    for (proposal, size) in sizes {
      let found = view.sizeThatFits(proposal)
      #expect(found == size, "\(proposal)")
    }
  }

  @Test(arguments: [LayoutPosition.OffsetOrigin.middleCenter, .bottomRight])
  func `In a room without an end, what stands at or about the end takes up its length`(
    _ origin: LayoutPosition.OffsetOrigin
  ) {
    let value = UIOffset(horizontal: -4, vertical: -6)
    let (end, size) = (CGFloat.infinity, CGSize(width: 30, height: 20))
    view.setConstantPosition(.makeOffset(value: value, from: origin, size: size), for: child)
    // With an end: (80 + 30) / 2 - 4, (60 + 20) / 2 - 6, or 80 - 4, 60 - 6.
    let (x, y): (CGFloat, CGFloat) = origin == .middleCenter ? (51, 34) : (76, 54)
    #expect(view.sizeThatFits(CGSize(width: 80, height: 60)) == CGSize(width: x, height: y))
    #expect(view.sizeThatFits(CGSize(width: end, height: 60)) == CGSize(width: 30, height: y))
    #expect(view.sizeThatFits(CGSize(width: 80, height: end)) == CGSize(width: x, height: 20))
    #expect(view.sizeThatFits(CGSize(width: end, height: end)) == size)
    // What stands beside it or reads its frame has its place.
    let other = UIView()
    view.addSubview(other, constantPosition: .after(child, 5, width: 7, height: 3))
    #expect(view.sizeThatFits(CGSize(width: end, height: end)) == CGSize(width: 42, height: 20))
    view.setConstantPosition(
      .makeCustom { [child] _ in CGRect(x: child.frame.maxX + 5, y: 0, width: 7, height: 3) },
      for: other)
    #expect(view.sizeThatFits(CGSize(width: end, height: end)) == CGSize(width: 42, height: 20))
  }

  @Test(arguments: [LayoutPosition.Reference.bounds, .safeArea])
  func `In a room without an end, what reaches up to the end takes up nothing`(
    _ reference: LayoutPosition.Reference
  ) {
    view.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let (end, isInset) = (CGFloat.infinity, reference == .safeArea)
    let insets = UIEdgeInsets(top: 8, left: 9, bottom: 10, right: 11)
    view.setConstantPosition(.makeInsets(insets: insets, in: reference), for: child)
    #expect(view.sizeThatFits(CGSize(width: end, height: end)) == .zero)
    // With an end: 300 - 11, and 200 - 10, of which the safe area ends 10 above.
    let (width, height): (CGFloat, CGFloat) = (289, isInset ? 180 : 190)
    #expect(view.sizeThatFits(CGSize(width: 300, height: end)) == CGSize(width: width, height: 0))
    #expect(view.sizeThatFits(CGSize(width: end, height: 200)) == CGSize(width: 0, height: height))
    // The same frame in other words, and the whole area.
    for position in [
      .makeFormula(in: reference) {
        FormulaRect(x: 9, y: 8, width: $0.width - 20, height: $0.height - 18)
      },
      .makeCustom(in: reference) {
        CGRect(x: 9, y: 8, width: $0.width - 20, height: $0.height - 18)
      },
      .makeRelative(frame: CGRect(x: 0, y: 0, width: 1, height: 1), in: reference),
    ] as [LayoutPosition] {
      view.setConstantPosition(position, for: child)
      #expect(view.sizeThatFits(CGSize(width: end, height: end)) == .zero, "\(position)")
    }
  }

  @Test func `Cells that share a width without an end take up their height alone`() {
    view.layoutOptimization = .matrix(colsPerRow: 2)
    let insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    for cell in [child, UIView(), UIView()] {
      view.addSubview(
        cell, constantPosition: .makeMatrixCells(insets: insets, spacing: 5, height: 44))
    }
    // Two rows below an inset.
    let size = view.sizeThatFits(CGSize(width: CGFloat.infinity, height: 300))
    #expect(size == CGSize(width: 0, height: 8 + 44 + 5 + 44))
  }

  @Test func `An aspect ratio is that of the area it is fitted into`() {
    // The area within the margins is 90 by 52, and 1.7 is between its ratio and that of the bounds.
    view.setConstantPosition(
      .individual(.aspectFit(ratio: 1.7).within(.layoutMargins)), for: child)
    view.layoutIfNeeded()
    #expect(abs(child.frame.height - 52) < 1e-9)
    #expect(abs(child.frame.width - 88.4) < 1e-9)
    #expect(abs(child.frame.minX - (4 + 0.8)) < 1e-9)
    #expect(child.frame.minY == 3)
  }

  @Test func `An aspect ratio that fills covers the area in both directions`() {
    // Wider than the bounds of 100 by 60: as high as they are. Narrower: as wide.
    let cases: [(ratio: CGFloat, frame: CGRect)] = [
      (2, CGRect(x: -10, y: 0, width: 120, height: 60)),
      (1, CGRect(x: 0, y: -20, width: 100, height: 100)),
    ]
    for (ratio, frame) in cases {
      view.setConstantPosition(.makeAspectFill(ratio: ratio), for: child)
      view.layoutIfNeeded()
      #expect(child.frame == frame, "\(ratio)")
    }
  }

  @Test func `A frame within the margins is made from their corner`() {
    view.setConstantPosition(
      .makeAbsolute(frame: CGRect(x: 1, y: 2, width: 7, height: 9), in: .layoutMargins),
      for: child)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 5, width: 7, height: 9))
  }

  /// Margins of 40 above and below leave -20 of 60: a hundred to that is less than any ratio, so
  /// the width counts. Margins of 30 leave nothing, to which a hundred is more than any ratio.
  @Test func `A ratio is fitted into an area without height by what is width to height there`() {
    for (margin, frame) in [
      (40, CGRect(x: 0, y: -20, width: 100, height: 100)),
      (30, CGRect(x: 50, y: 30, width: 0, height: 0)),
    ] as [(CGFloat, CGRect)] {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margin, leading: 0, bottom: margin, trailing: 0)
      view.setConstantPosition(
        .individual(.aspectFit(ratio: 1).within(.layoutMargins)), for: child)
      view.layoutIfNeeded()
      #expect(child.frame == frame, "\(margin)")
    }
  }

  /// From the other side of so wide a view, an element so far to the left is beyond all numbers.
  @Test func `Closures see an element where it is that cannot stand mirrored`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 1.5e308, height: 60))
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    let far = UIView(frame: CGRect(x: -1.5e308, y: 0, width: 10, height: 10))
    let frame = far.frame
    var seen: CGRect?
    view.addSubview(
      child,
      withAssociatedConstantPosition: .makeCustom { _ in
        seen = far.frame
        return .zero
      })
    view.addSubview(
      far,
      withAssociatedConstantPosition: .makeAbsolute(
        frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.layoutIfNeeded()
    #expect(seen == frame)
    #expect(far.frame == CGRect(x: 1.5e308, y: 0, width: 10, height: 10))
  }

  /// What is in it begins at its safe area, so it is 20 wide and 10 high without one, and where it
  /// stands before the pass, with insets of 20 and 10, twice as wide and high.
  @Test(arguments: [-1, 0, 1, 2, 3])
  func `Within margins a view has no safe area of its own where all are as large as that`(
    _ smaller: Int
  ) {
    let safe: [CGFloat] = [10, 20, 30, 40]
    let margins = safe.enumerated().map { $0.offset == smaller ? $0.element - 1 : $0.element }
    let outer = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    outer.hostSafeAreaInsets = UIEdgeInsets(
      top: safe[0], left: safe[1], bottom: safe[2], right: safe[3])
    outer.insetsLayoutMarginsFromSafeArea = false
    outer.layoutMargins = UIEdgeInsets(
      top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    let measured = LayoutView(frame: outer.bounds)
    measured.addSubview(
      UIView(),
      constantPosition: .makeAbsolute(
        frame: CGRect(x: 0, y: 0, width: 20, height: 10), in: .safeArea))
    let size = CGSize(width: 100, height: 100)
    outer.addSubview(
      measured,
      constantPosition: .makeFormula(fitting: size, in: .layoutMargins) { fitted, _ in
        FormulaRect(x: 0, y: 0, width: fitted.width, height: fitted.height)
      })
    #expect(measured.safeAreaInsets == outer.safeAreaInsets)
    let (width, height): (CGFloat, CGFloat) = smaller < 0 ? (20, 10) : (40, 20)
    #expect(
      outer.sizeThatFits(outer.bounds.size)
        == CGSize(width: margins[1] + width, height: margins[0] + height))
  }
}
