public import Foundation

/// The frames of a tree of elements as a value: named, comparable, printable, storable.
///
/// Take one of a laid-out tree to compare it with another, to keep it as a golden file, to draw it
/// or to move between two of them.
///
///     let title = LayoutSnapshot(
///       name: "title", frame: CGRect(x: 16, y: 20, width: 288, height: 24))
///     let before = LayoutSnapshot(
///       name: "root", frame: CGRect(x: 0, y: 0, width: 320, height: 480), children: [title])
///     print(before)
///     // root (0, 0, 320, 480)
///     //   title (16, 20, 288, 24)
///     before["root/title"]?.frame.minY   // 20
///
/// Frames are in the coordinates of the parent's frame, or where the parent is a group, in those
/// of the group itself. Any number is kept, also `nan` and
/// infinity; `nan` counts as equal to itself here, so a snapshot always equals its copy.
///
/// Elements are stored in one array in preorder. Everything here is linear in the elements and
/// nothing recurses, so a tree may be as deep as memory allows.
public struct LayoutSnapshot: Sendable {
  /// The elements in preorder; never empty.
  package var records: [Record]

  package struct Record: Sendable {
    package var name: String
    package var frame: CGRect
    package var isHidden: Bool

    /// Whether the frames within are in the coordinates of what is around this one.
    package var isGroup = false

    /// Whether what is within may be larger, as it scrolls. Known of captured elements only.
    package var isScrolling = false

    /// The number of the element's link, where the snapshot is to be applied by element.
    package var element: Int = 0

    /// The index behind the last element of this one's subtree.
    package var end: Int

    package init(
      name: String, frame: CGRect, isHidden: Bool = false, isGroup: Bool = false,
      element: Int = 0, end: Int
    ) {
      self.name = name
      self.frame = frame
      self.isHidden = isHidden
      self.isGroup = isGroup
      self.element = element
      self.end = end
    }

    /// Whether another record is of an equal element, wherever that is.
    package func hasSameElement(as other: Record) -> Bool {
      end == other.end && isHidden == other.isHidden && isGroup == other.isGroup
        && name == other.name
    }

    /// Hashes what ``hasSameElement(as:)`` compares.
    package func hashElement(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(end)
      hasher.combine(isHidden)
      hasher.combine(isGroup)
    }
  }

  package init(records: [Record]) {
    self.records = records
  }

  /// Creates a snapshot from an element and the snapshots of its children.
  ///
  /// For deep trees a ``Builder`` is faster: this copies the children.
  ///
  /// - Parameters:
  ///   - name: The element's name; any string, also an empty one or one that others have.
  ///   - frame: The element's frame in its parent's coordinates, in points.
  ///   - isHidden: Whether the element is hidden.
  ///   - children: The children in their order.
  /// - Complexity: O(elements).
  public init(
    name: String, frame: CGRect, isHidden: Bool = false, children: [LayoutSnapshot] = []
  ) {
    var builder = Builder()
    builder.begin(name: name, frame: frame, isHidden: isHidden)
    for child in children {
      builder.append(child)
    }
    builder.end()
    records = builder.records
  }

  /// The number of elements; at least one.
  public var count: Int {
    records.count
  }

  /// The topmost element.
  public var root: Node {
    Node(snapshot: self, index: 0, depth: 0, parentOrigin: .zero)
  }

  /// All elements, each before its children, with their depths and absolute frames.
  ///
  ///     for node in snapshot.nodes {
  ///       print(String(repeating: " ", count: node.depth), node.name, node.absoluteFrame)
  ///     }
  public var nodes: Nodes {
    Nodes(snapshot: self)
  }
}

extension LayoutSnapshot {
  /// An element of a snapshot.
  ///
  /// A node holds its snapshot, so it stays valid by itself.
  public struct Node: Sendable {
    let snapshot: LayoutSnapshot

    /// The element's place in preorder, 0 for the root.
    public let index: Int

    /// The number of elements above this one.
    public let depth: Int

    let parentOrigin: CGPoint

    /// The element's name.
    public var name: String {
      snapshot.records[index].name
    }

    /// The element's frame in its parent's coordinates, in points.
    public var frame: CGRect {
      snapshot.records[index].frame
    }

    /// The element's frame in the coordinates in which the root's frame is given, in points.
    public var absoluteFrame: CGRect {
      let frame = snapshot.records[index].frame
      return CGRect(
        x: parentOrigin.x + frame.origin.x, y: parentOrigin.y + frame.origin.y,
        width: frame.size.width, height: frame.size.height)
    }

    /// Whether the element itself is hidden.
    public var isHidden: Bool {
      snapshot.records[index].isHidden
    }

    /// Whether this is a group, such as a scheme of blocks: it has no coordinates of its own, so
    /// the frames within are in the same coordinates as its own frame.
    public var isGroup: Bool {
      snapshot.records[index].isGroup
    }

    /// Where the frames within are measured from.
    var childOrigin: CGPoint {
      isGroup ? parentOrigin : absoluteFrame.origin
    }

    /// The number of elements in the subtree, with this one.
    public var count: Int {
      snapshot.records[index].end - index
    }

    /// The children in their order.
    ///
    /// - Complexity: O(children).
    public var children: [Node] {
      var children: [Node] = []
      let end = snapshot.records[index].end
      let origin = childOrigin
      var child = index + 1
      while child < end {
        children.append(
          Node(snapshot: snapshot, index: child, depth: depth + 1, parentOrigin: origin))
        child = snapshot.records[child].end
      }
      return children
    }
  }

  /// The elements of a snapshot in preorder.
  public struct Nodes: Sequence, Sendable {
    let snapshot: LayoutSnapshot

    /// Starts at the root.
    public func makeIterator() -> Iterator {
      Iterator(snapshot: snapshot)
    }

    /// The number of elements.
    public var underestimatedCount: Int {
      snapshot.count
    }

    /// Walks over the elements of a snapshot in preorder.
    public struct Iterator: IteratorProtocol {
      let snapshot: LayoutSnapshot
      private var index = 0
      private var open: [(end: Int, origin: CGPoint)] = []

      init(snapshot: LayoutSnapshot) {
        self.snapshot = snapshot
      }

      /// The next element, or nil behind the last one.
      ///
      /// - Complexity: O(1), amortised.
      public mutating func next() -> Node? {
        guard index < snapshot.records.count else { return nil }
        while let last = open.last, last.end <= index { open.removeLast() }
        let node = Node(
          snapshot: snapshot, index: index, depth: open.count,
          parentOrigin: open.last?.origin ?? .zero)
        open.append((snapshot.records[index].end, node.childOrigin))
        index += 1
        return node
      }
    }
  }
}

extension LayoutSnapshot: Equatable {
  /// Whether two snapshots have the same elements, with `nan` equal to itself.
  public static func == (lhs: LayoutSnapshot, rhs: LayoutSnapshot) -> Bool {
    lhs.records == rhs.records
  }
}

extension LayoutSnapshot.Record: Equatable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.end == rhs.end && lhs.isHidden == rhs.isHidden
      && lhs.isGroup == rhs.isGroup && lhs.frame.isSame(as: rhs.frame)
  }
}

extension CGRect {
  /// The four numbers as a snapshot lists them.
  var numbers: [CGFloat] {
    [origin.x, origin.y, size.width, size.height]
  }

  /// Whether the numbers are equal, with `nan` equal to itself.
  func isSame(as other: CGRect) -> Bool {
    origin.x.isSame(as: other.origin.x) && origin.y.isSame(as: other.origin.y)
      && size.width.isSame(as: other.size.width) && size.height.isSame(as: other.size.height)
  }
}

extension CGFloat {
  func isSame(as other: CGFloat) -> Bool {
    self == other || isNaN && other.isNaN
  }
}
