import Foundation
import HeadlessUIKit
import LayoutBoxes
import LayoutCore
import Testing

@Suite struct ViewConformanceTests {
  @Test func `All cases`() throws {
    for testCase in try ConformanceCase.all() {
      let views = DescribedViews(testCase.tree)
      if testCase.dir == "rtl" { views.root.semanticContentAttribute = .forceRightToLeft }
      views.layOut(testCase.bounds[0], testCase.bounds[1])
      check(testCase, views, "at once")
      // Any other size in between changes nothing.
      views.layOut(70, 50)
      views.layOut(testCase.bounds[0], testCase.bounds[1])
      check(testCase, views, "after another size")
    }
  }

  private func check(_ testCase: ConformanceCase, _ views: DescribedViews, _ moment: String) {
    var failures: [String] = []
    for (id, wanted) in testCase.frames.sorted(by: { $0.key < $1.key }) where id != testCase.tree.id
    {
      let frame = views.views[id]!.layoutFrame
      let found = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      if zip(found, wanted).contains(where: { abs($0 - $1) > 0.01 }) {
        failures.append("\(id) is \(found), expected \(wanted)")
      }
    }
    let size = views.root.bounds.size
    let wanted = testCase.frames[testCase.tree.id]!
    if abs(size.width - wanted[2]) > 0.01 || abs(size.height - wanted[3]) > 0.01 {
      failures.append("the root is \(size), expected \(wanted)")
    }
    #expect(failures.isEmpty, "case \(testCase.id) \(testCase.theme), \(moment): \(failures)")
  }
}
