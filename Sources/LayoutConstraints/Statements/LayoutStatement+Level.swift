extension LayoutStatement {
  /// A priority as the solver counts it: 1 to 999, and 1000 for required.
  static func level(_ priority: Float) -> Int {
    guard priority < 1000 else { return 1000 }
    return Int(min(max(priority.rounded(), 1), 999))
  }
}
