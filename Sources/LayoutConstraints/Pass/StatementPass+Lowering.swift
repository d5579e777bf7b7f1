import ConstraintSolver
import Foundation

/// Step 2 of gathering: statements become rows.
extension StatementPass {
  /// What a statement's terms are written in: the nearest common ancestor, in whose coordinates
  /// positions count, and the node whose edges represent those of the ancestor.
  private struct Frame {
    var common: Int
    var edges: Int
    /// Whether leading is right.
    var swapsSides: Bool
  }

  /// Fills ``terms`` with what a statement says, all on the left side, and returns the constant of
  /// the right side; `nil` where nothing in it can be decided.
  ///
  /// The statement is handed on beside its entry, as taking it from there counts a reference.
  func lower(_ statement: LayoutStatement, _ entry: StatementEntry) -> Double? {
    terms.removeAll()
    let frame = Frame(
      common: entry.common, edges: edges(entry), swapsSides: swapsSides(statement, in: entry.common)
    )
    var constant = Double(statement.storedConstant)
    constant -= add(statement.sourceAttribute, of: entry.source, times: 1, in: frame)
    if entry.target >= 0, let attribute = statement.targetAttribute {
      let factor = -Double(statement.storedMultiplier)
      constant -= add(attribute, of: entry.target, times: factor, in: frame)
    }
    let isOpen =
      isFitting || isFree(entry.source, below: entry.common)
      || isFree(entry.target, below: entry.common)
      || frame.edges != entry.common && terms.mention { isSize($0, of: frame.edges) }
    return isOpen ? constant : nil
  }

  /// The node whose edges represent those of the common ancestor: items in a scroll view meet
  /// the edges of its content.
  private func edges(_ entry: StatementEntry) -> Int {
    let content = nodes[entry.common].content
    return content >= 0 && entry.target >= 0 && entry.source != entry.target
      ? content : entry.common
  }

  private func isSize(_ variable: ConstraintProblem.Variable, of node: Int) -> Bool {
    variable == nodes[node].width || variable == nodes[node].height
  }

  private func swapsSides(_ statement: LayoutStatement, in common: Int) -> Bool {
    guard nodes[common].swapsSides else { return false }
    return statement.sourceAttribute.isDirectional
      || statement.targetAttribute?.isDirectional == true
  }

  /// Whether a node, or one between it and the common ancestor, can be moved.
  private func isFree(_ node: Int, below common: Int) -> Bool {
    var node = node
    while node >= 0 {
      if nodes[node].kind == .free || nodes[node].kind == .content { return true }
      if node == common { return false }
      node = nodes[node].parent
    }
    return false
  }

  /// Adds an attribute times a factor to the terms; returns what is constant in it.
  @inline(__always)
  private func add(
    _ attribute: LayoutStatement.Attribute, of node: Int, times factor: Double, in frame: Frame
  ) -> Double {
    let (common, edges) = (frame.common, frame.edges)
    let size = node == common ? edges : node
    switch attribute {
    case .leading where frame.swapsSides:
      return addWidth(edges, factor) + addX(node, -factor, below: common)
        + addWidth(size, -factor)
    case .trailing where frame.swapsSides:
      return addWidth(edges, factor) + addX(node, -factor, below: common)
    case .centerX where frame.swapsSides:
      return addWidth(edges, factor) + addX(node, -factor, below: common)
        + addWidth(size, -factor / 2)
    case .left, .leading: return addX(node, factor, below: common)
    case .right, .trailing: return addX(node, factor, below: common) + addWidth(size, factor)
    case .centerX: return addX(node, factor, below: common) + addWidth(size, factor / 2)
    case .width: return addWidth(node, factor)
    case .top: return addY(node, factor, below: common)
    case .bottom: return addY(node, factor, below: common) + addHeight(size, factor)
    case .centerY: return addY(node, factor, below: common) + addHeight(size, factor / 2)
    case .height: return addHeight(node, factor)
    case .firstBaseline:
      return addY(node, factor, below: common) + factor * nodes[node].baselines.first
    case .lastBaseline:
      return addY(node, factor, below: common) + addHeight(size, factor)
        - factor * nodes[node].baselines.last
    }
  }

  /// Positions add up from the node to the common ancestor.
  private func addX(_ node: Int, _ factor: Double, below common: Int) -> Double {
    var constant = 0.0
    var node = node
    while node != common, node > 0 {
      let parent = nodes[node].parent
      switch nodes[node].kind {
      case .area: constant += factor * nodes[node].insets.left
      case .content: break
      case .given where nodes[parent].isMirrored:
        // It has its final frame already, which the others get by mirroring.
        let content = nodes[parent].content
        terms.add(nodes[content < 0 ? parent : content].width, factor)
        terms.add(nodes[node].x, -factor)
        terms.add(nodes[node].width, -factor)
      default: terms.add(nodes[node].x, factor)
      }
      node = parent
    }
    return constant
  }

  private func addY(_ node: Int, _ factor: Double, below common: Int) -> Double {
    var constant = 0.0
    var node = node
    while node != common, node > 0 {
      if nodes[node].kind == .area {
        constant += factor * nodes[node].insets.top
      } else if nodes[node].kind != .content {
        terms.add(nodes[node].y, factor)
      }
      node = nodes[node].parent
    }
    return constant
  }

  private func addWidth(_ node: Int, _ factor: Double) -> Double {
    guard nodes[node].kind == .area else {
      terms.add(nodes[node].width, factor)
      return 0
    }
    let insets = nodes[node].insets
    terms.add(nodes[nodes[node].parent].width, factor)
    return -factor * (insets.left + insets.right)
  }

  private func addHeight(_ node: Int, _ factor: Double) -> Double {
    guard nodes[node].kind == .area else {
      terms.add(nodes[node].height, factor)
      return 0
    }
    let insets = nodes[node].insets
    terms.add(nodes[nodes[node].parent].height, factor)
    return -factor * (insets.top + insets.bottom)
  }

  /// Counts which numbers of items rows mention.
  func countMentions(of statement: LayoutStatement, _ entry: StatementEntry, by step: Int32) {
    // The edges of a scroll view are those of its content, but to itself.
    let content = edges(entry) == entry.common ? -1 : entry.common
    nodes.withUnsafeMutableBufferPointer { nodes in
      nodes.mention(
        statement.sourceAttribute, of: entry.source, below: entry.common, except: content, by: step)
      if entry.target >= 0, let attribute = statement.targetAttribute {
        nodes.mention(
          attribute, of: entry.target, below: entry.common, except: content, by: step)
      }
    }
    if needsPlacing { return }
    noteDecided(from: entry.source, upTo: entry.common)
    noteDecided(from: entry.target, upTo: entry.common)
  }

  /// Has what is placed follow, where rows decide more or less of an item or of those it is in.
  private func noteDecided(from node: Int, upTo last: Int) {
    var node = node
    while !needsPlacing, node >= 0 {
      if nodes[node].isDecidedAnew { noteDecided(node) }
      if node == last { return }
      node = nodes[node].parent
    }
  }

  /// Counts a row that mentions a number of an item.
  func mention(_ node: Int, _ number: Int, by step: Int32) {
    nodes[node].mention(number, by: step)
    noteDecided(from: node, upTo: node)
  }
}

extension UnsafeMutableBufferPointer<ConstraintNode> {
  /// Counts a row that mentions an attribute of an item in the coordinates of another, by the
  /// numbers that make it up.
  @inline(__always)
  fileprivate func mention(
    _ attribute: LayoutStatement.Attribute, of node: Int, below common: Int, except holder: Int,
    by step: Int32
  ) {
    let axis = attribute.isHorizontal ? 0 : 1
    if self[node].kind == .content { return }
    let owner = self[node].kind == .area ? self[node].parent : node
    if !attribute.isSize {
      var moved = node
      while moved != common, moved > 0 {
        self[moved].mention(axis, by: step)
        moved = self[moved].parent
      }
      switch attribute {
      case .left, .top, .firstBaseline: return
      default: if node == holder { return }
      }
    }
    self[owner].mention(2 + axis, by: step)
  }
}
