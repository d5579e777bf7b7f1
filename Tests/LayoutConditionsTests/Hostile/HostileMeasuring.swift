import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// Controllers that measure each other, and measured sizes on the pixel grid.
@Suite struct HostileMeasuring {
  /// Controllers within each other, each placed by the size that fits it.
  private func nested(_ depth: Int) -> (root: LayoutView, innermost: LayoutView) {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var innermost = root
    for _ in 0..<depth {
      let inner = LayoutView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
      innermost.addSubview(
        inner,
        withAssociatedConstantPosition: .makeCustom(fitting: CGSize(width: 50, height: 50)) {
          fitted, _ in CGRect(origin: .zero, size: fitted)
        })
      innermost = inner
    }
    return (root, innermost)
  }

  @Test func `Controllers measure each other without end`() {
    let issues = onSmallStack {
      LayoutIssue.collecting {
        let (root, innermost) = nested(200)
        root.layoutIfNeeded()
        innermost.setNeedsLayout()
        root.layoutIfNeeded()
      }
    }
    #expect(!issues.isEmpty)
    #expect(issues.allSatisfy { $0.rule == .measuringFailed && $0.elements.count == 1 })
    #expect(issues.first?.numbers.first?.value == 33)
  }

  @Test func `Marks climb deep trees of measured controllers`() {
    let passes = onSmallStack {
      let (root, innermost) = nested(3_000)
      return LayoutIssue.withHandler({ _ in }) {
        // Every controller is asked for its size by the one around it.
        for view in sequence(first: innermost as UIView, next: \.superview) {
          view.layoutSubviews()
        }
        innermost.setNeedsLayout()
        return root.subviews.count
      }
    }
    #expect(passes == 1)
  }

  /// The edges are 10.25 points apart and rounded each, which leaves 10. A measured size would be
  /// 11 points wide, so that nothing is cut; a negative one is none.
  @Test func `A later closure sees a negative size on the pixel grid as it ends`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.snapsToPixelGrid = true
    view.mirrorsForRightToLeft = true
    view.semanticContentAttribute = .forceRightToLeft
    let (first, second) = (UIView(), UIView())
    var seen: CGFloat?
    view.addSubview(
      first,
      withAssociatedConstantPosition: .makeCustom(fitting: .zero) { _, _ in
        CGRect(x: 10, y: 0, width: -10.25, height: 4)
      })
    view.addSubview(
      second,
      withAssociatedConstantPosition: .makeCustom { [unowned first] _ in
        seen = first.frame.width
        return .zero
      })
    let issues = LayoutIssue.collecting { view.layoutIfNeeded() }
    #expect(issues.map(\.rule) == [.negativeSize])
    #expect(first.frame.width == 10 && seen == 10)
  }

  @Test func `Measured sizes keep their length on the pixel grid`() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentScaleFactor = 2
    view.snapsToPixelGrid = true
    let label = UIView()
    // The edges 0.3 and 10.55 round to 0.5 and 10.5: 10 points would cut 10.25 short.
    view.addSubview(
      label,
      withAssociatedConstantPosition: .makeCustom(fitting: .zero) { _, _ in
        CGRect(x: 0.3, y: 0, width: 10.25, height: 4)
      })
    view.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0.5, y: 0, width: 10.5, height: 4))
  }
}
