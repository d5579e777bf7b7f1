import Foundation
import Framewise
import Testing

/// A view with a content of its own that counts how often it is measured.
private final class CountingView: UIView {
  var content = CGSize(width: 30, height: 20)
  var count = 0
  var proposals: [CGSize] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    count += 1
    proposals.append(size)
    return content
  }
}

@Suite struct MeasuringTests {
  let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func frame(_ width: CGFloat, _ height: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `Fitting customs measure once per pass`() {
    let fixed = CGSize(width: 70, height: 80)
    let half: (CGSize) -> CGSize = { CGSize(width: $0.width / 2, height: .infinity) }
    let positions: [LayoutPosition] = [
      .makeCustom(fitting: fixed, frame: { fitted, _ in CGRect(origin: .zero, size: fitted) }),
      .makeCustom(fitting: half, frame: { fitted, _ in CGRect(origin: .zero, size: fitted) }),
      .sequential(
        .customByFittingSizeFrame(
          fitting: fixed, initial: { fitted, _ in CGRect(origin: .zero, size: fitted) },
          rest: { fitted, previous, _ in
            CGRect(x: previous.maxX, y: 0, width: fitted.width, height: fitted.height)
          })),
      .sequential(
        .customByFittingComputedSizeFrame(
          fitting: half, initial: { fitted, _ in CGRect(origin: .zero, size: fitted) },
          rest: { fitted, previous, _ in
            CGRect(x: previous.maxX, y: 0, width: fitted.width, height: fitted.height)
          })),
      .matrical(
        .customByFittingSizeFrame(
          fitting: fixed, initial: { fitted, _ in CGRect(origin: .zero, size: fitted) },
          firstInCol: { fitted, column, _ in
            CGRect(x: column.maxX, y: 0, width: fitted.width, height: fitted.height)
          },
          firstInRow: { fitted, row, _ in
            CGRect(x: 0, y: row.maxY, width: fitted.width, height: fitted.height)
          },
          rest: { fitted, row, column, _ in
            CGRect(x: column.maxX, y: row.maxY, width: fitted.width, height: fitted.height)
          })),
      .matrical(
        .customByFittingComputedSizeFrame(
          fitting: half, initial: { fitted, _ in CGRect(origin: .zero, size: fitted) },
          firstInCol: { fitted, column, _ in
            CGRect(x: column.maxX, y: 0, width: fitted.width, height: fitted.height)
          },
          firstInRow: { fitted, row, _ in
            CGRect(x: 0, y: row.maxY, width: fitted.width, height: fitted.height)
          },
          rest: { fitted, row, column, _ in
            CGRect(x: column.maxX, y: row.maxY, width: fitted.width, height: fitted.height)
          })),
    ]
    let isFlow = [false, false, true, true, true, true]
    for (place, position) in positions.enumerated() {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.layoutOptimization = .matrix(colsPerRow: 2)
      let leaves = (0..<4).map { _ in CountingView() }
      for leaf in leaves { view.addSubview(leaf, withAssociatedConstantPosition: position) }
      view.layoutIfNeeded()
      #expect(leaves.map(\.count) == [1, 1, 1, 1], "\(place)")
      let proposal = place % 2 == 0 ? fixed : CGSize(width: 100, height: CGFloat.infinity)
      #expect(leaves.allSatisfy { $0.proposals == [proposal] }, "\(place)")
      var expected = (0..<4).map { _ in frame(30, 20) }
      if isFlow[place] { for k in 0..<4 { expected[k].origin.x = CGFloat(k) * 30 } }
      if place >= 4 {
        for k in 0..<4 { expected[k].origin = CGPoint(x: k % 2 * 30, y: k / 2 * 20) }
      }
      #expect(leaves.map(\.frame) == expected, "\(place)")
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(leaves.map(\.count) == [2, 2, 2, 2], "\(place)")
    }
  }

  /// Bounds 200 × 100, of a ratio of 2.
  @Test func `Aspect ratios`() {
    let leaf = CountingView()
    leaf.content = CGSize(width: 40, height: 40)
    view.addSubview(leaf)
    let cases: [(LayoutPosition, CGRect)] = [
      (.makeAspectFit(ratio: 4), frame(200, 50, y: 25)),
      (.makeAspectFit(ratio: 0.5), frame(50, 100, x: 75)),
      (.makeAspectFill(ratio: 4), frame(400, 100, x: -100)),
      (.makeAspectFill(ratio: 0.5), frame(200, 400, y: -150)),
      (.makeAspectFit(), frame(100, 100, x: 50)),
      (.makeAspectFill(), frame(200, 200, y: -50)),
      (.makeAspectFit(ratio: .nan), frame(100, 100, x: 50)),
      (.makeAspectFit(ratio: 0), frame(200, 100)),
      (.makeAspectFill(ratio: -1), frame(200, 100)),
      (.makeAspectFit(ratio: .infinity), frame(200, 100)),
    ]
    for (position, expected) in cases {
      view.setConstantPosition(position, for: leaf)
      view.layoutIfNeeded()
      #expect(leaf.frame == expected, "\(position)")
    }
    // Nothing fits in nothing: content without a ratio takes all there is.
    leaf.content = .zero
    view.setConstantPosition(.makeAspectFit(), for: leaf)
    view.layoutIfNeeded()
    #expect(leaf.frame == frame(200, 100))
  }

  @Test func `Parts of the bounds`() {
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 8)
    view.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 40)
    let child = UIView()
    view.addSubview(child)
    let size = CGSize(width: 10, height: 10)
    let cases: [(LayoutPosition, CGRect)] = [
      (.makeAbsolute(frame: frame(5, 6, x: 3, y: 4), in: .safeArea), frame(5, 6, x: 3, y: 24)),
      (.makeRelative(frame: frame(0.5, 1, x: 0.5), in: .safeArea), frame(80, 70, x: 80, y: 20)),
      (.makeInsets(insets: .zero, in: .layoutMargins), frame(190, 96, x: 2, y: 1)),
      (.makeInsets(insets: .zero, in: .bounds), frame(200, 100)),
      (
        .makeOffset(value: .zero, from: .bottomRight, size: size, in: .safeArea),
        frame(10, 10, x: 150, y: 80)
      ),
      // The safe area is 160 × 70.
      (.makeAspectFit(ratio: 1, in: .safeArea), frame(70, 70, x: 45, y: 20)),
      (.makeAspectFill(ratio: 1, in: .safeArea), frame(160, 160, y: -25)),
      (
        .individual(
          .customByFrame(frame: { CGRect(origin: .zero, size: $0) }).within(.layoutMargins)),
        frame(190, 96, x: 2, y: 1)
      ),
    ]
    for (position, expected) in cases {
      view.setConstantPosition(position, for: child)
      view.layoutIfNeeded()
      #expect(child.frame == expected, "\(position)")
    }
    // A change of what is referred to asks for a pass.
    view.setConstantPosition(.makeInsets(insets: .zero, in: .layoutMargins), for: child)
    view.layoutIfNeeded()
    view.layoutMargins = .zero
    view.layoutIfNeeded()
    #expect(child.frame == frame(200, 100))
  }

  /// From right to left, frames keep clear of what covers the screen on either side.
  @Test func `Mirrored parts of the bounds`() {
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    view.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    let child = UIView()
    view.addSubview(
      child,
      withAssociatedConstantPosition: .makeAbsolute(frame: frame(20, 5, x: 10), in: .safeArea))
    view.layoutIfNeeded()
    // 10 from where lines begin, which is the right edge.
    #expect(child.frame == frame(20, 5, x: 170))
    view.setConstantPosition(.makeInsets(insets: .zero, in: .safeArea), for: child)
    view.layoutIfNeeded()
    #expect(child.frame == frame(150, 100, x: 50))
  }

  @Test func `Sizes of controllers`() {
    let child = UIView()
    view.addSubview(
      child,
      withAssociatedConstantPosition: .makeRelative(frame: frame(0.5, 0.25, x: 0.25, y: 0.5)))
    view.layoutIfNeeded()
    let before = child.frame
    #expect(view.sizeThatFits(CGSize(width: 400, height: 200)) == CGSize(width: 300, height: 150))
    #expect(view.sizeThatFits(.zero) == .zero)
    // A share of an unbounded width is no width.
    #expect(
      view.sizeThatFits(CGSize(width: CGFloat.infinity, height: 200))
        == CGSize(width: 0, height: 150))
    #expect(child.frame == before)
  }

  /// A fitting position, `levels` controllers above the label.
  private func screen(_ label: UILabel, levels: Int) -> LayoutView {
    let fitting = LayoutPosition.makeCustom(
      fitting: { CGSize(width: $0.width, height: .infinity) },
      frame: { fitted, _ in CGRect(origin: CGPoint(x: 1, y: 2), size: fitted) })
    var inner: UIView = label
    for level in 0..<levels {
      let outer = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      outer.addSubview(inner, withAssociatedConstantPosition: fitting)
      if level == 0 {
        // Below the label, whatever its height.
        outer.addSubview(
          UIView(),
          withAssociatedConstantPosition: .makeCustom { [unowned label] _ in
            CGRect(x: 0, y: label.frame.maxY, width: 5, height: 5)
          })
      }
      inner = outer
    }
    return inner as! LayoutView
  }

  @Test(arguments: 1...3)
  func `Changed text is laid out again`(_ levels: Int) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "short"
    let root = screen(label, levels: levels)
    root.layoutIfNeeded()
    let short = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
    #expect(label.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: short))

    label.text = "considerably longer\nand of two lines"
    let long = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
    #expect(long.width > short.width)
    #expect(long.height > short.height)
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: long))
    let controller = label.superview as! LayoutView
    #expect(controller.subviews[1].frame.minY == 2 + long.height)
    var container: UIView = controller
    var extent = CGSize(width: 1 + long.width, height: 2 + long.height + 5)
    while container !== root {
      #expect(container.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: extent))
      extent.width += 1
      extent.height += 2
      container = container.superview!
    }

    label.text = nil
    root.layoutIfNeeded()
    #expect(label.frame.size == .zero)
    label.text = "short"
    label.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(label.frame.size.height > short.height * 2)
  }

  /// A column, statements and elements that take up 100 x 244.
  private func container(_ kind: Int) -> UIView {
    let image = UIImageView()
    switch kind {
    case 0: return ColumnView(spacing: 0) { UIImageView(width: 100, height: 244) }
    case 1:
      let view = ConstraintView()
      view.addForAutoLayout(image) >> view.safeArea
      image.height >> 244
      return view
    default:
      let view = LayoutView()
      view.addSubview(
        ColumnView(spacing: 0) { UIImageView(width: 100, height: 244) },
        constantPosition: .makeFormula(fitting: .zero) { fit, _ in
          FormulaRect(x: 0, y: 0, width: fit.width, height: fit.height)
        })
      return view
    }
  }

  /// The center of a safe area from 47 to the height - 34 is at (height + 13) / 2, and the view
  /// reaches 122 points to either side of it, wherever it was before.
  @Test(arguments: 0..<3, [330, 337, 900] as [CGFloat])
  func `What is placed within the safe area adds none to its size`(_ kind: Int, _ height: CGFloat) {
    for reference in [LayoutPosition.Reference.safeArea, .layoutMargins] {
      let page = LayoutView(frame: frame(568, height))
      page.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      page.layoutMargins = .zero
      let view = container(kind)
      page.addSubview(
        view,
        constantPosition: .makeFormula(fitting: CGSize(width: 250, height: 0), in: reference) {
          fit, area in
          FormulaRect(x: 0, y: (area.height - fit.height) / 2, width: 250, height: fit.height)
        })
      for size in [height, height, 400, height] {
        page.bounds.size.height = size
        page.layoutIfNeeded()
        #expect(view.frame == frame(250, 244, y: (size + 13) / 2 - 122))
      }
    }
  }

  /// 235 points are 9 too few for the view, so that it reaches out of the safe area by 4.5 points
  /// at either side.
  @Test func `What does not fit into the safe area keeps its size`() {
    let page = LayoutView(frame: frame(568, 316))
    page.hostSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = container(0)
    page.addSubview(
      view,
      constantPosition: .makeFormula(fitting: CGSize(width: 250, height: 0), in: .safeArea) {
        fit, area in
        FormulaRect(
          x: 0, y: (area.height - fit.height) / 2, width: fit.width, height: fit.height)
      })
    for _ in 0..<3 {
      page.setNeedsLayout()
      page.layoutIfNeeded()
      #expect(view.frame == frame(100, 244, y: 42.5))
    }
  }
}
