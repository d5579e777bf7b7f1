/// A place in a test.
struct TestLocation {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// The name of the test's file without extension.
  var fileName: String {
    let last = "\(filePath)".split(separator: "/").last ?? "Test"
    return String(last.split(separator: ".").first ?? last)
  }
}
