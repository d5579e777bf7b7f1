/// Text as parts of HTML files.
enum PageText {
  /// JSON that can stand in a script element: nothing in it ends the element or begins a comment,
  /// and nothing reads in another direction.
  static func inert(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count + json.utf8.count / 64)
    for scalar in json.unicodeScalars {
      switch scalar.value {
      case 0x3C, 0x3E, 0x26, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
