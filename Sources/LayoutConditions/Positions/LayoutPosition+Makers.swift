public import Foundation

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutPosition {
  /// The frame as it is, in points: see ``Individual/absolute(_:)``.
  public static func makeAbsolute(frame: CGRect) -> LayoutPosition {
    .individual(.absolute(frame))
  }

  /// A frame in fractions of the bounds.
  ///
  /// ```swift
  /// // Bounds 100 × 200.
  /// LayoutPosition.makeRelative(frame: CGRect(x: 0.2, y: 0.3, width: 0.6, height: 0.4))
  /// // (20, 60, 60, 80)
  /// ```
  public static func makeRelative(frame: CGRect) -> LayoutPosition {
    .individual(.relative(frame))
  }

  /// The bounds less the insets, in points.
  public static func makeInsets(insets: UIEdgeInsets) -> LayoutPosition {
    .individual(.insets(insets))
  }

  /// A size whose point `from` lies `value` away from the same point of the bounds.
  ///
  /// ```swift
  /// // Bounds 320 × 568.
  /// LayoutPosition.makeOffset(
  ///   value: UIOffset(horizontal: -8, vertical: 20), from: .topRight,
  ///   size: CGSize(width: 44, height: 44))            // (268, 20, 44, 44)
  /// ```
  public static func makeOffset(
    value: UIOffset, from origin: OffsetOrigin, size: CGSize
  ) -> LayoutPosition {
    .individual(.offset(value: value, from: origin, size: size))
  }

  /// The closure's frame for the bounds' size.
  ///
  /// The closure is kept with the methods of the element it places. One that reads that element
  /// holds it `unowned`, or the two keep each other alive:
  ///
  /// ```swift
  /// screen.setConstantPosition(.makeCustom { [unowned badge] size in
  ///   CGRect(x: 8, y: 8, width: badge.sizeThatFits(size).width, height: 20)
  /// }, for: badge)
  /// ```
  public static func makeCustom(
    frame: @escaping Individual.SizeToFrame
  ) -> LayoutPosition {
    .individual(.customByFrame(frame: frame))
  }

  /// The closure's frame for the bounds' size, of a closure that any thread may call.
  ///
  /// For positions that a program names once; the compiler checks what the closure captures.
  ///
  /// ```swift
  /// extension LayoutPosition {
  ///   static let footer = makeSendableCustom {
  ///     CGRect(x: 0, y: $0.height - 44, width: $0.width, height: 44)
  ///   }
  /// }
  /// ```
  public static func makeSendableCustom(
    frame: @escaping @Sendable (_ boundSize: CGSize) -> CGRect
  ) -> LayoutPosition {
    .makeCustom(frame: frame)
  }

  /// The closures' origin and size for the bounds' size.
  public static func makeCustom(
    origin: @escaping Individual.SizeToPoint, size: @escaping Individual.SizeToSize
  ) -> LayoutPosition {
    .individual(.customByOriginSize(origin: origin, size: size))
  }

  /// The closures' coordinates and lengths for the bounds' size.
  public static func makeCustom(
    x: @escaping Individual.SizeToFloat, y: @escaping Individual.SizeToFloat,
    width: @escaping Individual.SizeToFloat, height: @escaping Individual.SizeToFloat
  ) -> LayoutPosition {
    .individual(.customByXYWidthHeight(x: x, y: y, width: width, height: height))
  }

  /// The largest centered rectangle of a width to height ratio within a part of the bounds.
  ///
  /// Without a ratio, that of the element's size that fits zero counts. If the ratio is not finite
  /// or not above zero, the frame is the part itself.
  public static func makeAspectFit(
    ratio: CGFloat? = nil, in reference: Reference = .bounds
  ) -> LayoutPosition {
    .individual(.aspectFit(ratio: ratio).within(reference))
  }

  /// The smallest centered rectangle of a width to height ratio around a part of the bounds.
  public static func makeAspectFill(
    ratio: CGFloat? = nil, in reference: Reference = .bounds
  ) -> LayoutPosition {
    .individual(.aspectFill(ratio: ratio).within(reference))
  }

  /// A frame measured from the origin of a part of the bounds.
  public static func makeAbsolute(frame: CGRect, in reference: Reference) -> LayoutPosition {
    .individual(.absolute(frame).within(reference))
  }

  /// A frame in fractions of a part of the bounds.
  public static func makeRelative(frame: CGRect, in reference: Reference) -> LayoutPosition {
    .individual(.relative(frame).within(reference))
  }

  /// A part of the bounds less the insets: ``makeInsets(insets:in:)`` without its stutter.
  ///
  /// ```swift
  /// // Bounds 320 × 568.
  /// LayoutPosition.insets(UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 8))   // (8, 20, 304, 540)
  /// ```
  public static func insets(
    _ insets: UIEdgeInsets, in reference: Reference = .bounds
  ) -> LayoutPosition {
    .individual(.insets(insets).within(reference))
  }

  /// A part of the bounds less the insets.
  public static func makeInsets(insets: UIEdgeInsets, in reference: Reference) -> LayoutPosition {
    .individual(.insets(insets).within(reference))
  }

  /// A size whose point `origin` lies `value` away from the same point of a part of the bounds.
  public static func makeOffset(
    value: UIOffset, from origin: OffsetOrigin, size: CGSize, in reference: Reference
  ) -> LayoutPosition {
    .individual(.offset(value: value, from: origin, size: size).within(reference))
  }
}

extension LayoutPosition {
  /// A sequence in points: see ``Sequential``.
  public static func makeAbsolute(
    initialFrame: CGRect, margin: CGFloat, direction: Sequential.Direction
  ) -> LayoutPosition {
    switch direction {
    case .horizontal:
      .sequential(.horizontallyEqualSizedAbsolute(initial: initialFrame, margin: margin))
    case .vertical:
      .sequential(.verticallyEqualSizedAbsolute(initial: initialFrame, margin: margin))
    }
  }

  /// A sequence in fractions of the bounds: see ``Sequential``.
  public static func makeRelative(
    initialFrame: CGRect, margin: CGFloat, direction: Sequential.Direction
  ) -> LayoutPosition {
    switch direction {
    case .horizontal:
      .sequential(.horizontallyEqualSizedRelative(initial: initialFrame, margin: margin))
    case .vertical:
      .sequential(.verticallyEqualSizedRelative(initial: initialFrame, margin: margin))
    }
  }

  /// A sequence of the closures' frames.
  public static func makeCustom(
    initialFrame: @escaping Sequential.SizeToFrame,
    restFrame: @escaping Sequential.PreviousFrameAndSizeToFrame
  ) -> LayoutPosition {
    .sequential(.customByFrame(initial: initialFrame, rest: restFrame))
  }
}

extension LayoutPosition {
  /// Cells of a matrix in points: see ``Matrical``.
  public static func makeAbsolute(
    initialFrame: CGRect, margin: CGVector, direction: Matrical.Direction
  ) -> LayoutPosition {
    switch direction {
    case .horizontal:
      .matrical(.horizontallyEqualSizedAbsolute(initial: initialFrame, margin: margin))
    case .vertical:
      .matrical(.verticallyEqualSizedAbsolute(initial: initialFrame, margin: margin))
    }
  }

  /// Cells of a matrix in fractions of the bounds: see ``Matrical``.
  public static func makeRelative(
    initialFrame: CGRect, margin: CGVector, direction: Matrical.Direction
  ) -> LayoutPosition {
    switch direction {
    case .horizontal:
      .matrical(.horizontallyEqualSizedRelative(initial: initialFrame, margin: margin))
    case .vertical:
      .matrical(.verticallyEqualSizedRelative(initial: initialFrame, margin: margin))
    }
  }

  /// Cells of a matrix with the closures' frames.
  public static func makeCustom(
    initialFrame: @escaping Matrical.SizeToFrame,
    firstInCol: @escaping Matrical.PreviousColFrameAndSizeToFrame,
    firstInRow: @escaping Matrical.PreviousRowFrameAndSizeToFrame,
    rest: @escaping Matrical.PreviousRowColFrameAndSizeToFrame
  ) -> LayoutPosition {
    .matrical(
      .customByFrame(
        initial: initialFrame, firstInCol: firstInCol, firstInRow: firstInRow, rest: rest))
  }
}
