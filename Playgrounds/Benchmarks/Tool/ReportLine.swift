import Foundation

/// A line of a result, as text or as a JSON object.
protocol ReportLine: Encodable {
  var text: String { get }
}

extension Options {
  /// Prints a line in the form that is asked for.
  func tell(_ line: some ReportLine) {
    if json { show(line) } else { print(line.text) }
  }
}

/// Prints a value as a line of JSON.
func show(_ value: some Encodable) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  print(String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self))
}

/// A number with two decimals, or none from 100, at the right of a column.
func column(_ value: Double, _ width: Int) -> String {
  let text = String(format: value < 100 ? "%.2f" : "%.0f", value)
  return String(repeating: " ", count: max(width - text.count, 1)) + text
}

/// A text at the left of a column.
func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(width - text.count, 1))
}
