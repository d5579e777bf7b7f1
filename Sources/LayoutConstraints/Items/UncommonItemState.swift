import LayoutCore

/// What constraints keep for few items: views that solve statements, views with guests, and items
/// that do not end their storage.
final class UncommonItemState {
  /// An item that does not end its storage.
  weak var watched: (any LayoutItem)?

  /// What solves the statements in a view: for its passes, and for measuring.
  @exclusivity(unchecked) var ownPass: (any StatementObserver)?
  @exclusivity(unchecked) var fittingPass: (any StatementObserver)?

  /// Items in the view that are neither subviews nor guides that it lists, such as its safe area,
  /// as far as statements were about them; and guides with statements that nothing solved.
  @exclusivity(unchecked) var guests: [ConstraintItem] = []

  /// The statements that nothing solves, as they were told of when the item was laid out, with
  /// their ages then: one that was activated again since is told anew.
  @exclusivity(unchecked)
  var toldUnsolved: [[(statement: LayoutStatement, serial: Int)]] = []
}
