public import Foundation
import LayoutCore

/// A straight line of sizes at which a layout changes from one formula to another. In a domain that
/// is a line it is a single size.
///
/// ```swift
/// for border in map.borders { print(border) }
/// // height = 500: height >= 500 (LoginScreen.swift:52); login/card jumps by 111
/// // width = 432: formula ((width - min(400, width - 32)) / 2, 25, ...
/// ```
public struct LayoutBorder: Sendable {
  /// Zero on the line.
  public let line: SizeFormula

  /// One end of the border; the same as the other one in a domain that is a line.
  public let start: CGSize

  /// The other end.
  public let end: CGSize

  /// What is compared there; several comparisons may have the same border.
  public let reasons: [LayoutReason]

  /// The element that moves farthest when the border is crossed, of those that are placed and shown
  /// on both sides; nil if none moves by more than a millionth of a point, so that the layout only
  /// begins to change in another way.
  public let largestMove: Move?

  /// How far an element moves when a border is crossed.
  public struct Move: Hashable, Sendable {
    /// The element's path.
    public var element: String

    /// The most that one of its edges or its size changes by, in points.
    public var distance: Double
  }
}

extension LayoutBorder: CustomStringConvertible {
  /// The line, the reasons and the largest move.
  public var description: String {
    var text = lineText
    if !reasons.isEmpty {
      text += ": " + reasons.prefix(3).map(\.description).joined(separator: ", ")
    }
    if let largestMove {
      text += "; \(largestMove.element) jumps by \(largestMove.distance.fixedText)"
    }
    return text
  }

  /// The line solved for the number that counts more: `height = 500`.
  var lineText: String {
    if line.height.magnitude > line.width.magnitude {
      let other = SizeFormula(
        width: -line.width / line.height, constant: -line.constant / line.height)
      return "height = \(other)"
    }
    let other = SizeFormula(
      height: -line.height / line.width, constant: -line.constant / line.width)
    return "width = \(other)"
  }
}

extension LayoutMap {
  /// Where the layout changes, each with its reasons; the longest first, or in a domain that is a
  /// line the smallest size first.
  ///
  /// - Complexity: O(borders of pieces · elements).
  public var borders: [LayoutBorder] {
    storage.borders()
  }
}

extension MapStorage {
  func borders() -> [LayoutBorder] {
    if isThin { return bordersOfLine() }
    var result: [LayoutBorder] = []
    var moves = BorderMoves(storage: self)
    var current:
      (line: Int32, range: ClosedRange<Double>, reasons: [Int32], move: LayoutBorder.Move?)?
    func finish() {
      guard let border = current else { return }
      let line = content.lines[border.line]
      result.append(
        LayoutBorder(
          line: line.formula, start: line.size(at: border.range.lowerBound).cgSize,
          end: line.size(at: border.range.upperBound).cgSize,
          reasons: border.reasons.map { content.reasons[Int($0)] }, largestMove: border.move))
    }
    let contacts = content.contacts().filter { contact in
      let (below, above) = (content.pieces[contact.below], content.pieces[contact.above])
      return !content.layouts[below.layout].hasFrames(of: content.layouts[above.layout])
    }
    for contact in contacts.sorted(by: {
      ($0.line, $0.range.lowerBound) < ($1.line, $1.range.lowerBound)
    }) {
      let reasons = content.reasons(of: contact)
      let line = content.lines[contact.line]
      let ends = [contact.range.lowerBound, contact.range.upperBound].map { line.size(at: $0) }
      let move = moves.largest(from: contact.below, to: contact.above, at: ends)
      if let border = current, border.line == contact.line,
        contact.range.lowerBound <= border.range.upperBound + 1e-6
      {
        let upper = max(border.range.upperBound, contact.range.upperBound)
        current?.range = border.range.lowerBound...upper
        current?.reasons += reasons.filter { !border.reasons.contains($0) }
        if let move, move.distance > border.move?.distance ?? 0 { current?.move = move }
      } else {
        finish()
        current = (contact.line, contact.range, reasons, move)
      }
    }
    finish()
    func length(_ border: LayoutBorder) -> Double {
      Size(border.start).distance(to: Size(border.end))
    }
    return result.sorted { length($0) > length($1) }
  }

  /// The sizes at which two segments of a domain that is a line meet, in their order.
  private func bordersOfLine() -> [LayoutBorder] {
    let isWide = domain.smallest.width < domain.largest.width
    func place(_ size: Size) -> Double { isWide ? size.width : size.height }
    var moves = BorderMoves(storage: self)
    // The corners of all of them are in the order of the domain's.
    let sides = content.pieces.indices.filter { content.pieces[$0].polygon.dimension == 1 }
      .sorted {
        place(content.pieces[$0].polygon.corners[0]) < place(content.pieces[$1].polygon.corners[0])
      }
    return zip(sides, sides.dropFirst()).compactMap { first, second in
      let (below, above) = (content.pieces[first], content.pieces[second])
      let size = above.polygon.corners[0]
      guard size.distance(to: below.polygon.corners[1]) <= 1e-6,
        !content.layouts[below.layout].hasFrames(of: content.layouts[above.layout])
      else { return nil }
      let reasons = MapContent.common(below.edgeReasons[1], above.edgeReasons[0])
      let line = Line(a: isWide ? 1 : 0, b: isWide ? 0 : 1, c: -place(size))
      return LayoutBorder(
        line: line.formula, start: size.cgSize, end: size.cgSize,
        reasons: reasons.map { content.reasons[Int($0)] },
        largestMove: moves.largest(from: first, to: second, at: [size]))
    }
  }
}

extension MapContent {
  /// The reasons that both sides of a contact have, or those of one side.
  func reasons(of contact: MapContact) -> [Int32] {
    func reasons(_ index: Int) -> [Int32] {
      let piece = pieces[index]
      var result: [Int32] = []
      for (edge, number) in piece.polygon.edges.enumerated() where number == contact.line {
        result += piece.edgeReasons[edge].filter { !result.contains($0) }
      }
      return result
    }
    return Self.common(reasons(contact.below), reasons(contact.above))
  }

  fileprivate static func common(_ below: [Int32], _ above: [Int32]) -> [Int32] {
    let common = below.filter { above.contains($0) }
    return common.isEmpty ? below + above.filter { !below.contains($0) } : common
  }
}
