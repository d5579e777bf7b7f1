import Foundation
import LayoutCore

/// Compares a layout with its mirror image.
struct MirrorFinder {
  let finder: VerdictFinder

  func verdict(_ sizes: Int) -> LayoutVerdict {
    let names = finder.issuesOfNames()
    if !names.isEmpty { return finder.unknown(names) }
    return finder.tested(sizes, "mirror images are tested only")
  }
}
