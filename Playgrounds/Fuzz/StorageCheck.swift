import Framewise
import TestSupport
import TreeGenerators

/// Elements that die, and whose storage is kept, exchanged and used by others, in any order.
enum StorageCheck {
  /// An element whose storage is in a table that outlives it.
  private final class Row: LayoutElement {
    final class Table {
      var contents: [ObjectIdentifier: AnyObject] = [:]
      var failure: String?
    }

    let table: Table
    let layoutContainer: AnyObject?
    var layoutFrame = CGRect.zero
    var layoutStorage: AnyObject? {
      get { table.contents[ObjectIdentifier(self)] }
      set { table.contents[ObjectIdentifier(self)] = newValue }
    }

    init(in table: Table, _ container: AnyObject) {
      self.table = table
      layoutContainer = container
    }

    /// Whether the memory is still that of an element.
    private var isAlive = true

    deinit { isAlive = false }

    func place(_ frame: CGRect) {
      if !isAlive { table.failure = "a dead element is placed" }
      layoutFrame = frame
    }
  }

  private static func block(_ element: some LayoutElement) -> any LayoutBlockProtocol {
    element.layoutBlock()
  }

  /// Whoever lives is placed, and no element has the traits of another.
  static func check(_ seed: UInt64) -> String? {
    var dice = Dice(seed, isHostile: false)
    let table = Row.Table()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var elements: [any LayoutElement] = []
    var kept: [AnyObject?] = []
    var schemes: [LayoutScheme] = []
    var failure: String?
    _ = LayoutIssue.collecting {
      for step in 1...40 {
        switch dice.int(0...6) {
        case 0, 1:
          let element: any LayoutElement
          if dice.once(in: 2) {
            element = Row(in: table, container)
          } else {
            let view = UIView()
            container.addSubview(view)
            element = view
          }
          if element.layoutTraits.width != nil { failure = "a new element has traits" }
          element.layoutTraits.width = CGFloat(step)
          elements.append(element)
        case 2 where !elements.isEmpty:
          let gone = elements.remove(at: dice.int(0...elements.count - 1))
          kept.append(gone.layoutStorage)
          gone.removeFromSuperElement()
        case 3 where !elements.isEmpty:
          dice.pick(elements).layoutStorage = kept.randomElement(using: &dice) ?? nil
        case 4:
          schemes.append(
            LayoutScheme(blocks: elements.map { block($0) }))
        default:
          let rect = CGRect(x: 0, y: 0, width: CGFloat(step), height: 10)
          for scheme in schemes { scheme.layout(in: rect) }
          guard let last = schemes.last else { continue }
          let before = elements.map(\.layoutFrame)
          last.layout(in: rect)
          if elements.map(\.layoutFrame) != before { failure = "a second pass moves elements" }
        }
      }
    }
    return failure ?? table.failure
  }
}
