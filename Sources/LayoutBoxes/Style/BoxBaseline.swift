/// Which of an element's lines is on the common baseline.
public enum BoxBaseline: Int, Hashable, Sendable, CaseIterable {
  /// The first; raw values are Lima's.
  case first = 0
  /// The last.
  case last = 1
}
