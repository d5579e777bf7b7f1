import Foundation

/// A table of all ranks that says where nothing holds, and takes regions out of it.
///
/// What does not exist counts as whatever makes a region larger.
struct UncoveredGrid {
  private let space: SizeCells
  private let combinations: ConditionCombinations

  /// For each cell the states of facts that are uncovered and in no region yet.
  private var states: [UInt64]
  private var zeroStates: UInt64 = 0
  private var exists: [Bool]
  private var cells: [BreakpointArrangement.Ranks] = []

  /// Ranks from one to another of each kind, with the states of facts.
  private struct Box {
    var widths: ClosedRange<Int>
    var heights: ClosedRange<Int>
    var ratios: ClosedRange<Int>
    var choices: [Set<Int>]
    var states: UInt64
  }

  init(_ space: SizeCells, _ combinations: ConditionCombinations) {
    self.space = space
    self.combinations = combinations
    let count = space.widths.count * space.heights.count * space.ratioCount
    states = [UInt64](repeating: .max, count: count)
    exists = [Bool](repeating: false, count: count)
  }

  /// Says in which states of facts nothing holds in a cell.
  mutating func insert(_ cell: BreakpointArrangement.Ranks, _ states: UInt64) {
    if isZero(cell) {
      zeroStates = states
    } else {
      let index = index(cell.width, cell.height, cell.ratio)
      self.states[index] = states
      exists[index] = true
    }
    if states != 0 { cells.append(cell) }
  }

  /// The widths at which something is uncovered, ascending.
  var uncoveredWidths: [UncoveredWidths] {
    UncoveredWidths.union(of: cells.map(space.widthEnds))
  }

  /// Takes out all that is uncovered, as regions that do not overlap, ordered by width, height and
  /// ratio. Widths at which nothing holds at all come first, then areas before lines and points, so
  /// that these are regions only where they must.
  mutating func takeRegions() -> [UncoveredSizes] {
    var found: [(box: Box, region: UncoveredSizes)] = takeWholeWidths()
    for freedom in [2, 1, 0] {
      for cell in cells where SizeCells.freedom(of: cell) == freedom {
        while true {
          let left =
            isZero(cell) ? zeroStates : states[index(cell.width, cell.height, cell.ratio)]
          guard left != 0 else { break }
          let state = left.trailingZeroBitCount
          let box = largestBox(around: cell, state)
          take(box)
          found.append((box, region(box, cell, state)))
        }
      }
    }
    return found.enumerated().sorted { Self.key($0) < Self.key($1) }.map(\.element.region)
  }

  private static func key(
    _ entry: (offset: Int, element: (box: Box, region: UncoveredSizes))
  ) -> (Int, Int, Int, Int) {
    let box = entry.element.box
    return (
      box.widths.lowerBound, box.heights.lowerBound, box.ratios.lowerBound, entry.offset
    )
  }

  private func region(
    _ box: Box, _ cell: BreakpointArrangement.Ranks, _ state: Int
  ) -> UncoveredSizes {
    let clauses =
      [
        (ConditionTerm.Quantity.width, box.widths, space.lines.widths),
        (.height, box.heights, space.lines.heights),
        (.aspectRatio, box.ratios, space.lines.ratios),
      ].compactMap { quantity, range, numbers in
        let ends = ends(range, quantity, numbers)
        return ends == LayoutRangeEnds() ? nil : StructuredCondition(.interval(quantity, ends))
      } + combinations.clauses(for: box.choices)
    let size = space.example(of: cell) ?? .zero
    return UncoveredSizes(
      condition: LayoutCondition.all(of: clauses.map { LayoutCondition($0) }).expression,
      exampleInput: combinations.input(size, factState: state))
  }

  /// The numbers of ranks from one to another, open where there are no sizes beyond.
  private func ends(
    _ range: ClosedRange<Int>, _ quantity: ConditionTerm.Quantity, _ numbers: [CGFloat]
  ) -> LayoutRangeEnds {
    let spans =
      switch quantity {
      case .width: space.widths[range].compactMap { $0 }
      case .height: space.heights[range].compactMap { $0 }
      case .aspectRatio: [ClosedRange<CGFloat>]()
      }
    // Between two numbers there may be a single one.
    if let low = spans.first?.lowerBound, low == spans.last?.upperBound {
      return LayoutRangeEnds(low: low, high: low)
    }
    return SizeCells.ends(range, numbers)
  }

  private func isZero(_ cell: BreakpointArrangement.Ranks) -> Bool {
    cell.ratio == BreakpointArrangement.Ranks.onEveryRay
  }

  private func index(_ width: Int, _ height: Int, _ ratio: Int) -> Int {
    (width * space.heights.count + height) * space.ratioCount + ratio
  }
}

extension UncoveredGrid {
  private typealias Side = WritableKeyPath<Box, ClosedRange<Int>>

  /// Takes out the widths at which nothing holds at any height.
  private mutating func takeWholeWidths() -> [(box: Box, region: UncoveredSizes)] {
    var found: [(box: Box, region: UncoveredSizes)] = []
    var last: Int?
    for cell in cells where SizeCells.freedom(of: cell) == 2 && cell.width != last {
      last = cell.width
      for state in 0..<combinations.factStateCount {
        var box = Box(
          widths: cell.width...cell.width, heights: 0...space.heights.count - 1,
          ratios: 0...space.ratioCount - 1,
          choices: combinations.stateIndices(state).map { [$0] }, states: 1 << UInt64(state))
        guard isFree(box), isZeroFree(box) else { continue }
        growFacts(&box)
        grow(&box, \.widths)
        take(box)
        found.append((box, region(box, cell, state)))
      }
    }
    return found
  }

  /// The box with the fewest tests around a cell, and of these the one with the most cells.
  private func largestBox(around cell: BreakpointArrangement.Ranks, _ state: Int) -> Box {
    var start = Box(
      widths: cell.width...cell.width, heights: cell.height...cell.height,
      ratios: isZero(cell) ? 0...space.ratioCount - 1 : cell.ratio...cell.ratio,
      choices: combinations.stateIndices(state).map { [$0] }, states: 1 << UInt64(state))
    growFacts(&start)
    let (width, height, ratio) = (\Box.widths, \Box.heights, \Box.ratios)
    let orders: [[Side]] = [
      [ratio, height, width], [ratio, width, height], [height, ratio, width],
      [height, width, ratio], [width, ratio, height], [width, height, ratio],
    ]
    var best: (box: Box, tests: Int, cells: Int)?
    for order in orders {
      var box = start
      for side in order { grow(&box, side) }
      let tests = sides.filter { !isWhole(box[keyPath: $0], $0) }.count
      let cells = cellCount(box)
      if let best, (best.tests, -best.cells) <= (tests, -cells) { continue }
      best = (box, tests, cells)
    }
    return best?.box ?? start
  }

  private var sides: [Side] { [\.widths, \.heights, \.ratios] }

  private func rankCount(_ side: Side) -> Int {
    switch side {
    case \.widths: space.widths.count
    case \.heights: space.heights.count
    default: space.ratioCount
    }
  }

  private func isWhole(_ range: ClosedRange<Int>, _ side: Side) -> Bool {
    range.lowerBound == 0 && range.upperBound == rankCount(side) - 1
  }

  /// Adds states of facts as long as all of the box is uncovered in them.
  private func growFacts(_ box: inout Box) {
    for (fact, choices) in combinations.facts.enumerated() {
      for index in choices.states.indices where !box.choices[fact].contains(index) {
        var larger = box
        larger.choices[fact].insert(index)
        larger.states = combinations.mask(of: larger.choices)
        if isFree(larger), isZeroFree(larger) { box = larger }
      }
    }
  }

  /// Moves both ends of a side outwards as far as nothing covered comes in.
  private func grow(_ box: inout Box, _ side: Side) {
    for step in [-1, 1] {
      var end = step < 0 ? box[keyPath: side].lowerBound : box[keyPath: side].upperBound
      var slab = box
      var largest = box
      while true {
        end += step
        guard end >= 0, end < rankCount(side) else { break }
        slab[keyPath: side] = end...end
        guard isFree(slab) else { break }
        var larger = box
        larger[keyPath: side] =
          step < 0
          ? end...box[keyPath: side].upperBound : box[keyPath: side].lowerBound...end
        // The size zero is in a box that ends on a ray, and may be out again in a larger one.
        if isZeroFree(larger) { largest = larger }
      }
      box = largest
    }
  }

  private func isFree(_ box: Box) -> Bool {
    for width in box.widths {
      for height in box.heights {
        for ratio in box.ratios
        where states[index(width, height, ratio)] & box.states != box.states {
          return false
        }
      }
    }
    return true
  }

  private func isZeroFree(_ box: Box) -> Bool {
    !containsZero(box) || zeroStates & box.states == box.states
  }

  /// Whether the size zero is in a box: it satisfies every bound of the ratio that is included.
  private func containsZero(_ box: Box) -> Bool {
    let (low, high) = (box.ratios.lowerBound, box.ratios.upperBound)
    return space.hasZero && box.widths.contains(1) && box.heights.contains(1)
      && (low == 0 || low & 1 == 1) && (high == space.ratioCount - 1 || high & 1 == 1)
  }

  private func cellCount(_ box: Box) -> Int {
    var count = 0
    for width in box.widths {
      for height in box.heights {
        for ratio in box.ratios where exists[index(width, height, ratio)] { count += 1 }
      }
    }
    return count
  }

  private mutating func take(_ box: Box) {
    if containsZero(box) { zeroStates &= ~box.states }
    for width in box.widths {
      for height in box.heights {
        for ratio in box.ratios {
          let index = index(width, height, ratio)
          if exists[index] { states[index] &= ~box.states }
        }
      }
    }
  }
}
