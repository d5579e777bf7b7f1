import Foundation
import LayoutCore

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A property of certain elements, to be looked for in the frames of a region or of a size.
struct PropertyCheck {
  let property: LayoutProperty
  let domain: LayoutDomain

  /// The elements that the property is about; nil for all.
  private(set) var elements: [Int]?

  /// The elements that it is not about.
  private(set) var excepted: Set<Int> = []

  init(_ property: LayoutProperty, _ structure: MapStructure, _ domain: LayoutDomain) {
    self.property = property
    self.domain = domain
    let names = ElementNames(structure)
    elements = property.elements.map { names.all($0).flatMap { $0 } }
    excepted = Set(names.all(property.exceptions).joined())
  }

  /// What is not as it should be.
  ///
  /// - Parameters:
  ///   - table: The frames.
  ///   - corners: The corners of the sizes for which the frames are.
  func breaches(_ table: FrameTable, _ corners: [Size]) -> [Breach] {
    switch property.kind {
    case .noOverlap: return overlaps(table, corners)
    case .inside: return leaving(property.area, table)
    case .minimumSize:
      return counting(table).flatMap { element in
        let frame = table.frames[element]
        let wide = SizeFormula(constant: property.least.width) - frame.width
        let high = SizeFormula(constant: property.least.height) - frame.height
        let name = table.name(element)
        return [
          Breach(text: "\(name) is too narrow", elements: [element], lengths: [wide]),
          Breach(text: "\(name) is too low", elements: [element], lengths: [high]),
        ]
      }
    case .aligned: return misaligned(property.line, table)
    case .ordered: return disordered(property.axis, table)
    case .grows:
      return counting(table).map { element in
        let frame = table.frames[element]
        let slope = property.axis == .width ? frame.width.width : frame.height.height
        // A slope is no length: what counts as one is told from rounding by more.
        return Breach(
          text: "\(table.name(element)) shrinks", elements: [element],
          lengths: [SizeFormula(constant: slope < -1e-7 ? 1 : -1)])
      }
    case .placed:
      return (elements ?? Array(table.structure.records.indices))
        .filter { table.unplaced.contains(Int32($0)) && !table.hidden[$0] }
        .map { Breach(text: "\(table.name($0)) is not placed", elements: [$0], lengths: []) }
    case .unmarked:
      return counting(table).filter { TextMarks.isLabel($0, table) }.map { element in
        Breach(
          text: "the text of \(table.name(element)) is cut off", elements: [element],
          lengths: [table.frames[element].width])
      }
    case .sameInMirror, .textFits, .holds: return []
    }
  }

  /// The elements that decide about the property.
  func relevant(in table: FrameTable) -> [Int] {
    if let elements { return elements }
    let others = table.structure.records.indices.filter { !excepted.contains($0) }
    guard property.kind == .unmarked else { return others }
    return others.filter { TextMarks.isLabel($0, table) }
  }

  /// Whether an element, or one that it is in, is an exception.
  func exceptsElement(_ element: Int, in structure: MapStructure) -> Bool {
    guard !excepted.isEmpty else { return false }
    var next = element
    while next >= 0 {
      if excepted.contains(next) { return true }
      next = Int(structure.parents[next])
    }
    return false
  }

  /// The same of the element with a path.
  func exceptsElement(at path: String, in structure: MapStructure) -> Bool {
    guard !excepted.isEmpty else { return false }
    return ElementNames(structure).all(path).contains { exceptsElement($0, in: structure) }
  }

  private func counting(_ table: FrameTable) -> [Int] {
    relevant(in: table).filter { table.counts($0) && !excepted.contains($0) }
  }

  private func leaving(_ area: LayoutProperty.Area, _ table: FrameTable) -> [Breach] {
    var result: [Breach] = []
    let insets = domain.environment.safeAreaInsets
    for element in counting(table) where element > 0 {
      let name = table.name(element)
      func add(_ side: String, _ place: String, _ length: SizeFormula) {
        result.append(
          Breach(
            text: "\(name) leaves \(place) at the \(side)", elements: [element], lengths: [length]))
      }
      if area == .safeArea {
        if elements == nil, table.structure.isInScrolling(element) { continue }
        let (edges, root) = (table.edges(element), table.frames[0])
        add("left", "the safe area", SizeFormula(constant: Double(insets.left)) - edges.left)
        add("top", "the safe area", SizeFormula(constant: Double(insets.top)) - edges.top)
        add(
          "right", "the safe area",
          edges.right - root.width + SizeFormula(constant: Double(insets.right)))
        add(
          "bottom", "the safe area",
          edges.bottom - root.height + SizeFormula(constant: Double(insets.bottom)))
        continue
      }
      // A group has no edges of its own; what is in it has the coordinates of what is around.
      let parent = table.holder(of: element)
      let holder = table.structure.records[parent]
      guard table.counts(parent), !holder.isGroup else { continue }
      // What scrolls is larger than what shows it.
      if holder.isScrolling, elements == nil { continue }
      let (frame, outer, place) = (table.frames[element], table.frames[parent], table.name(parent))
      add("left", place, -frame.x)
      add("top", place, -frame.y)
      add("right", place, frame.x + frame.width - outer.width)
      add("bottom", place, frame.y + frame.height - outer.height)
    }
    return result
  }

  private func misaligned(_ line: LayoutProperty.Line, _ table: FrameTable) -> [Breach] {
    let elements = counting(table)
    guard let first = elements.first else { return [] }
    func place(_ element: Int) -> SizeFormula {
      let edges = table.edges(element)
      switch line {
      case .left: return edges.left
      case .right: return edges.right
      case .top: return edges.top
      case .bottom: return edges.bottom
      case .centerX: return Self.middle(edges.left, edges.right)
      case .centerY: return Self.middle(edges.top, edges.bottom)
      }
    }
    return elements.dropFirst().flatMap { element in
      let difference = place(element) - place(first)
      let text =
        "\(table.name(element)) is not aligned with \(table.name(first)) at \(line.rawValue)"
      return [difference, -difference].map {
        Breach(text: text, elements: [element, first], lengths: [$0])
      }
    }
  }

  private static func middle(_ first: SizeFormula, _ second: SizeFormula) -> SizeFormula {
    let sum = first + second
    return SizeFormula(
      width: sum.width / 2, height: sum.height / 2, constant: sum.constant / 2)
  }

  private func disordered(_ axis: LayoutProperty.Axis, _ table: FrameTable) -> [Breach] {
    let elements = counting(table)
    return zip(elements, elements.dropFirst()).map { first, second in
      let (before, after) = (table.edges(first), table.edges(second))
      let length = axis == .width ? before.right - after.left : before.bottom - after.top
      return Breach(
        text: "\(table.name(second)) begins before \(table.name(first)) ends",
        elements: [second, first], lengths: [length])
    }
  }
}
