public import Foundation
import LayoutCore

/// Why an element has the frame that it has at a size, and what would change it.
///
/// ```swift
/// print(map.explanation(of: "login/card", at: CGSize(width: 400, height: 490))!)
/// // login/card at 400 x 490: x: 16, y: 25, width: width - 32, height: 191
/// //   where width < 432 and height < 500
/// //   from width 432: x: 0.5 * width - 200, y: 25, width: 400, ... (formula ...)
/// //   from height 500: x: 16, y: 136, ... (height >= 500 (Shop/LoginScreen.swift:52))
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

    /// Whether the frame is that at the threshold alone; what is beyond it is a change from there.
    public var isSingle: Bool

    /// The frame beyond the threshold; nil where nothing places the element, or it is not there.
    public var frame: FrameFormula?

    /// Whether the element is hidden beyond the threshold, by itself or by what it is in.
    public var isHidden: Bool

    /// What is compared there.
    public var reasons: [LayoutReason]
  }

  /// The element's path.
  public var element: String

  /// The size, in points.
  public var size: CGSize

  /// The frame around the size; nil where nothing places the element.
  public var frame: FrameFormula?

  /// Whether the element is hidden there, by itself or by what it is in.
  public var isHidden: Bool

  /// The sizes with that layout.
  public var sizes: SizePolygon

  /// What changes next, in each direction.
  public var changes: [Change]
}

extension LayoutExplanation: CustomStringConvertible {
  /// The frame, the sizes, and one line per change.
  public var description: String {
    var lines = ["\(element) at \(Size(size)): \(text(frame, isHidden))", "  where \(sizes)"]
    for change in changes {
      let axis = change.axis == .width ? "width" : "height"
      let text = text(change.frame, change.isHidden)
      let reason = change.reasons.first.map { " (\($0))" } ?? ""
      let way = change.isSingle ? "at" : change.isGrowing ? "from" : "below"
      lines.append("  \(way) \(axis) \(change.threshold.fixedText): \(text)\(reason)")
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ frame: FrameFormula?, _ isHidden: Bool) -> String {
    (frame.map { "\($0)" } ?? "no frame") + (isHidden ? ", hidden" : "")
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
    guard let element = storage.element(path, inLayout: layout) else { return nil }
    let structure = Int(storage.content.layouts[layout].structure)
    let name = storage.paths(ofStructure: structure)[element]
    let region = storage.regions[storage.regionOfPiece[piece]]
    var changes: [LayoutExplanation.Change] = []
    for axis in [LayoutProperty.Axis.width, .height] {
      for isGrowing in [true, false] {
        if let change = change(of: name, piece, from: place, axis, isGrowing) {
          changes.append(change)
        }
      }
    }
    return LayoutExplanation(
      element: name, size: size, frame: storage.frame(of: element, inLayout: layout),
      isHidden: storage.isHidden(name, inLayout: layout),
      sizes: SizePolygon(
        region.polygon, storage.content.lines, isExcluded: region.isEdgeExcluded, in: domain),
      changes: changes)
  }

  /// Walks from piece to piece until the element has another formula, or is hidden or shown.
  private func change(
    of element: String, _ start: Int, from size: Size, _ axis: LayoutProperty.Axis,
    _ isGrowing: Bool
  ) -> LayoutExplanation.Change? {
    let content = storage.content
    let layout = content.pieces[start].layout
    let frame = storage.frame(of: element, inLayout: layout)
    let isHidden = storage.isHidden(element, inLayout: layout)
    var (index, place) = (start, size)
    for _ in 0..<2 * content.pieces.count + 2 {
      let piece = content.pieces[index]
      guard let exit = piece.polygon.exit(from: place, axis, isGrowing) else { return nil }
      var next = storage.piece(beyond: exit.size, axis, isGrowing)
      if let single = storage.single(at: exit.size, after: index),
        !storage.looksAlike(
          element, in: single, and: [index] + (next.map { [$0.piece] } ?? []), at: exit.size)
      {
        next = (single, exit.size)
      }
      guard let next, domain.contains(next.place.cgSize) else { return nil }
      let after = content.pieces[next.piece].layout
      let beyond = storage.frame(of: element, inLayout: after)
      let isHiddenBeyond = storage.isHidden(element, inLayout: after)
      if beyond != frame || isHiddenBeyond != isHidden {
        let reasons =
          piece.edgeReasons.indices.contains(exit.edge) ? piece.edgeReasons[exit.edge] : []
        return LayoutExplanation.Change(
          axis: axis, threshold: axis == .width ? exit.size.width : exit.size.height,
          isGrowing: isGrowing, isSingle: next.place == exit.size, frame: beyond,
          isHidden: isHiddenBeyond, reasons: reasons.map { content.reasons[Int($0)] })
      }
      (index, place) = (next.piece, next.place)
    }
    return nil
  }
}

extension MapStorage {
  /// The piece that a place has for itself where a way leaves another one.
  fileprivate func single(at exit: Size, after index: Int) -> Int? {
    locator.owner(of: exit).flatMap { single in
      let isLess =
        content.pieces[single].polygon.dimension < content.pieces[index].polygon.dimension
      return isLess ? single : nil
    }
  }

  /// Whether an element has the same frame at a size in one piece as in any of others, and is
  /// hidden or shown as there: a border without area may have what is on one of its sides.
  fileprivate func looksAlike(
    _ element: String, in piece: Int, and others: [Int], at size: Size
  ) -> Bool {
    func look(_ piece: Int) -> (lengths: [Double]?, isHidden: Bool) {
      let layout = content.pieces[piece].layout
      let frame = frame(of: element, inLayout: layout)
      return (
        frame.map { [$0.x, $0.y, $0.width, $0.height].map { $0.value(size) } },
        isHidden(element, inLayout: layout)
      )
    }
    let own = look(piece)
    return others.contains { other in
      let its = look(other)
      guard own.isHidden == its.isHidden else { return false }
      guard let first = own.lengths, let second = its.lengths else {
        return own.lengths == its.lengths
      }
      return zip(first, second).allSatisfy { ($0 - $1).magnitude <= 1e-6 }
    }
  }

  /// The piece beyond a place where a way along an axis leaves another one, and beyond seams, with
  /// a size in it.
  fileprivate func piece(
    beyond exit: Size, _ axis: LayoutProperty.Axis, _ isGrowing: Bool
  ) -> (piece: Int, place: Size)? {
    var place = exit.stepped(axis, isGrowing)
    for _ in 0...content.seams.count {
      if let piece = locator.piece(at: place) { return (piece, place) }
      guard let seam = content.seams.first(where: { $0.contains(place, 3e-7) }),
        let end = seam.exit(from: place, axis, isGrowing)
      else { return nil }
      place = end.size.stepped(axis, isGrowing)
    }
    return nil
  }
}

extension Size {
  /// A size a little farther along an axis.
  fileprivate func stepped(_ axis: LayoutProperty.Axis, _ isGrowing: Bool) -> Size {
    let step = isGrowing ? 1e-5 : -1e-5
    return axis == .width ? Size(width + step, height) : Size(width, height + step)
  }
}

extension Polygon {
  /// Where a straight way along an axis leaves the set, and by which edge, or by which end of a
  /// segment, -1 for none; nil if it does not touch the set.
  fileprivate func exit(
    from start: Size, _ axis: LayoutProperty.Axis, _ isGrowing: Bool
  ) -> (size: Size, edge: Int)? {
    guard dimension == 2 else { return end(from: start, axis, isGrowing) }
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

  /// The same for a set without area: the end of a segment along the axis, or the start.
  private func end(
    from start: Size, _ axis: LayoutProperty.Axis, _ isGrowing: Bool
  ) -> (size: Size, edge: Int)? {
    guard let first = corners.first, let last = corners.last else { return nil }
    let isAlong =
      axis == .width
      ? first.height == last.height : first.width == last.width
    guard isAlong, dimension == 1 else { return (start, -1) }
    let isInOrder = axis == .width ? first.width <= last.width : first.height <= last.height
    return isInOrder == isGrowing ? (last, 1) : (first, 0)
  }
}
