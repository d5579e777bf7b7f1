/// Looks, each once.
struct LookTable {
  private(set) var looks: [ElementLook] = []
  private var indices: [ElementLook: Int] = [:]

  mutating func index(of look: ElementLook) -> Int {
    if let known = indices[look] { return known }
    indices[look] = looks.count
    looks.append(look)
    return looks.count - 1
  }
}
