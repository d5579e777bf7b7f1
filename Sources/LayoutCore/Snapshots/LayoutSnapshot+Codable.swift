import Foundation

extension LayoutSnapshot: Codable {
  /// Stored flat, each element with its depth, so that the depth of a tree never becomes the
  /// depth of a file.
  private struct StoredElement: Codable {
    var name: String
    var depth: Int
    var frame: [CodableNumber]
    var hidden: Bool?
    var group: Bool?
  }

  private enum CodingKeys: CodingKey {
    case elements
  }

  /// Writes the elements in preorder, with their depths; numbers that are not finite as strings.
  ///
  /// - Complexity: O(elements), without recursion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var elements = container.nestedUnkeyedContainer(forKey: .elements)
    for node in nodes {
      try elements.encode(
        StoredElement(
          name: node.name, depth: node.depth,
          frame: node.frame.numbers.map { CodableNumber($0) },
          hidden: node.isHidden ? true : nil, group: node.isGroup ? true : nil))
    }
  }

  /// Reads elements in preorder; throws when they are no tree.
  ///
  /// - Complexity: O(elements), without recursion.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var elements = try container.nestedUnkeyedContainer(forKey: .elements)
    var builder = Builder()
    while !elements.isAtEnd {
      let place = elements.currentIndex
      let element = try elements.decode(StoredElement.self)
      func fail(_ reason: String) -> DecodingError {
        .dataCorruptedError(in: elements, debugDescription: "Element \(place): \(reason)")
      }
      guard element.frame.count == 4 else { throw fail("a frame has four numbers.") }
      let numbers = element.frame.map { CGFloat($0.value) }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let isPlaced = builder.begin(
        name: element.name, frame: frame, isHidden: element.hidden ?? false,
        isGroup: element.group ?? false, depth: element.depth)
      guard isPlaced else { throw fail("there is no parent for depth \(element.depth).") }
    }
    guard let snapshot = builder.finish() else {
      throw DecodingError.dataCorruptedError(
        forKey: .elements, in: container, debugDescription: "A snapshot has at least one element.")
    }
    self = snapshot
  }
}
