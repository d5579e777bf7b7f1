public import Foundation
public import LayoutCore

/// Sets the room of a block to the size of an element's content.
///
/// The content is asked for the size that fits the room; the lengths named become the room's, times
/// their multipliers but never negative. The smaller room lies at the top left of the former,
/// unless aligned otherwise. The block's layout works in it, so to place content by a far edge
/// rather use `Layout.Filling.Horizontal.content`.
///
/// Source: CGLayout 0.7, AdjustLayoutConstraint.
public struct AdjustLayoutConstraint: LayoutConstraintProtocol {
  let link: ElementLink
  let sizes: [LayoutAnchor.Size]
  let alignment: Layout.Alignment

  /// Creates a constraint by an element's content.
  ///
  /// - Parameters:
  ///   - element: The element whose content is measured, usually the block's own.
  ///   - anchors: The lengths to take.
  ///   - alignment: Where the smaller room lies in the former.
  public init(
    element: some LayoutElement, anchors: [LayoutAnchor.Size],
    alignment: Layout.Alignment = .equal
  ) {
    link = element.link
    sizes = anchors
    self.alignment = alignment
  }

  /// None: the room is constrained by itself.
  public var elementIdentifier: ObjectIdentifier? { nil }

  /// Whether the element lives and has a container.
  public var isActive: Bool { link.element?.layoutContainer != nil }

  /// Declares that passes measure the content.
  public func declareConstraint(
    in declaration: inout BlockDeclaration, within container: AnyObject
  ) {
    guard let element = link.element else {
      declaration.reportMissing(link)
      return
    }
    let number = declaration.number(of: element)
    guard declaration.container(of: element, number) != nil else {
      declaration.reportDetached(element)
      return
    }
    declaration.program.adjust(
      by: number, element.ownContentRule, sizes, alignment, &declaration.closures)
  }

  /// Sets the lengths of the room to those of the content, asked for now. A size that cannot be used
  /// counts as none, with an issue.
  public func formConstrain(
    sourceRect: inout CGRect, by rect: CGRect?, in space: any LayoutElement
  ) {
    guard let element = link.element else { return }
    let room = rect ?? sourceRect
    var content =
      element.ownContentRule?.constrained(sourceRect: room, by: room).size
      ?? element.contentSize(in: room.size)
    if !content.isUsableContent {
      LayoutIssue.report(.measuringFailed(content, [element.issueName], at: nil))
      content = .zero
    }
    for size in sizes {
      if let base = size.base {
        base.formConstrain(
          sourceRect: &sourceRect, by: CGRect(origin: room.origin, size: content))
      } else if size.isVertical {
        sourceRect.size.height = (content.height * size.multiplier).clampedToLength
      } else {
        sourceRect.size.width = (content.width * size.multiplier).clampedToLength
      }
    }
    Layout(of: [alignment.horizontal.list, alignment.vertical.list]).formLayout(
      rect: &sourceRect, in: room, direction: space.effectiveUserInterfaceLayoutDirection)
  }
}
