import Foundation
import LayoutBlocks
import LayoutCore

/// Stacks of the same items in all forms that matter: 288.
func stackForms(of items: [any LayoutElement]) -> [StackLayoutScheme] {
  var result: [StackLayoutScheme] = []
  for axis in [StackLayoutScheme.Axis.horizontal, .vertical] {
    for spacing in [StackLayoutScheme.Spacing.equally, .equal(4), .equal(-9), .equal(1.7e308)] {
      for direction in [
        StackLayoutScheme.Direction.fromLeading, .fromTrailing, .fromCenter, .atTrailing,
      ] {
        for filling in [StackLayoutScheme.Filling.equally, .equal(12.5), .equal(.nan)] {
          for alignment in [StackLayoutScheme.Alignment.leading(2), .trailing(), .center(1)] {
            var stack = StackLayoutScheme { items }
            stack.axis = axis
            stack.spacing = spacing
            stack.direction = direction
            stack.filling = filling
            stack.alignment = alignment
            result.append(stack)
          }
        }
      }
    }
  }
  return result
}
