/// How much a wish counts against others, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority; any number is kept as it is.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority; any number is kept as it is.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)

  /// 750: how much a button resists being squeezed.
  public static let defaultHigh = UILayoutPriority(750)

  /// 510: a window's size while the user drags it with what it holds.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// 500: a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// 490: a divider being dragged.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// 250: how much a button holds on to its natural width.
  public static let defaultLow = UILayoutPriority(250)

  /// 50: the wish to be as small as possible while a size is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
