import LayoutCore

/// Storage for layouts of a tree that leave it as it is; kept between them.
struct BoxMeasuring: Sendable {
  /// What these layouts leave behind, in place of what the tree's own left.
  fileprivate var state = BoxState()

  // What they change besides, as it was.
  fileprivate var contents: [BoxContentRecord] = []
  fileprivate var nodes: [BoxNode] = []
  fileprivate var needsMeasuring = false
}

extension BoxTree {
  /// Sets aside what layouts change, so that the next ones leave no trace.
  ///
  /// - Complexity: linear in the leaves with content. Nothing is allocated once it was done.
  mutating func beginMeasuring(_ measuring: inout BoxMeasuring) {
    measuring.state.isFresh = true
    measuring.state.isUndirected = state.isUndirected
    measuring.needsMeasuring = needsMeasuring
    measuring.contents.removeAll(keepingCapacity: true)
    measuring.nodes.removeAll(keepingCapacity: true)
    for content in contents {
      measuring.contents.append(content)
      measuring.nodes.append(nodes[Int(content.node)])
    }
    swap(&state, &measuring.state)
  }

  /// Puts back what was set aside.
  mutating func endMeasuring(_ measuring: inout BoxMeasuring) {
    swap(&state, &measuring.state)
    swap(&contents, &measuring.contents)
    needsMeasuring = measuring.needsMeasuring
    for (content, node) in zip(contents, measuring.nodes) { nodes[Int(content.node)] = node }
    if state.isFresh {
      if !measuring.state.isUndirected { state.isUndirected = false }
    } else if state.isMirrored != measuring.state.isMirrored {
      resolveRecords(isMirrored: state.isMirrored)
    }
  }
}
