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

  /// The profile of a row: it hugs the group, and is cut before it overlaps others.
  static func profile(of height: Double) -> BoxProfile {
    BoxProfile(
      lower1: height, lower2: height, lower3: 0, lower4: 0, upper1: height,
      upper2: .infinity, upper3: .infinity, upper4: .infinity, preferred: height)
  }

  /// Where the baseline is in a row.
  func line(in height: Double, near: Double, far: Double, alignment: BoxAlignment) -> Double {
    switch alignment {
    case .far: height - far - down
    case .center: (height - self.height) / 2 + up
    case .fill, .near: near + up
    }
  }
}
