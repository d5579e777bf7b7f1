/// What an element tells beside its size.
struct BoxContentRecord {
  var node: Int32
  /// The record of the box around.
  var box: Int32
  /// Whether the height depends on the width, unless it is fixed.
  var wraps: Bool
  /// Whether that is so of more width, too, as of a container; text is as high at any width that
  /// it fits.
  var wrapsWhenWider = false
  /// The width the height was measured at; `nan` before.
  var measuredWidth = Double.nan
  /// Height and baselines at the natural width.
  var natural: BoxContentSize
  /// Height and baselines at the width of the last layout.
  var current: BoxContentSize
}
