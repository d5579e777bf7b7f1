public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// An ordered list of blocks that all receive the same source rect.
///
/// ```swift
/// let scheme = LayoutScheme(blocks: [
///   logo.layoutBlock(with: Layout(width: .fixed(40), height: .fixed(40))),
///   title.layoutBlock(
///     with: Layout(x: .left(8), height: .fixed(40)),
///     constraints: [logo.layoutConstraint(for: [.right(.limit(on: .outer))])]),
/// ])
/// scheme.layout(in: view.bounds)
/// ```
///
/// Schemes nest, to any depth. One that was given a condition is laid out only where that holds;
/// of alternatives, the first whose condition holds:
///
/// ```swift
/// LayoutScheme(firstOf: [wide.when(.width(700...)), narrow])
/// ```
///
/// Source: CGLayout 0.7, LayoutScheme.
public struct LayoutScheme: LayoutBlockProtocol {
  private(set) var content: SchemeContent
  private(set) var head = SchemeHead()

  /// The pass of this scheme and of copies that did not change since.
  public private(set) var blockFront = BlockPass()

  /// The reading direction of the blocks, unless they say otherwise; `nil` for that of each
  /// element.
  public var direction: UIUserInterfaceLayoutDirection? {
    get { head.direction }
    set { change { $0.head.direction = newValue } }
  }

  /// The pixels to which frames are moved once all are known; `nil`, the default, for none. Counts
  /// for the outermost scheme; of the schemes of a ``SchemeView``, its `snapsToPixelGrid` counts.
  public var pixelGrid: PixelGrid? {
    didSet { blockFront = BlockPass() }
  }

  /// Creates a scheme.
  ///
  /// - Parameter blocks: Blocks, schemes and stacks, laid out in this order.
  public init(blocks: [any LayoutBlockProtocol]) {
    // By index, so that no block is copied out of the list.
    let hasSchemes = blocks.indices.contains { blocks[$0].isScheme }
    content = SchemeContent(
      hasSchemes ? [] : blocks, mixed: hasSchemes ? blocks.map(Self.entry) : [])
  }

  /// Creates a scheme of alternatives: the first whose condition holds is laid out, a scheme
  /// without condition in any case.
  public init(firstOf schemes: [LayoutScheme]) {
    content = SchemeContent(mixed: schemes.map(Self.entry))
    head.isChoice = true
  }

  /// The same scheme under a condition, in addition to one it has.
  ///
  /// The condition sees the size of the source rect, and in a ``SchemeView`` its whole input.
  public func when(_ condition: LayoutCondition) -> LayoutScheme {
    var copy = self
    copy.change { $0.head.condition = $0.head.condition.map { $0 && condition } ?? condition }
    return copy
  }

  /// The same scheme under a condition that a closure tests.
  public func when(
    fileID: String = #fileID, line: Int = #line, _ condition: @escaping (CGSize) -> Bool
  ) -> LayoutScheme {
    when(LayoutCondition(condition, fileID: fileID, line: line))
  }

  /// The same scheme under another condition, and with others in the schemes in it.
  func replacingConditions(
    _ condition: LayoutCondition, _ replacement: (LayoutCondition) -> LayoutCondition
  ) -> LayoutScheme {
    var copy = self
    copy.change {
      if $0.head.condition != nil || condition != .always { $0.head.condition = condition }
      $0.content = $0.content.replacingConditions(replacement)
    }
    return copy
  }

  /// Adds a block in front of the one at an index among the scheme's own; behind all of them where
  /// there is no such index.
  public mutating func insertLayout(block: any LayoutBlockProtocol, to index: Int) {
    change { SchemeContent.insert(Self.entry(block), at: index, &$0.content) }
  }

  /// Takes out the blocks whose elements are gone or have no container, also of nested
  /// schemes.
  public mutating func removeInactiveBlocks() {
    change { $0.content = $0.content.withoutInactiveBlocks() }
  }

  /// Places the elements.
  public func layout(in sourceRect: CGRect) {
    // Of its own, so that it is used where it is stored, without counting a reference.
    blockFront.layOut(self, in: sourceRect)
  }

  /// A block as content; nested schemes are taken apart.
  private static func entry(_ block: any LayoutBlockProtocol) -> SchemeContent.Entry {
    guard let scheme = block as? LayoutScheme else { return .block(block) }
    return .scheme(scheme.head, scheme.content)
  }

  private mutating func change(_ body: (inout LayoutScheme) -> Void) {
    body(&self)
    blockFront = BlockPass()
  }
}

extension LayoutBlockProtocol {
  fileprivate var isScheme: Bool { Self.self == LayoutScheme.self }
}
