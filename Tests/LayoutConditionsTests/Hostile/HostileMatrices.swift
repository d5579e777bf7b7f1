import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// Numbers, counts and closures that no matrix can mean.
@Suite struct HostileMatrices {
  let view = MatrixView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let kind = MatrixCellKind { UIView() }

  init() {
    view.accessibilityIdentifier = "matrix"
    view.columns = 2
    view.itemCount = { _ in 100 }
    view.cell = { [kind] _ in kind }
  }

  private func issues(_ change: () -> Void = {}) -> [String] {
    LayoutIssue.collecting {
      change()
      view.layoutIfNeeded()
    }.summary
  }

  private func frame(_ item: Int) -> CGRect? { view.viewOfItem(at: MatrixIndex(item: item))?.frame }

  @Test(arguments: [-1, Int.min]) func `A negative count is none`(_ count: Int) {
    #expect(issues { view.itemCount = { _ in count } } == ["invalidInput: matrix"])
    #expect(view.subviews.isEmpty && view.contentSize.height == 0)
    #expect(issues { view.sectionCount = { count } } == ["invalidInput: matrix"])
    #expect(SectionedMatrixGeometry.Section(count: count).count == 0)
  }

  @Test func `The largest counts are as quick as any`() {
    #expect(issues { view.itemCount = { _ in Int.max } } == [])
    #expect(view.subviews.count == 4)
    #expect(issues { view.sectionCount = { 1_000 } } == [])
    view.scrollToItem(at: MatrixIndex(section: 999, item: Int.max - 1), position: .bottom)
    #expect(issues() == [])
    #expect(view.contentOffset.y > 1e22)
    view.insertItems(0..<Int.max)
    view.insertItems(Int.min..<Int.max)
    view.removeItems(Int.min..<Int.max, inSection: Int.max)
    view.insertSections(Int.max - 1..<Int.max)
    view.insertSections(0..<Int.max)
    #expect(issues() == [])
    view.contentOffset.y = 0
    #expect(issues() == [])
    #expect(view.subviews.count == 4)
    #expect(frame(3) == CGRect(x: 50, y: 50, width: 50, height: 50))
  }

  /// A row of each is 50 points high.
  @Test func `As many sections as a matrix holds are no mistake`() {
    #expect(
      issues {
        view.itemCount = { _ in 1 }
        view.sectionCount = { 1_000_000 }
      } == [])
    #expect(view.contentSize.height == 50_000_000)
  }

  @Test func `Too many sections are as many as a matrix holds`() {
    #expect(
      issues {
        view.itemCount = { _ in 1 }
        view.sectionCount = { Int.max }
      } == ["invalidInput: matrix"])
    #expect(view.contentSize.height == 50_000_000)
  }

  @Test(arguments: [0, -1, Int.min]) func `Fewer columns than one are one`(_ columns: Int) {
    #expect(issues { view.columns = Responsive(columns) } == ["invalidColumnCount: matrix"])
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
    // Told once, until it changes.
    #expect(issues { view.contentOffset.y = 30 } == [])
  }

  @Test func `More cells than can be shown are left out`() {
    // A ten-millionth of a point high.
    #expect(issues { view.cellSize = .height(1e-7) } == [])
    #expect(issues { view.itemCount = { _ in 100_000 } } == [])
    #expect(view.subviews.count == 100_000)
    #expect(
      issues {
        view.itemCount = { _ in 10_000_000_000 }
      } == ["invalidInput: matrix"])
    #expect(view.subviews.count == 100_000)
    // Neither are those of further sections, and it is told once for all of them.
    let found = issues {
      view.itemCount = { _ in 60_000 }
      view.cellSize = .height(1e-9)
      view.sectionCount = { 4 }
    }
    #expect(found == ["invalidInput: matrix"])
    #expect(view.subviews.count == 100_000)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -3])
  func `Lengths that are none count as nothing`(_ length: CGFloat) {
    let found = issues {
      view.spacing = Responsive(length)
      view.rowSpacing = Responsive(length)
      view.headerHeight = Responsive(length)
      view.footerHeight = Responsive(length)
      view.sectionInsets = Responsive(
        NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    #expect(found == Array(repeating: "invalidInput: matrix", count: 8))
    #expect(frame(3) == CGRect(x: 50, y: 50, width: 50, height: 50))
    #expect(issues { view.cellSize = .height(length) }.count == 9)
    #expect(view.subviews.isEmpty)
    view.spacing = 0
    view.rowSpacing = 0
    view.headerHeight = 0
    view.footerHeight = 0
    view.sectionInsets = Responsive(.zero)
    #expect(issues { view.cellSize = .byWidth { _ in length } } == ["invalidInput: matrix"])
    #expect(issues { view.cellSize = .fitted(estimate: length) } == ["invalidInput: matrix"])
    #expect(frame(3)?.origin == CGPoint(x: 50, y: 44))
  }

  @Test(arguments: [CGFloat.nan, 0, -1]) func `A ratio that is none shows nothing`(_ ratio: CGFloat)
  {
    let issues = LayoutIssue.collecting {
      view.cellSize = .ratio(ratio)
      view.layoutIfNeeded()
    }
    #expect(issues.map(\.advice) == ["Give ratio a finite number above 0."])
    #expect(view.subviews.isEmpty)
    #expect(self.issues { view.cellSize = .ratio(1) } == [])
    #expect(view.subviews.count == 4)
  }

  @Test func `Content higher than any number shows nothing`() {
    #expect(
      issues {
        view.cellSize = .height(1e300)
        view.itemCount = { _ in Int.max }
      } == ["invalidInput: matrix"])
    #expect(view.subviews.isEmpty)
    #expect(view.contentSize.height == 0)
  }

  @Test func `Bounds without room show nothing, and such that are none tell so`() {
    view.layoutIfNeeded()
    #expect(issues { view.frame.size = .zero } == [])
    #expect(view.subviews.isEmpty)
    #expect(issues { view.bounds.size.width = .nan } == ["invalidInput: matrix"])
    #expect(issues { view.bounds.size = CGSize(width: 100, height: CGFloat.infinity) }.count == 1)
    #expect(issues { view.bounds.size = CGSize(width: 100, height: 100) } == [])
    #expect(view.subviews.count == 4)
    #expect(issues { view.contentOffset.y = .nan } == ["invalidInput: matrix"])
    #expect(view.subviews.isEmpty)
    #expect(issues { view.contentOffset.y = 0 } == [])
    #expect(view.subviews.count == 4)
    #expect(view.indexOfItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test func `A count that changes without a word is noticed before it does harm`() {
    let album = Album([40])
    let view = album.makeView(CGRect(x: 0, y: 0, width: 225, height: 140))
    view.accessibilityIdentifier = "matrix"
    view.layoutIfNeeded()
    album.sections[0].removeSubrange(2...)
    let found = LayoutIssue.collecting {
      view.contentOffset.y = 50
      view.layoutIfNeeded()
    }
    #expect(found.summary == ["undeclaredChange: matrix"])
    #expect(view.visibleItems.count == 2)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `A reload from within a cell counts from the next pass`() {
    var reloads = 0
    let view = view
    let restless = MatrixCellKind {
      UIView()
    } configure: { _, index in
      guard index.item == 1, reloads < 1 else { return }
      reloads += 1
      view.itemCount = { _ in 3 }
      #expect(view.visibleItems.isEmpty)
      #expect(view.frameOfItem(at: MatrixIndex(item: 99)) != nil)
      view.scrollToItem(at: MatrixIndex(item: 9))
      view.layoutIfNeeded()
    }
    #expect(issues { view.cell = { _ in restless } } == ["changedDuringPass: matrix"])
    #expect(view.subviews.count == 3)
    #expect(view.contentSize.height == 100)
  }

  @Test func `A cell that reloads for ever ends nowhere, but ends`() {
    let view = view
    let restless = MatrixCellKind {
      UIView()
    } configure: { _, _ in
      view.reloadData()
    }
    let found = issues { view.cell = { _ in restless } }
    #expect(!found.isEmpty && Set(found) == ["changedDuringPass: matrix"])
    #expect(view.subviews.count == 4)
    view.cell = nil
    #expect(issues() == ["invalidInput: matrix"])
    #expect(view.subviews.isEmpty)
  }

  @Test func `What a count declares while it is asked for counts from the next pass`() {
    let view = view
    var isFirst = true
    view.itemCount = { _ in
      defer { isFirst = false }
      if isFirst { view.insertItems(0..<7) }
      return isFirst ? 5 : 12
    }
    #expect(issues() == ["changedDuringPass: matrix"])
    #expect(view.contentSize.height == 300)
  }

  @Test func `A count that asks for the frames it is about gets those of before`() {
    let view = view
    view.layoutIfNeeded()
    var seen: CGRect?
    view.itemCount = { _ in
      seen = view.frameOfItem(at: MatrixIndex(item: 9))
      return 5
    }
    #expect(issues() == [])
    #expect(seen == CGRect(x: 50, y: 200, width: 50, height: 50))
    #expect(view.subviews.count == 4)
    #expect(view.contentSize.height == 150)
  }

  @Test func `A cell that is taken out gets a successor`() {
    view.layoutIfNeeded()
    let cell = view.viewOfItem(at: MatrixIndex(item: 2))!
    cell.accessibilityIdentifier = "cell"
    let elsewhere = UIView()
    #expect(issues { elsewhere.addSubview(cell) } == ["undeclaredChange: cell, matrix"])
    let successor = view.viewOfItem(at: MatrixIndex(item: 2))
    #expect(successor !== cell && successor?.frame == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(cell.superview === elsewhere)
    for offset in 0..<200 {
      view.contentOffset.y = CGFloat(offset * 13)
      view.layoutIfNeeded()
      #expect(cell.superview === elsewhere)
    }
  }

  @Test func `A view that somebody took and gave back is as good as a new one`() {
    var spare: UIView?
    let kind = MatrixCellKind { () -> UIView in
      defer { spare = nil }
      return spare ?? UIView()
    }
    view.cell = { _ in kind }
    view.layoutIfNeeded()
    let cell = view.viewOfItem(at: MatrixIndex(item: 2))!
    #expect(issues { UIView().addSubview(cell) }.count == 1)
    cell.removeFromSuperview()
    spare = cell
    // Another row is in sight.
    #expect(issues { view.frame.size.height = 150 } == [])
    #expect(spare == nil && view.indexOfItem(shownBy: cell) != nil)
  }

  @Test func `A cell that takes out others while it is filled gets them replaced`() {
    let view = view
    var isRude = true
    let rude = MatrixCellKind {
      UIView()
    } configure: { _, index in
      guard isRude, index.item == 3 else { return }
      isRude = false
      for subview in view.subviews { subview.removeFromSuperview() }
    }
    let found = issues { view.cell = { _ in rude } }
    #expect(found.contains("changedDuringPass: matrix"))
    #expect(found.filter { $0.hasPrefix("undeclaredChange") }.count == 4)
    #expect(view.subviews.count == 4)
    #expect(Set(view.visibleItems.compactMap { view.viewOfItem(at: $0)?.superview }) == [view])
  }

  @Test func `The same view for every item stands at one place`() {
    let only = UIView(named: "only")
    let shared = MatrixCellKind { only }
    #expect(
      issues { view.cell = { _ in shared } }
        == Array(repeating: "duplicateElement: only, matrix", count: 3))
    #expect(view.subviews == [only])
    #expect(only.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    view.contentOffset.y = 500
    #expect(issues().count == 3)
    #expect(view.subviews == [only])
    #expect(only.frame.minY == 500)
  }

  @Test func `Items that no cell shows are told once until that changes`() {
    let header = MatrixCellKind { UIView() }
    view.header = { _ in header }
    view.headerHeight = 10
    #expect(issues { view.cell = nil } == ["invalidInput: matrix"])
    #expect(view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    #expect(frame(0) == nil && view.contentSize.height == 2510)
    #expect(issues { view.reloadData() } == [])
    #expect(issues { view.itemCount = { _ in 0 } } == [])
    let found = LayoutIssue.collecting {
      view.sectionCount = { 2 }
      view.itemCount = { $0 * 3 }
      view.layoutIfNeeded()
    }
    #expect(found.map(\.rule) == [.invalidInput])
    #expect(
      found.first?.numbers == [LayoutIssue.Number("section", 1), LayoutIssue.Number("items", 3)])
    #expect(found.first?.advice.contains("Set cell ") == true)
    #expect(issues { view.cell = { [kind] _ in kind } } == [])
    #expect(
      view.viewOfItem(at: MatrixIndex(section: 1, item: 1))?.frame
        == CGRect(x: 50, y: 20, width: 50, height: 50))
    #expect(issues { view.cell = { _ in nil } } == [])
  }

  @Test func `A view that holds the matrix is no cell of it`() {
    let around = UIView(named: "around")
    around.addSubview(view)
    let wrong = MatrixCellKind { around }
    #expect(
      issues { view.cell = { $0.item == 0 ? wrong : nil } }
        == ["containsItself: around, matrix", "duplicateElement: around, matrix"])
    #expect(view.superview === around)
    #expect(view.subviews.isEmpty)
  }

  @Test func `Kinds made for every cell are told, and nothing piles up`() {
    view.cell = { _ in MatrixCellKind { UIView() } }
    var found: [String] = []
    for step in 0..<300 {
      found += issues { view.contentOffset.y = CGFloat(step * 10) }
    }
    #expect(found == ["invalidInput: matrix"])
    #expect(view.subviews.count <= 6)
  }

  @Test(arguments: [(64, []), (65, ["invalidInput: matrix"])] as [(Int, [String])])
  func `Up to 64 kinds are no mistake`(_ count: Int, _ expected: [String]) {
    let kinds = (0..<count).map { _ in MatrixCellKind { UIView() } }
    view.cell = { kinds[$0.item % count] }
    var found: [String] = []
    for step in 0..<30 {
      found += issues { view.contentOffset.y = CGFloat(step * 100) }
    }
    #expect(found == expected)
  }

  /// Twice as many kinds as a matrix keeps, and as many again.
  @Test func `Kinds made for every cell are told once, however many they are`() {
    view.itemCount = { _ in 1_000 }
    view.cell = { _ in MatrixCellKind { UIView() } }
    var found: [String] = []
    for step in 0..<100 {
      found += issues { view.contentOffset.y = CGFloat(step * 100) }
    }
    #expect(found == ["invalidInput: matrix"])
  }

  @Test func `Cells whose size is none take the estimate`() {
    final class Odd: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: -4) }
    }
    let odd = MatrixCellKind {
      Odd()
    } configure: { view, _ in
      view.accessibilityIdentifier = "odd"
    }
    let found = issues {
      view.cellSize = .fitted(estimate: 50)
      view.itemCount = { _ in 2 }
      view.cell = { _ in odd }
    }
    #expect(Set(found) == ["measuringFailed: odd"])
    #expect(frame(1) == CGRect(x: 50, y: 0, width: 50, height: 50))
  }

  @Test func `Geometry of numbers that are none`() {
    let geometry = SectionedMatrixGeometry(
      sections: [.init(count: -4), .init(count: Int.max, hasHeader: true)],
      measures: .init(
        width: .nan, columns: Int.min, cellHeight: .infinity,
        spacing: CGVector(dx: -1.0, dy: Double.nan),
        headerHeight: -.infinity))
    #expect(geometry.measures.columns == 1)
    #expect(geometry.contentSize == .zero)
    #expect(geometry.index(at: .zero) == nil)
    #expect(geometry.frame(at: MatrixIndex(section: 1, item: Int.max)) == nil)
    var parts = 0
    geometry.forEachSection(meeting: -.infinity, .infinity) { _ in parts += 1 }
    geometry.forEachSection(meeting: .nan, 3) { _ in parts += 1 }
    #expect(parts == 0)
    let wide = SectionedMatrixGeometry(
      sections: [.init(count: Int.max)], measures: .init(width: 10, columns: Int.max, cellHeight: 1)
    )
    #expect(wide.contentSize.height == 1)
    #expect(wide.frame(at: MatrixIndex(item: Int.max - 1))?.minY == 0)
  }
}
