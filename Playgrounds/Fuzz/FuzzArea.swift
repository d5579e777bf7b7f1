import TreeGenerators

/// A part of the library that is checked with random values.
struct FuzzArea: Sendable {
  let name: String

  /// Makes something of a seed and checks it. Returns what is wrong, or `nil`. The same seed makes
  /// the same.
  let check: @Sendable (UInt64) -> String?

  static let all = [
    FuzzArea(name: "conditions") { TreeCheck.check($0, .conditions) },
    FuzzArea(name: "boxes") { TreeCheck.check($0, .boxes) },
    FuzzArea(name: "constraints") { TreeCheck.check($0, .constraints) },
    FuzzArea(name: "blocks") { TreeCheck.check($0, .blocks) },
    FuzzArea(name: "reentry", check: { ReentryCheck.check($0) }),
    FuzzArea(name: "storage", check: { StorageCheck.check($0) }),
    FuzzArea(name: "text", check: { TextCheck.check($0) }),
    FuzzArea(name: "coding", check: { CodingCheck.check($0) }),
  ]
}
