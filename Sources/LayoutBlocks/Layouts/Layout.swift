public import Foundation
import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// How a frame lies in a rect: where along each axis, and how long.
///
/// Widths and heights are decided first, then the places, so that a place can count from the far
/// edge.
///
/// ```swift
/// let badge = Layout(x: .right(10), y: .top(4), width: .fixed(24), height: .fixed(24))
/// badge.layout(rect: .zero, in: CGRect(x: 0, y: 0, width: 100, height: 50))
/// // (66, 4, 24, 24)
/// ```
///
/// A part that is left out of ``Layout/width(_:)`` and its like keeps the frame that was there.
///
/// A boxed length is its room less the *total* that is given, and nothing is centered again: with
/// `.left(10)` and `.boxed(10)` a frame keeps ten points on the left and none on the right.
///
/// Source: CGLayout 0.7, Layout.
public struct Layout: RectBasedLayout {
  /// What decides the frame, in this order.
  private var form: Form

  private enum Form {
    /// The width, the height, x and y, by one plain part each, so that a layout needs no memory of
    /// its own.
    case four(LayoutPart.Plain, LayoutPart.Plain, LayoutPart.Plain, LayoutPart.Plain)

    /// All others.
    case list(LayoutPartList)

    /// The form of parts, whatever they were joined from.
    init(_ list: LayoutPartList) {
      self = .list(list)
      guard case .many(let parts, custom: _) = list, parts.count == 4,
        parts.map(\.isVertical) == [false, true, false, true], let width = parts[0].plain,
        let height = parts[1].plain, let x = parts[2].plain, let y = parts[3].plain
      else { return }
      self = .four(width, height, x, y)
    }
  }

  /// Creates a layout of four parts; each fills or starts where the rect does unless given.
  public init(
    x: Alignment.Horizontal = .equal, y: Alignment.Vertical = .equal,
    width: Filling.Horizontal = .equal, height: Filling.Vertical = .equal
  ) {
    if case .one(let w) = width.list, case .one(let h) = height.list, case .one(let x) = x.list,
      case .one(let y) = y.list, let w = w.plain, let h = h.plain, let x = x.plain, let y = y.plain
    {
      self.init(.four(w, h, x, y))
    } else {
      self.init(of: [width.list, height.list, x.list, y.list])
    }
  }

  /// Creates a layout of an alignment and a filling.
  public init(alignment: Alignment, filling: Filling = .equal) {
    self.init(
      x: alignment.horizontal, y: alignment.vertical, width: filling.horizontal,
      height: filling.vertical)
  }

  /// Creates a layout of lists of parts, which decide in their order.
  init(of lists: [LayoutPartList]) {
    form = Form(LayoutPartList(joining: lists))
  }

  init(only list: LayoutPartList) {
    form = Form(list)
  }

  private init(_ form: Form) {
    self.form = form
  }

  /// The frame is the rect.
  public static var equal: Layout { Layout() }

  /// The frame stays what it was.
  public static var nothing: Self { Layout(of: []) }

  /// The frame is a given rect, wherever the room is.
  public static func equal(_ rect: CGRect) -> Layout {
    build(AnyRectBasedLayout { frame, _ in frame = rect })
  }

  /// Decides the width alone.
  public static func width(_ width: Filling.Horizontal) -> Layout { Layout(only: width.list) }

  /// Decides the height alone.
  public static func height(_ height: Filling.Vertical) -> Layout { Layout(only: height.list) }

  /// Decides the horizontal place alone.
  public static func horizontal(_ x: Alignment.Horizontal) -> Layout { Layout(only: x.list) }

  /// Decides the vertical place alone.
  public static func vertical(_ y: Alignment.Vertical) -> Layout { Layout(only: y.list) }

  /// Moves the left edge of the frame as far inwards as there is room to spare, at least by the
  /// bound; the right edge stays. See `Alignment.Horizontal.left(_:)`.
  public static func left(_ range: PartialRangeFrom<CGFloat>) -> Layout { horizontal(.left(range)) }

  /// Moves the right edge of the frame; the left edge stays.
  public static func right(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    horizontal(.right(range))
  }

  /// Moves the upper edge of the frame; the lower edge stays.
  public static func top(_ range: PartialRangeFrom<CGFloat>) -> Layout { vertical(.top(range)) }

  /// Moves the lower edge of the frame; the upper edge stays.
  public static func bottom(_ range: PartialRangeFrom<CGFloat>) -> Layout {
    vertical(.bottom(range))
  }

  /// A layout that another rule decides as a whole.
  public static func build(_ base: any RectBasedLayout) -> Layout {
    (base as? Layout)
      ?? Layout(only: (base as? any OneAxisLayout)?.list ?? LayoutPartList(base))
  }

  /// The same layout, in front of which the width is decided: it counts where this one leaves the
  /// width alone.
  public func with(width: Filling.Horizontal) -> Layout { .width(width) + self }

  /// The same layout, in front of which the height is decided.
  public func with(height: Filling.Vertical) -> Layout { .height(height) + self }

  /// The same layout with another place along x.
  public func with(x: Alignment.Horizontal) -> Layout { self + .horizontal(x) }

  /// The same layout with another place along y.
  public func with(y: Alignment.Vertical) -> Layout { self + .vertical(y) }

  /// What the left side decides, then what the right side does.
  public static func + (lhs: Layout, rhs: Layout) -> Layout {
    Layout(of: [lhs.list, rhs.list])
  }

  /// Forms the frame, reading from left to right. ``formLayout(rect:in:direction:)`` forms it for
  /// either direction.
  public func formLayout(rect: inout CGRect, in source: CGRect) {
    formLayout(rect: &rect, in: source, direction: .leftToRight)
  }

  /// Forms the frame for a reading direction, which decides what leading and trailing mean.
  ///
  /// Content lengths keep the frame's own, as there is no element to ask.
  public func formLayout(
    rect: inout CGRect, in source: CGRect, direction: UIUserInterfaceLayoutDirection
  ) {
    form(&rect, in: source, direction) { _ in nil }
  }

  /// Forms the frame; `contentSize` returns what content takes in a room, if there is any.
  func form(
    _ rect: inout CGRect, in source: CGRect, _ direction: UIUserInterfaceLayoutDirection,
    contentSize: (CGSize) -> CGSize?
  ) {
    let source = source.countedByAmount
    var fitting: CGSize?
    forEachPart { part in
      if part.rule == .custom {
        custom[Int(part.index)].formLayout(rect: &rect, in: source)
      } else if part.rule == .content, part.isVertical {
        // As in a block: the height that belongs to the content's width, or to the one decided.
        let room = CGSize(width: rect.size.width, height: source.size.height)
        rect.size.height = (fitting ?? contentSize(room))?.height ?? rect.size.height
      } else if part.rule == .content {
        fitting = contentSize(source.size)
        rect.size.width = fitting?.width ?? rect.size.width
      } else {
        part.form(&rect, in: source, isMirrored: direction == .rightToLeft)
      }
    }
  }
}

extension Layout {
  /// The parts, as a list.
  private var list: LayoutPartList {
    switch form {
    case .four(let width, let height, let x, let y):
      LayoutPartList(joining: [
        LayoutPartList(LayoutPart(width), isVertical: false),
        LayoutPartList(LayoutPart(height), isVertical: true),
        LayoutPartList(LayoutPart(x), isVertical: false),
        LayoutPartList(LayoutPart(y), isVertical: true),
      ])
    case .list(let list): list
    }
  }

  /// The rules of somebody's own, which parts name by index.
  var custom: [any RectBasedLayout] {
    guard case .list(let list) = form else { return [] }
    return list.custom
  }

  /// Calls `body` with the parts in their order.
  @inline(__always)
  func forEachPart(_ body: (LayoutPart) -> Void) {
    switch form {
    case .four(let width, let height, let x, let y):
      body(LayoutPart(width))
      body(LayoutPart(height, isVertical: true))
      body(LayoutPart(x))
      body(LayoutPart(y, isVertical: true))
    case .list(let list): list.forEach(body)
    }
  }

  /// Whether the frame is the rect.
  var fillsRoom: Bool {
    guard case .four(let width, let height, let x, let y) = form else { return false }
    return width.rule == .fill && height.rule == .fill && x.rule == .near && x.value == 0
      && y.rule == .near && y.value == 0
  }

  /// Whether the frame does not depend on the one before: both lengths, then both places.
  var decidesAll: Bool {
    switch form {
    case .four(let width, let height, let x, let y):
      return width.rule.decidesLength == true && height.rule.decidesLength == true
        && x.rule.decidesLength == false && y.rule.decidesLength == false
    case .list(.one): return false
    case .list(.many(let parts, _)):
      guard parts.count >= 4 else { return false }
      func sets(_ part: LayoutPart, _ isVertical: Bool, _ isLength: Bool) -> Bool {
        part.isVertical == isVertical && part.rule.decidesLength == isLength
      }
      return sets(parts[0], false, true) && sets(parts[1], true, true)
        && sets(parts[2], false, false) && sets(parts[3], true, false)
    }
  }
}
