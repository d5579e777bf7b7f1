extension MatrixView {
  /// Fills the cells of some items anew, as far as they are in sight.
  public func reloadItems(_ items: Range<Int>, inSection section: Int = 0) {
    declare(.reloadItems(items.clamped(to: 0..<Int.max), section: section))
  }

  /// Tells that items were inserted: the range that they stand at now.
  ///
  /// ```swift
  /// messages.insert(contentsOf: older, at: 0)
  /// chat.insertItems(0..<older.count)        // what is in sight stays where it is
  /// ```
  ///
  /// Call it after ``itemCount`` answers the new number; the counts are asked for at the next pass,
  /// so a range that does not agree with them changes nothing but what stays in sight. Cells whose
  /// index changes are filled anew.
  public func insertItems(_ items: Range<Int>, inSection section: Int = 0) {
    declare(.insertItems(items.clamped(to: 0..<Int.max), section: section))
  }

  /// Tells that items were removed: the range that they stood at; see
  /// ``insertItems(_:inSection:)``.
  ///
  /// Where the first item in sight goes, the one behind it takes its place.
  public func removeItems(_ items: Range<Int>, inSection section: Int = 0) {
    declare(.removeItems(items.clamped(to: 0..<Int.max), section: section))
  }

  /// Tells that sections were inserted: the range that they stand at now; see
  /// ``insertItems(_:inSection:)``.
  public func insertSections(_ sections: Range<Int>) {
    declare(.insertSections(sections.clamped(to: 0..<Int.max)))
  }

  /// Tells that sections were removed: the range that they stood at; see
  /// ``insertItems(_:inSection:)``.
  public func removeSections(_ sections: Range<Int>) {
    declare(.removeSections(sections.clamped(to: 0..<Int.max)))
  }
}
