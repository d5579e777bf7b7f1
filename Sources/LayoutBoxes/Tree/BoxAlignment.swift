/// Where a box puts its children, in the same words along both axes.
enum BoxAlignment: UInt8 {
  case fill, near, far, center
  /// Centered between the margins instead of the edges.
  case middle

  @inline(__always)
  init(_ alignment: BoxHorizontalAlignment) {
    switch alignment {
    case .fill: self = .fill
    case .leading: self = .near
    case .trailing: self = .far
    case .center: self = .center
    }
  }

  @inline(__always)
  init(_ alignment: BoxVerticalAlignment) {
    switch alignment {
    case .fill: self = .fill
    case .top: self = .near
    case .bottom: self = .far
    case .center: self = .center
    }
  }

  /// That of a child that holds on to edges: on both it fills the box, on none it is centered.
  @inline(__always)
  init(near: Bool, far: Bool, centered center: BoxAlignment = .center) {
    self = near ? (far ? .fill : .near) : (far ? .far : center == .middle ? .middle : .center)
  }

  /// The same, with a center between the margins.
  var betweenMargins: BoxAlignment { self == .center ? .middle : self }
}
