public import Foundation
public import LayoutCore

/// An object that holds its subviews' methods, order and z-index, and lays them out.
///
/// ``LayoutView`` is the ready-made one. Another view conforms by storing what NotAutoLayout's
/// README names and calling ``layoutControl()``:
///
/// ```swift
/// final class TabBar: UIScrollView, LayoutControllable {
///   var layoutInfo: [LayoutControllable.Hash: [LayoutMethod]] = [:]
///   var zIndexInfo: [LayoutControllable.Hash: Int] = [:]
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     layoutControl()
///   }
/// }
/// ```
///
/// The elements need not be views: any `LayoutElement` will do.
///
/// Source: NotAutoLayout, `LayoutControllable`.
public protocol LayoutControllable<Subview>: TracedContainer {
  /// The key of stored info: the element's identity. `info[view.hash]` finds it.
  typealias Hash = ObjectIdentifier

  /// The elements the controller places.
  associatedtype Subview: LayoutElement

  /// The elements, back to front. Only those with an entry in ``layoutInfo`` are laid out.
  var subviews: [Subview] { get }

  /// The size of the bounds, in points. Default for an element: the size of its `layoutFrame`.
  var boundSize: CGSize { get }

  /// The methods of each element, in the order they are tried.
  var layoutInfo: [Hash: [LayoutMethod]] { get set }

  /// The place of each element in the flow: lower first, 0 for an element without one. Elements of
  /// the same order keep the order of ``subviews``. Default for an element: kept beside it.
  var orderInfo: [Hash: Int] { get set }

  /// The depth of each element: higher in front, 0 for an element without one. Nothing moves until
  /// `reloadSubviews()`.
  var zIndexInfo: [Hash: Int] { get set }

  /// How matrical cells are arranged. Default for an element: kept beside it, `none` at first.
  var layoutOptimization: LayoutOptimization { get }

  /// Adds an element in front of the others.
  func addSubview(_ view: Subview)

  /// Lays out; calls ``layoutControl()``.
  func layoutSubviews()

  /// Marks the controller for layout.
  func setNeedsLayout()

  /// What a pass depends on besides the elements. Default: ``boundSize``, and for an element its
  /// margins, safe area, direction and scale where it has them.
  var layoutInput: LayoutInput { get }

  /// How matrical cells are arranged by the input, for columns that depend on the width. Where it
  /// is not `nil` it counts instead of ``layoutOptimization``. Default: `nil`.
  var responsiveOptimization: Responsive<LayoutOptimization>? { get }

  /// Whether frames are mirrored where the input's direction is right to left. Default: `false`.
  ///
  /// Closures keep working in left-to-right terms: while a pass runs, the frames of the elements
  /// it places are as they are before mirroring, and all are mirrored at its end. An element that
  /// the pass does not place, having no methods, stands where it stands on the screen.
  var mirrorsForRightToLeft: Bool { get }

  /// Whether frames are moved to whole pixels of the input's scale. Default: `false`.
  var snapsToPixelGrid: Bool { get }

  /// Where the plan is kept between passes. Default: nowhere, each pass gathers anew.
  ///
  /// A conforming class that stores one and calls its ``PlanPass/setNeedsGather()`` whenever
  /// its info changes pays for a pass only.
  var layoutPlanCache: PlanPass<Subview>? { get }
}

extension LayoutControllable {
  /// None.
  public var layoutOptimization: LayoutOptimization { .none }

  /// Nothing that depends on the input.
  public var responsiveOptimization: Responsive<LayoutOptimization>? { nil }

  /// The bounds' size, and everything else at its default.
  public var layoutInput: LayoutInput { LayoutInput(size: boundSize) }

  /// Frames stay as they are.
  public var mirrorsForRightToLeft: Bool { false }

  /// Frames stay as they are.
  public var snapsToPixelGrid: Bool { false }

  /// Nothing is kept.
  public var layoutPlanCache: PlanPass<Subview>? { nil }
}

extension LayoutElement {
  /// The element's identity as a key of stored info.
  ///
  /// `orderInfo[view.hash]` finds this one by its type, not `NSObject`'s number.
  public var hash: ObjectIdentifier { ObjectIdentifier(self) }
}
