import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension LayoutPosition: CustomStringConvertible {
  /// The position in words: `relative (0.5, 0, 0.5, 1)`; closures as `custom`.
  public var description: String {
    switch self {
    case .individual(let position): position.description
    case .sequential(let position): position.description
    case .matrical(let position): position.description
    }
  }
}

extension LayoutPosition.Individual: CustomStringConvertible {
  /// The position in words.
  public var description: String {
    switch self {
    case .absolute(let frame): "absolute \(frame.plainText)"
    case .relative(let frame): "relative \(frame.plainText)"
    case .insets(let insets):
      "insets " + plainText(insets.top, insets.left, insets.bottom, insets.right)
    case .offset(let value, let origin, let size):
      "offset \(plainText(value.horizontal, value.vertical)) from \(origin), "
        + "size \(plainText(size.width, size.height))"
    case .aspectFit(let ratio): "aspect fit \(ratio.map { Double($0).plainText } ?? "by content")"
    case .aspectFill(let ratio): "aspect fill \(ratio.map { Double($0).plainText } ?? "by content")"
    case .beside(let position): position.description
    case .formula(nil, let frame): "formula \(frame)"
    case .formula(let fitting?, let frame): "formula \(frame), fitting \(fitting)"
    case .formulaBeside(let position): position.description
    case .referring(let position, let reference): "\(position) within \(reference)"
    case .customByFrame, .customByOriginSize, .customByXYWidthHeight: "custom"
    case .customByFittingSizeFrame, .customByFittingComputedSizeFrame: "custom by fitting size"
    }
  }
}

extension LayoutPosition.Sequential: CustomStringConvertible {
  /// The position in words.
  public var description: String {
    switch self {
    case .horizontallyEqualSizedAbsolute(let initial, let margin):
      "horizontal sequence \(initial.plainText), margin \(Double(margin).plainText)"
    case .verticallyEqualSizedAbsolute(let initial, let margin):
      "vertical sequence \(initial.plainText), margin \(Double(margin).plainText)"
    case .horizontallyEqualSizedRelative(let initial, let margin):
      "relative horizontal sequence \(initial.plainText), margin \(Double(margin).plainText)"
    case .verticallyEqualSizedRelative(let initial, let margin):
      "relative vertical sequence \(initial.plainText), margin \(Double(margin).plainText)"
    case .formulas(_, let initial, let rest): "formula sequence \(initial), then \(rest)"
    case .customByFrame, .customByFittingSizeFrame, .customByFittingComputedSizeFrame:
      "custom sequence"
    }
  }
}

extension LayoutPosition.Matrical: CustomStringConvertible {
  /// The position in words.
  public var description: String {
    switch self {
    case .horizontallyEqualSizedAbsolute(let initial, let margin):
      "horizontal matrix \(initial.plainText), margin \(plainText(margin.dx, margin.dy))"
    case .verticallyEqualSizedAbsolute(let initial, let margin):
      "vertical matrix \(initial.plainText), margin \(plainText(margin.dx, margin.dy))"
    case .horizontallyEqualSizedRelative(let initial, let margin):
      "relative horizontal matrix \(initial.plainText), margin \(plainText(margin.dx, margin.dy))"
    case .verticallyEqualSizedRelative(let initial, let margin):
      "relative vertical matrix \(initial.plainText), margin \(plainText(margin.dx, margin.dy))"
    case .cells(let cells): cells.description
    case .formulas(_, let initial, let firstInCol, let firstInRow, let rest):
      "formula matrix \(initial), then \(firstInCol), \(firstInRow), \(rest)"
    case .customByFrame, .customByFittingSizeFrame, .customByFittingComputedSizeFrame:
      "custom matrix"
    }
  }
}

private func plainText(_ numbers: CGFloat...) -> String {
  "(" + numbers.map { Double($0).plainText }.joined(separator: ", ") + ")"
}

extension CGRect {
  fileprivate var plainText: String {
    "("
      + [origin.x, origin.y, size.width, size.height].map { Double($0).plainText }
      .joined(separator: ", ") + ")"
  }
}
