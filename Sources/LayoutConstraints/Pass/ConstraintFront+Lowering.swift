import ConstraintSolver
import Foundation

/// From statements to rows.
extension ConstraintFront {
  /// Fills ``terms`` with what a statement says, all on the left side, and gives the constant of
  /// the right side; `nil` where nothing in it can be decided.
  func lower(_ entry: StatementEntry) -> Double? {
    terms.removeAll(keepingCapacity: true)
    let statement = entry.statement
    let isMirrored = isMirrored(statement, in: entry.common)
    let edges = edges(entry)
    var constant = Double(statement.storedConstant)
    constant -= add(
      entry.source, statement.sourceAttribute, 1, in: entry.common, edges,
      isMirrored: isMirrored)
    if entry.target >= 0, let attribute = statement.targetAttribute {
      constant -= add(
        entry.target, attribute, -Double(statement.storedMultiplier), in: entry.common, edges,
        isMirrored: isMirrored)
    }
    let isOpen =
      isFitting || isFree(entry.source, entry.common) || isFree(entry.target, entry.common)
      || edges != entry.common && terms.contains { isSize($0.variable, of: edges) }
    return isOpen ? constant : nil
  }

  /// The node whose edges stand for those of the common ancestor: what is in a scroll view meets
  /// the edges of what scrolls.
  private func edges(_ entry: StatementEntry) -> Int {
    let content = nodes[entry.common].content
    return content >= 0 && entry.target >= 0 && entry.source != entry.target
      ? content : entry.common
  }

  private func isSize(_ variable: ConstraintProblem.Variable, of node: Int) -> Bool {
    variable == nodes[node].width || variable == nodes[node].height
  }

  private func isMirrored(_ statement: LayoutStatement, in common: Int) -> Bool {
    guard nodes[common].isMirrored else { return false }
    return statement.sourceAttribute.isDirectional
      || statement.targetAttribute?.isDirectional == true
  }

  /// Whether a node, or one between it and the common ancestor, can be moved.
  private func isFree(_ node: Int, _ common: Int) -> Bool {
    var node = node
    while node >= 0 {
      if nodes[node].kind == .free || nodes[node].kind == .content { return true }
      if node == common { return false }
      node = nodes[node].parent
    }
    return false
  }

  /// Adds an attribute times a factor to the terms; gives what is constant in it.
  private func add(
    _ node: Int, _ attribute: LayoutStatement.Attribute, _ factor: Double, in common: Int,
    _ edges: Int, isMirrored: Bool
  ) -> Double {
    let size = node == common ? edges : node
    switch attribute {
    case .left: return addX(node, factor, common)
    case .right: return addX(node, factor, common) + addWidth(size, factor)
    case .leading where isMirrored:
      return addWidth(edges, factor) + addX(node, -factor, common) + addWidth(size, -factor)
    case .leading: return addX(node, factor, common)
    case .trailing where isMirrored: return addWidth(edges, factor) + addX(node, -factor, common)
    case .trailing: return addX(node, factor, common) + addWidth(size, factor)
    case .centerX where isMirrored:
      return addWidth(edges, factor) + addX(node, -factor, common) + addWidth(size, -factor / 2)
    case .centerX: return addX(node, factor, common) + addWidth(size, factor / 2)
    case .width: return addWidth(node, factor)
    case .top: return addY(node, factor, common)
    case .bottom: return addY(node, factor, common) + addHeight(size, factor)
    case .centerY: return addY(node, factor, common) + addHeight(size, factor / 2)
    case .height: return addHeight(node, factor)
    case .firstBaseline: return addY(node, factor, common) + factor * nodes[node].baselines.first
    case .lastBaseline:
      return addY(node, factor, common) + addHeight(size, factor)
        - factor * nodes[node].baselines.last
    }
  }

  /// Positions add up from the node to the common ancestor.
  private func addX(_ node: Int, _ factor: Double, _ common: Int) -> Double {
    var constant = 0.0
    var node = node
    while node != common, node > 0 {
      if nodes[node].kind == .area {
        constant += factor * nodes[node].insets.left
      } else if nodes[node].kind != .content {
        add(nodes[node].x, factor)
      }
      node = nodes[node].parent
    }
    return constant
  }

  private func addY(_ node: Int, _ factor: Double, _ common: Int) -> Double {
    var constant = 0.0
    var node = node
    while node != common, node > 0 {
      if nodes[node].kind == .area {
        constant += factor * nodes[node].insets.top
      } else if nodes[node].kind != .content {
        add(nodes[node].y, factor)
      }
      node = nodes[node].parent
    }
    return constant
  }

  private func addWidth(_ node: Int, _ factor: Double) -> Double {
    guard nodes[node].kind == .area else {
      add(nodes[node].width, factor)
      return 0
    }
    let insets = nodes[node].insets
    add(nodes[nodes[node].parent].width, factor)
    return -factor * (insets.left + insets.right)
  }

  private func addHeight(_ node: Int, _ factor: Double) -> Double {
    guard nodes[node].kind == .area else {
      add(nodes[node].height, factor)
      return 0
    }
    let insets = nodes[node].insets
    add(nodes[nodes[node].parent].height, factor)
    return -factor * (insets.top + insets.bottom)
  }

  /// Adds a term, to the one of the same variable if there is one among the last few.
  private func add(_ variable: ConstraintProblem.Variable, _ factor: Double) {
    for index in terms.indices.suffix(8) where terms[index].variable == variable {
      terms[index].coefficient += factor
      if terms[index].coefficient == 0 { terms.remove(at: index) }
      return
    }
    if factor != 0 { terms.append(ConstraintProblem.Term(variable, factor)) }
  }

  /// Counts which numbers of items rows mention.
  func countMentions(of entry: StatementEntry, by step: Int32) {
    count(entry.source, entry.statement.sourceAttribute, entry.common, step)
    if entry.target >= 0, let attribute = entry.statement.targetAttribute {
      count(entry.target, attribute, entry.common, step)
    }
    needsPlacing = true
  }

  private func count(
    _ node: Int, _ attribute: LayoutStatement.Attribute, _ common: Int, _ step: Int32
  ) {
    let axis = attribute.isHorizontal ? 0 : 1
    if nodes[node].kind == .content { return }
    let owner = nodes[node].kind == .area ? nodes[node].parent : node
    if attribute.isSize {
      nodes[owner].mentions[2 + axis] += step
      return
    }
    var place = node
    while place != common, place > 0 {
      nodes[place].mentions[axis] += step
      place = nodes[place].parent
    }
    switch attribute {
    case .left, .top, .firstBaseline: break
    // The edges of a scroll view are those of its content.
    default:
      if node != common || nodes[node].content < 0 { nodes[owner].mentions[2 + axis] += step }
    }
  }
}
