public import LayoutAnalysis
public import LayoutCore

/// Checks that the inputs of your tests would show mistakes in the conditions of a layout.
///
/// Each condition of the tree is changed as by mistake: a threshold is a point more or less (a
/// ratio a hundredth), a test is negated, a method or case is left out, or comes after the next
/// one. A change that leaves all frames at the inputs as they are, though it moves something at
/// another size of the domain, makes the test fail, with the condition's line and a size that is
/// worth a test.
///
/// ```swift
/// let sizes = [(320, 568), (600, 800), (1024, 768)]
/// checkConditions(
///   over: .windows,
///   at: sizes.map { LayoutInput(size: CGSize(width: $0.0, height: $0.1)) }
/// ) { LoginScreen() }
/// // missed: width >= 600 (LoginScreen.swift:52): 600 could be 599; worth a test: 599 x 480
/// //   (differs from width 599 up to 600, at any height)
/// ```
///
/// The inputs that a `checkLayout` ran are ``LayoutCheckReport/inputs``. What is proved there needs
/// none: a map is of all sizes.
///
/// Conditions of layout views, boxes, matrices, statements and schemes are changed, in a tree of
/// their own each; those of schemes in guides are not, and of a closure only the answer is. One
/// that several elements share is changed for all of them. Where many changes matter nowhere in the
/// domain, see ``LayoutCoverage/idleCount``: a condition may be dead.
///
/// - Parameters:
///   - domain: The sizes that count, and what else passes depend on.
///   - inputs: What your tests lay out for; nil for the sizes of the domain's devices.
///   - budget: How long its thread may compute; 10 seconds by default. What was not reached is
///     told.
///   - fileID: The module and file of the test; leave the default.
///   - filePath: The path of the test's file; leave the default.
///   - line: The line in the test; leave the default.
///   - column: The column in the test; leave the default.
///   - makeElement: Makes the element with all within it; a new and equal one in each call.
/// - Returns: Which regions, devices and answers the inputs see, and which changes they miss.
/// - Complexity: A map, a pass for each input, for each change up to as many and some 400 more.
@discardableResult
public func checkConditions<Element: LayoutElement>(
  over domain: LayoutDomain, at inputs: [LayoutInput]? = nil, budget: Duration = .seconds(10),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ makeElement: @escaping () -> Element
) -> LayoutCoverage {
  let devices = domain.devices.map(\.size).filter(domain.contains)
  var run = CoverageRun(
    over: domain, at: inputs ?? devices.map(domain.input), budget: budget, makeElement)
  let coverage = run.coverage()
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  if coverage.failure != nil {
    TestRecorder.fail("\(coverage)", at: location)
  } else if !coverage.missedChanges.isEmpty {
    let count = coverage.missedChanges.count
    TestRecorder.fail(
      "\(count) change\(count == 1 ? "" : "s") of conditions would go unnoticed\n\(coverage)",
      at: location)
  } else if !coverage.notReached.isEmpty {
    print(coverage.notReached.joined(separator: "\n"))
  }
  return coverage
}
