import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import Testing

/// The pass against the reference's formulas, said once more in `expectedFrames()`.
@Suite struct OracleLaws {
  @Test func `Pass agrees with the reference`() {
    forRandomControllers(seed: 1, count: 6_000) { model, _ in
      let built = model.build()
      built.view.layoutIfNeeded()
      return difference(built.frames, model.expectedFrames(), model)
    }
  }
}
