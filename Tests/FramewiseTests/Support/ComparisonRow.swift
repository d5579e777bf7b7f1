import Framewise
import Testing

/// A small layout in which one comparison decides where the element "it" is: at sizes below a
/// border, on it and above it. All numbers are computed by hand.
struct ComparisonRow: Sendable, CustomTestStringConvertible {
  /// What is compared.
  let testDescription: String

  /// The width from which on the frame has another formula.
  let border: CGFloat

  /// The frame of "it": x, y, width and height by the width of the container.
  let frames: KeyValuePairs<CGFloat, [CGFloat]>

  /// How far the domain reaches on both sides of the border.
  var reach: CGFloat

  /// The height of the container, for which the border and the frames are.
  var height: CGFloat

  /// Whether all that is said of widths is said of heights, and the other way round.
  var isTurned: Bool

  var input: LayoutInput

  let make: @Sendable () -> UIView

  init(
    _ name: String, at border: CGFloat, _ frames: KeyValuePairs<CGFloat, [CGFloat]>,
    reach: CGFloat = 20, height: CGFloat = 300, isTurned: Bool = false,
    safeArea: UIEdgeInsets = .zero, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ make: @escaping @Sendable () -> UIView
  ) {
    testDescription = name
    self.border = border
    self.frames = frames
    self.reach = reach
    self.height = height
    self.isTurned = isTurned
    input = LayoutInput(size: .zero, safeAreaInsets: safeArea, direction: direction)
    self.make = make
  }

  func size(_ width: CGFloat, _ height: CGFloat? = nil) -> CGSize {
    let height = height ?? self.height
    return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Not with the border in the middle, where halves of the domain would end there by chance.
  var domain: LayoutDomain {
    LayoutDomain(
      from: size(border - reach), to: size(border + 1.37 * reach, height + 2), environment: input)
  }
}

extension ComparisonRow {
  /// A container whose one element is placed by a position.
  static func conditions(_ position: LayoutPosition) -> LayoutView {
    let view = LayoutView()
    view.addSubview(named("it"), withAssociatedConstantPosition: position)
    return view
  }

  /// An element without a size of its own.
  static var it: UIView { named("it") }

  /// An element as large as it likes to be, in both directions.
  static func content(_ length: CGFloat, _ name: String = "it") -> UIView {
    let view = UIImageView(image: UIImage(size: CGSize(width: length, height: length)))
    view.accessibilityIdentifier = name
    return view
  }

  /// An element that is as high as it is wide.
  static func square(_ name: String = "square") -> UIView {
    let view = LayoutView()
    view.accessibilityIdentifier = name
    view.addSubview(
      UIView(),
      withAssociatedConstantPosition: .makeFormula {
        FormulaRect(x: 0, y: 0, width: min($0.width, 1000), height: min($0.width, 1000))
      })
    return view
  }

  static func fixed(_ length: CGFloat, _ name: String = "fixed") -> UIView {
    let view = named(name)
    view.width = length
    view.height = length
    return view
  }
}
