import Foundation
import TestSupport
import Testing

@testable import LayoutBoxes

/// A profile as the specification tells it: steps away from a preferred size.
private struct SteppedProfile {
  var preferred = 0
  /// Lengths of the steps of class 0 to 3; behind the last one the size is rigid.
  var shrinkage = [0, 0, 0, 0]
  /// The same for growing; `nil` has no end.
  var growth: [Int?] = [0, 0, 0, 0]

  init(_ generator: inout SeededGenerator) {
    preferred = Int.random(in: 0...12, using: &generator)
    var rest = preferred
    for cost in 0..<4 {
      shrinkage[cost] =
        Bool.random(using: &generator) ? Int.random(in: 0...rest, using: &generator) : 0
      rest -= shrinkage[cost]
      growth[cost] = Bool.random(using: &generator) ? Int.random(in: 0...6, using: &generator) : 0
    }
    if let endless = (0..<6).randomElement(using: &generator), endless < 4 { growth[endless] = nil }
  }

  var profile: BoxProfile {
    var lower = [Double(preferred)]
    var upper = [Double(preferred)]
    for cost in 0..<4 {
      lower.append(lower[cost] - Double(shrinkage[cost]))
      upper.append(upper[cost] + (growth[cost].map { Double($0) } ?? .infinity))
    }
    return BoxProfile(
      lower1: lower[1], lower2: lower[2], lower3: lower[3], lower4: lower[4],
      upper1: upper[1], upper2: upper[2], upper3: upper[3], upper4: upper[4], preferred: lower[0])
  }

  /// The vote at a size: whether to grow, and with which class.
  func vote(_ size: Double) -> (grows: Bool, cost: Int) {
    if size < Double(preferred) {
      var edge = Double(preferred)
      for cost in 0..<4 {
        edge -= Double(shrinkage[cost])
        if size >= edge { return (true, cost) }
      }
      return (true, 4)
    }
    var edge = Double(preferred)
    for cost in 0..<4 {
      guard let length = growth[cost] else { return (false, cost) }
      edge += Double(length)
      if size < edge { return (false, cost) }
    }
    return (false, 4)
  }
}

@Suite struct ProfileTests {
  /// The winner of a vote: growing or staying, or 0 where nobody votes.
  private func winner(_ members: [SteppedProfile], _ size: Double) -> Int {
    var grow = 0
    var stay = 0
    for member in members {
      let vote = member.vote(size)
      if vote.grows { grow = max(grow, vote.cost) } else { stay = max(stay, vote.cost) }
    }
    return grow == 0 && stay == 0 ? 0 : grow >= stay ? grow : -stay
  }

  @Test func `Members vote as the specification says`() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<3_000 {
      let count = Int.random(in: 1...4, using: &generator)
      let members = (0..<count).map { _ in SteppedProfile(&generator) }
      var vote = BoxVote()
      for member in members { vote.add(member.profile) }
      let profile = vote.profile

      // All edges are whole numbers, so sizes between them show what holds in between.
      var size = 0.0
      while winner(members, size + 0.5) > 0 { size += 1 }
      let low = size
      while size < 100, winner(members, size + 0.5) == 0 { size += 1 }
      let largest = Double(members.map(\.preferred).max() ?? 0)
      #expect(profile.preferred == min(max(largest, low), size), "round \(round)")

      // Away from the preferred size the winners' classes are the steps.
      let lower = [profile.lower1, profile.lower2, profile.lower3, profile.lower4]
      let upper = [profile.upper1, profile.upper2, profile.upper3, profile.upper4]
      for place in 0..<40 {
        let size = Double(place) + 0.5
        let won = winner(members, size)
        let own =
          size < profile.preferred
          ? lower.count { size < $0 } : -upper.count { size >= $0 }
        #expect(own == won, "round \(round), size \(size)")
      }
    }
  }

  @Test func `Of contents in one place the largest decides`() {
    var generator = SeededGenerator(seed: 8)
    for resistance in [BoxResistance.along, .weighted, .filling, .aligned] {
      for round in 0..<1_000 {
        var vote = BoxVote()
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          vote.add(SteppedProfile(&generator).profile)
        }
        let large = Double.random(in: 0...20, using: &generator)
        vote.add(.content(large, resistance))
        var withSmaller = vote
        withSmaller.add(.content(.random(in: 0...large, using: &generator), resistance))
        #expect(withSmaller.profile == vote.profile, "\(resistance), round \(round)")
      }
    }
  }

  @Test func `Sums and scales`() {
    var sum = BoxProfile.content(10, .along)
    sum.append(.content(20, .weighted))
    sum.append(.rigid(5))
    #expect(sum.preferred == 35)
    #expect((0..<4).map(sum.shrinkage) == [0, 20, 0, 10])
    #expect((0..<4).map(sum.growth) == [0, .infinity, 0, 0])
    #expect(sum.scaled(by: 2).preferred == 70)
    #expect(sum.adding(-100).preferred == 0)
  }

  @Test func `Distribution goes by class then weight then from the end`() {
    var distribution = BoxDistribution()
    func sizes(_ room: Double, _ members: [(BoxProfile, Double)]) -> [Double] {
      distribution.removeAll()
      for (profile, weight) in members { distribution.add(profile, weight: weight) }
      distribution.distribute(room)
      return distribution.sizes
    }
    let leaf = BoxProfile.content(10, .along)
    let weighted = BoxProfile.content(10, .weighted)
    #expect(sizes(50, [(leaf, 0), (leaf, 0)]) == [10, 40])
    #expect(sizes(15, [(leaf, 0), (leaf, 0)]) == [10, 5])
    #expect(sizes(5, [(leaf, 0), (leaf, 0)]) == [5, 0])
    #expect(sizes(70, [(weighted, 1), (leaf, 0), (weighted, 2)]) == [20, 10, 40])
    #expect(sizes(70, [(weighted, 1), (.free(0), 0)]) == [10, 60])
    #expect(sizes(70, [(.rigid(10), 0)]) == [10])
  }

  @Test func `Columns of a grid go on as far as rows reach`() {
    var grid = BoxGridScratch()
    for (row, cells) in [3, 2, 2, 4].enumerated() {
      grid.beginRow(row, cells: cells)
      grid.endRow(hasWeights: false)
    }
    let columns = grid.rows.map { row in
      Array(grid.columns[row.firstColumn..<(row.firstColumn + row.count)])
    }
    #expect(columns == [[0, 1, 2], [0, 1], [0, 1], [0, 1, 3, 4]])
  }

  @Test func `Elements on a baseline`() {
    var group = BoxBaselineGroup()
    group.add(height: 10, up: 8)
    group.add(height: 30, up: 20)
    #expect(group == BoxBaselineGroup(up: 20, down: 10))
    #expect(group.line(in: 60, near: 2, far: 4, alignment: BoxAlignment.near) == 22)
    #expect(group.line(in: 60, near: 2, far: 4, alignment: BoxAlignment.far) == 46)
    #expect(group.line(in: 60, near: 2, far: 4, alignment: BoxAlignment.center) == 35)
  }

  @Test func `Something rigid that overlaps makes a size smaller, but not smaller than nothing`() {
    #expect(BoxProfile.rigid(30).adding(-20) == .rigid(10))
    #expect(BoxProfile.rigid(10).adding(-20) == .zero)
    #expect(BoxProfile.content(30, .along).adding(-20) == .content(10, .along))
  }
}
