import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

@Suite struct ConformanceTests {
  /// How a case is given to the controller; all must give the same frames.
  enum Form: CaseIterable { case structured, opaque, plainController }

  @Test(arguments: Form.allCases)
  func `All cases`(_ form: Form) throws {
    let cases = try ConformanceCase.all()
    #expect(cases.count == 120)
    for testCase in cases {
      let failures = try LayoutIssue.withHandler({ _ in }) { try run(testCase, form) }
      #expect(failures.isEmpty, "case \(testCase.id) \(testCase.tags): \(failures)")
    }
  }

  private func run(_ testCase: ConformanceCase, _ form: Form) throws -> [String] {
    let size = testCase.boundSize
    let frame = CGRect(x: 3, y: 5, width: size[0], height: size[1])
    if form == .plainController {
      let view = PlainController(frame: frame)
      view.layoutOptimization = testCase.layoutOptimization.optimization
      return check(testCase, in: view, form)
    }
    let view = LayoutView(frame: frame)
    view.layoutOptimization = testCase.layoutOptimization.optimization
    return check(testCase, in: view, form)
  }

  private func check(
    _ testCase: ConformanceCase, in view: some UIView & LayoutControllable<UIView>, _ form: Form
  ) -> [String] {
    var views: [String: UIView] = [:]
    for subview in testCase.subviews {
      let child = UIView(frame: CGRect(subview.initialFrame))
      views[subview.id] = child
      if let methods = subview.methods {
        view.setLayoutMethods(
          methods.map { method in
            form == .opaque
              ? LayoutMethod(
                condition: method.condition.closure, position: method.position.position)
              : LayoutMethod(
                condition: method.condition.condition, position: method.position.position)
          }, for: child)
      }
      if let order = subview.order { view.orderInfo[child.hash] = order }
      if let zIndex = subview.zIndex { view.setZIndex(zIndex, for: child) }
      view.addSubview(child)
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    var failures = compare(testCase, views, testCase.expected.frames, "first pass")
    view.reloadSubviews()
    let zOrder = view.subviews.map { child in views.first { $0.value === child }!.key }
    if zOrder != testCase.expected.zOrder {
      failures.append("z-order \(zOrder), expected \(testCase.expected.zOrder)")
    }
    view.layoutIfNeeded()
    // The file lists what a reload changes.
    let after = testCase.expected.frames.merging(testCase.expected.framesAfterReload ?? [:]) { $1 }
    failures += compare(testCase, views, after, "after reload")
    return failures
  }

  private func compare(
    _ testCase: ConformanceCase, _ views: [String: UIView], _ expected: [String: [Double]?],
    _ moment: String
  ) -> [String] {
    testCase.subviews.compactMap { subview in
      let wanted = CGRect((expected[subview.id] ?? nil) ?? subview.initialFrame)
      let frame = views[subview.id]!.frame
      let isRight =
        zip(
          [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height],
          [wanted.origin.x, wanted.origin.y, wanted.size.width, wanted.size.height]
        ).allSatisfy { abs($0 - $1) <= testCase.tolerance }
      return isRight ? nil : "\(moment): \(subview.id) is \(frame), expected \(wanted)"
    }
  }
}

/// A scroll view that conforms with what NotAutoLayout's README names, and nothing else.
final class PlainController: UIScrollView, LayoutControllable {
  var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
  var zIndexInfo: [LayoutControllable.Hash: Int] = [:]

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutControl()
  }
}
