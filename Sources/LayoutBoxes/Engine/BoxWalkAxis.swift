/// One of the two axes, known to the compiler, so that one source serves both without a branch.
protocol BoxPassAxis {
  static var isX: Bool { get }
}

enum AlongX: BoxPassAxis {
  static var isX: Bool { true }
}

enum AlongY: BoxPassAxis {
  static var isX: Bool { false }
}
