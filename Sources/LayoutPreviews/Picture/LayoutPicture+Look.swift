extension LayoutPicture {
  /// What a drawing shows of a picture.
  ///
  /// ```swift
  /// picture.svg(.seen)      // what a user would see: for a README, a review, a bug report
  /// picture.svg(.laidOut)   // where the frames are and what placed them: for whoever works on it
  /// ```
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// The screen as users see it: colors, text, controls, corners and borders, and a landscape in
    /// place of each image. No outlines, no names, nothing around the screen.
    case seen

    /// The frames: outlines, names, numbers and conditions, the safe area, what scrolls, what
    /// reaches beyond its parent, what no method placed, and a legend. Names never cover what they
    /// name: an element without room for its name has a number, and the name stands in a list
    /// beside the screen.
    case laidOut
  }
}
