/// How important a demand is compared with others, from 1 to 1000 (required).
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

  /// 750: the compression resistance of a button.
  public static let defaultHigh = UILayoutPriority(750)

  /// 510: resizing a window while the user drags its content.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// 500: a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// 490: a divider being dragged.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// 250: the content hugging of a button.
  public static let defaultLow = UILayoutPriority(250)

  /// 50: being as small as possible while a size is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
