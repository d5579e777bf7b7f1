import Foundation

#if RECORDS_DECISIONS
import LayoutDecisions
#endif

/// What a recorded pass asks of a label: where only the number of lines counts, it does not matter
/// where they break.
extension UILabel {
  /// Whether the label answers with its height alone, as nobody reads its width.
  package final var isAskedForHeight: Bool {
    #if RECORDS_DECISIONS
    guard let recorder = DecisionRecorder.current, recorder.readsOnlyHeight(of: self) else {
      return false
    }
    // A class that measures by itself may read the width.
    return textMeasuring is LiberationSansMeasuring
      && !OverriddenMethods.of(type(of: self)).contains(.measuring)
    #else
    false
    #endif
  }

  /// Whether some lines of a width show less than the text.
  package final func isTruncated(width: CGFloat, maximumLines: Int) -> Bool {
    #if RECORDS_DECISIONS
    if DecisionRecorder.current != nil, let measuring = textMeasuring as? LiberationSansMeasuring {
      return measuring.countedLines(
        of: text ?? "", font: font.textFont, width: width, lineBreakMode: lineBreakMode,
        maximumLines: maximumLines, findsTruncation: true
      ).isTruncated
    }
    #endif
    return textLines(fittingWidth: width, maximumLines: maximumLines).isTruncated
  }

  /// Lines of which only the number and the height are read.
  @inline(__always)
  final func countedLines(fittingWidth width: CGFloat) -> TextLines {
    #if RECORDS_DECISIONS
    if DecisionRecorder.current != nil, let measuring = textMeasuring as? LiberationSansMeasuring {
      return measuring.countedLines(
        of: text ?? "", font: font.textFont, width: width, lineBreakMode: lineBreakMode,
        maximumLines: numberOfLines)
    }
    #endif
    return textLines(fittingWidth: width)
  }
}
