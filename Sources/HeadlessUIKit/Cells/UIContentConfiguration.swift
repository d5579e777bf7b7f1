/// What a cell shows, as a value that makes the view for it.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView

  /// What to show in a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}
