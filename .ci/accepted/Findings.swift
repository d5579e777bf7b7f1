// What a test of an app's screens writes: gaps are values that may leave the main actor.
import Framewise
import UIKit

final class ListScreen: LayoutView {
  let list = UITableView()
}

@MainActor
func gaps(in screen: ListScreen) async -> [String] {
  let sizes: [UncoveredSizes] = screen.uncoveredSizes(of: screen.list)
  let widths: [UncoveredWidths] = screen.uncoveredWidths(of: screen.list)
  let findings: [LayoutIssue] = screen.layoutFindings()
  return await Task.detached {
    sizes.map { "\($0) as at \($0.example), mirrored: \($0.exampleInput.direction)" }
      + widths.map { "\($0): \($0.lowerBound) to \($0.upperBound)" }
      + findings.map(\.description)
  }.value
}

@MainActor
func coversEverySize(_ screen: ListScreen) -> Bool {
  screen.uncoveredSizes(of: screen.list).isEmpty
}
