import Foundation
import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

/// Who hears of the death of an element, and of what holds it.
@Suite struct ElementStorageRules {
  private final class Node: LayoutElement {
    var layoutStorage: AnyObject?
    var layoutFrame = CGRect.zero
    weak var container: Node?
    var layoutContainer: AnyObject? { container }
    func place(_ frame: CGRect) { layoutFrame = frame }
  }

  @Test func `An element that only has a frame answers for the rest`() {
    let (node, other) = (Node(), Node())
    let size = CGSize(width: 30, height: 40)
    node.layoutFrame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(node.layoutName == "Node" && node.issueName(missingIn: other) == "Node")
    #expect(node.sizeThatFits(CGSize(width: 5, height: 5)) == size)
    #expect(node.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(node.firstBaseline == nil && node.firstBaseline(at: size) == nil)
    #expect(node.contentVersion == nil && node.layoutContentSize == nil)
    #expect(node.layoutChildren.isEmpty && node.layoutBoundsOrigin == .zero)
    #expect(!node.addLayoutChild(other) && !node.reorderLayoutChildren([other]))
    #expect(node.containerInput == LayoutInput(size: size))
    node.removeFromSuperElement()
    let restore = node.saveLayout()
    node.place(.zero)
    restore()
    #expect(node.layoutFrame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `An object of somebody else in the slot of an element is no storage`() {
    let (node, other) = (Node(), Node())
    node.layoutStorage = other
    #expect(node.existingStorage == nil && node.layoutTraits == LayoutTraits())
    // Nor is that of another element, which a copy of all properties takes over.
    other.storage.inputTraits = ["a": "other"]
    node.layoutStorage = other.layoutStorage
    #expect(node.existingStorage == nil)
    node.layoutTraits.width = 40
    #expect(node.layoutTraits.width == 40 && other.layoutTraits.width == nil)
  }

  @Test func `Facts of elements that are no views go to those within, the nearest first`() {
    let (outer, inner) = (Node(), Node())
    inner.container = outer
    inner.layoutFrame.size = CGSize(width: 30, height: 40)
    outer.storage.inputTraits = ["a": "outer", "b": "outer"]
    inner.storage.inputTraits = ["a": "inner"]
    #expect(inner.passInput.traits == ["a": "inner", "b": "outer"])
    #expect(inner.passInput.size == CGSize(width: 30, height: 40))
    let input = LayoutInput(
      size: CGSize(width: 7, height: 8), direction: .rightToLeft, scale: 3, traits: ["c": "input"])
    outer.storage.inputOverride = input
    #expect(outer.passInput == input)
    #expect(inner.passInput.direction == .rightToLeft && inner.passInput.scale == 3)
    #expect(inner.passInput.traits == ["a": "inner", "c": "input"])
    #expect(inner.passInput.size == CGSize(width: 30, height: 40))
    outer.storage.inputOverride = nil
    #expect(inner.passInput.scale == 1)
  }

  private final class Observer: ChangeObserver {
    var changes = 0
    func noteChange() { changes += 1 }
    func noteNewRoom() {}
  }

  @Test func `Each observer that lives hears once of a death`() {
    var told: [String] = []
    var identity: [ObjectIdentifier] = []
    let one = Observer()
    var node: Node? = Node()
    let expected = node.map { ObjectIdentifier($0) }
    for _ in 0..<3 {
      // Another one, which dies at once.
      for (name, observer) in [("one", one), ("two", Observer())] {
        node?.storage.noticeDeath(for: observer) {
          told.append(name)
          identity.append($1)
        }
      }
    }
    withExtendedLifetime(node) { #expect(told.isEmpty) }
    node = nil
    withExtendedLifetime(one) { #expect(told == ["one"]) }
    #expect(identity.first == expected)
  }

  /// Took seconds where each observer was looked for among all.
  @Test func `Many observers hear of a death, each once, and those that are gone are forgotten`() {
    var node: Node? = Node()
    let observers = (0..<8_000).map { _ in Observer() }
    var told = 0
    let seconds = processorSeconds {
      for _ in 0..<2 {
        for observer in observers {
          node?.storage.noticeDeath(for: observer) { _, _ in told += 1 }
          node?.storage.noticeDeath(for: Observer()) { _, _ in told += 1 }
        }
      }
    }
    #expect(seconds < 1)
    withExtendedLifetime(node) { #expect(told == 0) }
    node = nil
    withExtendedLifetime(observers) { #expect(told == 8_000) }
  }

  /// Each is noted twice in a row, also those that come when there are many.
  @Test(arguments: [1, 7, 8, 9, 16, 17, 40]) func `An observer hears once among any number`(
    _ count: Int
  ) {
    var node: Node? = Node()
    let observers = (0..<count).map { _ in Observer() }
    var told = Array(repeating: 0, count: count)
    for (index, observer) in observers.enumerated() {
      for _ in 0..<2 { node?.storage.noticeDeath(for: observer) { _, _ in told[index] += 1 } }
    }
    node = nil
    withExtendedLifetime(observers) { #expect(told.allSatisfy { $0 == 1 }) }
  }

  /// An object is often where the last one was that is gone.
  @Test func `An observer that has the address of another one hears`() {
    for _ in 0..<20 {
      var node: Node? = Node()
      var told = 0
      let others = (0..<12).map { _ in Observer() }
      for other in others { node?.storage.noticeDeath(for: other) { _, _ in } }
      node?.storage.noticeDeath(for: Observer()) { _, _ in told += 100 }
      let observer = Observer()
      node?.storage.noticeDeath(for: observer) { _, _ in told += 1 }
      node = nil
      withExtendedLifetime((others, observer)) { #expect(told == 1) }
    }
  }

  @Test func `Nothing is kept of observers that are gone, and those that stay hear once`() {
    var node: Node? = Node()
    let first = Observer(), last = Observer()
    var told = 0
    weak var kept: Node?
    node?.storage.noticeDeath(for: first) { _, _ in told += 1 }
    do {
      let captured = Node()
      kept = captured
      let others = (0..<30).map { _ in Observer() }
      for other in others { node?.storage.noticeDeath(for: other) { _, _ in _ = captured } }
      node?.storage.noticeDeath(for: last) { _, _ in told += 1 }
    }
    // As many come and go, and are forgotten.
    for _ in 0..<70 { node?.storage.noticeDeath(for: Observer()) { _, _ in told += 100 } }
    #expect(kept == nil)
    for observer in [last, first, last] {
      node?.storage.noticeDeath(for: observer) { _, _ in told += 1 }
    }
    node = nil
    withExtendedLifetime((first, last)) { #expect(told == 2) }
  }

  @Test func `A link to an element that dies is empty, and those who watch it are told`() {
    var node: Node? = Node()
    let link = node?.link
    #expect(link?.element === node)
    let observer = Observer()
    link?.add(observer)
    node = nil
    #expect(link?.element == nil)
    withExtendedLifetime(observer) { #expect(observer.changes == 1) }
  }

  @Test func `Observers are told in any number, less those who left`() {
    for count in [1, 2, 3, 40] {
      for leaving in Set([0, 1, count / 2, count - 1]) where leaving < count {
        let node = Node()
        let observers = (0..<count).map { _ in Observer() }
        for observer in observers { node.link.add(observer) }
        node.link.remove(observers[leaving])
        node.link.noteChange()
        var expected = [Int](repeating: 1, count: count)
        expected[leaving] = 0
        #expect(observers.map(\.changes) == expected)
        // Nobody owns them, so they leave before they die.
        for observer in observers { node.link.remove(observer) }
      }
    }
  }

  @Test func `What holds an element is listed from within, each once`() {
    let nodes = (0..<6).map { _ in Node() }
    for (node, container) in zip(nodes, nodes.dropFirst()) { node.container = container }
    let containers = ElementContainers(of: nodes[0]).map { ObjectIdentifier($0) }
    #expect(containers == nodes.dropFirst().map { ObjectIdentifier($0) })
    // In a circle the list ends before what came already.
    nodes[5].container = nodes[2]
    let circle = withExtendedLifetime(nodes) {
      Array(ElementContainers(of: nodes[0]).prefix(20))
    }
    #expect(circle.count == 5)
  }
}
