public import Foundation

extension LayoutPosition.Individual {
  /// The bounds' size to a frame.
  public typealias SizeToFrame = (_ boundSize: CGSize) -> CGRect
  /// The bounds' size to an origin.
  public typealias SizeToPoint = (_ boundSize: CGSize) -> CGPoint
  /// The bounds' size to a size.
  public typealias SizeToSize = (_ boundSize: CGSize) -> CGSize
  /// The bounds' size to a coordinate or length.
  public typealias SizeToFloat = (_ boundSize: CGSize) -> CGFloat
  /// The size that fits and the bounds' size to a frame.
  public typealias FittingSizeAndSizeToFrame = (
    _ fittedSize: CGSize, _ boundSize: CGSize
  ) -> CGRect
}

extension LayoutPosition.Sequential {
  /// The axis of a sequence.
  public enum Direction: Hashable, Sendable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical
  }

  /// The bounds' size to a frame.
  public typealias SizeToFrame = (_ boundSize: CGSize) -> CGRect
  /// The bounds' size to a size.
  public typealias SizeToSize = (_ boundSize: CGSize) -> CGSize
  /// The predecessor's frame and the bounds' size to a frame.
  public typealias PreviousFrameAndSizeToFrame = (
    _ previousFrame: CGRect, _ boundSize: CGSize
  ) -> CGRect
  /// The size that fits and the bounds' size to a frame.
  public typealias FittingSizeAndSizeToFrame = (
    _ fittedSize: CGSize, _ boundSize: CGSize
  ) -> CGRect
  /// The size that fits, the predecessor's frame and the bounds' size to a frame.
  public typealias FittingSizeAndPreviousFrameAndSizeToFrame = (
    _ fittedSize: CGSize, _ previousFrame: CGRect, _ boundSize: CGSize
  ) -> CGRect
}

extension LayoutPosition.Matrical {
  /// The axis along which the rows of a matrix follow each other.
  ///
  /// NotAutoLayout's names say how rows follow each other, which is easily read the wrong way
  /// round; ``rows`` and ``columns`` say what a row looks like.
  public enum Direction: Hashable, Sendable {
    /// Rows run down, the next lies to the right.
    case horizontal
    /// Rows run to the right, the next lies below.
    case vertical

    /// Rows that run to the right, one below the other: ``vertical``.
    public static let rows = Direction.vertical
    /// Columns that run down, one to the right of the other: ``horizontal``.
    public static let columns = Direction.horizontal
  }

  /// The bounds' size to a frame.
  public typealias SizeToFrame = (_ boundSize: CGSize) -> CGRect
  /// The bounds' size to a size.
  public typealias SizeToSize = (_ boundSize: CGSize) -> CGSize
  /// The frame one column before and the bounds' size to a frame.
  public typealias PreviousColFrameAndSizeToFrame = (
    _ previousColFrame: CGRect, _ boundSize: CGSize
  ) -> CGRect
  /// The frame one row before and the bounds' size to a frame.
  public typealias PreviousRowFrameAndSizeToFrame = (
    _ previousRowFrame: CGRect, _ boundSize: CGSize
  ) -> CGRect
  /// The frames one row and one column before, **row first**, and the bounds' size to a frame.
  public typealias PreviousRowColFrameAndSizeToFrame = (
    _ previousRowFrame: CGRect, _ previousColFrame: CGRect, _ boundSize: CGSize
  ) -> CGRect
  /// The size that fits and the bounds' size to a frame.
  public typealias FittingSizeAndSizeToFrame = (
    _ fittedSize: CGSize, _ boundSize: CGSize
  ) -> CGRect
  /// The size that fits, the frame before and the bounds' size to a frame.
  public typealias FittingSizeAndPreviousFrameAndSizeToFrame = (
    _ fittedSize: CGSize, _ previousFrame: CGRect, _ boundSize: CGSize
  ) -> CGRect
  /// The size that fits, the frames one row and one column before, row first, and the bounds' size
  /// to a frame.
  public typealias FittingSizeAndPreviousRowColFrameAndSizeToFrame = (
    _ fittedSize: CGSize, _ previousRowFrame: CGRect, _ previousColFrame: CGRect,
    _ boundSize: CGSize
  ) -> CGRect
}

extension LayoutPosition {
  /// ``Individual/SizeToFrame`` under its long name.
  public typealias IndividualSizeToFrame = Individual.SizeToFrame
  /// ``Individual/SizeToPoint`` under its long name.
  public typealias IndividualSizeToPoint = Individual.SizeToPoint
  /// ``Individual/SizeToSize`` under its long name.
  public typealias IndividualSizeToSize = Individual.SizeToSize
  /// ``Individual/SizeToFloat`` under its long name.
  public typealias IndividualSizeToFloat = Individual.SizeToFloat
  /// ``Sequential/SizeToFrame`` under its long name.
  public typealias SequentialSizeToFrame = Sequential.SizeToFrame
  /// ``Sequential/PreviousFrameAndSizeToFrame`` under its long name.
  public typealias SequentialPreviousFrameAndSizeToFrame = Sequential.PreviousFrameAndSizeToFrame
  /// ``Matrical/SizeToFrame`` under its long name.
  public typealias MatricalSizeToFrame = Matrical.SizeToFrame
  /// ``Matrical/PreviousColFrameAndSizeToFrame`` under its long name.
  public typealias MatricalPreviousColFrameAndSizeToFrame = Matrical.PreviousColFrameAndSizeToFrame
  /// ``Matrical/PreviousRowFrameAndSizeToFrame`` under its long name.
  public typealias MatricalPreviousRowFrameAndSizeToFrame = Matrical.PreviousRowFrameAndSizeToFrame
  /// ``Matrical/PreviousRowColFrameAndSizeToFrame`` under its long name.
  public typealias MatricalPreviousRowColFrameAndSizeToFrame =
    Matrical.PreviousRowColFrameAndSizeToFrame
}
