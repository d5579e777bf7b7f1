import Foundation

/// Widths as whole numbers of 1/2048 em, so that sums are exact.
enum TextUnits {
  static let em = 2048

  /// The number of units that fit into a width; `.max` if the width sets no limit.
  static func limit(_ width: CGFloat, unit: CGFloat) -> Int {
    guard width > 0, unit > 0 else { return .max }
    return Recording.without {
      let units = width / unit + slack
      return units < 1e15 ? Int(units) : .max
    }
  }

  /// How many units a line may be wider than the limit: it has to fit into its own width despite
  /// rounding.
  static let slack = 0.001

  /// Tells a recorder for which widths the lines are the same.
  static func note(_ way: SameWay, of width: CGFloat, unit: CGFloat) {
    guard Recording.isOn, width > 0, width.isFinite else { return }
    func length(_ units: Int) -> Double { (Double(units) - slack) * Double(unit) }
    let low = way.low > 0 ? length(way.low) : -.infinity
    let end = way.end < .max ? length(way.end) : .infinity
    Recording.noteRange(from: low, until: end, of: Double(width), number: way.low)
  }
}
