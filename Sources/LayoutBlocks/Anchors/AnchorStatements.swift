import Foundation
import LayoutCore

/// What was said about the anchors of one element, to be run in phases.
final class AnchorStatements {
  private var list: [AnchorStatement] = []
  var aspectRatio: CGFloat?

  /// Adds a statement. An alignment or a pull takes the place of an earlier one of its side, and a
  /// length that of an earlier one of its kind.
  func add(_ statement: AnchorStatement) {
    if statement.phase.keepsLast {
      list.removeAll { $0.phase == statement.phase && $0.rank == statement.rank }
    }
    list.append(statement)
  }

  /// The statements in the order in which they run.
  var ordered: [AnchorStatement] {
    var all = list
    if let aspectRatio {
      let isWide = lengthIsSaid(0)
      var step = BlockStep(.aspect, a: isWide ? 1 / aspectRatio : aspectRatio)
      step.isVertical = isWide || !lengthIsSaid(1)
      if step.isVertical { step.a = 1 / aspectRatio }
      all.append(AnchorStatement(phase: .aspect, rank: 0, step: step, link: nil))
    }
    return all.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      return (one.phase.rawValue, one.rank, first.offset)
        < (other.phase.rawValue, other.rank, second.offset)
    }.map(\.element)
  }

  private func lengthIsSaid(_ rank: Int) -> Bool {
    list.contains { $0.rank == rank && [.constant, .relative, .content].contains($0.phase) }
  }
}
