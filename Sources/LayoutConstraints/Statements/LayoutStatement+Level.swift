extension LayoutStatement {
  /// Whether the priority is one of those there are, 1 to 1000.
  var hasKnownPriority: Bool { 1...1000 ~= storedPriority }

  /// A priority as the solver counts it: 1 to 999, and 1000 for required.
  static func level(_ priority: Float) -> Int {
    guard priority < 1000 else { return 1000 }
    return Int(min(max(priority.rounded(), 1), 999))
  }
}
