public import LayoutAnalysis
public import LayoutCore

/// Checks properties of a layout at every size, in a test of Swift Testing or XCTest.
///
/// ```swift
/// @Test @MainActor func loginHoldsAtEverySize() {
///   checkLayout(over: .phones, .tablets) { LoginScreen() } properties: {
///     .noOverlap(except: "badge")
///     .inside(.safeArea)
///     .minimumSize(44, of: .controls)
///     .holds("the card is below the logo") { $0["card"].frame.minY >= $0["logo"].frame.maxY }
///   }
/// }
/// ```
///
/// In builds that record what engines compare (debug builds off UIKit) most properties are proved
/// or refuted with the exact sizes. What is not proved is tested: at every threshold and a pixel
/// beside it, at corners of regions, on devices, in pixels where the map knows nothing, then
/// anywhere. The same sizes are run each time.
///
/// A failure is brought to the nearest border and to round numbers, and makes the test fail with
/// the range of sizes, the elements, a line that runs it alone, and a picture: an attachment of the
/// test, and a file in the folder that `LAYOUT_TESTING_ARTIFACTS` names.
///
/// What cannot be checked is one failure: an empty domain, a layout that differs from pass to pass,
/// a name that no element has. A property that traps ends the process; on Linux it says before at
/// which size.
///
/// - Parameters:
///   - domains: The sizes, and what else passes depend on.
///   - variations: What is varied besides the size; both reading directions by default.
///   - exhaustive: Whether all sizes of a kind are run; nil for chosen ones. Give a budget, too.
///   - count: How many sizes are run of each domain and variation; 1,000 by default.
///   - seed: Decides about sizes chosen at random; by default the number that
///     `LAYOUT_TESTING_SEED` gives, which may be `random`, or 1.
///   - budget: How long its thread may compute; 10 seconds by default. What was not reached is
///     told.
///   - replay: The only input to run; fails also when nothing is wrong there any more.
///   - fileID: The module and file of the test; leave the default.
///   - filePath: The path of the test's file; leave the default.
///   - line: The line in the test; leave the default.
///   - column: The column in the test; leave the default.
///   - makeElement: Makes the element with all within it; a new and equal one in each call.
///   - properties: What should hold.
/// - Returns: What was found out.
/// - Complexity: See ``LayoutCheck/run()``.
@discardableResult
public func checkLayout<Element: LayoutElement>(
  over domains: LayoutDomain..., varying variations: LayoutVariations = .directions,
  exhaustive: LayoutCheck.Exhaustion? = nil, count: Int = 1_000, seed: UInt64? = nil,
  budget: Duration = .seconds(10), replay: LayoutReplay? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ makeElement: @escaping () -> Element, properties: () -> LayoutProperties
) -> LayoutCheckReport {
  let check = LayoutCheck(over: domains, properties(), makeElement)
  return check.run(
    variations, exhaustive, count: count, seed: seed, budget: budget, replay: replay,
    at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks properties of a layout at every size, whatever it shows.
///
/// ```swift
/// checkLayout(over: .phones) { content in
///   CardView(title: content.text("title"), tags: content.count("tags", 0...8))
/// } properties: {
///   .noOverlap().inside(.superview)
/// }
/// ```
///
/// Each case of content is another layout, so nothing is proved: sizes are divided among the cases.
/// A failure has as little content as still fails, then a plain size; its line has both.
///
/// `contents` is the number of cases that are run, 40 by default. `makeElement` makes the element
/// with all within it from some content: a new one in each call, and an equal one for equal
/// content. The other parameters are those of the check of an element.
@discardableResult
public func checkLayout<Element: LayoutElement>(
  over domains: LayoutDomain..., varying variations: LayoutVariations = .directions,
  contents: Int = 40, exhaustive: LayoutCheck.Exhaustion? = nil, count: Int = 1_000,
  seed: UInt64? = nil, budget: Duration = .seconds(10), replay: LayoutReplay? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  _ makeElement: @escaping (LayoutContent) -> Element, properties: () -> LayoutProperties
) -> LayoutCheckReport {
  var check = LayoutCheck(over: domains, properties(), makeElement)
  check.contents = contents
  return check.run(
    variations, exhaustive, count: count, seed: seed, budget: budget, replay: replay,
    at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks properties of anything that turns an input into frames: plans, box trees, problems,
/// programs and schemes without views.
///
/// ```swift
/// checkLayout(
///   over: .windows,
///   snapshot: { input in
///     let frame = plan.frames(in: input)[0] ?? .zero
///     return LayoutSnapshot(
///       name: "screen", frame: CGRect(origin: .zero, size: input.size),
///       children: [LayoutSnapshot(name: "photo", frame: frame)])
///   }
/// ) {
///   .noOverlap()
///   .inside(.superview)
/// }
/// ```
///
/// The parameters are those of the check of an element, but for `snapshot`: lays out for an input,
/// from nothing, and returns the frames.
@discardableResult
public func checkLayout(
  over domains: LayoutDomain..., varying variations: LayoutVariations = .directions,
  exhaustive: LayoutCheck.Exhaustion? = nil, count: Int = 1_000, seed: UInt64? = nil,
  budget: Duration = .seconds(10), replay: LayoutReplay? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column,
  snapshot: @escaping (LayoutInput) -> LayoutSnapshot, properties: () -> LayoutProperties
) -> LayoutCheckReport {
  let check = LayoutCheck(over: domains, properties(), snapshot: snapshot)
  return check.run(
    variations, exhaustive, count: count, seed: seed, budget: budget, replay: replay,
    at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension LayoutCheck {
  /// Runs the check as the arguments of a test say.
  fileprivate func run(
    _ variations: LayoutVariations, _ exhaustive: Exhaustion?, count: Int, seed: UInt64?,
    budget: Duration, replay: LayoutReplay?, at location: TestLocation
  ) -> LayoutCheckReport {
    var check = self
    check.variations = variations
    check.exhaustive = exhaustive
    check.count = count
    if let seed = replay?.seed ?? seed { check.seed = seed }
    check.budget = budget
    check.replay = replay
    return check.run(at: location)
  }
}
