import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite struct GeometryLaws {
  private func random(_ generator: inout SeededGenerator, _ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(generator.int(range)) / 4
  }

  /// A chain of views, each turned, scaled, scrolled and anchored at random.
  private func chain(_ generator: inout SeededGenerator, _ count: Int) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<count {
      let view = UIView()
      view.bounds = CGRect(
        x: random(&generator, -40...40), y: random(&generator, -40...40),
        width: random(&generator, 1...400), height: random(&generator, 1...400))
      view.center = CGPoint(x: random(&generator, -99...99), y: random(&generator, -99...99))
      view.anchorPoint = CGPoint(x: random(&generator, 0...4), y: random(&generator, 0...4))
      if generator.int(0...2) > 0 {
        view.transform = CGAffineTransform(rotationAngle: random(&generator, -12...12))
          .scaledBy(x: 0.5 + random(&generator, 0...8), y: 0.5 + random(&generator, 0...8))
          .translatedBy(x: random(&generator, -9...9), y: random(&generator, -9...9))
      }
      views.last?.addSubview(view)
      views.append(view)
    }
    return views
  }

  /// Where a view shows a point of its coordinates in those of its superview.
  private func above(_ point: CGPoint, _ view: UIView) -> CGPoint {
    let (bounds, transform) = (view.bounds, view.transform)
    let x = point.x - bounds.origin.x - bounds.size.width * view.anchorPoint.x
    let y = point.y - bounds.origin.y - bounds.size.height * view.anchorPoint.y
    return CGPoint(
      x: view.center.x + transform.a * x + transform.c * y + transform.tx,
      y: view.center.y + transform.b * x + transform.d * y + transform.ty)
  }

  private func isClose(_ first: CGPoint, _ second: CGPoint) -> Bool {
    hypot(first.x - second.x, first.y - second.y) < 1e-6
  }

  private func box(_ points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private func corners(_ rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
  }

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    zip(corners(first), corners(second)).allSatisfy(isClose)
  }

  @Test func `A frame is the box around the four corners`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let view = chain(&generator, 1)[0]
      #expect(isClose(view.frame, box(corners(view.bounds).map { above($0, view) })))
    }
  }

  @Test func `Points and rectangles convert over every view between`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let views = chain(&generator, 4)
      let other = chain(&generator, 2)
      views[1].addSubview(other[0])
      let point = CGPoint(x: random(&generator, -99...99), y: random(&generator, -99...99))
      let area = CGRect(origin: point, size: CGSize(width: 7, height: 3))
      for start in 0..<4 {
        for end in 0...start {
          func walk(_ point: CGPoint) -> CGPoint {
            stride(from: start, to: end, by: -1).reduce(point) { above($0, views[$1]) }
          }
          #expect(isClose(views[start].convert(point, to: views[end]), walk(point)))
          #expect(isClose(views[end].convert(point, from: views[start]), walk(point)))
          #expect(isClose(views[end].convert(walk(point), to: views[start]), point))
          #expect(
            isClose(views[start].convert(area, to: views[end]), box(corners(area).map(walk))))
          #expect(
            isClose(views[end].convert(area, from: views[start]), box(corners(area).map(walk))))
        }
      }
      let inOther = views[3].convert(point, to: other[1])
      let there = above(above(inOther, other[1]), other[0])
      #expect(isClose(there, above(above(point, views[3]), views[2])))
      #expect(isClose(views[3].convert(point, to: nil), views[3].convert(point, to: views[0])))
      #expect(isClose(views[3].convert(point, from: nil), views[0].convert(point, to: views[3])))
    }
  }

  @Test func `A frame that is set is the frame, without a turn`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let view = chain(&generator, 1)[0]
      view.transform = .identity
      let (origin, anchor) = (view.bounds.origin, view.anchorPoint)
      var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
      frame.origin = CGPoint(x: random(&generator, -99...99), y: random(&generator, -99...99))
      frame.size = CGSize(width: random(&generator, 0...99), height: random(&generator, 0...99))
      view.frame = frame
      #expect(view.frame == frame && view.bounds.origin == origin && view.anchorPoint == anchor)
      #expect(view.bounds.size == frame.size)
      let size = view.bounds.size
      view.transform = CGAffineTransform(scaleX: 2, y: 4)
      view.frame = CGRect(origin: frame.origin, size: CGSize(width: 80, height: 80))
      #expect(view.bounds.size == CGSize(width: 40, height: 20) && size == frame.size)
    }
  }

  @Test func `What is left of the safe area reaches a view`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let root = UIView(frame: CGRect(x: 9, y: 9, width: 100, height: 100))
      root.bounds.origin = CGPoint(x: random(&generator, -9...9), y: random(&generator, -9...9))
      root.hostSafeAreaInsets = UIEdgeInsets(
        top: random(&generator, 0...90), left: random(&generator, 0...90),
        bottom: random(&generator, 0...90), right: random(&generator, 0...90))
      var view = root
      var safe = root.hostSafeAreaInsets
      #expect(root.safeAreaInsets == safe)
      for _ in 0..<3 {
        let child = UIView(
          frame: CGRect(
            x: random(&generator, -40...80), y: random(&generator, -40...80),
            width: random(&generator, 100...400), height: random(&generator, 100...400)))
        child.bounds.origin = CGPoint(x: random(&generator, -9...9), y: random(&generator, -9...9))
        view.addSubview(child)
        // The part of the superview within its safe area, in its coordinates. Beyond the superview
        // there is no more that is covered.
        let inside = view.bounds
        let (top, left) = (inside.minY + safe.top, inside.minX + safe.left)
        let (bottom, right) = (inside.maxY - safe.bottom, inside.maxX - safe.right)
        safe =
          safe == .zero
          ? .zero
          : UIEdgeInsets(
            top: min(safe.top, max(0, top - child.frame.minY)),
            left: min(safe.left, max(0, left - child.frame.minX)),
            bottom: min(safe.bottom, max(0, child.frame.maxY - bottom)),
            right: min(safe.right, max(0, child.frame.maxX - right)))
        #expect(child.safeAreaInsets == safe)
        // Margins of 8 points, and the safe area on top.
        let margins = UIEdgeInsets(
          top: safe.top + 8, left: safe.left + 8, bottom: safe.bottom + 8, right: safe.right + 8)
        #expect(child.layoutMargins == margins)
        child.insetsLayoutMarginsFromSafeArea = false
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        child.insetsLayoutMarginsFromSafeArea = true
        view = child
      }
    }
  }

  @Test func `Guides lie within their insets, and in the middle where there is no room`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.insetsLayoutMarginsFromSafeArea = false
    view.hostSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 7, y: 7, width: 94, height: 56))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 25, y: 16, width: 40, height: 20))
    view.bounds.size = CGSize(width: 50, height: 20)
    // From 25 to 15, and from 16 to -4.
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 6, width: 0, height: 0))
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.layoutMarginsGuide !== view.safeAreaLayoutGuide)
    #expect(view.layoutMarginsGuide.owningView === view)
  }

  @Test func `Fitting keeps what is required`() {
    final class Asked: UIView {
      var proposals: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        proposals.append(size)
        return CGSize(width: 11, height: 22)
      }
    }
    let view = Asked()
    let target = CGSize(width: 33, height: 44)
    let results = [(false, false), (true, false), (false, true), (true, true)].map { wide, high in
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: wide ? .required : .defaultHigh,
        verticalFittingPriority: high ? .required : .fittingSizeLevel)
    }
    #expect(
      results == [
        CGSize(width: 11, height: 22), CGSize(width: 33, height: 22), CGSize(width: 11, height: 44),
        target,
      ])
    let endless = CGFloat.infinity
    #expect(
      view.proposals == [
        CGSize(width: endless, height: endless), CGSize(width: 33, height: endless),
        CGSize(width: endless, height: 44), target,
      ])
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 11, height: 22))
    #expect(view.proposals.last == CGSize(width: 7, height: 8))
    #expect(view.systemLayoutSizeFitting(target) == CGSize(width: 11, height: 22))
  }

  /// A view that names another for each of its baselines.
  @Test func `Baselines of another view count from this view's edges`() {
    final class Delegating: UIView {
      let first = UILabel(frame: CGRect(x: 0, y: 10, width: 80, height: 19))
      let last = UILabel(frame: CGRect(x: 0, y: 40, width: 80, height: 39))
      override var forFirstBaselineLayout: UIView { first }
      override var forLastBaselineLayout: UIView { last }
    }
    let view = Delegating(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    for label in [view.first, view.last] {
      label.text = "Title"
      view.addSubview(label)
    }
    view.bounds.origin.y = 4
    // 1854 · 17 / 2048 from the top of the line, which stands 10 above the end of 39 points.
    let ascender: CGFloat = 15.389_648_437_5
    let offsets = view.baselineOffsets(for: view.bounds.size)
    #expect(offsets.top == 6 + ascender)
    #expect(offsets.bottom == 90 - (36 + 10 + ascender))
    // The part stays where it is, so the end of a higher view is farther from its line.
    let higher = view.baselineOffsets(for: CGSize(width: 100, height: 120))
    #expect(higher.bottom == 120 - (36 + 10 + ascender))
    #expect(UIView().baselineOffsets(for: CGSize(width: 9, height: 9)).top == 0)
  }

  @Test func `A label's text stands by alignment, direction and height on whole pixels`() {
    let label = UILabel()
    label.text = "Title"
    let bounds = CGRect(x: 3, y: 5, width: 100, height: 40)
    for scale in [1, 2, 3] as [CGFloat] {
      label.contentScaleFactor = scale
      // 3869 · 17 / 2048 wide and 2288 · 17 / 2048 high, up to the next pixel.
      let width = (32.115_722_656_25 * scale).rounded(.up) / scale
      let height = (18.992_187_5 * scale).rounded(.up) / scale
      let slack = 100 - width
      for isMirrored in [false, true] {
        label.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
        for (alignment, inset) in [
          (.left, 0), (.center, slack / 2), (.right, slack), (.natural, isMirrored ? slack : 0),
          (.justified, isMirrored ? slack : 0),
        ] as [(NSTextAlignment, CGFloat)] {
          label.textAlignment = alignment
          let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
          #expect(
            rect == CGRect(x: 3 + inset, y: 5 + (40 - height) / 2, width: width, height: height))
        }
      }
      let offsets = label.baselineOffsets(for: bounds.size)
      #expect(offsets.top == (40 - height) / 2 + 15.389_648_437_5)
      #expect(abs(offsets.top + offsets.bottom - 40) < 1e-9)
    }
  }

  @Test func `A label's last baseline is that of its last line`() {
    let label = UILabel()
    label.text = "Title Title Title"
    label.numberOfLines = 0
    for (width, lines) in [(200, 1), (80, 2), (40, 3)] as [(CGFloat, CGFloat)] {
      let offsets = label.baselineOffsets(for: CGSize(width: width, height: 70))
      let height = (lines * 18.992_187_5).rounded(.up)
      #expect(offsets.top == (70 - height) / 2 + 15.389_648_437_5)
      let last = (70 - height) / 2 + (lines - 1) * 18.992_187_5 + 15.389_648_437_5
      #expect(abs(offsets.bottom - (70 - last)) < 1e-9)
      let limited = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: 70), limitedToNumberOfLines: 1)
      #expect(limited.size.height == 19)
    }
  }
}
