import Foundation
import LayoutCore

/// Where the block of an issue was written, and whom it places.
struct BlockOrigin: Sendable {
  /// The number of the block's element; none for a stack, or where it is gone.
  var element: Int?

  var location: LayoutLocation?
}
