public import Foundation
public import LayoutAnalysis

/// What should be true of a layout at every size, one property after the other.
///
/// ```swift
/// checkLayout(over: .phones, .tablets) { LoginScreen() } properties: {
///   .noOverlap(except: "badge")
///   .inside(.safeArea)
///   .minimumSize(44, of: .controls)
///   .holds("the card is below the logo") { $0["card"].frame.minY >= $0["logo"].frame.maxY }
/// }
/// ```
///
/// Each property is a member of the list before it, so that the whole reads as one expression; the
/// first one is a static member. Elements are given by path, `login/card`, or by name where only
/// one has it. Elements that are hidden or that nothing places do not count, but for
/// ``placed(_:)-method``. Lengths that differ by up to a millionth of a point count as equal.
public struct LayoutProperties {
  var tests: [PropertyTest]

  /// Creates an empty list, which holds of every layout.
  public init() {
    tests = []
  }

  func adding(_ statement: String, _ kind: PropertyTest.Kind) -> LayoutProperties {
    var copy = self
    copy.tests.append(PropertyTest(statement: statement, kind: kind))
    return copy
  }

  /// A property whose elements are known once there is a tree.
  private func adding(
    _ selection: LayoutSelection, _ make: @escaping ([String]) -> LayoutProperty
  ) -> LayoutProperties {
    if let names = selection.names { return property(make(names)) }
    let statement = make([selection.description]).statement
    return adding(statement, .selecting(selection, make))
  }

  /// The properties in words.
  public var statements: [String] { tests.map(\.statement) }
}

extension LayoutProperties {
  /// A property that maps know, too.
  ///
  /// - Parameter property: The property.
  public func property(_ property: LayoutProperty) -> LayoutProperties {
    adding(property.statement, .analyzed(property))
  }

  /// Siblings do not cover each other.
  ///
  /// - Parameter others: Elements that may cover others: layers, backgrounds.
  public func noOverlap(except others: String...) -> LayoutProperties {
    property(.noOverlap(except: others))
  }

  /// Elements at any places of the tree do not cover each other.
  ///
  /// - Parameter elements: The elements.
  public func noOverlap(among elements: LayoutSelection) -> LayoutProperties {
    adding(elements) { .noOverlap(among: $0) }
  }

  /// Elements stay within an area.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - others: Elements that may leave it.
  public func inside(
    _ area: LayoutProperty.Area, except others: String...
  ) -> LayoutProperties {
    property(.inside(area, except: others))
  }

  /// Some elements stay within an area.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - elements: The elements.
  public func inside(
    _ area: LayoutProperty.Area, of elements: LayoutSelection
  ) -> LayoutProperties {
    adding(elements) { .inside(area, of: $0) }
  }

  /// Elements are at least as wide and as high as a length.
  ///
  /// - Parameters:
  ///   - side: The least width and height, in points; 44 is what a finger needs.
  ///   - elements: The elements: `.controls`, `["send", "cancel"]`.
  public func minimumSize(_ side: CGFloat, of elements: LayoutSelection) -> LayoutProperties {
    minimumSize(width: side, height: side, of: elements)
  }

  /// Elements have at least a size.
  ///
  /// - Parameters:
  ///   - width: The least width, in points; none by default.
  ///   - height: The least height, in points; none by default.
  ///   - elements: The elements.
  public func minimumSize(
    width: CGFloat = 0, height: CGFloat = 0, of elements: LayoutSelection
  ) -> LayoutProperties {
    adding(elements) { .minimumSize(width: width, height: height, of: $0) }
  }

  /// Elements share a line.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - line: The line of each that is the same.
  public func aligned(_ elements: [String], _ line: LayoutProperty.Line) -> LayoutProperties {
    property(.aligned(elements, line))
  }

  /// Elements follow each other: each begins where the one before has ended, or later.
  ///
  /// - Parameters:
  ///   - elements: The elements, in their order.
  ///   - axis: `.width` from left to right, `.height` from top to bottom.
  public func ordered(
    _ elements: [String], along axis: LayoutProperty.Axis = .height
  ) -> LayoutProperties {
    property(.ordered(elements, along: axis))
  }

  /// An element does not become smaller while the layout becomes larger.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - axis: `.width` for its width, which should grow with the layout's; `.height` likewise.
  public func grows(_ element: String, along axis: LayoutProperty.Axis) -> LayoutProperties {
    property(.grows(element, along: axis))
  }

  /// Every element is placed: something that is about it counts at each size.
  ///
  /// - Parameter elements: The elements; all by default.
  public func placed(_ elements: String...) -> LayoutProperties {
    property(.placed(elements.isEmpty ? nil : elements))
  }

  /// From right to left the layout is the mirror image of the one from left to right.
  ///
  /// - Parameter others: Elements that may differ, with all within them.
  public func sameInMirror(except others: String...) -> LayoutProperties {
    property(.sameInMirror(except: others))
  }

  /// Anything about the frames at a size. It is tested, never proved.
  ///
  /// A name that no element has makes the check fail, with the names near it.
  ///
  /// - Parameters:
  ///   - statement: The property in words, for messages.
  ///   - test: Whether it holds of frames; what it throws is a failure.
  public func holds(
    _ statement: String, _ test: @escaping (LayoutFrames) throws -> Bool
  ) -> LayoutProperties {
    adding(statement, .stated(test))
  }
}
