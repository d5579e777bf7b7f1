#if RECORDS_DECISIONS
import Foundation

/// Which methods an app's class has of its own, of those that decide about frames.
///
/// A pass cannot look into these, so what it records has to say that they were there. Whether a
/// method is overridden is read from the classes' method tables. Where a method stands in them is
/// found by comparing a class that overrides it with one that does not; if that is not exactly
/// where as many methods have to be, each class of an app counts as having all of them.
package struct OverriddenMethods: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let measuring = OverriddenMethods(rawValue: 1)
  package static let layout = OverriddenMethods(rawValue: 2)

  /// The methods that a class has of its own, or inherits from another class of the app's.
  package static func of(_ type: UIView.Type) -> OverriddenMethods {
    let id = ObjectIdentifier(type)
    if let known = known.value[id] { return known }
    let found = find(type)
    known.value[id] = found
    return found
  }

  private static let known = Locked<[ObjectIdentifier: OverriddenMethods]>([:])

  /// The modules whose classes are not an app's.
  private static let libraries: Set<Substring> = [
    "HeadlessUIKit", "LayoutCore", "LayoutConditions", "LayoutBoxes", "LayoutConstraints",
    "LayoutBlocks",
  ]

  /// Whether a class belongs to one of the library's modules.
  package static func isOfLibrary(_ type: Any.Type) -> Bool {
    libraries.contains(String(reflecting: type).prefix { $0 != "." })
  }

  private static func find(_ type: UIView.Type) -> OverriddenMethods {
    var inherited: AnyClass = type
    while !isOfLibrary(inherited) {
      guard let next = _getSuperclass(inherited) else { return [.measuring, .layout] }
      inherited = next
    }
    if inherited == type { return [] }
    let (own, theirs) = (MethodTable(type), MethodTable(inherited))
    var found: OverriddenMethods = []
    let isButton = type is UIButton.Type
    for (method, places) in isButton ? places + buttonPlaces : places {
      guard let places else { return [.measuring, .layout] }
      if places.contains(where: { own[$0] != theirs[$0] }) { found.insert(method) }
    }
    return found
  }

  /// Where the methods stand in the table of every view's class. What a container reads of itself
  /// decides about its layout.
  private static let places: [(method: OverriddenMethods, places: [Int]?)] = [
    (.measuring, MethodTable.places(overriddenBy: FittingProbe.self, 1)),
    (.measuring, MethodTable.places(overriddenBy: NaturalSizeProbe.self, 1)),
    (.measuring, MethodTable.places(overriddenBy: BaselineProbe.self, 1)),
    (.measuring, MethodTable.places(overriddenBy: BaselineViewProbe.self, 2)),
    (.layout, MethodTable.places(overriddenBy: LayoutProbe.self, 1)),
    (.layout, MethodTable.places(overriddenBy: SafeAreaProbe.self, 1)),
    (.layout, MethodTable.places(overriddenBy: DirectionProbe.self, 1)),
    // To read, to write and to change a property are a method each.
    (.layout, MethodTable.places(overriddenBy: MarginProbe.self, 3)),
    (.layout, MethodTable.places(overriddenBy: DirectionalMarginProbe.self, 3)),
  ]

  /// The same for what buttons place their parts by, and find their baselines by.
  private static let buttonPlaces: [(method: OverriddenMethods, places: [Int]?)] = [
    ContentRectProbe.self, ImageRectProbe.self, TitleRectProbe.self,
  ].map { (probe: UIButton.Type) in
    let places = MethodTable.places(
      overriddenBy: probe, 1, of: UIButton.self, not: PlainButtonProbe.self)
    return ([.measuring, .layout], places)
  }
}

/// The methods of a class, as words of its description in memory.
private struct MethodTable {
  private let words: UnsafeRawPointer
  let count: Int

  /// The words before the first that can be a method.
  static let head = 7

  init(_ type: AnyClass) {
    words = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = words.load(fromByteOffset: 32, as: UInt32.self)
    let start = words.load(fromByteOffset: 36, as: UInt32.self)
    count = Int(size &- start) / MemoryLayout<UInt>.size
  }

  subscript(place: Int) -> UInt {
    words.load(fromByteOffset: place * MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// The places at which a class differs from the one above where one without overrides does not;
  /// nil if there are not as many as expected.
  static func places(
    overriddenBy probe: UIView.Type, _ expected: Int, of base: UIView.Type = UIView.self,
    not plain: UIView.Type = PlainProbe.self
  ) -> [Int]? {
    let (base, plain, own) = (MethodTable(base), MethodTable(plain), MethodTable(probe))
    guard base.count > head, base.count < 4096, plain.count >= base.count,
      own.count >= base.count
    else { return nil }
    let places = (head..<base.count).filter { base[$0] == plain[$0] && base[$0] != own[$0] }
    return places.count == expected ? places : nil
  }
}

private class PlainProbe: UIView {}

private class FittingProbe: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 1, height: 2) }
}

private class NaturalSizeProbe: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 3, height: 4) }
}

private class BaselineProbe: UIView {
  override func baselineOffsets(for size: CGSize) -> UIBaselineOffsets {
    UIBaselineOffsets(top: 5, bottom: 6)
  }
}

private class BaselineViewProbe: UIView {
  override var forFirstBaselineLayout: UIView { superview ?? self }
  override var forLastBaselineLayout: UIView { superview ?? self }
}

private class SafeAreaProbe: UIView {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
}

private class DirectionProbe: UIView {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    tag == 0 ? .leftToRight : .rightToLeft
  }
}

private class MarginProbe: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0) }
    set { tag = Int(newValue.top) }
  }
}

private class DirectionalMarginProbe: UIView {
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(top: 9, leading: 0, bottom: 0, trailing: 0) }
    set { tag = Int(newValue.top) }
  }
}

private class LayoutProbe: UIView {
  override func layoutSubviews() { _ = bounds }
}

private class PlainButtonProbe: UIButton {}

private class ContentRectProbe: UIButton {
  override func contentRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

private class ImageRectProbe: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
}

private class TitleRectProbe: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
}
#endif
