#if RECORDS_DECISIONS
import Foundation
import LayoutCore
import LayoutDecisions

/// Finds the sizes that take one path each, by recorded passes.
///
/// A pass at a size tells its decisions, and three passes of one path tell the lengths that they
/// looked at as formulas of the size. The sizes with the same answers are an intersection of
/// half-planes; what is cut off is explored next, until nothing is left.
final class Explorer {
  let domain: LayoutDomain
  let limits: LayoutMap.Limits
  let pass: (LayoutInput) -> LayoutSnapshot

  var content = MapContent()
  var tables = MapTables()
  var pending: [ExplorerCell] = []
  var chance = SeededChance(seed: 1)

  /// How many pieces have no certificate: code that the recorder does not hear can make any number.
  var uncertifiedCount = 0

  /// Where the issues that passes reported stand among them.
  var reportedIndices: [IssueKey: Int] = [:]

  /// Where structures stand among them, by their hashes, and that of the last pass.
  var structureIndices: [Int: [Int32]] = [:]
  var lastStructure: Int32?

  /// Where choices stand among them, by what has the choice.
  var choiceIndices: [ChoiceOwner: Int] = [:]

  /// How many of these contained something that cannot be looked into.
  private var opaqueDivisions = 0

  /// The first pass, with which later ones at its size have to agree.
  var reference: RecordedSample?

  /// How many cells had to be halved since the layout was last found to be steady.
  private var divisions = 0

  /// When to stop, if there is a limit.
  private let end: Double?

  init(
    _ domain: LayoutDomain, _ limits: LayoutMap.Limits,
    _ pass: @escaping (LayoutInput) -> LayoutSnapshot
  ) {
    self.domain = domain
    self.limits = limits
    self.pass = pass
    end = limits.duration.map { ThreadClock.seconds + $0.inSeconds }
  }

  private var hasTime: Bool { end.map { ThreadClock.seconds < $0 } ?? true }

  /// Explores the domain.
  func explore() -> MapContent {
    let whole = domain.polygon(&content.lines)
    content.measure = whole.measure
    content.failure = steadinessIssue(at: whole.center)
    if content.failure == nil { explore([whole]) }
    if content.failure == nil, whole.dimension == 2 { explore(unclaimedSegments()) }
    if content.failure == nil, whole.dimension > 0 { explore(unclaimedCorners()) }
    if content.failure == nil { exploreSeams() }
    if content.failure == nil { content.failure = steadinessIssue(at: whole.center) }
    if content.failure != nil {
      content.pieces = []
      content.unexplored = []
    }
    // Where nothing is known, whatever the reason, nothing is explored.
    if content.pieces.isEmpty, content.unexplored.isEmpty { content.unexplored = [whole] }
    return finished()
  }

  private func finished() -> MapContent {
    content.formulas = tables.formulas
    content.layouts = tables.layouts
    content.reasons = tables.reasons
    content.opaqueEvents = tables.opaqueEvents
    return content
  }

  func explore(_ polygons: [Polygon]) {
    pending += polygons.map { ExplorerCell(polygon: $0) }
    while let cell = pending.popLast() { explore(in: cell) }
  }

  /// Finds the piece around a size of the cell and puts what is cut off back on the list.
  private func explore(in cell: ExplorerCell) {
    var cell = cell
    let polygon = cell.polygon
    if polygon.dimension == 2 {
      let thickness = polygon.thickness
      if thickness < Polygon.dustThickness { return }
      if thickness < Polygon.seamThickness {
        content.seams.append(polygon)
        return
      }
    } else if polygon.dimension == 1, polygon.measure < Polygon.dustThickness {
      return
    }
    guard content.passes < limits.passes, content.pieces.count < limits.regions,
      uncertifiedCount < LayoutMap.Limits.uncertified, hasTime
    else {
      content.unexplored.append(polygon)
      return
    }
    guard let piece = findPiece(in: &cell) else {
      divide(cell)
      return
    }
    if !piece.isCertified { uncertifiedCount += 1 }
    content.pieces.append(piece)
  }

  /// Halves a cell in which no piece was found, down to a pixel.
  private func divide(_ cell: ExplorerCell) {
    divisions += 1
    if divisions % 32 == 0, let issue = steadinessIssue(at: chance.size(in: cell.polygon)) {
      // A layout that differs from pass to pass has no pieces to be found.
      content.failure = issue
      pending = []
      return
    }
    let (low, high) = cell.polygon.bounds
    let (width, height) = (high.width - low.width, high.height - low.height)
    let center = cell.polygon.center
    let isWide = width >= height
    // Code that is not the library's may change anywhere: that is not followed into pixels.
    let least = cell.isOpaque ? max(1 / domain.usableScale, 16) : 1 / domain.usableScale
    if cell.isOpaque { opaqueDivisions += 1 }
    guard max(width, height) > least, cell.polygon.dimension > 0,
      opaqueDivisions <= LayoutMap.Limits.uncertified || !cell.isOpaque
    else {
      content.unexplored.append(cell.polygon)
      return
    }
    let line =
      isWide ? Line(a: 1, b: 0, c: -center.width) : Line(a: 0, b: 1, c: -center.height)
    let index = content.lines.index(of: line)
    for isAbove in [true, false] {
      guard let part = cell.polygon.part(of: content.lines[index], index, isAbove: isAbove) else {
        continue
      }
      pending.append(ExplorerCell(polygon: part, isOpaque: cell.isOpaque))
    }
  }
}
#endif
