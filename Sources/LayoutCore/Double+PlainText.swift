extension Double {
  /// The shortest text that reads back as this number, without a trailing `.0`:
  /// `600`, `1.5`, `nan`, `inf`, `-inf`.
  package var plainText: String {
    if isNaN { return "nan" }
    if self == 0 { return "0" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
