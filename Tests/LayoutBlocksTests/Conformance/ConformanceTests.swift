import Foundation
import HeadlessUIKit
import LayoutBlocks
import LayoutCore
import TestSupport
import Testing

/// A case of `cglayout.json`, which says what its words mean.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let index: Int
  let json: JSON

  var testDescription: String { "\(index): \(json["k"]!.text)" }
  var isRightToLeft: Bool { json["rtl"]?.isTrue ?? false }

  static let all: [ConformanceCase] = {
    let url = Bundle.module.url(forResource: "cglayout", withExtension: "json")!
    // Without the file there are no cases, which the first test sees.
    guard let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(JSON.self, from: data)
    else { return [] }
    return file["cases"]!.list.enumerated().map(ConformanceCase.init)
  }()

  static func of(_ kind: String) -> [ConformanceCase] { all.filter { $0.json["k"]!.text == kind } }
}

@Suite struct ConformanceTests {
  @Test func `There are 100 cases`() {
    #expect(ConformanceCase.all.count == 100)
    let kinds = Set(ConformanceCase.all.map { $0.json["k"]!.text })
    #expect(kinds == ["layout", "anchor", "scheme", "stack", "dsl", "convert", "scroll"])
  }

  private func expect(_ found: CGRect, _ wanted: JSON?, _ what: String) {
    #expect(found.isClose(to: wanted!.rect), "\(what): \(found), expected \(wanted!.rect)")
  }

  @Test(arguments: ConformanceCase.of("layout"))
  func `Layouts`(_ example: ConformanceCase) {
    let json = example.json
    let layout =
      json["parts"].map { CaseParts.layout(parts: $0.list) } ?? CaseParts.layout(json["layout"]!)
    var frame = json["rect"]!.rect
    layout.formLayout(
      rect: &frame, in: json["in"]!.rect,
      direction: example.isRightToLeft ? .rightToLeft : .leftToRight)
    expect(frame, json["out"], "value")
    // The same by a block.
    for views in [false, true] {
      let tree = CaseTree(
        [
          JSON(parsing: #"{"id": "C", "frame": [0, 0, 9, 9]}"#),
          .object(["id": .string("e"), "super": .string("C"), "frame": json["rect"]!]),
        ], views: views, isRightToLeft: example.isRightToLeft)
      place(tree["e"], layout, in: json["in"]!.rect)
      expect(tree["e"].layoutFrame, json["out"], "block")
    }
  }

  private func place(_ element: some LayoutElement, _ layout: Layout, in source: CGRect) {
    element.layoutBlock(with: layout).layout(in: source)
  }

  @Test(arguments: ConformanceCase.of("anchor"))
  func `Anchors`(_ example: ConformanceCase) {
    let json = example.json
    var room = json["src"]!.rect
    for anchor in CaseParts.anchors(json["anchors"]) {
      anchor.formConstrain(
        sourceRect: &room, by: json["by"]!.rect,
        direction: example.isRightToLeft ? .rightToLeft : .leftToRight)
    }
    expect(room, json["out"], "value")
    let container = Box("C")
    let other = Box("other", json["by"]!.rect, in: container)
    let box = Box("e", in: container)
    box.direction = example.isRightToLeft ? .rightToLeft : .leftToRight
    box.layoutBlock(
      constraints: [other.layoutConstraint(for: CaseParts.anchors(json["anchors"]))]
    ).layout(in: json["src"]!.rect)
    expect(box.layoutFrame, json["out"], "block")
  }

  @Test(arguments: ConformanceCase.of("scheme"), [false, true])
  func `Schemes`(_ example: ConformanceCase, _ views: Bool) {
    let json = example.json
    func make() -> (CaseTree, LayoutScheme) {
      let tree = CaseTree(
        json["elements"]!.list, views: views, isRightToLeft: example.isRightToLeft)
      return (tree, LayoutScheme(blocks: json["blocks"]!.list.map(tree.block)))
    }
    func check(_ tree: CaseTree, _ what: String) {
      for (id, frame) in json["out"]!.members {
        expect(tree[id].layoutFrame, frame, "\(what), \(id)")
      }
    }
    let source = json["in"]!.rect
    let (direct, scheme) = make()
    scheme.layout(in: source)
    check(direct, "direct")

    let (later, other) = make()
    let before = later.elements.mapValues(\.layoutFrame)
    let snapshot = other.snapshot(for: source)
    #expect(later.elements.mapValues(\.layoutFrame) == before)
    expect(snapshot.frame, json["union"], "union")
    other.apply(snapshot: snapshot)
    check(later, "snapshot")
    withExtendedLifetime(later) { #expect(other.currentSnapshot == snapshot) }

    let (captured, third) = make()
    if let capture = third.capture(in: source) {
      #expect(capture.snapshot() == snapshot)
      third.apply(snapshot: capture.snapshot())
      check(captured, "capture")
    } else {
      Issue.record("no capture")
    }
  }

  @Test(arguments: ConformanceCase.of("stack"), [false, true])
  func `Stacks`(_ example: ConformanceCase, _ views: Bool) {
    let json = example.json
    let ids = (0..<Int(json["n"]!.number)).map { "\($0)" }
    let elements =
      [JSON(parsing: #"{"id": "C", "frame": [0, 0, 9, 9]}"#)]
      + ids.map { JSON(parsing: #"{"id": "\#($0)", "super": "C", "frame": [1, 2, 3, 4]}"#) }
    let tree = CaseTree(elements, views: views, isRightToLeft: example.isRightToLeft)
    let stack = CaseTree.stack(json, ids.map { tree[$0] })
    let snapshot = stack.snapshot(for: json["in"]!.rect)
    expect(snapshot.frame, json["union"], "union")
    stack.layout(in: json["in"]!.rect)
    for (index, id) in ids.enumerated() {
      expect(tree[id].layoutFrame, json["out"]![index], "direct \(id)")
      expect(snapshot.childSnapshots[index].frame, json["out"]![index], "snapshot \(id)")
    }
  }

  @Test(arguments: ConformanceCase.of("dsl"), [false, true])
  func `Statements`(_ example: ConformanceCase, _ views: Bool) {
    let json = example.json
    let tree = CaseTree(
      json["elements"]!.list, views: views, isRightToLeft: example.isRightToLeft)
    let block = CaseStatements.block(json, tree)
    expect(block.snapshot(for: json["in"]!.rect).frame, json["out"], "snapshot")
    block.layout(in: json["in"]!.rect)
    expect(tree[json["target"]!.text].layoutFrame, json["out"], "direct")
  }

  @Test(arguments: ConformanceCase.of("convert"), [false, true])
  func `Conversions`(_ example: ConformanceCase, _ views: Bool) {
    let json = example.json
    let tree = CaseTree(
      json["elements"]!.list, views: views, isRightToLeft: example.isRightToLeft)
    let from = tree[json["from"]!.text]
    let to = tree[json["to"]!.text]
    expect(convert(json["rect"]!.rect, from, to), json["out"], "to")
    let back = convert(json["out"]!.rect, to, from)
    withExtendedLifetime(tree) { expect(back, json["rect"], "from") }
  }

  private func convert(
    _ rect: CGRect, _ from: some LayoutElement, _ to: some LayoutElement
  ) -> CGRect {
    let result = from.convert(rect: rect, to: to)
    #expect(to.convert(rect: rect, from: from) == result)
    return result
  }

  @Test(arguments: ConformanceCase.of("scroll"))
  func `Scrolling`(_ example: ConformanceCase) {
    let json = example.json
    let ids = json["blocks"]!.list.map { $0["el"]!.text }
    let elements =
      [JSON(parsing: #"{"id": "root", "frame": [0, 0, 9, 9]}"#)]
      + ids.map { JSON(parsing: #"{"id": "\#($0)", "super": "root", "frame": [0, 0, 0, 0]}"#) }
    let tree = CaseTree(elements, views: false, isRightToLeft: example.isRightToLeft)
    let root = tree["root"] as! Box
    let guide = ScrollLayoutGuide<Box>(
      layout: LayoutScheme(blocks: json["blocks"]!.list.map(tree.block)))
    guide.add(to: root)
    for operation in json["ops"]!.list {
      let numbers = operation.list.dropFirst().map { CGFloat($0.number) }
      switch operation[0].text {
      case "contentSize": guide.contentSize = CGSize(width: numbers[0], height: numbers[1])
      case "frame": guide.frame = rect(numbers[0], numbers[1], numbers[2], numbers[3])
      case "contentInset":
        guide.contentInset = UIEdgeInsets(
          top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      case "contentOffset": guide.contentOffset = CGPoint(x: numbers[0], y: numbers[1])
      default: Issue.record("unknown operation \(operation)")
      }
    }
    expect(guide.bounds, json["bounds"], "bounds")
    expect(guide.layoutBounds, json["layoutBounds"], "layoutBounds")
    for id in ids { expect(tree[id].layoutFrame, json["out"]![id], id) }
  }
}
