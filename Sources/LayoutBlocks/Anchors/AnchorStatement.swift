import Foundation
import LayoutCore

/// One statement: a step, and the element whose frame it refers to.
struct AnchorStatement {
  var phase: AnchorPhase
  /// The place within the phase.
  var rank: Int
  var step: BlockStep
  var link: ElementLink?
  var takesBaseline = false
  var content: Content?

  struct Content {
    var size: LayoutAnchor.Size
    var alignment: Layout.Alignment
  }
}
