extension LayoutPicture {
  /// What an element is to a user, with the state that it shows.
  ///
  /// Together with the colors, the corners and the ``LayoutPicture/Item/label`` of its item it is
  /// all that is needed to draw the element in another size: shapes and lines of an item are those
  /// of one size.
  public enum Kind: Hashable, Sendable {
    /// Nothing but a background, corners and a border.
    case plain
    /// A text.
    case text
    /// An image.
    case image
    /// A button; its title is the item's label.
    case button
    /// A switch.
    case toggle(isOn: Bool)
    /// A slider at a part of its track, from 0 to 1.
    case slider(Double)
    /// A progress bar at a part of its track, from 0 to 1.
    case progress(Double)
    /// A button for less beside a button for more.
    case stepper
    /// Titles beside each other, of which one may be selected.
    case segments([String], selected: Int?)
    /// A line to type in; the label is its text, or else its placeholder.
    case field
    /// Lines to type in; the label is their text.
    case textArea
    /// Dots for pages.
    case pages(Int, current: Int)
    /// A wheel that says that something is going on.
    case activity
    /// A day, a time or both.
    case date
  }
}
