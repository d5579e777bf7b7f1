/// The vote of a column's cells. Of any number of leaves the smallest and the largest are enough.
struct BoxColumnVote: Sendable {
  private var leastFixed = Double.infinity
  private var leastContent = Double.infinity
  private var mostFixed = -1.0
  private var mostContent = -1.0
  private var others = BoxVote()

  @inline(__always)
  mutating func addFixed(_ width: Double) {
    leastFixed = min(leastFixed, width)
    mostFixed = max(mostFixed, width)
  }

  @inline(__always)
  mutating func addContent(_ width: Double) {
    leastContent = min(leastContent, width)
    mostContent = max(mostContent, width)
  }

  mutating func add(_ cell: BoxProfile) {
    others.add(cell)
  }

  var profile: BoxProfile {
    var vote = others
    if mostFixed >= 0 {
      vote.add(.rigid(mostFixed))
      vote.add(.rigid(leastFixed))
    }
    if mostContent >= 0 {
      vote.add(.content(mostContent, .along))
      vote.add(.content(leastContent, .along))
    }
    return vote.profile
  }
}
