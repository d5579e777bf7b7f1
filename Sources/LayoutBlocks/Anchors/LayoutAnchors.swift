public import Foundation
public import LayoutCore

/// The sides and lengths of an element, to say how its room relates to those of others.
///
/// ```swift
/// title.layoutBlock { anchors in
///   anchors.left.pull(to: logo.layoutAnchors.right, offset: 8)
///   anchors.right.limit(by: view.layoutAnchors.right)
///   anchors.centerY.align(by: logo.layoutAnchors.centerY)
///   anchors.height.equalIntrinsicSize()
/// }
/// ```
///
/// The order of statements does not count. They run in phases: pulls, limits, constant lengths,
/// lengths of others, content lengths, bounds on lengths, the aspect ratio, what must not come
/// nearer or farther, and alignments; within a phase by side, from left, right, leading, trailing,
/// bottom, top and the centers to the baseline, and width before height. Of two alignments, or two
/// pulls, of one side the last one counts.
///
/// Source: CGLayout 0.7, LayoutAnchors.
public final class LayoutAnchors<Element: LayoutElement> {
  let link: ElementLink
  let statements = AnchorStatements()

  init(_ element: Element) {
    link = element.link
  }

  private func anchor<Kind: LayoutSide>(_ side: AnchorSide) -> SideAnchor<Kind> {
    SideAnchor(link: link, statements: statements, side: side)
  }

  /// The left edge.
  public var left: SideAnchor<LayoutSides.Left> { anchor(.left) }
  /// The right edge.
  public var right: SideAnchor<LayoutSides.Right> { anchor(.right) }
  /// The edge where lines begin.
  public var leading: SideAnchor<LayoutSides.Leading> { anchor(.leading) }
  /// The edge where lines end.
  public var trailing: SideAnchor<LayoutSides.Trailing> { anchor(.trailing) }
  /// The upper edge.
  public var top: SideAnchor<LayoutSides.Top> { anchor(.top) }
  /// The lower edge.
  public var bottom: SideAnchor<LayoutSides.Bottom> { anchor(.bottom) }
  /// The middle along x.
  public var centerX: SideAnchor<LayoutSides.CenterX> { anchor(.centerX) }
  /// The middle along y.
  public var centerY: SideAnchor<LayoutSides.CenterY> { anchor(.centerY) }
  /// The first baseline; the upper edge of an element without text.
  public var baseline: SideAnchor<LayoutSides.Baseline> { anchor(.baseline) }

  /// The width.
  public var width: LengthAnchor {
    LengthAnchor(link: link, statements: statements, isVertical: false)
  }

  /// The height.
  public var height: LengthAnchor {
    LengthAnchor(link: link, statements: statements, isVertical: true)
  }

  /// Sets the ratio of the room's width to its height.
  ///
  /// The height follows the width, unless only the height was said.
  public func aspectRatio(_ ratio: CGFloat) {
    statements.aspectRatio = ratio
  }
}
