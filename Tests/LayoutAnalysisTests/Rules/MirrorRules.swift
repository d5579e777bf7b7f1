#if RECORDS_DECISIONS
import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutCore
import Testing

/// When a layout is proved to be the same in the mirror.
struct MirrorRules {
  private let property = LayoutProperty.sameInMirror()

  /// A title that mirrors, and what a pass has besides.
  private func map(
    _ change: @escaping @Sendable (LayoutInput, inout SyntheticLayout) -> Void
  ) -> LayoutMap {
    LayoutMap(over: .sizes(320...420, 480...500)) { input in
      var layout = SyntheticLayout()
      let isLeft = input.direction == .leftToRight
      layout.add("title", isLeft ? 16 : .width - 116, 0, 100, 20)
      change(input, &layout)
      return layout.snapshot(input)
    }
  }

  @Test func `Code that is not seen in one direction only is an obstacle, whichever it is`() {
    #expect(map { _, _ in }.verdict(property).isProved)
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let verdict = map { input, layout in
        guard input.direction == direction else { return }
        layout.addOpaqueEvent("title is placed by a closure", touching: 1)
      }.verdict(property, testing: 10)
      #expect(verdict.kind == .tested)
      #expect(verdict.obstacles.first?.contains("title is placed by a closure") == true)
    }
  }

  @Test func `A layout at one width only, or at one size, is tested`() {
    let isWidth = Length.choice(.equal, .width, 400, then: 1, else: 0)
    let isHeight = Length.choice(.equal, .height, 490, then: 1, else: 0)
    for (length, count) in [(isWidth, 1.0), (isWidth + isHeight, 2)] {
      let height = Length.choice(.equal, length, .constant(count), then: 40, else: 20)
      let verdict = map { _, layout in layout.frames[0].height = height }
        .verdict(property, testing: 10)
      #expect(verdict.kind == .tested)
      #expect(
        verdict.obstacles == ["sizes without area that have a layout of their own were tested only"]
      )
    }
  }

  @Test func `What only the maps say and no pass shows is an obstacle`() {
    let verdict = map { _, layout in
      if SyntheticLayout.isRecording { layout.frames[0].x = 16 }
    }.verdict(property, testing: 10)
    #expect(verdict.obstacles == ["passes do not confirm what the maps say"])
  }

  @Test func `What is placed in neither direction need not mirror`() {
    let unplaced = map { _, layout in
      layout.add("note", 5, 30, 10, 10)
      layout.leaveUnplaced(2, where: .width, isFrom: 0, upTo: 900)
    }
    for verdict in [unplaced.verdict(property), unplaced.verdictAtAllPixels(property)] {
      #expect(!verdict.isRefuted, "\(verdict)")
    }
    #expect(map { _, layout in layout.add("note", 5, 30, 10, 10) }.verdict(property).isRefuted)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `An exception may be there in one direction only`(
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    let map = LayoutMap(over: .sizes(320...330, 480...482)) { input in
      let text = LayoutSnapshot(name: "text", frame: CGRect(x: 1, y: 1, width: 3, height: 3))
      let note = LayoutSnapshot(
        name: "note", frame: CGRect(x: 0, y: 0, width: 5, height: 5), children: [text])
      return LayoutSnapshot(
        name: "screen", frame: CGRect(origin: .zero, size: input.size),
        children: input.direction == direction ? [note] : [])
    }
    let property = LayoutProperty.sameInMirror(except: ["note"])
    #expect(map.verdict(property).isProved)
    #expect(map.verdictAtAllPixels(property).kind == .provedForPixels)
    #expect(!map.verdict(.sameInMirror(), testing: 10).isProved)
    #expect(map.verdict(.sameInMirror(except: ["nobody"])).kind == .unknown)
  }

  /// A note that is hidden where lines run from right to left.
  @Test func `What is hidden in one direction only is not the same in the mirror`() {
    let map = LayoutMap(over: .sizes(320...420, 480...500)) { input in
      LayoutSnapshot(
        name: "screen", frame: CGRect(origin: .zero, size: input.size),
        children: [
          LayoutSnapshot(
            name: "note", frame: CGRect(x: 0, y: 0, width: input.size.width, height: 20),
            isHidden: input.direction == .rightToLeft)
        ])
    }
    let verdict = map.verdict(property, testing: 10)
    #expect(verdict.violations.map(\.elements) == [["screen/note"]], "\(verdict)")
  }

  /// A group that begins at 10, with a title 16 points from where lines begin: from 26 to 126, and
  /// in the mirror up to 16 points before 10 + width.
  @Test func `What is in a group is mirrored in the group, wherever that begins`() {
    let map = LayoutMap(over: .sizes(320...420, 480...500)) { input in
      var builder = LayoutSnapshot.Builder()
      builder.begin(
        name: "group", frame: CGRect(origin: CGPoint(x: 10, y: 0), size: input.size),
        isGroup: true)
      let isLeft = input.direction == .leftToRight
      builder.begin(
        name: "title",
        frame: CGRect(x: isLeft ? 26 : input.size.width - 106, y: 0, width: 100, height: 20))
      return builder.finish()!
    }
    #expect(map.verdict(property).isProved, "\(map.verdict(property))")
  }

  @Test func `The mirror image of a layout right to left is the one left to right`() {
    let domain = LayoutDomain.sizes(320...420, 480...500, direction: .rightToLeft)
    let map = LayoutMap(over: domain) { input in
      var layout = SyntheticLayout()
      layout.add("title", input.direction == .leftToRight ? 16 : .width - 116, 0, 100, 20)
      return layout.snapshot(input)
    }
    #expect(map.verdict(property).isProved, "\(map.verdict(property))")
  }

  @Test func `Where the mirror image cannot be explored or named, nothing is known`() {
    let named = LayoutProperty.sameInMirror(except: ["nobody"])
    #expect(map { _, _ in }.verdict(named).issues.map(\.rule) == [.unknownElement])
    var calls = 0
    let unsteady = LayoutMap(over: .sizes(320...420, 480...500)) { input in
      var layout = SyntheticLayout()
      if input.direction == .rightToLeft { calls += 1 }
      layout.add("title", .constant(Double(calls)), 0, 100, 20)
      return layout.snapshot(input)
    }
    let verdict = unsteady.verdict(property)
    #expect(verdict.kind == .unknown && verdict.issues.map(\.rule) == [.unsteadyLayout])
  }

  @Test func `A line of sizes is proved to mirror as an area is`() {
    let domain = LayoutDomain.sizes(320...420, 480...480)
    for place in [16, 17] {
      let map = LayoutMap(over: domain) { input in
        var layout = SyntheticLayout()
        let isLeft = input.direction == .leftToRight
        layout.add("title", isLeft ? 16 : .width - .constant(Double(100 + place)), 0, 100, 20)
        return layout.snapshot(input)
      }
      #expect(map.verdict(property).isProved == (place == 16))
    }
  }
}
#endif
