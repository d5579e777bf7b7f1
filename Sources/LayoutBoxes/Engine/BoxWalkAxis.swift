/// One of the two axes, known to the compiler, so that one source serves both without a branch.
protocol BoxWalkAxis {
  static var isX: Bool { get }
}

enum AlongX: BoxWalkAxis {
  static var isX: Bool { true }
}

enum AlongY: BoxWalkAxis {
  static var isX: Bool { false }
}
