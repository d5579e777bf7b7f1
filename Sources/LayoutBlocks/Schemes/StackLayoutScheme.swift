public import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// Elements one behind the other along an axis.
///
/// ```swift
/// var stack = StackLayoutScheme(items: { [unowned self] in buttons })
/// stack.spacing = .equal(8)
/// stack.layout(in: CGRect(x: 0, y: 0, width: 316, height: 44))
/// // three buttons: (0, 0, 100, 44), (108, 0, 100, 44), (216, 0, 100, 44)
/// ```
///
/// Unless said otherwise, items share the room equally without gaps between them, and are as long
/// across as the room. Lengths and shared gaps are never negative: what does not fit reaches
/// beyond. A gap that is stated may be negative, and items overlap then. Items in other containers
/// are placed in their own coordinates, items in none in those of the room: a stack can be measured
/// before its items stand anywhere. In a ``SchemeView`` an issue notes those.
///
/// Source: CGLayout 0.7, StackLayoutScheme; lengths per item, content and weights are ours.
public struct StackLayoutScheme: LayoutBlockProtocol {
  let items: () -> [any LayoutElement]

  /// Where the stack was written, which its issues say; `nil` for that of a guide.
  public let location: LayoutLocation?

  /// The axis along which the items follow each other.
  public var axis: Axis = .horizontal { didSet { change() } }

  /// The gaps between items.
  public var spacing: Spacing = .equally { didSet { change() } }

  /// How long the items are along the axis, unless ``setLength(_:for:)`` says it.
  public var filling: Filling = .equally { didSet { change() } }

  /// How long the items are across the axis.
  public var crossFilling: Filling = .equally { didSet { change() } }

  /// Where the first item stands, and which way the others follow.
  public var direction: Direction = .fromLeading { didSet { change() } }

  /// Where the items stand across the axis.
  public var alignment: Alignment = .center(0) { didSet { change() } }

  /// The reading direction of the stack; `nil` for that of the scheme around it, or else of the
  /// first item.
  public var layoutDirection: UIUserInterfaceLayoutDirection? { didSet { change() } }

  private var ownLengths: [ObjectIdentifier: ItemLength] = [:] { didSet { change() } }

  /// The pass of this stack and of copies that did not change since.
  public private(set) var blockFront = BlockPass()

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - items: The elements in order, asked for in each pass. Give an array that is kept: one made
  ///     anew costs the making. The stack keeps what the closure refers to, not the elements.
  ///   - fileID: Where the stack is made; leave the default.
  ///   - line: Where the stack is made; leave the default.
  public init(
    fileID: String = #fileID, line: Int = #line, items: @escaping () -> [any LayoutElement]
  ) {
    self.init(items, at: LayoutLocation(fileID: fileID, line: line))
  }

  init(_ items: @escaping () -> [any LayoutElement], at location: LayoutLocation?) {
    self.items = items
    self.location = location
  }

  /// An axis.
  public typealias Axis = CGRectAxis

  /// The gaps between items.
  public enum Spacing: Hashable, Sendable {
    /// What the items leave over, in equal parts; as long as the items where those share it too.
    case equally
    /// A length in points.
    case equal(CGFloat)
  }

  /// How long items are.
  public enum Filling: Hashable, Sendable {
    /// Equal parts of the room.
    case equally
    /// A length in points.
    case equal(CGFloat)
    /// As each item's content.
    case content
  }

  /// How long one item is along the axis.
  public enum ItemLength: Hashable, Sendable {
    /// As the stack's ``StackLayoutScheme/filling`` says.
    case filling
    /// A length in points.
    case fixed(CGFloat)
    /// As its content, within bounds.
    case content(atLeast: CGFloat = 0, atMost: CGFloat = .infinity)
    /// A share of what the others leave over, relative to the other weights.
    case weight(CGFloat)
  }

  /// Where the first item stands, and which way the others follow.
  public enum Direction: Hashable, Sendable {
    /// From the edge where lines begin.
    case fromLeading
    /// From the edge where lines end, so that the first item is there.
    case fromTrailing
    /// From leading to trailing, in the middle.
    case fromCenter
    /// From leading to trailing, with the last item at the edge where lines end.
    case atTrailing
  }

  /// Where items stand across the axis.
  public enum Alignment: Hashable, Sendable {
    /// At the top or left, `offset` points inwards.
    case leading(CGFloat = 0)
    /// At the bottom or right, `offset` points inwards.
    case trailing(CGFloat = 0)
    /// In the middle, then `offset` points down or right.
    case center(CGFloat = 0)
  }

  /// Says how long one item is along the axis.
  public mutating func setLength(_ length: ItemLength, for item: some LayoutElement) {
    ownLengths[ObjectIdentifier(item)] = length == .filling ? nil : length
  }

  /// Places the elements.
  ///
  /// Complexity: linear in the elements. The first pass of views that are alike, and stand in one
  /// container, costs little more than placing them; no memory is allocated from the third pass on.
  public func layout(in sourceRect: CGRect) {
    guard blockFront.isNew, isUniform else { return blockFront.layOut(self, in: sourceRect) }
    blockFront.layOut(self, asRow: form, of: items, layoutDirection, in: sourceRect)
  }

  private mutating func change() {
    // One that no copy shares, and that never ran, is as good as a new one.
    if blockFront.isNew, isKnownUniquelyReferenced(&blockFront) { return }
    blockFront = BlockPass()
  }

  /// Whether items are as long as the stack says for all.
  var isUniform: Bool { ownLengths.isEmpty && !usesContentLengths }

  /// Whether items are as long as their content unless said otherwise.
  var usesContentLengths: Bool { filling == .content }

  /// The stack's numbers, without its items.
  var form: StackForm {
    var form = StackForm()
    form.isVertical = axis == .vertical
    if case .equal(let spacing) = spacing { form.spacing = spacing }
    if case .equal(let filling) = filling { form.filling = filling }
    switch crossFilling {
    case .equally: break
    case .equal(let length): form.crossLength = length
    case .content: form.crossIsContent = true
    }
    form.direction =
      switch direction {
      case .fromLeading: .fromLeading
      case .fromTrailing: .fromTrailing
      case .fromCenter: .fromCenter
      case .atTrailing: .atTrailing
      }
    switch alignment {
    case .leading(let offset): (form.cross, form.crossOffset) = (.leading, offset)
    case .trailing(let offset): (form.cross, form.crossOffset) = (.trailing, offset)
    case .center(let offset): (form.cross, form.crossOffset) = (.center, offset)
    }
    return form
  }

  /// Declares the items as they are now.
  public func declareBlocks(in declaration: inout BlockDeclaration) {
    defer { declaration.ownType = ObjectIdentifier(Self.self) }
    declaration.addStack(
      form, of: items, direction: layoutDirection.map { .fixed($0) }, at: location,
      length: isUniform ? nil : { length(of: $0) })
  }

  /// How long an item is along the stack.
  private func length(of element: any LayoutElement) -> StackForm.Length {
    switch ownLengths[ObjectIdentifier(element)] ?? .filling {
    case .filling: usesContentLengths ? .content(least: 0, most: .infinity) : .filling
    case .fixed(let length): .fixed(length)
    case .content(let least, let most): .content(least: least, most: most)
    case .weight(let weight): .weight(weight)
    }
  }
}
