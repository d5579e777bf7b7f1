/// What passes showed against a property at some sizes, for as long as one verdict is found: many
/// violations have the same smallest size.
final class ShownBreaches {
  private var keys: [Size: Set<BreachKey>] = [:]
  private var count = 0

  /// How many breaches are kept before all are forgotten.
  private static let limit = 100_000

  /// Whether a breach is among those at a size, which are found if they are not known.
  func contains(
    _ key: BreachKey, at size: Size, find: () -> [(text: String, paths: [String])]
  ) -> Bool {
    if let known = keys[size] { return known.contains(key) }
    let found = Set(find().map { BreachKey(text: $0.text, paths: $0.paths) })
    if count + found.count > Self.limit { (keys, count) = ([:], 0) }
    keys[size] = found
    count += found.count
    return found.contains(key)
  }
}

/// What tells one breach from others: what happens, and to which elements.
struct BreachKey: Hashable {
  var text: String
  var paths: [String]
}
