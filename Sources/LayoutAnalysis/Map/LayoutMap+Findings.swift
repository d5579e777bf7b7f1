import Foundation
public import LayoutCore

extension LayoutMap {
  /// What is odd about the layout at some sizes: what passes report, with the exact sizes; methods
  /// and schemes that are taken at none, and statements of "at least" or "at most" that change
  /// nothing at any; slivers, which hardly any screen has; borders at which
  /// elements jump.
  ///
  /// Jumps are notes: most are meant. Methods are told of where the whole domain is explored and
  /// nothing opaque decides about the element.
  ///
  /// - Complexity: O(regions · elements).
  public var findings: [LayoutIssue] { reportedFindings + unusedAlternatives + slivers + jumps }

  /// The labels that cut off a part of their text somewhere, each with the exact sizes; none where
  /// that is not known. Not all of them are mistakes: an issue is a note.
  ///
  /// The domain is explored once more for it, so it is no part of ``findings``. A verdict of
  /// ``LayoutProperty/textFits(except:)`` says whether nothing else is cut.
  ///
  /// - Complexity: That of making the map.
  public var textFindings: [LayoutIssue] {
    verdict(.textFits(), testing: 1).violations.filter { !$0.sizes.isEmpty }.map { violation in
      LayoutIssue(
        .textCut, severity: .note, elements: violation.elements,
        numbers: ["share": violation.share],
        explanation: "At some sizes \(violation.text): \(places(violation.sizes)).",
        advice: "Give the label more lines or more room, or let its text be shorter there.")
    }
  }

  private var reportedFindings: [LayoutIssue] {
    storage.content.reported.map { issue, pieces in
      var issue = issue
      let merged = storage.mergedPieces(pieces)
      guard merged.placesText != nil else { return issue }
      issue.explanation += " This is so \(places(merged))."
      return issue
    }
  }

  private var unusedAlternatives: [LayoutIssue] {
    let content = storage.content
    guard content.unexplored.isEmpty, content.pieces.allSatisfy(\.isCertified) else { return [] }
    // An element may have several structures, of which each has some sizes.
    var choices: [String: MapChoice] = [:]
    var order: [String] = []
    for choice in content.choices {
      let path =
        "\(storage.paths(ofStructure: Int(choice.structure))[choice.element]) \(choice.noun)"
      if choices[path] == nil {
        order.append(path)
        choices[path] = choice
      } else {
        choices[path]?.taken.formUnion(choice.taken)
      }
      let isOpaque = content.layouts.contains {
        $0.structure == choice.structure && $0.isTouched(choice.element)
      }
      // As if all were taken.
      if isOpaque { choices[path]?.taken.formUnion(choice.alternatives.indices) }
    }
    return order.compactMap { choices[$0] }.flatMap { choice in
      choice.alternatives.indices.filter { !choice.taken.contains($0) }.map { unused(choice, $0) }
    }
  }

  private func unused(_ choice: MapChoice, _ index: Int) -> LayoutIssue {
    let name = storage.content.structures[Int(choice.structure)].records[choice.element].name
    let reason = choice.alternatives[index]
    if choice.noun == "statement" {
      return LayoutIssue(
        .statementWithoutEffect, severity: .note, elements: [name], location: reason.location,
        explanation: "\(reason.text) changes nothing at any size of \(domain): the length is never "
          + "at this limit.",
        advice: "Nothing, if it is meant for other sizes or contents.")
    }
    // Behind others that happen to cover everything, a last resort does no harm.
    let isLastResort =
      index == choice.alternatives.count - 1 && reason.text == "\(LayoutCondition.always)"
    return LayoutIssue(
      .deadMethod, severity: isLastResort ? .note : .warning, elements: [name],
      location: reason.location,
      explanation: "The \(index.place(of: choice.noun)) of \(name) (\(reason.text)) is taken at no "
        + "size of \(domain).",
      advice: isLastResort
        ? "Nothing, if it is meant as a last resort."
        : "Drop it, correct its condition, or make the map over the sizes that it is for.")
  }

  private var slivers: [LayoutIssue] {
    let pixel = 1 / domain.usableScale
    return storage.regions.indices.filter { index in
      let region = storage.regions[index]
      guard region.isShown, region.polygon.dimension == 2 else { return false }
      return region.polygon.thickness < pixel && !isCutOff(region.polygon)
    }.map { index in
      let region = storage.regions[index]
      let example = region.polygon.center
      return LayoutIssue(
        .sliver, severity: .note, numbers: ["width": example.width, "height": example.height],
        location: region.edgeReasons.joined().lazy
          .compactMap { storage.content.reasons[Int($0)].location }.first,
        explanation: "There is a layout of its own \(places(storage.merged([index]))), "
          + "less than a pixel wide.",
        advice: "Let conditions meet: the end of one range should be the beginning of the next.")
    }
  }

  /// Whether one of the long sides of a strip is the border of the domain, so that the strip may be
  /// wider than the map shows.
  private func isCutOff(_ strip: Polygon) -> Bool {
    strip.corners.indices.contains { index in
      let next = strip.corners[(index + 1) % strip.corners.count]
      return domain.isLimit(storage.content.lines[strip.edges[index]])
        && strip.corners[index].distance(to: next) > 2 * strip.thickness
    }
  }

  private var jumps: [LayoutIssue] {
    borders.compactMap { border in
      guard let move = border.largestMove, move.distance >= 1 else { return nil }
      let reason = border.reasons.first
      return LayoutIssue(
        .jump, severity: .note, elements: [move.element], numbers: ["distance": move.distance],
        location: reason?.location,
        explanation: "Where the size crosses \(border.lineText), \(move.element) moves at once"
          + (reason.map { ", because of \($0)." } ?? "."),
        advice: "Nothing, if it is meant.")
    }
  }

  /// Where something is, with its smallest size and a device that has such a size.
  private func places(_ sizes: [SizePolygon]) -> String {
    var text = sizes.placesText ?? "at every size"
    let corners = sizes.flatMap { polygon in
      polygon.corners.indices.map { (size: polygon.corners[$0], isIn: polygon.hasCorner($0)) }
    }
    func area(_ corner: (size: CGSize, isIn: Bool)) -> CGFloat {
      corner.size.width * corner.size.height
    }
    if let smallest = corners.min(by: { area($0) < area($1) }) {
      let isIn = corners.contains { $0.isIn && $0.size == smallest.size }
      text += ", at the smallest \(isIn ? "" : "near ")\(Size(smallest.size))"
    }
    if let device = domain.devices.first(where: { device in
      sizes.contains { $0.contains(device.size) }
    }) {
      text += ", on \(device)"
    }
    return text
  }
}
