#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A kind of cell, header or footer of a ``MatrixView``: how to make one, and how to fill it.
///
/// Views of one kind are used again for other items when they scroll out of sight. So make each
/// kind once and keep it, and have `configure` set everything that differs from item to item.
///
/// ```swift
/// let photo = MatrixCellKind { UIImageView() } configure: { view, index in
///   view.image = thumbnails[index.item]
/// }
/// gallery.cell = { _ in photo }
/// ```
///
/// The closures are kept as long as the kind; capture controllers weakly.
public final class MatrixCellKind {
  let make: () -> UIView
  let configure: (UIView, MatrixIndex) -> Void

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - make: Makes a new view. A view that is in use already is refused, with an issue.
  ///   - configure: Fills a view, new or used before, for an item; for a header or footer the index
  ///     is that of the section's item 0. What it changes of the matrix counts from the next pass.
  public init<View: UIView>(
    _ make: @escaping () -> View,
    configure: @escaping (_ view: View, _ index: MatrixIndex) -> Void = { _, _ in }
  ) {
    self.make = make
    self.configure = { view, index in
      // Only what `make` returned is ever kept under this kind.
      if let view = view as? View { configure(view, index) }
    }
  }
}
