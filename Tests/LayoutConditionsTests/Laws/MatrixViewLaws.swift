import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport
import Testing

/// Whatever was done to a matrix, it shows what a new one would, once each.
@Suite struct MatrixViewLaws {
  /// Does something at random to an album and its view, and tells the view.
  private func change(
    _ album: Album, _ view: MatrixView, _ generator: inout some RandomNumberGenerator
  ) {
    let section = album.sections.isEmpty ? 0 : generator.int(0...album.sections.count - 1)
    switch generator.int(0...9) {
    case 0, 1, 2: view.contentOffset.y = CGFloat(generator.int(-50...Int(view.lastOffset) + 50))
    case 3, 4:
      guard !album.sections.isEmpty else { return }
      let place = generator.int(0...album.sections[section].count)
      let added = album.numbers(generator.int(0...30))
      album.sections[section].insert(contentsOf: added, at: place)
      view.insertItems(place..<place + added.count, inSection: section)
    case 5, 6:
      guard !album.sections.isEmpty else { return }
      let count = album.sections[section].count
      let first = generator.int(0...count)
      let end = min(first + generator.int(0...20), count)
      album.sections[section].removeSubrange(first..<end)
      view.removeItems(first..<end, inSection: section)
    case 7:
      let place = generator.int(0...album.sections.count)
      album.sections.insert(album.numbers(generator.int(0...50)), at: place)
      view.insertSections(place..<place + 1)
    case 8:
      guard album.sections.count > 1 else { return }
      album.sections.remove(at: section)
      view.removeSections(section..<section + 1)
    default: view.bounds.size = generator.pick([CGSize(width: 115, height: 100), view.bounds.size])
    }
  }

  @Test(arguments: [1, 2, 3, 4]) func `Any order of changes ends as a new view begins`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let album = Album((0..<generator.int(1...4)).map { _ in generator.int(0...60) })
      let view = album.makeView(CGRect(x: 0, y: 0, width: 235, height: 140))
      view.mirrorsForRightToLeft = true
      if generator.int(0...1) == 0 { view.semanticContentAttribute = .forceRightToLeft }
      let issues = LayoutIssue.collecting {
        for _ in 0..<40 {
          change(album, view, &generator)
          if generator.int(0...2) > 0 { view.layoutIfNeeded() }
        }
        view.layoutIfNeeded()
      }
      #expect(issues.isEmpty, "\(issues)")
      let other = Album([])
      other.sections = album.sections
      let fresh = other.makeView(view.frame)
      fresh.semanticContentAttribute = view.semanticContentAttribute
      fresh.layoutIfNeeded()
      fresh.contentOffset = view.contentOffset
      fresh.layoutIfNeeded()
      #expect(view.contentSize == fresh.contentSize)
      #expect(view.sight == fresh.sight)
      // Once each, and nothing else.
      #expect(view.subviews.count == fresh.sight.count)
      #expect(Set(view.subviews.map { ObjectIdentifier($0) }).count == view.subviews.count)
    }
  }

  @Test func `What is in sight is what meets the bounds`() {
    var generator = SeededGenerator(seed: 7)
    let album = Album([7, 0, 33, 12, 1, 40])
    let view = album.makeView(CGRect(x: 0, y: 0, width: 235, height: 140))
    view.layoutIfNeeded()
    for _ in 0..<200 {
      view.contentOffset.y = CGFloat(generator.int(-200...Int(view.contentSize.height) + 50))
      view.layoutIfNeeded()
      var wanted: Set<MatrixIndex> = []
      for (section, items) in album.sections.enumerated() {
        for item in items.indices {
          let index = MatrixIndex(section: section, item: item)
          let frame = view.frameOfItem(at: index)!
          if frame.minY < view.bounds.maxY, frame.maxY > view.bounds.minY { wanted.insert(index) }
        }
      }
      #expect(Set(view.visibleItems) == wanted)
      #expect(view.visibleItems == view.visibleItems.sorted())
    }
  }

  @Test(arguments: [11, 12]) func `Insertions and removals leave what is in sight where it is`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let album = Album([90, 90, 90])
      let view = album.makeView(CGRect(x: 0, y: 0, width: 235, height: 140))
      view.layoutIfNeeded()
      view.contentOffset.y = CGFloat(generator.int(300...Int(view.lastOffset) - 300))
      view.layoutIfNeeded()
      let before = view.firstInSight!
      let section = generator.int(0...2)
      if generator.int(0...1) == 0 {
        let place = generator.int(0...90)
        let added = album.numbers(generator.int(0...300))
        album.sections[section].insert(contentsOf: added, at: place)
        view.insertItems(place..<place + added.count, inSection: section)
      } else {
        let first = generator.int(0...90)
        let end = min(first + generator.int(0...20), 90)
        guard !album.sections[section][first..<end].contains(before.number) else { continue }
        album.sections[section].removeSubrange(first..<end)
        view.removeItems(first..<end, inSection: section)
      }
      view.layoutIfNeeded()
      // The item may now stand further right in its row, but the row is where it was.
      let cells = view.visibleItems.map { view.viewOfItem(at: $0) as! NumberedCell }
      let found = cells.first { $0.number == before.number }
      #expect(found.map { $0.frame.minY - view.contentOffset.y } == before.distance)
    }
  }

  @Test func `As many views exist as are in sight, however far it scrolls`() {
    let album = Album([10_000])
    let view = album.makeView(CGRect(x: 0, y: 0, width: 235, height: 140))
    view.layoutIfNeeded()
    var most = 0
    for step in 0..<1_000 {
      view.contentOffset.y = CGFloat(step * 17 % Int(view.lastOffset))
      view.layoutIfNeeded()
      most = max(most, view.subviews.count)
      #expect(view.subviews.count == view.sight.count)
      #expect(album.alive <= 5 * view.subviews.count)
    }
    // 140 points show at most 6 rows of 30, 5 cells each, and a header.
    #expect(most <= 31)
    #expect(album.made <= 5 * 31)
  }

  @Test func `A snapshot at another size leaves every view as it was`() {
    let album = Album([500])
    let view = album.makeView(CGRect(x: 0, y: 0, width: 235, height: 140))
    view.layoutIfNeeded()
    view.contentOffset.y = 1_000
    view.layoutIfNeeded()
    let (sight, subviews, offset) = (view.sight, view.subviews, view.contentOffset)
    let configured = album.configured
    let small = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 115, height: 300)))
    #expect(small.root.children.count > subviews.count)
    let afterSnapshot = album.configured
    #expect(afterSnapshot > configured)
    #expect(view.sight == sight)
    #expect(view.subviews == subviews)
    #expect(view.contentOffset == offset)
    // 20 + 100 * 30 - 5 + 10
    #expect(view.contentSize == CGSize(width: 235, height: 3_025))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.sight == sight)
    #expect(album.configured == afterSnapshot)
  }
  /// The matrix had no items yet when it was set aside, and has to ask for them again.
  @Test func `A snapshot before the first layout changes nothing of it`() {
    let frame = CGRect(x: 0, y: 0, width: 235, height: 140)
    let (album, other) = (Album([500]), Album([500]))
    let (view, expected) = (album.makeView(frame), other.makeView(frame))
    let snapshot = LayoutSnapshot(of: view, in: LayoutInput(size: CGSize(width: 115, height: 300)))
    #expect(snapshot.root.children.count > 0 && view.subviews.isEmpty)
    view.layoutIfNeeded()
    expected.layoutIfNeeded()
    #expect(!view.sight.isEmpty)
    #expect(view.sight == expected.sight)
    #expect(view.contentSize == expected.contentSize)
  }

  @Test func `A change that a snapshot took in is shown afterwards, too`() {
    let frame = CGRect(x: 0, y: 0, width: 235, height: 140)
    let albums = [Album([40, 7]), Album([40, 7])]
    let views = albums.map { $0.makeView(frame) }
    for (album, view) in zip(albums, views) {
      view.layoutIfNeeded()
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      album.sections[0].insert(contentsOf: album.numbers(10), at: 0)
      view.insertItems(0..<10)
    }
    for width in [115, 300] {
      _ = LayoutSnapshot(of: views[0], in: LayoutInput(size: CGSize(width: width, height: 300)))
    }
    for view in views { view.layoutIfNeeded() }
    #expect(views[0].contentSize == views[1].contentSize)
    #expect(views[0].contentOffset == views[1].contentOffset)
    #expect(views[0].sight == views[1].sight)
  }
}
