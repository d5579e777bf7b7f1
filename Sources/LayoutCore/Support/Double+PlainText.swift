extension Double {
  /// The shortest text that reads back as this number, without a trailing `.0`:
  /// `600`, `1.5`, `nan`, `inf`, `-inf`.
  package var plainText: String {
    if isNaN { return "nan" }
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number rounded to four decimals, without zeros at the end: `33.3333`, `0.5`, `600`.
  ///
  /// A number too large to have four decimals, and one that is not finite, is as in `plainText`.
  package var fixedText: String {
    let scaled = (self * 10_000).rounded()
    guard abs(scaled) < 0x1p53 else { return plainText }
    let digits = Int64(abs(scaled))
    let sign = scaled < 0 ? "-" : ""
    var fraction = digits % 10_000
    guard fraction > 0 else { return "\(sign)\(digits / 10_000)" }
    var places = 4
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    let text = String(fraction)
    let zeros = String(repeating: "0", count: places - text.utf8.count)
    return "\(sign)\(digits / 10_000).\(zeros)\(text)"
  }
}
