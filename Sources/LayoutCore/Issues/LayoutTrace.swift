public import Foundation

/// Why each frame came out as it did.
///
/// An entry names an element, its methods in the order they were tried, what each condition
/// answered, and the method that placed it.
///
/// ```
/// sidebar (0, 0, 320, 568)
///   1. no   width >= 600 (Screen.swift:12)
///   2. yes  always (Screen.swift:13)
/// ```
public struct LayoutTrace: Hashable, Sendable {
  /// The size the trace was taken at, in points.
  public var size: CGSize

  /// One entry per element, in the order they were placed.
  public var entries: [Entry]

  /// Creates a trace.
  public init(size: CGSize, entries: [Entry]) {
    self.size = size
    self.entries = entries
  }

  /// How one element was placed.
  public struct Entry: Hashable, Sendable {
    /// The element's name.
    public var element: String

    /// Its frame in its container's coordinates, in points.
    public var frame: CGRect

    /// The methods that were tried; those behind the active one were not.
    public var methods: [Method]

    /// The element itself, which tells it from others of its name and frame. Two entries are equal
    /// without it.
    package private(set) var identity: ObjectIdentifier?

    /// Creates an entry.
    public init(element: String, frame: CGRect, methods: [Method]) {
      self.element = element
      self.frame = frame
      self.methods = methods
    }

    /// Creates the entry of an element where it is.
    package init(of element: any LayoutElement, methods: [Method]) {
      self.init(element: element.layoutName, frame: element.layoutFrame, methods: methods)
      identity = ObjectIdentifier(element)
    }

    /// Whether the names, frames and methods are equal.
    public static func == (first: Entry, second: Entry) -> Bool {
      first.element == second.element && first.frame == second.frame
        && first.methods == second.methods
    }

    /// Hashes the name, the frame and the methods.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(element)
      hasher.combine(frame)
      hasher.combine(methods)
    }

    /// The method that placed the element; `nil` for an unplaced one, also where its frame was
    /// refused.
    public var activeMethod: Method? {
      methods.last { $0.failure == nil }.flatMap { $0.holds ? $0 : nil }
    }
  }

  /// A method that was tried.
  public struct Method: Hashable, Sendable {
    /// The condition, printed.
    public var condition: String

    /// The position, printed.
    public var position: String

    /// Whether the condition held.
    public var holds: Bool

    /// Where the method was written.
    public var location: LayoutLocation?

    /// Why the method placed nothing though its condition held: "not met", "left out, see the
    /// issue", "not applied, see the issue"; `nil` for one that counts.
    public var failure: String?

    /// Creates a record of a tried method.
    public init(
      condition: String, position: String, holds: Bool, location: LayoutLocation?,
      failure: String? = nil
    ) {
      self.condition = condition
      self.position = position
      self.holds = holds
      self.location = location
      self.failure = failure
    }
  }
}

extension LayoutTrace: CustomStringConvertible {
  /// A line per element and, below it, one per tried method.
  public var description: String {
    entries.map(\.description).joined(separator: "\n")
  }
}

extension LayoutTrace.Entry: CustomStringConvertible {
  /// The element with its frame and, below it, a line per tried method.
  public var description: String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let head = "\(element) (\(numbers.map { Double($0).plainText }.joined(separator: ", ")))"
    if methods.isEmpty { return head + "\n  no methods" }
    let lines = methods.enumerated().map { index, method in
      let notes = [method.failure, method.location.map { "\($0)" }].compactMap { $0 }
      return "  \(index + 1). \(method.holds ? "yes" : "no ")  \(method.condition): "
        + method.position + notes.map { " (\($0))" }.joined()
    }
    return ([head] + lines).joined(separator: "\n")
  }
}
