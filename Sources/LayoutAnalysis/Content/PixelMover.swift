import Foundation
import LayoutCore

/// The frames of a size, moved to whole pixels as the engines do it.
///
/// What an engine places in one go it computes first and moves then: the formulas tell all of it.
/// A container that became larger or smaller lays out anew what it holds, in the size that it got.
/// It has that size at another size of the screen without being moved, so its content is what the
/// map has there.
struct PixelMover {
  let storage: MapStorage

  /// The elements with their frames.
  private(set) var records: [LayoutSnapshot.Record]

  /// Whether they are what a pass shows. If not, what is held by some that became larger or smaller
  /// is as it is in the size before.
  private(set) var isComplete = true

  /// The frames before they are moved.
  private var computed: [CGRect]

  private let structureIndex: Int32
  private let structure: MapStructure

  private var content: MapContent { storage.content }

  /// The frames of a layout at a size; nil if one follows no formula.
  init?(_ storage: MapStorage, _ layout: Int, _ size: Size) {
    self.storage = storage
    structureIndex = storage.content.layouts[layout].structure
    structure = storage.content.structures[Int(structureIndex)]
    records = structure.records
    computed = records.map { _ in .zero }
    guard place(records.indices, layout, size) else { return nil }
  }

  /// Places some elements one after the other and all within them; false if one follows no formula.
  private mutating func place(_ range: Range<Int>, _ layoutIndex: Int, _ size: Size) -> Bool {
    let layout = content.layouts[layoutIndex]
    for index in range {
      guard let frame = content.frame(of: index, in: layout)?.frame(size) else { return false }
      records[index].frame = frame
      computed[index] = frame
    }
    if layout.measuresPixels { isComplete = false }
    if layout.pixelRules.isEmpty { return true }
    var nested: Set<Int> = []
    for rule in layout.pixelRules where rule.depth > 0 { nested.insert(rule.element) }
    var end = range.lowerBound
    for rule in layout.pixelRules where range.contains(rule.element) && rule.element >= end {
      let (frame, element) = (computed[rule.element], rule.element)
      if rule.keepsSize, isDoubtful(frame.size, rule, layoutIndex) { isComplete = false }
      let moved = moved(frame, rule)
      records[element].frame = moved
      let isResized =
        (moved.size.width - frame.size.width).magnitude > 1e-9
        || (moved.size.height - frame.size.height).magnitude > 1e-9
      let children = structure.children(of: element)
      guard isResized || storage.domain.hasInsets && moved.origin != frame.origin,
        // What the same engine placed with it was computed before.
        !children.allSatisfy({ nested.contains($0) })
      else { continue }
      let within = element + 1..<records[element].end
      end = within.upperBound
      // With insets around, the place counts as well.
      guard !storage.domain.hasInsets, !children.contains(where: { nested.contains($0) }),
        let other = other(element, of: Size(moved.size), layoutIndex, size),
        place(within, other.layout, other.size)
      else {
        isComplete = false
        end = element
        continue
      }
    }
    return true
  }

  /// Whether rounding may have decided how many pixels a size is rounded up to: a size that changes
  /// with that of the screen is a number of whole pixels here but for that.
  private func isDoubtful(_ size: CGSize, _ rule: MapPixelRule, _ layout: Int) -> Bool {
    func isWhole(_ length: CGFloat) -> Bool {
      let pixels = Double(length) * rule.pixelsPerPoint
      return (pixels - pixels.rounded()).magnitude <= 1e-6
    }
    guard isWhole(size.width) || isWhole(size.height),
      let frame = storage.frame(of: rule.element, inLayout: layout)
    else { return false }
    func varies(_ formula: SizeFormula) -> Bool { formula.width != 0 || formula.height != 0 }
    return isWhole(size.width) && varies(frame.width)
      || isWhole(size.height) && varies(frame.height)
  }

  private func moved(_ frame: CGRect, _ rule: MapPixelRule) -> CGRect {
    var (exact, placed) = (CGPoint.zero, CGPoint.zero)
    var parent = Int(structure.parents[rule.element])
    for _ in 0..<rule.depth where parent >= 0 {
      exact.x += computed[parent].origin.x
      exact.y += computed[parent].origin.y
      placed.x += records[parent].frame.origin.x
      placed.y += records[parent].frame.origin.y
      parent = Int(structure.parents[parent])
    }
    var grid = PixelGrid(scale: CGFloat(rule.pixelsPerPoint), origin: CGPoint(x: rule.x, y: rule.y))
    guard rule.countsComputedPlaces else {
      grid.origin.x += placed.x
      grid.origin.y += placed.y
      return grid.moved(frame, keepingMeasuredSize: rule.keepsSize)
    }
    var result = frame
    result.origin.x += exact.x
    result.origin.y += exact.y
    result = grid.moved(result, keepingMeasuredSize: rule.keepsSize)
    result.origin.x -= placed.x
    result.origin.y -= placed.y
    return result
  }

  /// Another size of the screen, at which an element has a size without being moved, and the layout
  /// there; nil if none is found.
  private func other(
    _ element: Int, of wanted: Size, _ layout: Int, _ size: Size
  ) -> (layout: Int, size: Size)? {
    var (layout, size) = (layout, size)
    // Where borders lie between, the first guess may not do.
    for _ in 0..<4 {
      guard let frame = storage.frame(of: element, inLayout: layout) else { return nil }
      let missing = Size(
        wanted.width - frame.width.value(size), wanted.height - frame.height.value(size))
      if missing.width.magnitude <= 1e-9, missing.height.magnitude <= 1e-9 {
        return (layout, size)
      }
      guard let step = Self.step(frame, missing) else { return nil }
      size = Size(size.width + step.width, size.height + step.height)
      guard storage.domain.contains(size.cgSize), let piece = storage.locator.piece(at: size) else {
        return nil
      }
      layout = content.pieces[piece].layout
      guard content.layouts[layout].structure == structureIndex else { return nil }
    }
    return nil
  }

  /// The shortest step after which a size is larger by something; nil if there is none.
  private static func step(_ frame: FrameFormula, _ missing: Size) -> Size? {
    let (a, b) = (frame.width.width, frame.width.height)
    let (c, d) = (frame.height.width, frame.height.height)
    let determinant = a * d - b * c
    if determinant.magnitude > 1e-9 {
      return Size(
        (missing.width * d - missing.height * b) / determinant,
        (missing.height * a - missing.width * c) / determinant)
    }
    let isWide = a * a + b * b >= c * c + d * d
    let (x, y, length) = isWide ? (a, b, missing.width) : (c, d, missing.height)
    let square = x * x + y * y
    guard square > 1e-12 else { return nil }
    let step = Size(x * length / square, y * length / square)
    let rest =
      isWide
      ? missing.height - c * step.width - d * step.height
      : missing.width - a * step.width - b * step.height
    return rest.magnitude <= 1e-9 ? step : nil
  }
}

extension MapStorage {
  /// The frames of a layout at a size, moved to whole pixels, and whether they are what a pass
  /// shows: see ``PixelMover``; nil if one follows no formula.
  func snapshot(_ layout: Int, _ size: Size) -> (frames: LayoutSnapshot, isComplete: Bool)? {
    PixelMover(self, layout, size).map { (LayoutSnapshot(records: $0.records), $0.isComplete) }
  }
}
