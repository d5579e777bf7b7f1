import Foundation
import HeadlessUIKit
import LayoutConditions
import TestSupport

/// A matrix as its specification says it, computed the slow way: everything from the top, one thing
/// below the other.
struct MatrixModel: CustomStringConvertible {
  enum Place: Hashable {
    case header(Int)
    case item(Int, Int)
    case footer(Int)
  }

  var sections: [SectionedMatrixGeometry.Section]
  var measures: SectionedMatrixGeometry.Measures

  var geometry: SectionedMatrixGeometry {
    SectionedMatrixGeometry(sections: sections, measures: measures)
  }

  var description: String { "\(sections.map(\.count)), \(measures)" }

  /// Every header, item and footer with its frame, and the height of all.
  var frames: (all: [(place: Place, frame: CGRect)], height: CGFloat) {
    var all: [(place: Place, frame: CGRect)] = []
    var y: CGFloat = 0
    let columns = CGFloat(measures.columns)
    let free = measures.width - measures.insets.left - measures.insets.right
    let width = max((free - (columns - 1) * measures.spacing.dx) / columns, 0)
    for (number, section) in sections.enumerated() {
      if section.hasHeader {
        let height = measures.headerHeight
        all.append((.header(number), CGRect(x: 0, y: y, width: measures.width, height: height)))
        y += height
      }
      y += measures.insets.top
      var column = 0
      var x = measures.insets.left
      for item in 0..<section.count {
        if column == measures.columns {
          y += measures.cellHeight + measures.spacing.dy
          column = 0
          x = measures.insets.left
        }
        var frame = CGRect(x: x, y: y, width: width, height: measures.cellHeight)
        if measures.isMirrored {
          // The insets are by the side of the screen, so only what is between them is mirrored.
          frame.origin.x =
            measures.insets.left + (measures.width - measures.insets.right) - frame.maxX
        }
        all.append((.item(number, item), frame))
        column += 1
        x += width + measures.spacing.dx
      }
      if section.count > 0 { y += measures.cellHeight }
      y += measures.insets.bottom
      if section.hasFooter {
        let height = measures.footerHeight
        all.append((.footer(number), CGRect(x: 0, y: y, width: measures.width, height: height)))
        y += height
      }
    }
    return (all, y)
  }

  /// Some sections and measures. All lengths are halves, so that heights add up without rounding.
  static func random(using generator: inout some RandomNumberGenerator) -> MatrixModel {
    func halves(_ most: Int) -> CGFloat { CGFloat(generator.int(0...most * 2)) / 2 }
    let measures = SectionedMatrixGeometry.Measures(
      width: 60 + halves(300), columns: generator.int(1...6), cellHeight: halves(30),
      spacing: CGVector(dx: halves(8), dy: halves(8)),
      insets: UIEdgeInsets(top: halves(9), left: halves(9), bottom: halves(9), right: halves(9)),
      headerHeight: halves(20), footerHeight: halves(20), isMirrored: generator.int(0...2) == 0)
    let sections = (0..<generator.int(0...6)).map { _ in
      SectionedMatrixGeometry.Section(
        count: generator.pick([0, 1, 2, generator.int(0...40), generator.int(0...40)]),
        hasHeader: generator.int(0...1) == 0, hasFooter: generator.int(0...2) == 0)
    }
    return MatrixModel(sections: sections, measures: measures)
  }
}

extension CGRect {
  /// Whether two rects agree but for rounding of a width that several columns share.
  func agrees(with other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-9 && minY == other.minY && abs(width - other.width) < 1e-9
      && height == other.height
  }
}
