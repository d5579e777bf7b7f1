public import Foundation

extension LayoutPosition {
  /// The closure's frame for the size that fits a proposal and the bounds' size.
  public static func makeCustom(
    fitting proposal: CGSize, frame: @escaping Individual.FittingSizeAndSizeToFrame
  ) -> LayoutPosition {
    .individual(.customByFittingSizeFrame(fitting: proposal, frame: frame))
  }

  /// The closure's frame for the size that fits a proposal computed from the bounds.
  ///
  /// ```swift
  /// // A text across the bounds, as high as it needs to be.
  /// LayoutPosition.makeCustom(
  ///   fitting: { CGSize(width: $0.width - 32, height: .infinity) },
  ///   frame: { fitted, bounds in
  ///     CGRect(x: 16, y: 20, width: bounds.width - 32, height: fitted.height)
  ///   })
  /// ```
  public static func makeCustom(
    fitting proposal: @escaping Individual.SizeToSize,
    frame: @escaping Individual.FittingSizeAndSizeToFrame
  ) -> LayoutPosition {
    .individual(.customByFittingComputedSizeFrame(fitting: proposal, frame: frame))
  }

  /// The closure's frame for the size of a part of the bounds, measured from the part's origin.
  public static func makeCustom(
    in reference: Reference, frame: @escaping Individual.SizeToFrame
  ) -> LayoutPosition {
    .individual(.customByFrame(frame: frame).within(reference))
  }

  /// A sequence of the closures' frames, each for the size that fits a proposal computed from the
  /// bounds.
  ///
  /// ```swift
  /// // Paragraphs below each other, each as high as its text.
  /// LayoutPosition.makeCustom(
  ///   fitting: { CGSize(width: $0.width, height: .infinity) },
  ///   initialFrame: { fitted, bounds in
  ///     CGRect(x: 0, y: 0, width: bounds.width, height: fitted.height)
  ///   },
  ///   restFrame: { fitted, previous, bounds in
  ///     CGRect(x: 0, y: previous.maxY + 12, width: bounds.width, height: fitted.height)
  ///   })
  /// ```
  public static func makeCustom(
    fitting proposal: @escaping Sequential.SizeToSize,
    initialFrame: @escaping Sequential.FittingSizeAndSizeToFrame,
    restFrame: @escaping Sequential.FittingSizeAndPreviousFrameAndSizeToFrame
  ) -> LayoutPosition {
    .sequential(
      .customByFittingComputedSizeFrame(
        fitting: proposal, initial: initialFrame, rest: restFrame))
  }

  /// Cells of a matrix with the closures' frames, each for the size that fits a proposal computed
  /// from the bounds.
  public static func makeCustom(
    fitting proposal: @escaping Matrical.SizeToSize,
    initialFrame: @escaping Matrical.FittingSizeAndSizeToFrame,
    firstInCol: @escaping Matrical.FittingSizeAndPreviousFrameAndSizeToFrame,
    firstInRow: @escaping Matrical.FittingSizeAndPreviousFrameAndSizeToFrame,
    rest: @escaping Matrical.FittingSizeAndPreviousRowColFrameAndSizeToFrame
  ) -> LayoutPosition {
    .matrical(
      .customByFittingComputedSizeFrame(
        fitting: proposal, initial: initialFrame, firstInCol: firstInCol,
        firstInRow: firstInRow, rest: rest))
  }
}
