import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite struct HostileSnapshots {
  private static func chain(levels: Int, step: CGFloat) -> LayoutSnapshot? {
    var builder = LayoutSnapshot.Builder()
    for level in 0..<levels {
      builder.begin(
        name: "e\(level % 3)", frame: CGRect(x: step, y: 0, width: 10, height: 10))
    }
    return builder.finish()
  }

  @Test func `Ten thousand levels need no stack`() {
    let failures = onSmallStack { () -> [String] in
      guard let one = Self.chain(levels: 10_000, step: 1),
        let other = Self.chain(levels: 10_000, step: 3),
        let data = try? JSONEncoder().encode(one)
      else { return ["building"] }
      var failures: [String] = []
      if (try? JSONDecoder().decode(LayoutSnapshot.self, from: data)) != one {
        failures.append("storage")
      }
      if (try? LayoutSnapshot(text: one.description)) != one { failures.append("text") }
      if one.description.utf8.count > 2_000_000 { failures.append("text grows with depth") }
      if other.difference(from: one).entries.count != 10_000 { failures.append("difference") }
      let half = one.interpolated(to: other, fraction: 0.5)
      if half != Self.chain(levels: 10_000, step: 2) { failures.append("interpolation") }
      var last: LayoutSnapshot.Node?
      for node in one.nodes { last = node }
      if last?.depth != 9_999 || last?.absoluteFrame.minX != 10_000 {
        failures.append("absolute frames")
      }
      let path = (0..<10_000).map { "e\($0 % 3)" }.joined(separator: "/")
      if one[path]?.index != 9_999 { failures.append("path") }
      return failures
    }
    #expect(failures == [])
  }

  @Test func `A hundred thousand children`() throws {
    let children = (0..<100_000).map { number in
      LayoutSnapshot(
        name: "cell", frame: CGRect(x: 0, y: CGFloat(number), width: 1, height: 1))
    }
    let list = LayoutSnapshot(name: "list", frame: .zero, children: children)
    #expect(list.root.children.count == 100_000)
    #expect(list["list/cell#100000"]?.frame.origin.y == 99_999)
    let shorter = LayoutSnapshot(name: "list", frame: .zero, children: children.dropLast())
    #expect(shorter.difference(from: list).entries.map(\.path) == ["list/cell#100000"])
  }

  @Test func `Frames that are not finite survive`() throws {
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, -0.0, 1e300, .leastNonzeroMagnitude]
    let snapshot = LayoutSnapshot(
      name: "root", frame: .zero,
      children: bad.map {
        LayoutSnapshot(name: "bad", frame: CGRect(x: $0, y: $0, width: $0, height: $0))
      })
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == snapshot)
    let read = try LayoutSnapshot(text: snapshot.description)
    #expect(read.difference(from: snapshot, tolerance: 0.0001).isEmpty)
  }

  private final class Box: LayoutElement {
    var layoutStorage: AnyObject?
    private(set) var layoutFrame = CGRect.zero
    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  @Test func `Frames that no element can take are left out or count by their amount`() {
    let box = Box()
    let negative = CGRect(x: 20, y: 30, width: -5, height: -8)
    #expect(LayoutSnapshot(name: "box", frame: negative).apply(to: box) == 1)
    #expect(box.layoutFrame == CGRect(x: 15, y: 22, width: 5, height: 8))
    for frame in [
      CGRect(x: -1e308, y: 0, width: -1.7e308, height: 1),
      CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
    ] {
      #expect(LayoutSnapshot(name: "box", frame: frame).apply(to: box) == 0)
    }
    #expect(box.layoutFrame == CGRect(x: 15, y: 22, width: 5, height: 8))
  }

  @Test func `Stored elements that are no tree are refused`() {
    func element(_ depth: Int, frame: String = "[0, 0, 0, 0]") -> String {
      #"{"name": "a", "depth": \#(depth), "frame": \#(frame)}"#
    }
    let broken: [[String]] = [
      [], [element(1)], [element(0), element(0)], [element(0), element(2)],
      [element(0), element(-1)], [element(0, frame: "[0, 0, 0]")],
      [element(0, frame: #"[0, 0, 0, "x"]"#)],
    ]
    for elements in broken {
      let json = #"{"elements": [\#(elements.joined(separator: ","))]}"#
      #expect(throws: DecodingError.self, "\(json)") {
        try JSONDecoder().decode(LayoutSnapshot.self, from: Data(json.utf8))
      }
    }
    let good = #"{"elements": [\#(element(0)),\#(element(1)),\#(element(1))]}"#
    #expect(throws: Never.self) {
      try JSONDecoder().decode(LayoutSnapshot.self, from: Data(good.utf8))
    }
  }
}
