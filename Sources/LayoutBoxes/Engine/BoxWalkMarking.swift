/// Whether a walk marks the boxes that get another size, as a type, so that each walk is compiled
/// for its own answer.
protocol BoxWalkMarking {
  static var isOn: Bool { get }
}

enum MarkingSizes: BoxWalkMarking {
  @inline(__always) static var isOn: Bool { true }
}

/// Where everything is arranged anyway.
enum NotMarkingSizes: BoxWalkMarking {
  @inline(__always) static var isOn: Bool { false }
}
