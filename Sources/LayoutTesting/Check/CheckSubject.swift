import LayoutCore

/// What a check lays out.
struct CheckSubject {
  /// Makes a new tree, if the layout has elements.
  var makeElement: (() -> any LayoutElement)?

  /// Lays out from nothing.
  var snapshot: (LayoutInput) -> LayoutSnapshot

  /// What it shows, if content is drawn.
  var content: LayoutContent?
}
