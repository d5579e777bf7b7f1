#if RECORDS_DECISIONS
/// Sizes that are to be explored.
struct ExplorerCell {
  var polygon: Polygon

  /// Whether a pass in it contained something that cannot be looked into.
  var isOpaque = false
}
#endif
