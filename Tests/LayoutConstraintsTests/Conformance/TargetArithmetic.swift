import Foundation
import Framewise
import Testing

/// Priorities and arithmetic on targets: what is written is what the statement says.
@Suite struct TargetArithmetic {
  let p = UIView().called("p")
  let a = UIView().called("a")
  let b = UIView().called("b")
  let k: CGFloat = 5

  init() {
    p.addSubview(a)
    p.addSubview(b)
  }

  @Test func `Every target takes a priority, with a number or a name, in any place of its chain`() {
    #expect(said(a.left >> b.left.priority(999)) == "a.left == b.left @999")
    #expect(
      said(a >> b.top.offset(8).priority(.defaultHigh).min) == "a.top >= b.top + 8 @750")
    #expect(said(a.width >> .size(100).priority(750)) == "a.width == 100 @750")
    #expect(said(a.height >> .min(64).priority(20).offset(1)) == "a.height >= 65 @20")
    #expect(
      said(a.top >> b.lastBaseline.priority(500).offset(2)) == "a.top == b.lastBaseline + 2 @500")
    #expect(
      text(a >> b.size.priority(20).offset(-4))
        == ["a.width == b.width - 4 @20", "a.height == b.height - 4 @20"])
    #expect(text(a >> .max(40, 50).priority(1)) == ["a.width <= 40 @1", "a.height <= 50 @1"])
    #expect(
      text(a >> b.allButTop(bottomOffset: -3).priority(999))
        == [
          "a.bottom == b.bottom - 3 @999", "a.leading == b.leading @999",
          "a.trailing == b.trailing @999",
        ])
    #expect(
      text(a >> b.center.priority(.defaultLow))
        == ["a.centerY == b.centerY @250", "a.centerX == b.centerX @250"])
    // Required, as without one.
    #expect(said(a.left >> b.left.priority(1000)) == "a.left == b.left")
    #expect(said((a.width >> 50).priority(999)) == "a.width == 50 @999")
    #expect(
      text((a >> b.center).priority(998)) == [
        "a.centerY == b.centerY @998",
        "a.centerX == b.centerX @998",
      ])
  }

  /// Of two wishes the one of the higher priority is met: 30 beside 50.
  @Test func `The priority of a target counts`() {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = screen.addForAutoLayout(UIView())
    view >> screen.allButTrailing
    view.width >> .size(50).priority(400)
    view.width >> .size(30).priority(401)
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(view.frame.width == 30)
  }

  @Test func `Numbers are added to anchors and targets`() {
    let edge = b.left + 8
    #expect(said(a.left >> edge) == "a.left == b.left + 8")
    #expect(said(a >> (b.right - k)) == "a.right == b.right - 5")
    #expect(said(a >> (edge + 2)) == "a.left == b.left + 10")
    let half: DimensionTarget = 0.5 * b.width
    #expect(said(a.width >> half) == "a.width == 0.5 * b.width")
    #expect(said(a.width >> (half.min - 4)) == "a.width >= 0.5 * b.width - 4")
    // As in any arithmetic: (0.5 * width + 10) * 2.
    #expect(said(a.width >> ((half + 10) * 2)) == "a.width == b.width + 20")
    #expect(said(a.top >> (b.lastBaseline + 3)) == "a.top == b.lastBaseline + 3")
    #expect(text(a >> b.size / 4) == ["a.width == 0.25 * b.width", "a.height == 0.25 * b.height"])
  }

  /// What `+ 8`, `- 8`, `* 2`, `/ 4` and `2 *` make of an attribute.
  private func calculated(_ name: String) -> [String] {
    ["\(name) + 8", "\(name) - 8", "2 * \(name)", "0.25 * \(name)", "2 * \(name)"]
  }

  /// What they make of an attribute plus 6.
  private func calculated(sixMoreThan name: String) -> [String] {
    [
      "\(name) + 14", "\(name) - 2", "2 * \(name) + 12", "0.25 * \(name) + 1.5",
      "2 * \(name) + 12",
    ]
  }

  /// What stands behind `==` in statements about `a`.
  private func right(_ statements: [LayoutStatement?]) -> [String] {
    statements.map { String(said($0).drop { $0 != "=" }.dropFirst(3)) }
  }

  @Test func `Every operator counts for every kind of anchor`() {
    let left: HorizontalAnchor = b.left, top: VerticalAnchor = b.top
    let baseline: BaselineAnchor = b.firstBaseline, width: DimensionAnchor = b.width
    let lefts: [HorizontalTarget] = [left + 8, left - 8, left * 2, left / 4, 2 * left]
    #expect(right(lefts.map { a.left >> $0 }) == calculated("b.left"))
    let tops: [VerticalTarget] = [top + 8, top - 8, top * 2, top / 4, 2 * top]
    #expect(right(tops.map { a.top >> $0 }) == calculated("b.top"))
    let lines: [BaselineTarget] = [
      baseline + 8, baseline - 8, baseline * 2, baseline / 4, 2 * baseline,
    ]
    #expect(right(lines.map { a.top >> $0 }) == calculated("b.firstBaseline"))
    let widths: [DimensionTarget] = [width + 8, width - 8, width * 2, width / 4, 2 * width]
    #expect(right(widths.map { a.width >> $0 }) == calculated("b.width"))
  }

  @Test func `Every operator counts for every kind of target, its offset included`() {
    let left = b.left.offset(6), top = b.top.offset(6)
    let baseline: BaselineTarget = b.firstBaseline.offset(6)
    let width: DimensionTarget = b.width.offset(6), size = b.size.offset(6)
    let lefts: [HorizontalTarget] = [left + 8, left - 8, left * 2, left / 4, 2 * left]
    #expect(right(lefts.map { a.left >> $0 }) == calculated(sixMoreThan: "b.left"))
    let tops: [VerticalTarget] = [top + 8, top - 8, top * 2, top / 4, 2 * top]
    #expect(right(tops.map { a.top >> $0 }) == calculated(sixMoreThan: "b.top"))
    let lines: [BaselineTarget] = [
      baseline + 8, baseline - 8, baseline * 2, baseline / 4, 2 * baseline,
    ]
    #expect(right(lines.map { a.top >> $0 }) == calculated(sixMoreThan: "b.firstBaseline"))
    let widths: [DimensionTarget] = [width + 8, width - 8, width * 2, width / 4, 2 * width]
    #expect(right(widths.map { a.width >> $0 }) == calculated(sixMoreThan: "b.width"))
    let sizes: [SizeTarget] = [size + 8, size - 8, size * 2, size / 4, 2 * size]
    let both = sizes.map { a >> $0 }
    #expect(right(both.map(\.first)) == calculated(sixMoreThan: "b.width"))
    #expect(right(both.map(\.last)) == calculated(sixMoreThan: "b.height"))
  }

  @Test func `A relative relation replaces the factor and leaves the limit`() {
    let half = b.width.at(0.5).min
    #expect(said(a.width >> half.with(.relative(0.25))) == "a.width >= 0.25 * b.width")
  }

  /// The operator binds tighter than arithmetic, which is seen in what the statement says.
  @Test func `Arithmetic behind a statement is about its right side`() {
    #expect(said(a.width >> 2 * b.width) == "a.width == 2 * b.width")
    #expect(said(a.width >> b.width * 2) == "a.width == 2 * b.width")
    #expect(said(a.width >> b.height / 2 - 4) == "a.width == 0.5 * b.height - 4")
    #expect(said(a.width >> 2 * k) == "a.width == 10")
    #expect(said(a.width >> 10 * 1.5) == "a.width == 15")
    #expect(said(a.width >> 10 + 3) == "a.width == 13")
    #expect(said(a.left >> b.right + 8) == "a.left == b.right + 8")
    #expect(said(a >> b.right - k) == "a.right == b.right - 5")
    #expect(said(a.left >> b.right.min + 8) == "a.left >= b.right + 8")
    #expect(said(a >> b.parent?.left + 8) == "a.left == p.left + 8")
    #expect(text(a >> 10 * 2) == ["a.width == 20", "a.height == 20"])
    let nothing: HorizontalAnchor? = nil
    #expect(said(a.left >> nothing + 8) == "")
    // One statement each, also where a number became a factor.
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = screen.addForAutoLayout(UIView()), other = screen.addForAutoLayout(UIView())
    other >> screen.allButTrailing
    other.width >> 10 * 2
    view >> screen.allButLeading
    view.width >> 2 * other.width + 1
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(other.frame.width == 20)
    #expect(view.frame == CGRect(x: 59, y: 0, width: 41, height: 100))
  }

  /// The number of the statement becomes the factor; all else that was said stays.
  @Test func `A statement that is multiplied by a dimension keeps its priority and its name`() {
    let number = (a.width >> 3).priority(500).identified("three times")
    let product = number * b.height
    #expect(product.description == "a.width == 3 * b.height @500")
    #expect(product.priority == UILayoutPriority(500))
    #expect(product.identifier == "three times")
    #expect(product.location == number.location)
    #expect(product.isActive && !number.isActive)
  }

  @Test func `A statement about an attribute is not multiplied by another one`() throws {
    let relation = a.width >> b.width
    let statement = try #require(relation)
    let issues = LayoutIssue.collecting {
      let product = statement * b.height
      #expect(product === statement)
    }
    #expect(issues.map(\.rule) == [.invalidStatement])
    #expect(issues.first?.location == statement.location)
    #expect(statement.description == "a.width == b.width")
    #expect(statement.isActive)
  }

  private func said(_ statement: LayoutStatement?) -> String { statement?.description ?? "" }

  @Test func `Integers shift as ever`() {
    let bits = 1024
    #expect(bits >> 3 == 128)
    #expect((bits >> 2) * 3 + 4 == 772)
  }

  @Test func `A priority between two levels is the nearer one, and no wish is required`() {
    #expect(said(a.width >> .size(50).priority(749.6)) == "a.width == 50 @750")
    #expect(said(a.width >> .size(50).priority(749.4)) == "a.width == 50 @749")
    #expect(said(a.width >> .size(50).priority(999.9)) == "a.width == 50 @999")
    #expect(said(a.width >> .size(50).priority(0.2)) == "a.width == 50 @1")
  }

  @Test func `A factor of a constant is in the constant alone`() {
    let statement = (a.width >> 50) * 2 + 7
    #expect(statement.constant == 107)
    #expect(statement.multiplier == 1)
    let relation = (a.width >> b.width.offset(3)) * 2 + 7
    #expect(relation?.constant == 13)
    #expect(relation?.multiplier == 2)
  }

  @Test func `Every operator behind a statement counts for one, for none and for several`() {
    let nothing: HorizontalAnchor? = nil
    // Required ones, and ones that may be missing.
    #expect(said((a.width >> 10) + 6) == "a.width == 16")
    #expect(said((a.width >> 10) - 6) == "a.width == 4")
    #expect(said((a.width >> 10) * 6) == "a.width == 60")
    #expect(said((a.width >> 10) / 4) == "a.width == 2.5")
    #expect(said((a.left >> b.right) - 6) == "a.left == b.right - 6")
    #expect(said((a.left >> b.right.offset(6)) / 4) == "a.left == 0.25 * b.right + 1.5")
    #expect(said((a.left >> nothing) - 6) == "" && said((a.left >> nothing) / 4) == "")
    #expect(
      text((a >> b.center) + 6) == ["a.centerY == b.centerY + 6", "a.centerX == b.centerX + 6"])
    #expect(
      text((a >> b.center) - 6) == ["a.centerY == b.centerY - 6", "a.centerX == b.centerX - 6"])
    #expect(
      text((a >> b.size.offset(6)) * 2) == [
        "a.width == 2 * b.width + 12", "a.height == 2 * b.height + 12",
      ])
    #expect(
      text((a >> b.size.offset(6)) / 4) == [
        "a.width == 0.25 * b.width + 1.5", "a.height == 0.25 * b.height + 1.5",
      ])
    #expect(
      text((a >> b.all(topOffset: 1)) - 1)
        == [
          "a.top == b.top", "a.bottom == b.bottom - 1", "a.leading == b.leading - 1",
          "a.trailing == b.trailing - 1",
        ])
  }

  /// 1 / 49 is rounded, and 49 times that is less than 1.
  @Test(arguments: [3, 7, 49, 98, 103, 107, 161, 187] as [CGFloat])
  func `A number divided by itself is 1`(_ number: CGFloat) {
    #expect(((a.width >> number) / number).constant == 1)
    let relation = (a.width >> b.width.at(number).offset(number)) / number
    #expect(relation?.multiplier == 1 && relation?.constant == 1)
    let several = (a >> b.size.at(number).offset(-number)) / number
    #expect(several.map(\.multiplier) == [1, 1] && several.map(\.constant) == [-1, -1])
    let width = b.width.at(number).offset(number) / number
    #expect(width.multiplier == 1 && width.offset == 1)
    let left = b.left.at(number).offset(number) / number
    #expect(left.multiplier == 1 && left.offset == 1)
  }

  @Test(arguments: [0, -0.0, .nan] as [CGFloat])
  func `What is divided by nothing does not count, and is told`(_ number: CGFloat) {
    let screen = ConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = screen.addForAutoLayout(UIView())
    view >> screen.allButTrailing
    view.width >> .size(50).priority(1)
    let statement = (view.width >> screen.width) / number
    let other = view.width >> screen.width.offset(3) / number
    #expect(
      LayoutIssue.collecting { screen.layoutIfNeeded() }.map(\.rule)
        == [.invalidStatement, .invalidStatement])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    statement?.multiplier = 0.25
    statement?.constant = 0
    other?.deactivate()
    #expect(LayoutIssue.collecting { screen.layoutIfNeeded() } == [])
    #expect(view.frame.width == 25)
  }

  @Test func `The terms of a target can be read`() {
    let line = #line
    let target = b.left.min.at(0.5).offset(3).priority(.defaultHigh)
    #expect(target.relation == .minimum && target.multiplier == 0.5 && target.offset == 3)
    #expect(target.priority == .defaultHigh)
    #expect(target.location?.line == line + 1)
    #expect(target.location?.fileID.hasSuffix("TargetArithmetic.swift") == true)
    let plain = b.top.target
    #expect(plain.relation == .exact && plain.multiplier == 1 && plain.offset == 0)
    #expect(plain.priority == .required && plain.location == nil)
    // Names and lines stay as they were where a priority is written without a place of its own.
    let edges = b.all(topOffset: 2, leadingOffset: 3)
    let wish = edges.priority(.defaultLow, fileID: "", line: 0)
    #expect(wish.verticalTargets.map(\.priority) == [.defaultLow, .defaultLow])
    #expect(wish.verticalTargets.map(\.offset) == [2, 0])
    #expect(wish.horizontalTargets.map(\.offset) == [3, 0])
  }

  @Test func `Priorities with a name count for one statement and for several`() {
    #expect(said((a.width >> 50).priority(.defaultHigh)) == "a.width == 50 @750")
    #expect(
      text((a >> b.center).priority(.defaultLow))
        == ["a.centerY == b.centerY @250", "a.centerX == b.centerX @250"])
  }

  @Test func `A dimension takes another item's, if there is one`() {
    let item: (any LayoutItem)? = b, nobody: (any LayoutItem)? = nil
    #expect(said(a.width >> item) == "a.width == b.width")
    #expect(said(a.height >> item) == "a.height == b.height")
    #expect(a.width >> nobody == nil)
    let anchor: DimensionAnchor? = nil, target: DimensionTarget? = nil
    #expect(a.constrain(to: anchor) == nil)
    #expect(a.constrain(to: target).isEmpty)
  }

  @Test func `Several statements are switched on and off together`() {
    let statements = (a >> b.center).deactivate()
    #expect(statements.map(\.isActive) == [false, false])
    let same = statements.activate()
    #expect(same.count == 2 && same.map(\.isActive) == [true, true])
    #expect(zip(same, statements).allSatisfy { $0 === $1 })
  }
}
