#if RECORDS_DECISIONS
import Foundation
import Framewise
import Testing

/// Small layouts whose comparisons change their answers within the domain: one that is not
/// recorded makes a map that is wrong.
@Suite struct SmallMapLaws {
  private func check(_ text: String, _ make: @escaping () -> UIView) {
    var check = MapCheck(
      LayoutInput(size: .zero), seed: 1, limits: LayoutMap.Limits(regions: 60, passes: 600),
      narrows: false, make)
    check.checkCertificates(pieces: 20)
    check.checkSizes(40)
    #expect(!check.isDense, "\(text)")
    #expect(check.failures == [], "\(text)")
  }

  private func scheme(_ count: Int, _ blocks: @escaping ([UIView]) -> [any LayoutBlockProtocol])
    -> UIView
  {
    let view = SchemeView()
    let children = (0..<count).map { _ in UIView() }
    for child in children { view.addSubview(child) }
    view.schemes = [LayoutScheme(blocks: blocks(children))]
    return view
  }

  @Test func `Lengths of blocks that end at a limit`() {
    let fillings: [(String, Layout.Filling.Horizontal)] = [
      ("boxed", .boxed(200)), ("up to", .upTo(150)), ("from", .from(150)),
      ("between", .between(60...200)),
    ]
    for (name, width) in fillings {
      check(name) {
        scheme(1) {
          [$0[0].layoutBlock(with: Layout(x: .center, y: .top, width: width, height: 20))]
        }
      }
    }
    check("left between") {
      scheme(1) {
        [
          $0[0].layoutBlock(
            with: Layout(x: .left(between: 30...100), y: .top, width: 80, height: 20))
        ]
      }
    }
  }

  @Test func `Blocks that limit and pull each other`() {
    let anchors: [LayoutAnchor] = [
      .left(.limit(on: .inner)), .left(.pull(from: .outer)), .left(.limit(on: .outer)),
      .right(.limit(on: .inner)), .right(.pull(from: .outer)), .right(.limit(on: .outer)),
    ]
    for anchor in anchors {
      check("\(anchor)") {
        scheme(2) {
          [
            $0[0].layoutBlock(with: Layout(x: .left(100), y: .top, width: 60, height: 20)),
            $0[1].layoutBlock(
              with: Layout(x: .center, y: .top, width: 50, height: 20),
              constraints: [$0[0].layoutConstraint(for: [anchor])]),
          ]
        }
      }
    }
  }

  @Test func `Stacks that run out of room`() {
    check("stack") {
      scheme(3) { views in
        var stack = StackLayoutScheme { views }
        stack.spacing = .equally
        stack.filling = .equal(50)
        return [stack]
      }
    }
  }

  @Test func `Rows that run out of room, and have too much`() {
    for alignment in BoxHorizontalAlignment.allCases {
      for weight in [CGFloat.nan, 1] {
        check("\(alignment), \(weight)") {
          let views = (0..<3).map { _ in UILabel() }
          for view in views {
            view.text = "Three words here"
            view.numberOfLines = 1
          }
          views[0].setContentCompressionResistancePriority(UILayoutPriority(200), for: .horizontal)
          views[1].weight = weight
          let row = RowView { views }
          row.horizontalAlignment = alignment
          row.spacing = 10
          row.leadingMargin = 15
          return row
        }
      }
    }
  }

  @Test func `Frames of a ratio touch the sides or the ends`() {
    check("aspect fit") {
      let view = LayoutView()
      view.addSubview(UIView(), withAssociatedConstantPosition: .makeAspectFit(ratio: 1.5))
      return view
    }
  }
}
#endif
