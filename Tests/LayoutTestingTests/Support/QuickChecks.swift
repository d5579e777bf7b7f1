import Foundation
import Framewise
import LayoutTesting

/// What a check of 60 sizes finds.
func failures(
  _ properties: LayoutProperties, over domain: LayoutDomain = .phones,
  _ make: @escaping () -> UIView
) -> [LayoutFailure] {
  var check = LayoutCheck(over: [domain], properties, make)
  check.count = 60
  return check.run().failures
}

/// What a check of 60 sizes finds.
func failures(
  _ properties: LayoutProperties, snapshot: @escaping (LayoutInput) -> LayoutSnapshot
) -> [LayoutFailure] {
  var check = LayoutCheck(over: [.phones], properties, snapshot: snapshot)
  check.count = 60
  return check.run().failures
}
