import Foundation
import LayoutAnalysis
import LayoutCore

extension LayoutDomain {
  /// Every size in steps of a part of a point, row by row.
  func allSizes(in exhaustion: LayoutCheck.Exhaustion) -> some Sequence<CGSize> {
    var domain = self
    if exhaustion == .points { domain.environment.scale = 1 }
    let scale = domain.usableScale
    let columns = domain.pixelWidths.map(Array.init) ?? []
    let rows = domain.pixelHeights.map(Array.init) ?? []
    return rows.lazy.flatMap { row in
      columns.lazy.map { CGSize(width: Double($0) / scale, height: Double(row) / scale) }
    }
  }
}
