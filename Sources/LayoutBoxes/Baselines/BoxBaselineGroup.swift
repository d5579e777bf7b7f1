/// Elements of a row on one baseline: how far they reach above it and below it, which is less than
/// nothing where all of them end before it.
struct BoxBaselineGroup: Equatable {
  var up = -Double.infinity
  var down = -Double.infinity

  var height: Double { max(up + down, 0) }

  /// Adds an element of a height with the baseline at a distance from its top.
  mutating func add(height: Double, up: Double) {
    self.up = max(self.up, up)
    down = max(down, height - up)
  }

  /// Where the baseline is in a row.
  func line(in height: Double, near: Double, far: Double, alignment: BoxAlignment) -> Double {
    switch alignment {
    case .far: height - far - down
    case .center: (height - self.height) / 2 + up
    case .middle: near + (max(height - near - far, 0) - self.height) / 2 + up
    case .fill, .near: near + up
    }
  }
}
