import Foundation

/// Widths as whole numbers of 1/2048 em, so that sums are exact.
enum TextUnits {
  static let em = 2048

  /// The number of units that fit into a width; `.max` if the width sets no limit.
  static func limit(_ width: CGFloat, unit: CGFloat) -> Int {
    guard width > 0, unit > 0 else { return .max }
    // A line has to fit into its own width despite rounding.
    let units = width / unit + 0.001
    return units < 1e15 ? Int(units) : .max
  }
}
