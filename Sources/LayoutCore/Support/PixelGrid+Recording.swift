import Foundation

#if RECORDS_DECISIONS
import LayoutDecisions
#endif

/// What a recorded pass is told of frames that are moved to whole pixels: it has them as they are
/// before, and what reads it moves them.
extension PixelGrid {
  /// Says that an element is moved to the grid.
  ///
  /// - Parameters:
  ///   - element: The element, if there is one.
  ///   - keepsSize: Whether its size is rounded up.
  ///   - depth: How many parents lie between it and the one in whose coordinates the grid is.
  ///   - countsComputedPlaces: Whether the places of these count as computed, not as placed.
  @inline(__always)
  package func note(
    _ element: @autoclosure () -> AnyObject?, keepsSize: Bool, depth: Int = 0,
    countsComputedPlaces: Bool = false
  ) {
    #if RECORDS_DECISIONS
    guard let recorder = DecisionRecorder.current, let element = element() else { return }
    let rule = PixelRule(
      scale: Double(scale), x: Double(origin.x), y: Double(origin.y), depth: depth,
      countsComputedPlaces: countsComputedPlaces, keepsSize: keepsSize)
    recorder.notePixels(element, rule)
    #endif
  }

  /// Says that something depends on where the grid moves frames, which is not known of them alone.
  @inline(__always)
  package static func noteDependence() {
    #if RECORDS_DECISIONS
    DecisionRecorder.current?.noteMeasuredPixels()
    #endif
  }

  /// Says so if a rectangle would be moved while something is asked for a size.
  @inline(never)
  func noteMeasured(_ rect: CGRect, _ keepingMeasuredSize: Bool) {
    #if RECORDS_DECISIONS
    guard let recorder = DecisionRecorder.current, let readsWidth = recorder.readsWidthOfMeasured
    else { return }
    recorder.withoutDecisions {
      let moved = moved(rect, keepingMeasuredSize: keepingMeasuredSize)
      func differs(_ one: CGFloat, _ other: CGFloat) -> Bool { !((one - other).magnitude <= 1e-9) }
      let isOther =
        differs(rect.origin.y, moved.origin.y) || differs(rect.size.height, moved.size.height)
        || readsWidth
          && (differs(rect.origin.x, moved.origin.x) || differs(rect.size.width, moved.size.width))
      if isOther { recorder.noteMeasuredPixels() }
    }
    #endif
  }
}
