import Foundation
import HeadlessUIKit
import LayoutConditions
import TestSupport
import Testing

/// The arithmetic of sections agrees with stacking everything.
@Suite struct SectionedMatrixGeometryLaws {
  @Test func `Frames and content are those of everything stacked from the top`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let model = MatrixModel.random(using: &generator)
      let geometry = model.geometry
      let (all, height) = model.frames
      #expect(geometry.contentSize == CGSize(width: model.measures.width, height: height))
      for (place, frame) in all {
        let found: CGRect? =
          switch place {
          case .header(let section): geometry.frameOfHeader(in: section)
          case .footer(let section): geometry.frameOfFooter(in: section)
          case .item(let section, let item):
            geometry.frame(at: MatrixIndex(section: section, item: item))
          }
        #expect(found?.agrees(with: frame) == true, "\(place): \(found as Any), \(frame), \(model)")
      }
    }
  }

  @Test func `What meets a range is what a search over everything finds`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<400 {
      let model = MatrixModel.random(using: &generator)
      let (all, height) = model.frames
      for _ in 0..<20 {
        let low = CGFloat(generator.int(-40...Int(height) * 2 + 40)) / 2
        let high = low + CGFloat(generator.int(-2...200)) / 2
        var found: Set<MatrixModel.Place> = []
        var sections: [Int] = []
        model.geometry.forEachSection(meeting: low, high) { part in
          sections.append(part.section)
          if part.hasHeader { found.insert(.header(part.section)) }
          if part.hasFooter { found.insert(.footer(part.section)) }
          for item in part.items { found.insert(.item(part.section, item)) }
        }
        let wanted = all.filter { _, frame in
          low < high && frame.minY < high && frame.maxY > low && frame.width > 0 && frame.height > 0
        }
        #expect(found == Set(wanted.map(\.place)), "\(low)..<\(high), \(model)")
        #expect(sections == Array(Set(sections)).sorted())
      }
    }
  }

  @Test func `The item at a point is the one whose frame holds it`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let model = MatrixModel.random(using: &generator)
      let (all, height) = model.frames
      for _ in 0..<20 {
        // Beside the halves, where rounded edges of columns may lie.
        let point = CGPoint(
          x: CGFloat(generator.int(-9...Int(model.measures.width) + 9)) + 0.123,
          y: CGFloat(generator.int(-9...Int(height) + 9)) + 0.123)
        let holding = all.first { place, frame in
          if case .item = place { return frame.contains(point) }
          return false
        }
        let found = model.geometry.index(at: point).map {
          MatrixModel.Place.item($0.section, $0.item)
        }
        #expect(found == holding?.place, "\(point), \(model)")
      }
    }
  }

  @Test func `The example of the documentation`() {
    let geometry = SectionedMatrixGeometry(
      sections: [.init(count: 10, hasHeader: true), .init(count: 10_000_000)],
      measures: .init(
        width: 100, columns: 4, cellHeight: 20, spacing: CGVector(dx: 0, dy: 0), headerHeight: 30))
    #expect(
      geometry.frame(at: MatrixIndex(section: 0, item: 5))
        == CGRect(x: 25, y: 50, width: 25, height: 20))
    #expect(geometry.contentSize == CGSize(width: 100, height: 50_000_090))
    #expect(geometry.frame(at: MatrixIndex(section: 0, item: 10)) == nil)
    #expect(geometry.frame(at: MatrixIndex(section: 2, item: 0)) == nil)
    #expect(geometry.frame(at: MatrixIndex(section: 0, item: -1)) == nil)
    #expect(geometry.frameOfHeader(in: 1) == nil && geometry.frameOfFooter(in: 0) == nil)
  }

  @Test(arguments: [false, true])
  func `An edge between two columns belongs to the one that begins there`(_ isMirrored: Bool) {
    let geometry = SectionedMatrixGeometry(
      sections: [.init(count: 8)],
      measures: .init(width: 100, columns: 4, cellHeight: 20, isMirrored: isMirrored))
    for column in 0..<4 {
      let left = CGFloat(25 * column)
      #expect(
        geometry.index(at: CGPoint(x: left, y: 0))
          == MatrixIndex(item: isMirrored ? 3 - column : column))
    }
    #expect(geometry.index(at: CGPoint(x: 100, y: 0)) == nil)
    #expect(geometry.index(at: CGPoint(x: 0, y: 20)) == MatrixIndex(item: isMirrored ? 7 : 4))
    #expect(geometry.index(at: CGPoint(x: 0, y: 40)) == nil)
  }

  @Test func `Where insets and spacings take all the room cells have no width`() {
    let measures = SectionedMatrixGeometry.Measures(
      width: 30, columns: 3, cellHeight: 10, spacing: CGVector(dx: 10, dy: 0),
      insets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(measures.cellWidth == 0)
  }
}
