import Foundation
import LayoutAnalysis
import LayoutCore

extension LayoutDomain {
  /// Every size in whole points or pixels, row by row; nil if there is none, or more than can be
  /// counted.
  func allSizes(in exhaustion: LayoutCheck.Exhaustion) -> (some Sequence<CGSize>)? {
    var domain = self
    if exhaustion == .points { domain.environment.scale = 1 }
    let scale = domain.usableScale
    return domain.pixelHeights.flatMap { rows in
      domain.pixelWidths.map { columns in
        rows.lazy.flatMap { row in
          columns.lazy.map { CGSize(width: Double($0) / scale, height: Double(row) / scale) }
        }
      }
    }
  }
}
