public import Foundation
public import LayoutAnalysis
public import LayoutCore

/// Expects that frames are as a golden file beside the test says.
///
/// ```swift
/// @Test @MainActor func login() {
///   let phone = LayoutInput(size: CGSize(width: 375, height: 667))
///   expectLayout(LayoutSnapshot(of: LoginScreen(), in: phone), matches: "login on a phone")
/// }
/// ```
///
/// The file is text, one line per element, in `__Layouts__/<test file>/<name>.txt`. The first run
/// writes it and fails; see ``LayoutRecording``. A difference names the elements and their numbers,
/// and has a picture of both layouts side by side: an attachment of the test, and a file in the
/// folder that `LAYOUT_TESTING_ARTIFACTS` names. A file that cannot be read is never overwritten
/// unless ``LayoutRecording/all`` is asked for. Leave the folder out of the test target, with
/// `exclude: ["__Layouts__"]`, or the package manager asks what its files are.
///
/// - Parameters:
///   - snapshot: The frames.
///   - name: The name of the file; characters that have no place in one become hyphens.
///   - tolerance: How much each number may differ, in points; files have four decimals. A
///     negative one or `nan` counts as zero.
///   - recording: When the file is written; what traits or the environment say by default.
///   - fileID: The module and file of the test; leave the default.
///   - filePath: The path of the test's file; leave the default.
///   - line: The line in the test; leave the default.
///   - column: The column in the test; leave the default.
/// - Returns: Whether the frames are as the file says.
/// - Complexity: O(elements).
@discardableResult
public func expectLayout(
  _ snapshot: LayoutSnapshot, matches name: String, tolerance: CGFloat = 0.001,
  recording: LayoutRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return expect(name, ending: "txt", recording, at: location) { file, mode in
    GoldenComparison(snapshot, name: name, file: file, mode: mode, tolerance: tolerance)
  }
}

/// Expects that a layout at every size is as a golden file beside the test says.
///
/// ```swift
/// @Test @MainActor func login() {
///   let map = LayoutMap(over: .windows) { LoginScreen() }
///   expectLayout(map, matches: "Login.layoutmap")
/// }
/// ```
///
/// The file is that of the map in `__Layouts__/<test file>/<name>.layoutmap`; `layout-diff`
/// compares two of them. A difference names the elements, how much they differ by and at which
/// sizes exactly, with a picture of both where they differ most. Builds that do not record
/// have no maps: there nothing is compared, and a line says so. Where the map or the file has no
/// explored size in common with the other, the test fails.
///
/// - Parameters:
///   - map: The map.
///   - name: The name of the file, with or without its ending.
///   - verdicts: What is known of properties, to be compared, too.
///   - tolerance: How much each number may differ, in points; files have six decimals. A
///     negative one or `nan` counts as zero.
///   - recording: When the file is written; what traits or the environment say by default.
///   - fileID: The module and file of the test; leave the default.
///   - filePath: The path of the test's file; leave the default.
///   - line: The line in the test; leave the default.
///   - column: The column in the test; leave the default.
/// - Returns: Whether the map is as the file says.
/// - Complexity: O(pairs of regions that meet · elements).
@discardableResult
public func expectLayout(
  _ map: LayoutMap, matches name: String, verdicts: [LayoutVerdict] = [],
  tolerance: Double = 1e-4, recording: LayoutRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  if let failure = map.failure {
    TestRecorder.fail("\(name): \(failure.explanation) \(failure.advice)", at: location)
    return false
  }
  guard LayoutMap.recordsDecisions else {
    print("\(name) is not compared: this build does not record what maps are made of")
    return true
  }
  guard !map.regions.isEmpty else {
    TestRecorder.fail(
      "\(name): no size of \(map.domain) was explored, so there is nothing to compare. "
        + "\(map.issues.first?.advice ?? "Give larger limits.")", at: location)
    return false
  }
  return expect(name, ending: "layoutmap", recording, at: location) { file, mode in
    GoldenComparison(map, verdicts, name: name, file: file, mode: mode, tolerance: tolerance)
  }
}

/// Runs a comparison and makes the test fail with what it finds.
private func expect(
  _ name: String, ending: String, _ recording: LayoutRecording?, at location: TestLocation,
  _ compare: (GoldenFile, LayoutRecording) -> GoldenComparison
) -> Bool {
  guard let file = GoldenFile(name, ending: ending, at: location) else {
    TestRecorder.fail(
      "\(name.debugDescription) is no name of a file; it needs a letter or a digit", at: location)
    return false
  }
  guard let outcome = compare(file, recording ?? .current).run() else { return true }
  TestRecorder.fail(outcome.message, outcome.attachments, at: location)
  return false
}
