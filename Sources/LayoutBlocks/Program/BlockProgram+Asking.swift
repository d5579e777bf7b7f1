import Foundation
import LayoutCore

extension BlockProgram {
  /// Whether a run asks elements for anything.
  var asksElements: Bool {
    parts.contains { $0.rule == .content }
      || stacks.contains { $0.firstLength >= 0 || $0.crossIsContent }
      || steps.contains { step in
        switch step.operation {
        case .measure, .useBaseline, .useGuideContent, .formBaseline, .enter: true
        case .moveSide, .pullSide, .limitSide, .keepSide: step.side == .baseline
        default: false
        }
      }
  }
}
