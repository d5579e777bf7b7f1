import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore

/// A controller as a value: what a view is built from, and what the oracle reads.
struct ControllerModel {
  var size = CGSize(width: 320, height: 480)
  var isRightToLeft = false
  var mirrors = false
  var snaps = false
  var scale: CGFloat = 1
  var margins = NSDirectionalEdgeInsets.zero
  var safeArea = UIEdgeInsets.zero
  var optimization = LayoutOptimization.none

  /// What counts from a width of 300 on, where there is one.
  var wideOptimization: LayoutOptimization?

  /// The subviews, back to front.
  var elements: [ElementModel] = []

  /// The margins by the screen.
  var screenMargins: UIEdgeInsets {
    UIEdgeInsets(
      top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isRightToLeft ? margins.leading : margins.trailing)
  }

  var input: LayoutInput {
    LayoutInput(
      size: size, safeAreaInsets: safeArea, layoutMargins: screenMargins,
      direction: isRightToLeft ? .rightToLeft : .leftToRight, scale: scale)
  }
}

struct ElementModel {
  /// What the element is known by, also while its place among the subviews changes.
  var id: Int
  var frame: CGRect
  var content: CGSize
  var order: Int?

  /// `nil` for an element without an entry.
  var methods: [MethodModel]?
}

struct MethodModel {
  /// How the test is given to the controller; all forms must mean the same.
  enum Form: CaseIterable { case structured, opaque, composite }

  var test: TestModel
  var form: Form
  var position: PositionModel

  func condition() -> LayoutCondition {
    let test = test
    switch form {
    case .structured: return test.condition
    case .opaque: return LayoutCondition { test.holds($0, isRightToLeft: false) }
    case .composite:
      return test.condition && LayoutCondition { test.holds($0, isRightToLeft: false) }
    }
  }

  /// The method for a controller whose elements' frames closures read in a world.
  func method(in world: World) -> LayoutMethod {
    LayoutMethod(condition: condition(), position: position.position(in: world))
  }
}

/// A condition as a value that answers by itself.
indirect enum TestModel {
  case always, never, landscape
  case widthAtLeast(CGFloat)
  case heightBelow(CGFloat)
  case rightToLeft
  case not(TestModel)
  case and(TestModel, TestModel)
  case or(TestModel, TestModel)

  var condition: LayoutCondition {
    switch self {
    case .always: .always
    case .never: .never
    case .landscape: .landscape
    case .widthAtLeast(let width): .width(width...)
    case .heightBelow(let height): .height(..<height)
    case .rightToLeft: .direction(.rightToLeft)
    case .not(let test): !test.condition
    case .and(let a, let b): a.condition && b.condition
    case .or(let a, let b): a.condition || b.condition
    }
  }

  func holds(_ size: CGSize, isRightToLeft: Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .landscape: size.width > size.height
    case .widthAtLeast(let width): size.width >= width
    case .heightBelow(let height): size.height < height
    case .rightToLeft: isRightToLeft
    case .not(let test): !test.holds(size, isRightToLeft: isRightToLeft)
    case .and(let a, let b):
      a.holds(size, isRightToLeft: isRightToLeft) && b.holds(size, isRightToLeft: isRightToLeft)
    case .or(let a, let b):
      a.holds(size, isRightToLeft: isRightToLeft) || b.holds(size, isRightToLeft: isRightToLeft)
    }
  }
}

enum PositionModel {
  case plain(LayoutPosition)

  /// Below another element, as wide: a closure that reads the other's frame.
  case below(id: Int, height: CGFloat)

  /// A position by formula; the oracle calls the closures that say the same.
  case formula(LayoutPosition, as: LayoutPosition)

  var hasClosures: Bool {
    switch self {
    case .plain(let position): "\(position)".contains("custom")
    case .below: true
    case .formula: false
    }
  }

  /// The position as the oracle reads it, without formulas.
  func closures(in world: World) -> LayoutPosition {
    if case .formula(_, as: let closures) = self { closures } else { position(in: world) }
  }

  func position(in world: World) -> LayoutPosition {
    switch self {
    case .plain(let position), .formula(let position, as: _): return position
    case .below(let id, let height):
      return .makeCustom { [unowned world] _ in
        let frame = world.frame(id)
        return CGRect(
          x: frame.origin.x, y: frame.origin.y + frame.size.height, width: frame.size.width,
          height: height)
      }
    }
  }
}

/// Where closures read the frames of other elements: views, or the oracle's numbers.
final class World {
  var frame: (_ id: Int) -> CGRect = { _ in .zero }
}
