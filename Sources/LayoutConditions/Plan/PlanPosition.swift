import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A position as the plan stores it: trivially copyable, closures and formulas by index.
///
/// Every structured individual position is linear in the bounds, so one formula serves them all:
/// each number of the frame is a constant plus a share of the width or height.
struct PlanPosition: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case linear, aspectFit, aspectFill
    case formula
    case frameClosure, individualClosures, beside
    case sequence, sequenceFormulas, sequenceClosures
    case matrix, matrixCells, matrixFormulas, matrixClosures
  }

  /// Four numbers, one for each of a rectangle.
  struct Quad: Equatable, Sendable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  var kind: Kind
  var reference = LayoutPosition.Reference.bounds

  /// Whether initial frame and margin of a flow are fractions of the bounds.
  var isRelative = false

  /// Whether a sequence runs, or the rows of a matrix follow each other, from left to right.
  var isHorizontal = false

  /// The place of the formulas, the closures, or what is beside another element, in the side array
  /// of its kind; a linear frame has one if it was a formula.
  var index: Int32 = -1

  /// The constants of a linear frame; the initial frame of a flow; the ratio, or NaN for none, in
  /// x.
  var constant = Quad()

  /// The shares of a linear frame, of the width in x and width and of the height in y and height;
  /// the margin of a flow in x and y.
  var share = Quad()

  var isFlow: Bool { kind.rawValue >= Kind.sequence.rawValue }

  /// Whether closures compute the frame, rather than where another element is.
  var callsClosures: Bool { hasClosures && kind != .beside }

  private var hasClosures: Bool {
    switch kind {
    case .frameClosure, .individualClosures, .beside, .sequenceClosures, .matrixClosures: true
    case .linear, .aspectFit, .aspectFill, .formula, .sequence, .sequenceFormulas, .matrix,
      .matrixCells, .matrixFormulas:
      false
    }
  }

  /// Whether it is one in a matrix.
  var isMatrix: Bool { kind.rawValue >= Kind.matrix.rawValue }

  static func == (a: PlanPosition, b: PlanPosition) -> Bool {
    // Closures cannot be compared, so a position with closures equals none.
    a.kind == b.kind && a.reference == b.reference && a.isRelative == b.isRelative
      && a.isHorizontal == b.isHorizontal && a.index == b.index && !a.hasClosures
      && a.constant == b.constant && a.share == b.share
  }
}

extension PlanPosition.Quad {
  init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension PlanPosition {
  init(_ kind: Kind, constant: Quad = Quad(), share: Quad = Quad()) {
    self.kind = kind
    self.constant = constant
    self.share = share
  }

  /// Compiles a position, adding its formulas and closures to the side arrays.
  init(
    _ position: LayoutPosition, formulas: inout PlanFormulas, closures: inout PlanClosures
  ) {
    switch position {
    case .individual(let individual):
      self.init(individual, &formulas, &closures)
    case .sequential(let sequential):
      self.init(sequential, &formulas, &closures)
    case .matrical(let matrical):
      self.init(matrical, &formulas, &closures)
    }
  }

  private init(
    _ position: LayoutPosition.Individual, _ formulas: inout PlanFormulas,
    _ closures: inout PlanClosures
  ) {
    switch position {
    case .absolute(let frame):
      self.init(.linear, constant: Quad(frame))
    case .relative(let frame):
      self.init(.linear, share: Quad(frame))
    case .insets(let insets):
      self.init(
        .linear,
        constant: Quad(
          x: insets.left, y: insets.top, width: -insets.left - insets.right,
          height: -insets.top - insets.bottom),
        share: Quad(width: 1, height: 1))
    case .offset(let value, let origin, let size):
      let share = origin.fractions
      self.init(
        .linear,
        constant: Quad(
          x: value.horizontal - share.x * size.width, y: value.vertical - share.y * size.height,
          width: size.width, height: size.height),
        share: Quad(x: share.x, y: share.y))
    case .aspectFit(let ratio):
      self.init(.aspectFit, constant: Quad(x: ratio ?? .nan))
    case .aspectFill(let ratio):
      self.init(.aspectFill, constant: Quad(x: ratio ?? .nan))
    case .beside(let position):
      self.init(.beside, index: closures.add(PlanClosures.Beside(position)))
    case .formula(let fitting, let frame):
      self.init(formulas.add(PlanFormula(fitting: fitting, first: frame)), in: formulas)
    case .formulaBeside(let position):
      let formula = formulas.add(PlanFormula(fitting: position.fitting, first: position.frame))
      self.init(
        .beside, index: closures.add(PlanClosures.Beside(position.link, formula: formula)))
    case .referring(let inner, let reference):
      self.init(inner, &formulas, &closures)
      self.reference = reference
    case .customByFrame, .customByOriginSize, .customByXYWidthHeight,
      .customByFittingSizeFrame, .customByFittingComputedSizeFrame:
      let custom = CustomPosition(position)
      self.init(custom?.flow?.proposal == nil ? .frameClosure : .individualClosures)
      store(custom, in: &closures)
    }
  }

  private init(
    _ position: LayoutPosition.Sequential, _ formulas: inout PlanFormulas,
    _ closures: inout PlanClosures
  ) {
    switch position {
    case .horizontallyEqualSizedAbsolute(let initial, let margin):
      self.init(.sequence, initial, margin: margin, horizontal: true, relative: false)
    case .verticallyEqualSizedAbsolute(let initial, let margin):
      self.init(.sequence, initial, margin: margin, horizontal: false, relative: false)
    case .horizontallyEqualSizedRelative(let initial, let margin):
      self.init(.sequence, initial, margin: margin, horizontal: true, relative: true)
    case .verticallyEqualSizedRelative(let initial, let margin):
      self.init(.sequence, initial, margin: margin, horizontal: false, relative: true)
    case .formulas(let fitting, let initial, let rest):
      self.init(
        .sequenceFormulas,
        index: formulas.add(PlanFormula(fitting: fitting, first: initial, following: rest)))
    case .customByFrame, .customByFittingSizeFrame, .customByFittingComputedSizeFrame:
      self.init(.sequenceClosures)
      store(CustomPosition(position), in: &closures)
    }
  }

  private init(
    _ position: LayoutPosition.Matrical, _ formulas: inout PlanFormulas,
    _ closures: inout PlanClosures
  ) {
    switch position {
    case .horizontallyEqualSizedAbsolute(let initial, let margin):
      self.init(.matrix, initial, margin: margin, horizontal: true, relative: false)
    case .verticallyEqualSizedAbsolute(let initial, let margin):
      self.init(.matrix, initial, margin: margin, horizontal: false, relative: false)
    case .horizontallyEqualSizedRelative(let initial, let margin):
      self.init(.matrix, initial, margin: margin, horizontal: true, relative: true)
    case .verticallyEqualSizedRelative(let initial, let margin):
      self.init(.matrix, initial, margin: margin, horizontal: false, relative: true)
    case .cells(let cells):
      self.init(.matrixCells, index: formulas.add(PlanFormula(cells)))
    case .formulas(let fitting, let initial, let firstInCol, let firstInRow, let rest):
      self.init(
        .matrixFormulas,
        index: formulas.add(
          PlanFormula(
            fitting: fitting, first: initial, following: firstInRow, inFirstRow: firstInCol,
            inner: rest)))
    case .customByFrame, .customByFittingSizeFrame, .customByFittingComputedSizeFrame:
      self.init(.matrixClosures)
      store(CustomPosition(position), in: &closures)
    }
  }

  private init(
    _ kind: Kind, _ initial: CGRect, margin: CGVector, horizontal: Bool, relative: Bool
  ) {
    self.init(kind, constant: Quad(initial), share: Quad(x: margin.dx, y: margin.dy))
    isHorizontal = horizontal
    isRelative = relative
  }

  private init(
    _ kind: Kind, _ initial: CGRect, margin: CGFloat, horizontal: Bool, relative: Bool
  ) {
    self.init(
      kind, initial, margin: CGVector(dx: margin, dy: margin), horizontal: horizontal,
      relative: relative)
  }

  private mutating func store(_ custom: CustomPosition?, in closures: inout PlanClosures) {
    guard let custom else { return }
    index = closures.add(custom)
  }

  private init(_ kind: Kind, index: Int32) {
    self.init(kind)
    self.index = index
  }

  /// A frame by a formula: a linear one where each number depends on the length along its own axis
  /// alone.
  private init(_ index: Int32, in formulas: PlanFormulas) {
    if let lines = formulas[index].lines, let share = lines.shareOfOwnAxis {
      self.init(.linear, constant: lines.constant, share: share)
    } else {
      self.init(.formula)
    }
    self.index = index
  }
}

// Linear frames in a size without an end.
extension PlanPosition {
  /// Whether a linear frame is another one in a size without an end: one made from a formula, or
  /// one that a share of the length says in part.
  var readsEnd: Bool {
    guard kind == .linear else { return false }
    return index >= 0 || share != Quad() && (constant != Quad() || reference != .bounds)
  }

  /// A linear position in a size without an end: what stands at or about the end stands at the
  /// start instead, and what reaches up to the end is nothing there. A frame made from a formula is
  /// one by the formula, which takes nothing of a length that it does not ask for.
  func withoutEnd(in setting: PlanSetting) -> PlanPosition {
    var copy = self
    guard index < 0 else {
      copy.kind = .formula
      return copy
    }
    let size = setting.input.size
    let insets = reference.insets(in: setting.input, isMirrored: setting.isMirrored)
    if size.width == .infinity, share.x != 0 || share.width != 0 {
      (copy.constant.x, copy.share.x) = (-insets.left, 0)
      if share.width != 0 { (copy.constant.width, copy.share.width) = (0, 0) }
    }
    if size.height == .infinity, share.y != 0 || share.height != 0 {
      (copy.constant.y, copy.share.y) = (-insets.top, 0)
      if share.height != 0 { (copy.constant.height, copy.share.height) = (0, 0) }
    }
    return copy
  }
}

extension LayoutPosition.OffsetOrigin {
  /// The point in fractions of a rectangle's size.
  var fractions: CGPoint {
    switch self {
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topCenter: CGPoint(x: 0.5, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .middleLeft: CGPoint(x: 0, y: 0.5)
    case .middleCenter: CGPoint(x: 0.5, y: 0.5)
    case .middleRight: CGPoint(x: 1, y: 0.5)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomCenter: CGPoint(x: 0.5, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}

extension LayoutPosition.Reference {
  /// The insets of the area in the bounds of an input.
  ///
  /// Insets are those of the screen, so frames that are mirrored later have to keep clear of the
  /// other side first.
  func insets(in input: LayoutInput, isMirrored: Bool) -> UIEdgeInsets {
    var insets: UIEdgeInsets =
      switch self {
      case .bounds: .zero
      case .layoutMargins: input.layoutMargins
      case .safeArea: input.safeAreaInsets
      }
    if isMirrored { swap(&insets.left, &insets.right) }
    return insets
  }

  /// Whether the area lies within the safe area of an input.
  func isWithinSafeArea(of input: LayoutInput) -> Bool {
    switch self {
    case .bounds: return false
    case .safeArea: return true
    case .layoutMargins:
      let (margins, safe) = (input.layoutMargins, input.safeAreaInsets)
      return margins.top >= safe.top && margins.left >= safe.left
        && margins.bottom >= safe.bottom && margins.right >= safe.right
    }
  }
}
