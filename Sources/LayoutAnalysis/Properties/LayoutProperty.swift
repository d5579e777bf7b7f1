public import Foundation
public import LayoutCore

/// What should be true of a layout at every size of a domain.
///
/// ```swift
/// let map = LayoutMap(over: .sizes(320...1024, 480...1200)) { LoginScreen() }
/// print(map.verdict(.noOverlap(except: ["badge"])))
/// print(map.verdict(.inside(.superview)))
/// print(map.verdict(.minimumSize(width: 44, height: 44, of: ["send"])))
/// ```
///
/// Elements are given by path, `login/card`, or by name where only one has it. Elements that are
/// hidden or that nothing places do not count, but for ``placed(_:)``. Lengths that differ by up to
/// a millionth of a point count as equal.
public struct LayoutProperty {
  /// An area in which elements should stay.
  public enum Area: Hashable, Sendable {
    /// The element that holds an element.
    case superview

    /// The root without the insets of the domain's safe area.
    case safeArea
  }

  /// An axis of a layout.
  public enum Axis: Hashable, Sendable {
    /// From left to right.
    case width
    /// From top to bottom.
    case height
  }

  /// A line of an element at which others may be aligned.
  public enum Line: String, Hashable, Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
  }

  /// What is asked of the elements. What it is asked with is in the property, as payloads of cases
  /// would keep their types in every app.
  enum Kind {
    case noOverlap, inside, minimumSize, aligned, ordered, grows, placed, sameInMirror, textFits

    /// The same of the frames that ``TextMarks`` makes.
    case unmarked

    /// What ``LayoutProperty/test`` says.
    case holds
  }

  let kind: Kind

  /// The property in words: `siblings do not overlap`.
  public let statement: String

  /// The paths and names of the elements that it is about; nil for all.
  var elements: [String]?

  /// Whether each of these may be missing at some sizes, or at all.
  package var mayLackElements = false

  /// The paths and names of those that it is not about.
  var exceptions: [String] = []

  var area = Area.superview
  var least = Size(0, 0)
  var line = Line.left
  var axis = Axis.width
  var test: ((LayoutSnapshot) -> Bool)?

  /// The same of passes that mark texts.
  var ofMarks: LayoutProperty {
    LayoutProperty(kind: .unmarked, statement: statement, exceptions: exceptions)
  }

  /// What is wrong with its names, if it is about certain elements of a layout.
  func issues(_ structure: MapStructure) -> [LayoutIssue] {
    let names = ElementNames(structure)
    return (mayLackElements ? [] : names.issues(elements ?? []))
      + names.issues(exceptions, mayBeSeveral: true)
  }

  /// How the statement speaks of sizes: negative ones of any, positive ones of every.
  var isNegative: Bool {
    switch kind {
    case .noOverlap, .textFits, .unmarked: true
    default: false
    }
  }
}

extension LayoutProperty {
  /// Elements do not cover each other. Those that only touch do not, nor does an element cover one
  /// that is in it.
  ///
  /// ```swift
  /// map.verdict(.noOverlap())                          // siblings, in pairs
  /// map.verdict(.noOverlap(among: ["logo", "card"]))   // these two, wherever they are
  /// map.verdict(.noOverlap(except: ["badge"]))
  /// ```
  ///
  /// A name that no element has, or several have, makes the verdict unknown; see its issues.
  ///
  /// - Parameters:
  ///   - elements: The elements, at any places of the tree; all siblings in pairs by default.
  ///   - others: Elements that may cover others, by path or name, which several may have.
  public static func noOverlap(
    among elements: [String]? = nil, except others: [String] = []
  ) -> LayoutProperty {
    let subject = elements.map { list($0) } ?? "siblings"
    return LayoutProperty(
      kind: .noOverlap, statement: "\(subject) do not overlap", elements: elements,
      exceptions: others)
  }

  /// Elements stay within an area. One that reaches its edge does.
  ///
  /// ```swift
  /// map.verdict(.inside(.superview))
  /// map.verdict(.inside(.safeArea, of: ["send", "cancel"]))
  /// ```
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - elements: The elements; by default all but the root and what scrolls: what is directly in a
  ///     scroll view, and for the safe area also what is farther within.
  ///   - others: Elements that may leave it, by path or name, which several may have.
  public static func inside(
    _ area: Area, of elements: [String]? = nil, except others: [String] = []
  ) -> LayoutProperty {
    let subject = elements.map { list($0) } ?? "elements"
    let place = area == .superview ? "what holds them" : "the safe area"
    return LayoutProperty(
      kind: .inside, statement: "\(subject) stay inside \(place)", elements: elements,
      exceptions: others, area: area)
  }

  /// Elements have at least a size. `.minimumSize(width: 44, height: 44, of: ["send"])` asks for
  /// one that a finger can touch.
  ///
  /// A number that is negative or not a number asks for nothing.
  ///
  /// - Parameters:
  ///   - width: The least width, in points; none by default.
  ///   - height: The least height, in points; none by default.
  ///   - elements: The elements.
  public static func minimumSize(
    width: CGFloat = 0, height: CGFloat = 0, of elements: [String]
  ) -> LayoutProperty {
    let size = Size(width > 0 ? Double(width) : 0, height > 0 ? Double(height) : 0)
    return LayoutProperty(
      kind: .minimumSize,
      statement: "\(list(elements)) \(elements.count == 1 ? "has" : "have") at least \(size)",
      elements: elements, least: size)
  }

  /// Elements share a line.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - line: The line of each that is the same.
  public static func aligned(_ elements: [String], _ line: Line) -> LayoutProperty {
    LayoutProperty(
      kind: .aligned, statement: "\(list(elements)) are aligned at \(line.rawValue)",
      elements: elements, line: line)
  }

  /// Elements follow each other: each begins where the one before has ended, or later.
  ///
  /// - Parameters:
  ///   - elements: The elements, in their order.
  ///   - axis: `.width` from left to right, `.height` from top to bottom.
  public static func ordered(_ elements: [String], along axis: Axis = .height) -> LayoutProperty {
    LayoutProperty(
      kind: .ordered,
      statement: "\(list(elements)) follow each other "
        + (axis == .width ? "from left to right" : "from top to bottom"),
      elements: elements, axis: axis)
  }

  /// An element does not become smaller while the layout becomes larger.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - axis: `.width` for its width, which should grow with the layout's; `.height` likewise.
  public static func grows(_ element: String, along axis: Axis) -> LayoutProperty {
    let name = axis == .width ? "width" : "height"
    return LayoutProperty(
      kind: .grows, statement: "the \(name) of \(element) grows with the \(name)",
      elements: [element], axis: axis)
  }

  /// Every element is placed at every size: something that is about it counts there, such as a
  /// method whose condition holds, or a scheme with its block.
  ///
  /// A view that was added to a container and that nothing is about, as its method was forgotten,
  /// is not placed, whatever frame it was given beforehand. That is told of views directly in a
  /// layout view, scheme view or constraint view, one that scrolls, or a class of an app's that
  /// lays out by methods. One whose frame is written by code while containers lay out is placed
  /// by that code, which is tested and not proved; so is, without a method, what is no view. What
  /// is in any other view counts as placed: nobody knows whether it stays where it is on purpose.
  ///
  /// Where builds do not record, only what has methods or schemes is told of, if none of them
  /// holds.
  ///
  /// - Parameter elements: The elements; all by default.
  public static func placed(_ elements: [String]? = nil) -> LayoutProperty {
    LayoutProperty(
      kind: .placed,
      statement: elements.map { "\(list($0)) \($0.count == 1 ? "is" : "are") placed" }
        ?? "all elements are placed",
      elements: elements)
  }

  /// From right to left the layout is the mirror image of the one from left to right.
  ///
  /// - Parameter others: Elements that may differ, with all within them.
  public static func sameInMirror(except others: [String] = []) -> LayoutProperty {
    LayoutProperty(
      kind: .sameInMirror, statement: "the layout is the same in the mirror", exceptions: others)
  }

  /// Labels show all of their text.
  ///
  /// It is known of maps of elements, as frames do not tell what they show. Text is cut off if its
  /// lines are too wide, or if there are more than have room; a single line counts as shown however
  /// low its label is.
  ///
  /// - Parameter others: Labels that may cut theirs off.
  public static func textFits(except others: [String] = []) -> LayoutProperty {
    LayoutProperty(kind: .textFits, statement: "no text is cut off", exceptions: others)
  }

  /// Anything about the frames at a size. It is tested, never proved.
  ///
  /// - Parameters:
  ///   - statement: The property in words, for messages.
  ///   - test: Whether it holds of frames.
  public static func holds(
    _ statement: String, _ test: @escaping (LayoutSnapshot) -> Bool
  ) -> LayoutProperty {
    LayoutProperty(kind: .holds, statement: statement, test: test)
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }
}
