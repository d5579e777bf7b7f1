#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// How much a view's natural size counts against statements: hugging and compression resistance
/// along both axes, as levels of the solver.
struct LeafLevels: Equatable {
  private var numbers: SIMD4<Int32>

  #if canImport(UIKit)
  @MainActor
  #endif
  init(_ view: UIView) {
    func level(_ priority: UILayoutPriority) -> Int32 {
      Int32(LayoutStatement.level(priority.rawValue))
    }
    numbers = SIMD4(
      level(view.contentHuggingPriority(for: .horizontal)),
      level(view.contentCompressionResistancePriority(for: .horizontal)),
      level(view.contentHuggingPriority(for: .vertical)),
      level(view.contentCompressionResistancePriority(for: .vertical)))
  }

  func hugging(_ axis: NSLayoutConstraint.Axis) -> Int { Int(numbers[2 * axis.rawValue]) }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> Int { Int(numbers[2 * axis.rawValue + 1]) }
}
