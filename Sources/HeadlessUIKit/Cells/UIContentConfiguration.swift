/// The content of a cell as a value, which creates the view for it.
#if MAIN_ACTOR_VIEWS
@MainActor
#endif
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}
