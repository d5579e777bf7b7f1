/// Tells of a fast movement. There are no touches here: it only holds values.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of the movement.
  open var direction: Direction = .right

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// Directions of a movement.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set of directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }
}
