import LayoutCore

/// The tree of snapshots, and what guides in it hold.
extension BlockDeclaration {
  mutating func beginGroup(_ name: String) {
    addNode(name: name)
    openNodes.append(nodes.count - 1)
  }

  /// Adds a node to the one that is open; it ends with itself as long as it holds nothing.
  private mutating func addNode(name: String, element: Int = -1, isGroup: Bool = true) {
    nodes.append(
      BlockNode(
        element: Int32(truncatingIfNeeded: element), branch: program.openBranch,
        parent: Int32(truncatingIfNeeded: openNodes.last ?? -1), end: nodes.count + 1, name: name,
        isGroup: isGroup))
  }

  mutating func endGroup() {
    nodes[openNodes.removeLast()].end = nodes.count
  }

  /// Adds an element to the tree, with what it holds if it is a guide.
  mutating func addNode(_ number: Int) {
    let isGuide = elements[number].isGuide
    addNode(name: "", element: number, isGroup: isGuide)
    guard isGuide else { return }
    openNodes.append(nodes.count - 1)
    if let guide = elements[number].guide { declareContent(of: guide, number) }
    endGroup()
  }

  /// Declares what a guide holds, in the room it gives.
  private mutating func declareContent(of guide: any GuideElement, _ number: Int) {
    guard let content = (guide as? any ContentGuide)?.contentBlock else { return }
    let id = ObjectIdentifier(guide)
    if !openGuides.isEmpty { nestedGuides[id, default: 0] += 1 }
    guard !openGuides.contains(id), openGuides.count < 64, nestedGuides[id] ?? 0 <= 64 else {
      report(
        .containsItself, guide,
        explanation: "A guide holds itself, more than 64 guides hold each other, or a guide is "
          + "within others more than 64 times.",
        advice: "Take the guide out of its own content, or out of that of a guide in it.")
      return
    }
    openGuides.append(id)
    let firstWrite = program.writes.count
    program.steps.append(BlockStep(.enter, i: number))
    add(content)
    program.steps.append(
      BlockStep(.leave, i: number, j: firstWrite, k: program.writes.count))
    openGuides.removeLast()
    // Alternatives may place a guide any number of times.
    if openGuides.isEmpty { nestedGuides = [:] }
  }
}
