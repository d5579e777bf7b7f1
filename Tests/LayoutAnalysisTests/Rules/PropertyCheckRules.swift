import Foundation
import HeadlessUIKit
import LayoutCore
import Testing

@testable import LayoutAnalysis

/// Which elements a property is about, and what of them is a breach.
struct PropertyCheckRules {
  private let domain = LayoutDomain.size(CGSize(width: 100, height: 100))

  private func element(
    _ name: String, _ frame: CGRect, isHidden: Bool = false, _ children: LayoutSnapshot...
  ) -> LayoutSnapshot {
    LayoutSnapshot(name: name, frame: frame, isHidden: isHidden, children: children)
  }

  private func screen(_ children: LayoutSnapshot...) -> LayoutSnapshot {
    LayoutSnapshot(
      name: "screen", frame: CGRect(x: 0, y: 0, width: 100, height: 100), children: children)
  }

  /// What a property finds in a layout of one size.
  private func breaches(
    _ property: LayoutProperty, _ snapshot: LayoutSnapshot, unplaced: Set<Int32> = [],
    in domain: LayoutDomain? = nil
  ) -> [String] {
    let table = FrameTable(snapshot, unplaced: unplaced)
    let check = PropertyCheck(property, table.structure, domain ?? self.domain)
    return check.breaches(table, [Size(100, 100)]).filter { breach in
      breach.lengths.allSatisfy { $0.constant > VerdictFinder.tolerance }
    }.map(\.text)
  }

  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test func `A minimum that is no size counts as nothing`() {
    let plain = LayoutProperty.minimumSize(width: 44, of: ["card"])
    for height in [-5, CGFloat.nan, 0] {
      let property = LayoutProperty.minimumSize(width: 44, height: height, of: ["card"])
      #expect(property.statement == plain.statement)
    }
    #expect(
      LayoutProperty.minimumSize(width: -5, height: 44, of: ["card"]).statement
        == LayoutProperty.minimumSize(height: 44, of: ["card"]).statement)
  }

  /// It has no frame that something could leave.
  @Test func `Nothing leaves what is not placed`() {
    let label = element("label", CGRect(x: 15, y: 0, width: 20, height: 5))
    let snapshot = screen(element("card", square, label))
    #expect(breaches(.inside(.superview), snapshot) == ["label leaves card at the right"])
    #expect(breaches(.inside(.superview), snapshot, unplaced: [1]) == [])
  }

  @Test func `What is in something hidden counts for nothing`() {
    let outside = CGRect(x: 90, y: 0, width: 20, height: 5)
    for isHidden in [false, true] {
      let holder = element(
        "holder", CGRect(x: 0, y: 0, width: 100, height: 50), isHidden: isHidden,
        element("card", outside))
      #expect(breaches(.inside(.superview), screen(holder)).isEmpty == isHidden)
      // Nor is it told that nothing places it.
      let unplaced = breaches(.placed(), screen(holder), unplaced: [2])
      #expect(unplaced == (isHidden ? [] : ["card is not placed"]))
    }
  }

  @Test func `What is in a group is where its frame says, wherever the group is`() throws {
    var builder = LayoutSnapshot.Builder()
    builder.begin(name: "screen", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    builder.begin(
      name: "group", frame: CGRect(x: 50, y: 50, width: 40, height: 40), isGroup: true)
    builder.begin(name: "card", frame: CGRect(x: 60, y: 60, width: 20, height: 20))
    builder.end()
    builder.end()
    builder.begin(name: "other", frame: CGRect(x: 70, y: 70, width: 20, height: 20))
    builder.end()
    builder.end()
    let layout = try #require(builder.finish())
    #expect(breaches(.noOverlap(among: ["card", "other"]), layout) == ["card overlaps other"])
    #expect(breaches(.inside(.superview), layout).isEmpty)
  }

  @Test func `A frame that is not finite is no place`() {
    let endless = element("card", CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5))
    #expect(breaches(.placed(), screen(endless)) == ["card is not placed"])
    #expect(breaches(.inside(.superview), screen(endless)).isEmpty)
    #expect(breaches(.noOverlap(), screen(endless, element("other", square))).isEmpty)
  }

  @Test func `An element does not overlap what it holds`() {
    let inner = element("inner", CGRect(x: 1, y: 1, width: 5, height: 5))
    let layout = screen(element("card", square, inner), element("other", square))
    #expect(breaches(.noOverlap(among: ["card", "inner"]), layout).isEmpty)
    #expect(
      breaches(.noOverlap(among: ["inner", "other"]), layout) == ["inner overlaps other"])
    #expect(
      breaches(.noOverlap(among: ["card", "inner", "other"]), layout)
        == ["card overlaps other", "inner overlaps other"])
  }

  @Test func `The safe area ends before each edge by its inset`() {
    let insets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let domain = LayoutDomain.sizes(100...100, 100...100, safeAreaInsets: insets)
    let inside = CGRect(x: 6, y: 5, width: 86, height: 88)
    #expect(breaches(.inside(.safeArea), screen(element("a", inside)), in: domain).isEmpty)
    for (dx, dy, side) in [
      (-1.0, 0.0, "left"), (1, 0, "right"), (0, -1, "top"), (0, 1, "bottom"),
    ] {
      #expect(
        breaches(
          .inside(.safeArea), screen(element("a", inside.offsetBy(dx: dx, dy: dy))), in: domain)
          == ["a leaves the safe area at the \(side)"])
    }
  }

  /// It moves in and out of the safe area when it scrolls; what is asked for by name counts.
  @Test func `What scrolls may leave the safe area`() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = UIScrollView(frame: CGRect(x: 0, y: 5, width: 100, height: 90))
    let card = UIView(frame: CGRect(x: 0, y: 80, width: 100, height: 40))
    let text = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 20))
    text.accessibilityIdentifier = "text"
    screen.addSubview(list)
    list.addSubview(card)
    card.addSubview(text)
    let layout = LayoutSnapshot(of: screen)
    let domain = LayoutDomain.sizes(
      100...100, 100...100, safeAreaInsets: UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0))
    #expect(breaches(.inside(.safeArea), layout, in: domain).isEmpty)
    #expect(breaches(.inside(.superview), layout, in: domain).isEmpty)
    #expect(
      breaches(.inside(.safeArea, of: ["text"]), layout, in: domain)
        == ["text leaves the safe area at the bottom"])
  }

  /// The first one is from 10 to 30 both ways.
  @Test(
    arguments: [
      (CGRect(x: 10, y: 10, width: 30, height: 40), [.left, .top]),
      (CGRect(x: 0, y: 5, width: 30, height: 25), [.right, .bottom]),
      (CGRect(x: 5, y: 0, width: 30, height: 40), [.centerX, .centerY]),
      (CGRect(x: 15, y: 5, width: 10, height: 30), [.centerX, .centerY]),
    ] as [(CGRect, [LayoutProperty.Line])])
  func `An element on either side of a line is not aligned with it`(
    _ frame: CGRect, _ aligned: [LayoutProperty.Line]
  ) {
    let layout = screen(element("one", square), element("other", frame))
    for line in [.left, .right, .top, .bottom, .centerX, .centerY] as [LayoutProperty.Line] {
      let text = "other is not aligned with one at \(line.rawValue)"
      #expect(
        breaches(.aligned(["one", "other"], line), layout) == (aligned.contains(line) ? [] : [text])
      )
    }
  }

  /// The first one ends at 30 both ways.
  @Test(arguments: [(30, 29), (29, 30)])
  func `Elements are in order along the axis that is asked for`(x: CGFloat, y: CGFloat) {
    let layout = screen(
      element("one", square), element("other", CGRect(x: x, y: y, width: 5, height: 5)))
    let text = ["other begins before one ends"]
    #expect(breaches(.ordered(["one", "other"], along: .width), layout) == (x < 30 ? text : []))
    #expect(breaches(.ordered(["one", "other"]), layout) == (y < 30 ? text : []))
  }

  @Test func `Several elements may be excepted by one name, but not asked for`() {
    let structure = MapStructure(screen(element("cell", square), element("cell", square)))
    #expect(LayoutProperty.noOverlap(except: ["cell"]).issues(structure).isEmpty)
    for property in [LayoutProperty.noOverlap(among: ["cell"]), .noOverlap(except: ["cel"])] {
      #expect(property.issues(structure).map(\.rule) == [.unknownElement])
    }
  }

  @Test func `A border is told by its width, unless the height counts for more`() {
    func text(_ width: Double, _ height: Double, _ constant: Double) -> String {
      LayoutBorder(
        line: SizeFormula(width: width, height: height, constant: constant), start: .zero,
        end: .zero, reasons: [], largestMove: nil
      ).description
    }
    #expect(text(1, 0, -400) == "width = 400")
    #expect(text(0, 1, -500) == "height = 500")
    #expect(text(1, -1, 0) == "width = height")
    #expect(text(1, -0.5, -8) == "width = 0.5 * height + 8")
    #expect(text(-0.5, 1, -8) == "height = 0.5 * width + 8")
  }

  @Test func `What scrolls may be larger than what shows it, unless it is asked for by name`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 200))
    list.accessibilityIdentifier = "list"
    page.accessibilityIdentifier = "page"
    root.addSubview(list)
    list.addSubview(page)
    let snapshot = LayoutSnapshot(of: root)
    #expect(breaches(.inside(.superview), snapshot).isEmpty)
    #expect(
      breaches(.inside(.superview, of: ["page"]), snapshot) == ["page leaves list at the bottom"])
  }

  /// Each label is 1 high, and 1 wide if it cuts its text off; the mark of anything else is
  /// nothing.
  @Test func `Of the marks of texts only those with a width are cut`() {
    let marks = screen(
      element("cut", CGRect(x: 0, y: 0, width: 1, height: 1)),
      element("whole", CGRect(x: 0, y: 0, width: 0, height: 1)), element("plain", .zero))
    #expect(breaches(.textFits().ofMarks, marks) == ["the text of cut is cut off"])
    #expect(breaches(.textFits(except: ["cut"]).ofMarks, marks).isEmpty)
  }

  @Test func `A text that is cut at sizes that are not known is no finding`() {
    func map(_ regions: Int) -> LayoutMap {
      LayoutMap(over: .sizes(100...200, 100...200), limits: .init(regions: regions)) {
        let root = UIView()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        label.text = "Title"
        root.addSubview(label)
        return root
      }
    }
    #expect(map(0).verdict(.textFits(), testing: 1).isRefuted)
    #expect(map(0).textFindings.isEmpty)
    #expect(map(100).textFindings.map(\.rule) == [.textCut])
  }

  /// A text of 40 × 20 points, or more, has no room in a label of ten points.
  @Test(arguments: [10, 200] as [CGFloat])
  func `Texts are looked at in passes at all pixels as well`(_ width: CGFloat) {
    let map = LayoutMap(over: .sizes(100...101, 100...101)) {
      let root = UIView()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      label.text = "Title"
      root.addSubview(label)
      return root
    }
    let verdict = map.verdictAtAllPixels(.textFits())
    #expect(verdict.kind == (width < 40 ? .refuted : .provedForPixels), "\(verdict)")
    if LayoutMap.recordsDecisions, width >= 40 {
      #expect(map.verdict(.textFits()).description.hasPrefix("proved: no text is cut off at any"))
    }
  }

  @Test func `An element without width or height covers nothing`() {
    for size in [CGSize(width: 0, height: 50), CGSize(width: 50, height: 0)] {
      let line = element("line", CGRect(origin: CGPoint(x: 20, y: 20), size: size))
      #expect(breaches(.noOverlap(), screen(element("card", square), line)).isEmpty)
    }
    let thin = element("line", CGRect(x: 20, y: 20, width: 1, height: 50))
    #expect(breaches(.noOverlap(), screen(element("card", square), thin)).count == 1)
  }

  @Test func `Where the root stands does not matter to what is in it`() {
    let card = element("card", CGRect(x: 0, y: 0, width: 100, height: 100))
    let moved = LayoutSnapshot(
      name: "screen", frame: CGRect(x: -10, y: 20, width: 100, height: 100), children: [card])
    #expect(breaches(.inside(.safeArea), moved).isEmpty)
    #expect(breaches(.inside(.superview), moved).isEmpty)
  }
}
