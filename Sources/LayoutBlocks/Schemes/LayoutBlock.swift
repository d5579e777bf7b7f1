import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// One element, how it lies in its room, and what changes the room.
///
/// ```swift
/// let block = LayoutBlock(
///   element: title, layout: Layout(x: .left(8), height: .fixed(24)),
///   constraints: [logo.layoutConstraint(for: [.right(.limit(on: .outer))])])
/// block.layout(in: CGRect(x: 0, y: 0, width: 200, height: 40))
/// ```
///
/// The constraints are applied to the source rect in their order, then the layout forms the frame
/// in the room that results. A block does not keep its element alive; once it is gone, or while it
/// has no container, passes leave it out and report an issue.
///
/// Source: CGLayout 0.7, LayoutBlock.
public final class LayoutBlock<Item: LayoutElement>: LayoutBlockProtocol {
  // Unchecked: declaring reads all of these for every block, and each access is one load or store.
  @exclusivity(unchecked) private var link: ElementLink?

  /// How the element lies in its room.
  @exclusivity(unchecked) public private(set) var itemLayout: Layout

  /// What changes the room, in this order.
  @exclusivity(unchecked) public private(set) var constraints: [any LayoutConstraintProtocol]

  /// What anchors say about the room, after the constraints.
  @exclusivity(unchecked) private var statements: [AnchorStatement] = []

  /// The reading direction of this block alone; `nil` for that of the scheme, or else of the
  /// element.
  @exclusivity(unchecked) public var direction: UIUserInterfaceLayoutDirection? {
    didSet { marks.noteChange() }
  }

  /// Where the block was written, which its issues say; `nil` for one that a guide made.
  public let location: LayoutLocation?

  /// What tells the passes that the block is declared in of its changes.
  @exclusivity(unchecked) private var marks = BlockMarks()

  /// The block's own pass, used where the block is laid out by itself.
  public private(set) lazy var blockFront = BlockPass()

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - element: The element to place.
  ///   - layout: How it lies in its room; it fills it by default.
  ///   - constraints: What changes the room, in this order.
  ///   - fileID: Where the block is made; leave the default.
  ///   - line: Where the block is made; leave the default.
  public convenience init(
    element: Item, layout: Layout = .equal, constraints: [any LayoutConstraintProtocol] = [],
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      element, layout, constraints, at: LayoutLocation(fileID: fileID, line: line))
  }

  init(
    _ element: Item, _ layout: Layout, _ constraints: [any LayoutConstraintProtocol],
    at location: LayoutLocation?
  ) {
    link = element.link
    itemLayout = layout
    self.constraints = constraints
    self.location = location
  }

  /// Creates a block; the same as `init(element:layout:constraints:)`.
  public convenience init(
    with element: Item, layout: Layout, constraints: [any LayoutConstraintProtocol] = [],
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      element, layout, constraints, at: LayoutLocation(fileID: fileID, line: line))
  }

  /// Creates a block whose room anchors describe; see ``LayoutAnchors``.
  public init(
    element: Item, layout: Layout = .equal, fileID: String = #fileID, line: Int = #line,
    constraints: (LayoutAnchors<Item>) -> Void
  ) {
    link = element.link
    itemLayout = layout
    self.constraints = []
    location = LayoutLocation(fileID: fileID, line: line)
    let anchors = LayoutAnchors(element)
    constraints(anchors)
    statements = anchors.statements.ordered
  }

  /// The element, as long as it lives.
  public var item: Item? {
    // Every link that the block gets is that of an `Item`.
    link?.element.map { unsafeDowncast($0 as AnyObject, to: Item.self) }
  }

  /// Has the block place another element, or none.
  public func setItem(_ item: Item?) {
    link = item?.link
    marks.noteChange()
  }

  /// Changes how the element lies in its room.
  public func setLayout(_ layout: Layout) {
    itemLayout = layout
    marks.noteChange()
  }

  /// Changes what changes the room, and forgets what anchors said.
  public func setConstraints(_ constraints: [any LayoutConstraintProtocol]) {
    self.constraints = constraints
    statements = []
    marks.noteChange()
  }

  /// Whether the element lives and has a container.
  public var isActive: Bool { link?.element?.layoutContainer != nil }

  /// Declares the one element.
  public func declareBlocks(in declaration: inout BlockDeclaration) {
    defer { declaration.ownType = ObjectIdentifier(Self.self) }
    declaration.observe(&marks)
    guard let link = link.map(Unmanaged.passUnretained) else {
      return declaration.reportNothing(kind: Item.self, at: location)
    }
    guard
      let block = declaration.beginBlock(
        of: link, kind: Item.self, direction: direction.map { .fixed($0) }, at: location)
    else { return }
    // Each is read when it is added: what constraints call may change the block.
    declaration.add(constraints, to: block)
    if !statements.isEmpty { declaration.add(statements, to: block) }
    declaration.endBlock(block, &itemLayout)
  }
}
