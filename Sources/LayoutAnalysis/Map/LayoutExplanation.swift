public import Foundation
import LayoutCore

/// Why an element has the frame that it has at a size, and what would change it.
///
/// ```swift
/// print(map.explanation(of: "login/card", at: CGSize(width: 400, height: 490))!)
/// // login/card at 400 x 490: x: 40, y: 25, width: width - 80, height: 191
/// //   where width < 536 and height < 500
/// //   from width 536: x: 0.5 * width - 228, ... (width >= 536 (LoginScreen.swift:60))
/// //   from height 500: ...
/// ```
public struct LayoutExplanation: Sendable {
  /// What an element becomes when the size changes.
  public struct Change: Sendable {
    /// The number that changes, `width` or `height`.
    public var axis: LayoutProperty.Axis

    /// Where it changes, in points.
    public var threshold: Double

    /// Whether it changes when the number grows; false when it falls.
    public var isGrowing: Bool

    /// The frame beyond the threshold; nil where nothing places the element.
    public var frame: FrameFormula?

    /// What is compared there.
    public var reasons: [LayoutReason]
  }

  /// The element's path.
  public var element: String

  /// The size, in points.
  public var size: CGSize

  /// The frame around the size; nil where nothing places the element.
  public var frame: FrameFormula?

  /// The sizes with that layout.
  public var sizes: SizePolygon

  /// What changes next, in each direction.
  public var changes: [Change]
}

extension LayoutExplanation: CustomStringConvertible {
  /// The frame, the sizes, and one line per change.
  public var description: String {
    let text = frame.map { "\($0)" } ?? "no frame"
    var lines = ["\(element) at \(Size(size)): \(text)", "  where \(sizes)"]
    for change in changes {
      let axis = change.axis == .width ? "width" : "height"
      let text = change.frame.map { "\($0)" } ?? "no frame"
      let reason = change.reasons.first.map { " (\($0))" } ?? ""
      let way = change.isGrowing ? "from" : "below"
      lines.append("  \(way) \(axis) \(change.threshold.fixedText): \(text)\(reason)")
    }
    return lines.joined(separator: "\n")
  }
}

extension LayoutMap {
  /// Says why an element has its frame at a size, and at which width or height that changes next.
  ///
  /// - Parameters:
  ///   - path: The element's path, or its name if no other element has it.
  ///   - size: The size, in points.
  /// - Returns: Nil outside the explored part of the domain, and if there is no such element.
  public func explanation(of path: String, at size: CGSize) -> LayoutExplanation? {
    let place = Size(size)
    guard domain.contains(size), let piece = storage.locator.piece(at: place) else { return nil }
    let layout = storage.content.pieces[piece].layout
    let structure = Int(storage.content.layouts[layout].structure)
    guard let element = storage.element(path, inStructure: structure) else { return nil }
    let region = storage.regions[storage.regionOfPiece[piece]]
    var changes: [LayoutExplanation.Change] = []
    for axis in [LayoutProperty.Axis.width, .height] {
      for isGrowing in [true, false] {
        if let change = change(of: element, layout, from: place, axis, isGrowing) {
          changes.append(change)
        }
      }
    }
    return LayoutExplanation(
      element: storage.paths(ofStructure: structure)[element], size: size,
      frame: storage.frame(of: element, inLayout: layout),
      sizes: SizePolygon(
        region.polygon, storage.content.lines, isExcluded: region.isEdgeExcluded, in: domain),
      changes: changes)
  }

  /// Walks from piece to piece until the element has another formula.
  private func change(
    of element: Int, _ layout: Int, from start: Size, _ axis: LayoutProperty.Axis,
    _ isGrowing: Bool
  ) -> LayoutExplanation.Change? {
    let frame = storage.frame(of: element, inLayout: layout)
    let structure = storage.content.layouts[layout].structure
    let step = isGrowing ? 1e-5 : -1e-5
    var place = start
    for _ in 0..<storage.content.pieces.count + 1 {
      guard let index = storage.locator.piece(at: place) else { return nil }
      let piece = storage.content.pieces[index]
      guard let exit = piece.polygon.exit(from: place, axis, isGrowing) else { return nil }
      var next = exit.size
      if axis == .width { next.width += step } else { next.height += step }
      guard domain.contains(next.cgSize), let other = storage.locator.piece(at: next) else {
        return nil
      }
      let after = storage.content.pieces[other].layout
      let isOther =
        storage.content.layouts[after].structure != structure
        || storage.frame(of: element, inLayout: after) != frame
      if isOther {
        let reasons =
          piece.edgeReasons.indices.contains(exit.edge) ? piece.edgeReasons[exit.edge] : []
        return LayoutExplanation.Change(
          axis: axis, threshold: axis == .width ? exit.size.width : exit.size.height,
          isGrowing: isGrowing,
          frame: storage.content.layouts[after].structure == structure
            ? storage.frame(of: element, inLayout: after) : nil,
          reasons: reasons.map { storage.content.reasons[Int($0)] })
      }
      place = next
    }
    return nil
  }
}

extension Polygon {
  /// Where a straight way along an axis leaves the set, and by which edge; nil if it does not touch
  /// the set.
  fileprivate func exit(
    from start: Size, _ axis: LayoutProperty.Axis, _ isGrowing: Bool
  ) -> (size: Size, edge: Int)? {
    guard dimension == 2 else { return corners.isEmpty ? nil : (start, -1) }
    var best: (size: Size, edge: Int)?
    for index in corners.indices {
      let (first, second) = (corners[index], corners[(index + 1) % corners.count])
      let (a, b) =
        axis == .width
        ? (first.height - start.height, second.height - start.height)
        : (first.width - start.width, second.width - start.width)
      guard a != b, min(a, b) <= 1e-9, max(a, b) >= -1e-9 else { continue }
      let crossing = first.toward(second, min(max(a / (a - b), 0), 1))
      let (place, known) =
        axis == .width
        ? (crossing.width, best?.size.width) : (crossing.height, best?.size.height)
      if let known, isGrowing ? place <= known : place >= known { continue }
      best = (axis == .width ? Size(place, start.height) : Size(start.width, place), index)
    }
    return best
  }
}
