import Foundation
import HeadlessUIKit
import LayoutConditions
import LayoutCore
import TestSupport

extension ModelGenerator {
  /// A random controller; every kind of position, condition and setting occurs.
  ///
  /// - Parameter readsOthers: Whether closures may read other elements' frames, in whatever order.
  mutating func controller(maxCount: Int = 14, readsOthers: Bool = true) -> ControllerModel {
    var model = ControllerModel()
    model.size = size()
    model.isRightToLeft = chance(50)
    model.mirrors = chance(50)
    model.snaps = chance(25)
    model.scale = pick([1, 2, 3])
    model.margins = NSDirectionalEdgeInsets(
      top: length(0...9), leading: length(0...9), bottom: length(0...9), trailing: length(0...9))
    model.safeArea = UIEdgeInsets(
      top: length(0...9), left: length(0...9), bottom: length(0...9), right: length(0...9))
    model.optimization = optimization()
    if chance(30) { model.wideOptimization = optimization() }
    let count = int(0...maxCount)
    let ids = readsOthers ? count : 0
    var methods = self.methods(ids: ids)
    for id in 0..<count {
      // Neighbors with the same methods form runs.
      if chance(50) { methods = self.methods(ids: ids) }
      model.elements.append(element(id: id, methods: chance(8) ? nil : methods))
    }
    return model
  }

  mutating func element(id: Int, methods: [MethodModel]?) -> ElementModel {
    ElementModel(
      id: id, frame: rect(), content: CGSize(width: length(0...90), height: length(0...60)),
      order: chance(25) ? int(-2...2) : nil, methods: methods)
  }

  mutating func size() -> CGSize {
    chance(5)
      ? CGSize(width: length(0...20), height: length(0...20))
      : CGSize(width: length(40...600), height: length(40...600))
  }

  mutating func optimization() -> LayoutOptimization {
    switch int(0...5) {
    case 0: .none
    case 1: .sequence
    case 2: .matrix(colsPerRow: pick([1, 100, .max]))
    default: .matrix(colsPerRow: int(1...5))
    }
  }

  mutating func methods(ids: Int) -> [MethodModel] {
    if chance(4) { return [] }
    return (0..<int(1...3)).map { place in method(ids: ids, isSimple: place > 0) }
  }

  mutating func method(ids: Int, isSimple: Bool = false) -> MethodModel {
    let test = isSimple && chance(60) ? TestModel.always : self.test(depth: 2)
    let form: MethodModel.Form =
      chance(75) || test.readsDirection || avoidsClosures
      ? .structured : pick([.opaque, .composite])
    var position = position(ids: ids)
    while avoidsClosures, position.hasClosures { position = self.position(ids: ids) }
    return MethodModel(test: test, form: form, position: position)
  }

  private mutating func test(depth: Int) -> TestModel {
    switch int(0...(depth > 0 ? 9 : 5)) {
    case 0...1: .always
    case 2: .widthAtLeast(length(0...600))
    case 3: .heightBelow(length(0...600))
    case 4: .landscape
    case 5: chance(50) ? .rightToLeft : .never
    case 6...7: .not(test(depth: depth - 1))
    case 8: .and(test(depth: depth - 1), test(depth: depth - 1))
    default: .or(test(depth: depth - 1), test(depth: depth - 1))
    }
  }

  mutating func rect() -> CGRect {
    CGRect(
      x: length(-50...300), y: length(-50...300), width: length(0...150), height: length(0...150))
  }

  private mutating func relativeRect() -> CGRect {
    CGRect(
      x: fraction(-4...16), y: fraction(-4...16), width: fraction(-1...16),
      height: fraction(-1...16))
  }

  private mutating func position(ids: Int) -> PositionModel {
    if chance(25) { return formulaPair() }
    return switch int(0...9) {
    case 0 where ids > 0: .below(id: int(0...(ids - 1)), height: length(1...40))
    case 0...3: .plain(.individual(individual()))
    case 4...6: .plain(.sequential(sequential()))
    default: .plain(.matrical(matrical()))
    }
  }

  private mutating func individual(isReferring: Bool = false) -> LayoutPosition.Individual {
    let (a, b) = (length(-20...40), fraction(0...16))
    switch int(0...(isReferring ? 10 : 13)) {
    case 0: return .absolute(rect())
    case 1: return .relative(relativeRect())
    case 2:
      return .insets(
        UIEdgeInsets(
          top: length(-9...30), left: length(-9...30), bottom: length(-9...30),
          right: length(-9...30)))
    case 3:
      return .offset(
        value: UIOffset(horizontal: a, vertical: length(-20...20)),
        from: pick(LayoutPosition.OffsetOrigin.allCases), size: rect().size)
    case 4:
      return .customByFrame { CGRect(x: a, y: $0.height * b, width: $0.width * b, height: 30 - a) }
    case 5:
      return .customByOriginSize(
        origin: { CGPoint(x: $0.width * b, y: a) }, size: { CGSize(width: 20, height: $0.height) })
    case 6:
      return .customByXYWidthHeight(
        x: { _ in a }, y: { $0.height * b }, width: { $0.width * b }, height: { _ in 12 })
    case 7: return .aspectFit(ratio: chance(50) ? nil : pick([0.25, 1, 1.5, 4]))
    case 8: return .aspectFill(ratio: chance(50) ? nil : pick([0.25, 1, 1.5, 4]))
    case 9:
      return .customByFittingSizeFrame(fitting: rect().size) { fitted, bounds in
        CGRect(x: a, y: bounds.height - fitted.height, width: fitted.width, height: fitted.height)
      }
    case 10:
      return .customByFittingComputedSizeFrame(
        fitting: { CGSize(width: $0.width * b, height: .infinity) },
        frame: { fitted, _ in CGRect(x: a, y: 5, width: fitted.width, height: fitted.height) })
    default:
      let inner = individual(isReferring: true)
      let reference = pick(LayoutPosition.Reference.allCases)
      return chance(80) ? inner.within(reference) : inner.within(reference).within(.safeArea)
    }
  }

  private mutating func sequential() -> LayoutPosition.Sequential {
    let (a, b) = (length(-5...12), fraction(-1...2))
    switch int(0...6) {
    case 0: return .horizontallyEqualSizedAbsolute(initial: rect(), margin: a)
    case 1: return .verticallyEqualSizedAbsolute(initial: rect(), margin: a)
    case 2: return .horizontallyEqualSizedRelative(initial: relativeRect(), margin: b)
    case 3: return .verticallyEqualSizedRelative(initial: relativeRect(), margin: b)
    case 4:
      return .customByFrame(
        initial: { CGRect(x: a, y: a, width: $0.width / 4, height: 9) },
        rest: { CGRect(x: $0.minX + a, y: $0.maxY, width: $0.width - a, height: $1.height * b) })
    case 5:
      return .customByFittingSizeFrame(
        fitting: rect().size,
        initial: { fitted, _ in CGRect(origin: CGPoint(x: a, y: a), size: fitted) },
        rest: { CGRect(origin: CGPoint(x: $1.maxX, y: $1.minY + $2.height * b), size: $0) })
    default:
      return .customByFittingComputedSizeFrame(
        fitting: { CGSize(width: $0.width / 3, height: 0) },
        initial: { fitted, _ in CGRect(origin: CGPoint(x: a, y: a), size: fitted) },
        rest: { CGRect(origin: CGPoint(x: $1.minX + $2.width * b, y: $1.maxY + a), size: $0) })
    }
  }

  private mutating func matrical() -> LayoutPosition.Matrical {
    let (a, b) = (length(-5...12), fraction(-1...2))
    let margin = CGVector(dx: a, dy: length(-5...12))
    let relative = CGVector(dx: b, dy: fraction(-1...2))
    switch int(0...6) {
    case 0: return .horizontallyEqualSizedAbsolute(initial: rect(), margin: margin)
    case 1: return .verticallyEqualSizedAbsolute(initial: rect(), margin: margin)
    case 2: return .horizontallyEqualSizedRelative(initial: relativeRect(), margin: relative)
    case 3: return .verticallyEqualSizedRelative(initial: relativeRect(), margin: relative)
    case 4:
      return .customByFrame(
        initial: { CGRect(x: a, y: a, width: $0.width / 4, height: 9) },
        firstInCol: { column, _ in
          CGRect(x: column.maxX + a, y: column.minY + 1, width: column.width, height: 8)
        },
        firstInRow: { CGRect(x: $0.minX + 2, y: $0.maxY, width: $1.width * b, height: 7) },
        rest: { CGRect(x: $1.maxX, y: $0.maxY + a, width: $1.height + 1, height: $2.height * b) })
    case 5:
      return .customByFittingSizeFrame(
        fitting: rect().size,
        initial: { fitted, _ in CGRect(origin: CGPoint(x: a, y: a), size: fitted) },
        firstInCol: { fitted, column, _ in
          CGRect(origin: CGPoint(x: column.maxX + a, y: column.minY), size: fitted)
        },
        firstInRow: { fitted, row, _ in
          CGRect(origin: CGPoint(x: row.minX, y: row.maxY + a), size: fitted)
        },
        rest: { CGRect(origin: CGPoint(x: $2.maxX, y: $1.maxY + $3.height * b), size: $0) })
    default:
      return .customByFittingComputedSizeFrame(
        fitting: { CGSize(width: $0.width / 3, height: 0) },
        initial: { fitted, _ in CGRect(origin: CGPoint(x: a, y: a), size: fitted) },
        firstInCol: { fitted, column, _ in
          CGRect(origin: CGPoint(x: column.maxX + a, y: column.minY), size: fitted)
        },
        firstInRow: { fitted, row, _ in
          CGRect(origin: CGPoint(x: row.minX, y: row.maxY + a), size: fitted)
        },
        rest: { CGRect(origin: CGPoint(x: $2.maxX, y: $1.maxY + $3.height * b), size: $0) })
    }
  }
}

extension TestModel {
  /// Closures see a size only.
  fileprivate var readsDirection: Bool {
    switch self {
    case .rightToLeft: true
    case .always, .never, .landscape, .widthAtLeast, .heightBelow: false
    case .not(let test): test.readsDirection
    case .and(let a, let b), .or(let a, let b): a.readsDirection || b.readsDirection
    }
  }
}
