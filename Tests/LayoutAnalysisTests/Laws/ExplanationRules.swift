#if RECORDS_DECISIONS
import Foundation
import HeadlessUIKit
import LayoutAnalysis
import LayoutCore
import Testing

/// What an explanation of an element says changes next, and what is there.
struct ExplanationRules {
  /// A note that is there, or shown, from a width of 600 on, and a card that moves at 700.
  private func map(isHidden: Bool) -> LayoutMap {
    LayoutMap(over: .sizes(500...900, 300...400)) { input in
      let isWide = input.size.width >= 600
      var builder = LayoutSnapshot.Builder()
      builder.begin(name: "screen", frame: CGRect(origin: .zero, size: input.size))
      if isWide || isHidden {
        builder.begin(
          name: "note", frame: CGRect(x: 0, y: 0, width: 10, height: 10), isHidden: !isWide)
        builder.begin(name: "text", frame: CGRect(x: 1, y: 0, width: 5, height: 5))
        builder.end()
        builder.end()
      }
      builder.begin(
        name: "card", frame: CGRect(x: input.size.width < 700 ? 0 : 50, y: 0, width: 9, height: 9))
      builder.end()
      return builder.finish()!
    }
  }

  @Test(arguments: [false, true])
  func `What becomes of another element changes nothing of a card`(isHidden: Bool) {
    let map = map(isHidden: isHidden)
    let size = CGSize(width: 550, height: 350)
    let card = map.explanation(of: "card", at: size)
    #expect(card?.changes.map(\.threshold) == [700])
    #expect(card?.changes.first?.frame?.x == SizeFormula(constant: 50))
    let back = map.explanation(of: "card", at: CGSize(width: 800, height: 350))
    #expect(back?.changes.map(\.threshold) == [700])
  }

  @Test func `An explanation says where an element is hidden, by itself or by what it is in`() {
    let map = map(isHidden: true)
    for (element, frame) in [
      ("note", "x: 0, y: 0, width: 10, height: 10"),
      ("note/text", "x: 1, y: 0, width: 5, height: 5"),
    ] {
      let narrow = map.explanation(of: "screen/\(element)", at: CGSize(width: 550, height: 350))
      #expect(
        narrow?.description == """
          screen/\(element) at 550 x 350: \(frame), hidden
            where width < 600
            from width 600: \(frame)
          """)
      #expect(narrow?.isHidden == true && narrow?.changes.map(\.isHidden) == [false])
      let wide = map.explanation(of: "screen/\(element)", at: CGSize(width: 800, height: 350))
      #expect(wide?.isHidden == false && wide?.changes.map(\.isHidden) == [true])
      #expect(
        wide?.description.split(separator: "\n").last == "  below width 600: \(frame), hidden")
    }
  }

  @Test func `What is not there beyond a border has no frame there`() {
    let wide = map(isHidden: false).explanation(of: "note", at: CGSize(width: 650, height: 350))
    #expect(wide?.changes.map(\.threshold) == [600])
    #expect(wide?.description.split(separator: "\n").last == "  below width 600: no frame")
  }

  @Test func `A layout at one width only is a change, and what is beyond it another`() throws {
    var layout = SyntheticLayout()
    layout.add("card", .choice(.equal, .width, 600, then: 0, else: 150), 0, 10, 10)
    let map = layout.map(500...900, 300...400)
    func changes(_ width: Double) -> [String]? {
      map.explanation(of: "card", at: CGSize(width: width, height: 350))?.description
        .split(separator: "\n").dropFirst(2).map(String.init)
    }
    #expect(changes(599) == ["  at width 600: x: 0, y: 0, width: 10, height: 10"])
    #expect(changes(601) == ["  at width 600: x: 0, y: 0, width: 10, height: 10"])
    #expect(
      changes(600) == [
        "  from width 600: x: 150, y: 0, width: 10, height: 10",
        "  below width 600: x: 150, y: 0, width: 10, height: 10",
      ])
  }

  /// Up to a height of 100 the card is 20 lower than the screen, and 80 high from there on; the
  /// comparison has a third answer where both are the same. The note is at that height alone.
  @Test func `A border with the frame of one side is no size of its own`() throws {
    var layout = SyntheticLayout()
    let high = Length.choice(.equal, .height, 100, then: 80, else: .least(.height - 20, 80))
    layout.add("card", 0, 0, .width, high)
    layout.add("note", .choice(.equal, .height, 100, then: 1, else: 0), 0, 10, 10)
    let map = layout.map(20...200, 50...200)
    func changes(_ element: String, _ height: Double) throws -> [String] {
      let found = map.explanation(of: element, at: CGSize(width: 100, height: height))
      return try #require(found).changes.map {
        "\($0.isSingle) \($0.threshold) \(try #require($0.frame))"
      }
    }
    let card = "false 100.0 x: 0, y: 0, width: width, height:"
    #expect(try changes("card", 150) == ["\(card) height - 20"])
    #expect(try changes("card", 70) == ["\(card) 80"])
    #expect(try changes("note", 150) == ["true 100.0 x: 1, y: 0, width: 10, height: 10"])
  }

  @Test func `Behind a strip that is too thin to be explored, changes are found`() throws {
    var layout = SyntheticLayout()
    let strip = Length.below(600.0002, 150, .choice(.atMost, .width, 600.0008, then: 0, else: 150))
    layout.add("card", strip, 0, 10, 10)
    layout.add("note", .below(800, 3, 7), 0, 10, 10)
    let map = layout.map(500...900, 300...400)
    #expect(map.seams.count == 1)
    func thresholds(_ element: String, _ width: Double) -> [Double]? {
      map.explanation(of: element, at: CGSize(width: width, height: 350))?.changes.map(\.threshold)
    }
    #expect(thresholds("note", 550) == [800])
    #expect(thresholds("note", 700) == [800])
    #expect(thresholds("note", 850) == [800])
    // What the strip itself has begins and ends there.
    #expect(thresholds("card", 550) == [600.0002])
    #expect(thresholds("card", 850) == [600.0008])
  }

  @Test func `Along a line of sizes with a layout of its own, the next change is found`() throws {
    var layout = SyntheticLayout()
    let x = Length.choice(.equal, .height, 350, then: .below(700, 1, 2), else: 3)
    layout.add("card", x, 0, 10, 10)
    let map = layout.map(500...900, 300...400)
    let found = try #require(map.explanation(of: "card", at: CGSize(width: 600, height: 350)))
    let widths = found.changes.filter { $0.axis == .width }
    #expect(widths.map(\.threshold) == [700])
    #expect(widths.first?.frame?.x == SizeFormula(constant: 2))
    #expect(found.changes.filter { $0.axis == .height }.map(\.threshold) == [350, 350])
  }

  @Test func `Along a line, a layout at one size only is a change`() throws {
    var layout = SyntheticLayout()
    layout.add("card", .choice(.equal, .width, 600, then: 0, else: 150), 0, 10, 10)
    let map = layout.map(500...900, 44...44)
    let found = try #require(
      map.explanation(of: "card", at: CGSize(width: 550, height: 44)))
    #expect(found.changes.map(\.threshold) == [600] && found.changes.map(\.isSingle) == [true])
  }
}
#endif
