import LayoutCore

/// The tree of snapshots, and what guides in it hold.
extension BlockDeclaration {
  mutating func beginGroup(_ name: String) { open(node(name)) }

  private func node(_ name: String) -> BlockNode {
    let parent = openNodes.last ?? -1
    return BlockNode(
      branch: program.openBranch, parent: Int32(truncatingIfNeeded: parent), name: name)
  }

  private mutating func open(_ node: BlockNode) {
    openNodes.append(nodes.count)
    nodes.append(node)
  }

  mutating func endGroup() {
    nodes[openNodes.removeLast()].end = nodes.count
  }

  /// Adds an element to the tree, with what it holds if it is a guide.
  mutating func addNode(_ number: Int) {
    var node = node("")
    node.element = Int32(truncatingIfNeeded: number)
    node.isGroup = elements[number].isGuide
    guard node.isGroup else {
      node.end = nodes.count + 1
      nodes.append(node)
      return
    }
    open(node)
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
    content.declareBlocks(in: &self)
    program.steps.append(
      BlockStep(.leave, i: number, j: firstWrite, k: program.writes.count))
    openGuides.removeLast()
    // Alternatives may place a guide any number of times.
    if openGuides.isEmpty { nestedGuides = [:] }
  }
}
