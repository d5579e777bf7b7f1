import Foundation
import LayoutCore

extension LayoutStatement {
  /// Why the statement makes no sense, if it does not.
  var invalidity: String? {
    if !storedConstant.isFinite { return "Its constant is not finite." }
    guard let targetAttribute else { return nil }
    if !storedMultiplier.isFinite { return "Its multiplier is not finite." }
    let mixes =
      sourceAttribute.isFixedEdge && targetAttribute.isDirectional
      || sourceAttribute.isDirectional && targetAttribute.isFixedEdge
    if mixes {
      return "Left and right stay where they are when leading and trailing change sides, so one "
        + "cannot be related to the other."
    }
    return nil
  }
}
