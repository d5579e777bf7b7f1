import Foundation
import Testing

@testable import LayoutBoxes

/// When a tree asks content for its height, and what it keeps of the answers.
@Suite struct TreeMeasuringRules {
  @Test func `Text that would be wider than before is asked for its height again`() {
    var tree = BoxTree(BoxStyle(.column, horizontal: .leading, vertical: .top, spacing: 0)) {
      $0.content(width: 40, BoxContentSize(height: 10), wraps: true)
    }
    func measured(_ leaf: Int, _ width: Double) -> BoxContentSize { BoxContentSize(height: 20) }
    tree.layOut(width: 40, height: 100, measuring: measured)
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 0, width: 40, height: 10))
    tree.setSize(of: 1, width: .natural(60))
    tree.layOut(width: 40, height: 100, measuring: measured)
    #expect(tree.frame(of: 1) == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  /// The leaf without a height is on the first line of the text, which is 20 high at any width.
  @Test func `Text of the same height whose line is elsewhere moves what is on that line`() {
    var tree = BoxTree(BoxStyle(.row, vertical: .top, spacing: 0, baseline: .first)) {
      $0.content(
        width: 60, BoxContentSize(height: 20, firstBaseline: 5, lastBaseline: 15), wraps: true)
      $0.leaf(width: .fixed(10), height: .natural(0))
    }
    func line(_ width: Double) -> Double {
      tree.layOut(width: width, height: 100) { _, width in
        let line = width < 35 ? 12.0 : 8
        return BoxContentSize(height: 20, firstBaseline: line, lastBaseline: 20 - line)
      }
      return Double(tree.frame(of: 2).minY)
    }
    #expect([50, 40, 50, 70].map(line) == [8, 12, 8, 5])
  }

  @Test func `Measuring leaves the heights of text at their widths`() {
    var tree = BoxTree(BoxStyle(.column, horizontal: .leading, vertical: .top, spacing: 0)) {
      $0.content(width: 60, BoxContentSize(height: 10), wraps: true)
      $0.leaf(width: .natural(5), height: .natural(5))
    }
    func measured(_ leaf: Int, _ width: Double) -> BoxContentSize {
      BoxContentSize(height: (60 / width).rounded(.up) * 10)
    }
    var measuring = BoxMeasuring()
    tree.layOut(width: 30, height: 100, measuring: measured)
    #expect(tree.frame(of: 2).minY == 20)
    tree.beginMeasuring(&measuring)
    #expect(tree.layOut(width: 10, height: nil, measuring: measured).height == 65)
    tree.endMeasuring(&measuring)
    tree.setSize(of: 2, height: .natural(6))
    tree.layOut(width: 30, height: 100, measuring: measured)
    #expect(tree.frame(of: 2) == CGRect(x: 0, y: 20, width: 5, height: 6))
  }

  @Test func `What is to be measured anew is, also after measuring`() {
    var tree = BoxTree(BoxStyle(.column, vertical: .top, spacing: 0)) {
      $0.content(width: 60, BoxContentSize(height: 10), wraps: true)
      $0.leaf(width: .natural(5), height: .natural(5))
    }
    var lines = 2.0
    func layOut() -> Double {
      tree.layOut(width: 30, height: 100) { [lines] _, _ in BoxContentSize(height: 10 * lines) }
      return Double(tree.frame(of: 2).minY)
    }
    #expect(layOut() == 20)
    lines = 3
    #expect(layOut() == 20)
    tree.remeasure(1)
    #expect(layOut() == 30)
    lines = 4
    tree.remeasure(1)
    var measuring = BoxMeasuring()
    tree.beginMeasuring(&measuring)
    #expect(layOut() == 40)
    tree.layOut(width: 20, height: nil)
    tree.endMeasuring(&measuring)
    #expect(layOut() == 40)
  }

  @Test func `Content as wide as it likes is not asked for its height`() {
    var tree = BoxTree(BoxStyle(.row, horizontal: .leading, spacing: 0)) {
      $0.content(width: 60, BoxContentSize(height: 10), wraps: true)
    }
    var asked: [Double] = []
    for width in [nil, 60, 61, 59.0] {
      tree.layOut(width: width, height: nil) { _, width in
        asked.append(width)
        return BoxContentSize(height: 20)
      }
    }
    #expect(asked == [59])
  }

  @Test func `Content as wide as it likes but for rounding is not asked for its height`() {
    // As computed, 0.1 + 0.2 is more than 0.3, so that what is left of 0.6 is less.
    let (first, natural) = (0.1 + 0.2, 0.6 - 0.3)
    #expect(0.6 - first < natural)
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      $0.leaf(width: .fixed(first))
      $0.content(width: natural, BoxContentSize(height: 10), wraps: true)
    }
    var asked = 0
    let size = tree.layOut(width: 0.6, height: nil) { _, _ in
      asked += 1
      return BoxContentSize(height: 20)
    }
    #expect(asked == 0)
    #expect(size.height == 10)
  }

  @Test func `What is as wide as it likes but for rounding has its natural width`() {
    // As computed, 0.1 + 0.2 is more than 0.3, so that a trace of room is left.
    var tree = BoxTree(BoxStyle(.row, spacing: 0)) {
      $0.leaf(width: .fixed(0.3))
      $0.leaf(width: .natural(0))
    }
    tree.layOut(width: 0.1 + 0.2, height: 10)
    #expect(tree.frame(of: 2).width > 0)
    #expect(tree.sizings()[2].width == .natural)
  }

  @Test func `Text is asked once for its height at a width, whatever else changes`() {
    var tree = BoxTree(BoxStyle(.column, vertical: .top, spacing: 0)) {
      $0.content(width: 60, BoxContentSize(height: 10), wraps: true)
      $0.leaf(width: .natural(5), height: .natural(5))
    }
    var asked: [Double] = []
    func layOut(_ width: Double) {
      tree.layOut(width: width, height: 100) { _, width in
        asked.append(width)
        return BoxContentSize(height: 20)
      }
    }
    layOut(30)
    tree.setSize(of: 2, width: .natural(6))
    layOut(30)
    tree.setStyle(of: 0, BoxStyle(.column, vertical: .bottom, spacing: 0))
    layOut(30)
    layOut(20)
    #expect(asked == [30, 20])
  }

  /// 2,000 square points of text, 100 points wide.
  @Test(arguments: [false, true])
  func `A height that becomes fixed holds at every width, and one that was fixed wraps again`(
    _ startsFixed: Bool
  ) {
    var tree = BoxTree(BoxStyle(.column, vertical: .top, spacing: 0)) {
      $0.content(
        width: 100, BoxContentSize(height: 20), wraps: true, fixedHeight: startsFixed ? 33 : nil)
    }
    func height(_ width: Double) -> Double {
      tree.layOut(width: width, height: 200) { _, width in BoxContentSize(height: 2000 / width) }
      return Double(tree.frame(of: 1).height)
    }
    for isFixed in startsFixed ? [true, false, true] : [false, true, false] {
      tree.setSize(of: 1, height: isFixed ? .fixed(33) : .natural(20))
      #expect([50, 25, 100, 50].map(height) == (isFixed ? [33, 33, 33, 33] : [40, 80, 20, 40]))
      #expect(tree.sizings()[1].height == (isFixed ? .fixed : .natural))
    }
  }
}
