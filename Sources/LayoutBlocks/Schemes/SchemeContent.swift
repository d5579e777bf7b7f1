import Foundation
import LayoutCore

/// The blocks of a scheme in their order, shared by its copies and by the schemes around it.
///
/// Nested schemes are kept as they were given, so that putting one into another costs nothing but
/// its place. Walks over them, and their deinit, keep a stack of their own.
final class SchemeContent {
  /// The blocks as they were given, where none is a scheme, so that nothing is done for each.
  let blocks: [any LayoutBlockProtocol]

  /// All there is, where schemes are among it.
  private var mixed: [Entry]

  /// How many blocks and schemes there are, without those in the schemes.
  var count: Int { blocks.count + mixed.count }

  var hasSchemes: Bool { !mixed.isEmpty }

  var entries: [Entry] { blocks.isEmpty ? mixed : blocks.map { .block($0) } }

  enum Entry {
    case block(any LayoutBlockProtocol)
    case scheme(SchemeHead, SchemeContent)
  }

  /// Creates content of blocks without schemes among them, or else of all there is.
  init(_ blocks: [any LayoutBlockProtocol] = [], mixed: [Entry] = []) {
    self.blocks = blocks
    self.mixed = mixed
  }

  /// Adds a block in front of an index, or behind all where there is no such index, to content that
  /// is copied first if somebody else has it too.
  static func insert(
    _ entry: Entry, at index: Int, _ content: inout SchemeContent
  ) {
    if !content.blocks.isEmpty || !isKnownUniquelyReferenced(&content) {
      content = SchemeContent(mixed: content.entries)
    }
    let place = content.mixed.indices.contains(index) ? index : content.mixed.endIndex
    content.mixed.insert(entry, at: place)
  }

  /// Swift frees nested objects by recursion, so contents without another owner are taken apart.
  deinit {
    var pending = takeNested()
    while var content = pending.popLast() {
      if isKnownUniquelyReferenced(&content) { pending.append(contentsOf: content.takeNested()) }
    }
  }

  /// Returns the nested contents, and keeps none of them.
  private func takeNested() -> [SchemeContent] {
    var nested: [SchemeContent] = []
    for entry in mixed {
      if case .scheme(_, let content) = entry { nested.append(content) }
    }
    if !nested.isEmpty { mixed = [] }
    return nested
  }

  /// Calls `visit` with all blocks in order, and says where nested schemes begin and end.
  ///
  /// Complexity: linear in the blocks and schemes; the depth costs no stack.
  func forEach(
    _ visit: (any LayoutBlockProtocol) -> Void, open enter: (SchemeHead) -> Void,
    close leave: () -> Void
  ) {
    for block in blocks { visit(block) }
    guard !mixed.isEmpty else { return }
    var open: [(content: SchemeContent, next: Int)] = [(self, 0)]
    while let (content, next) = open.last {
      guard next < content.mixed.count else {
        open.removeLast()
        if !open.isEmpty { leave() }
        continue
      }
      open[open.count - 1].next += 1
      switch content.mixed[next] {
      case .block(let block): visit(block)
      case .scheme(let head, let nested):
        enter(head)
        for block in nested.blocks { visit(block) }
        open.append((nested, 0))
      }
    }
  }

  /// The same with other conditions in place of those of nested schemes, at any depth.
  func replacingConditions(_ replacement: (LayoutCondition) -> LayoutCondition) -> SchemeContent {
    guard !mixed.isEmpty else { return self }
    var open: [(head: SchemeHead, entries: [Entry])] = [(SchemeHead(), [])]
    forEach {
      open[open.count - 1].entries.append(.block($0))
    } open: { head in
      var head = head
      head.condition = head.condition.map(replacement)
      open.append((head, []))
    } close: {
      let (head, entries) = open.removeLast()
      open[open.count - 1].entries.append(.scheme(head, SchemeContent(mixed: entries)))
    }
    return SchemeContent(mixed: open[0].entries)
  }

  /// The same without the blocks, at any depth, that have nothing to lay out.
  func withoutInactiveBlocks() -> SchemeContent {
    var open: [(head: SchemeHead, entries: [Entry])] = [(SchemeHead(), [])]
    forEach { block in
      if block.isActive { open[open.count - 1].entries.append(.block(block)) }
    } open: { head in
      open.append((head, []))
    } close: {
      let (head, entries) = open.removeLast()
      open[open.count - 1].entries.append(.scheme(head, SchemeContent(mixed: entries)))
    }
    return SchemeContent(mixed: open[0].entries)
  }
}
