/// Creates ids that are unique in a file.
struct UniqueIDs {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func next(_ slug: String) -> String {
    let base = slug.isEmpty ? "item" : "item-\(slug)"
    while true {
      let count = counts[base, default: 0] + 1
      counts[base] = count
      let id = count == 1 ? base : "\(base)-\(count)"
      if used.insert(id).inserted { return id }
    }
  }
}
