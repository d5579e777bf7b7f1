/// The vote of a column's cells. Of any number of leaves the largest is enough, as none resists
/// growing more than shrinking.
struct BoxColumnVote: Sendable {
  private var mostFixed = -1.0
  private var mostContent = -1.0
  private var others = BoxVote()

  @inline(__always)
  mutating func addFixed(_ width: Double) {
    mostFixed = max(mostFixed, width)
  }

  @inline(__always)
  mutating func addContent(_ width: Double) {
    mostContent = max(mostContent, width)
  }

  mutating func add(_ cell: BoxProfile) {
    others.add(cell)
  }

  var profile: BoxProfile {
    var vote = others
    if mostFixed >= 0 { vote.add(.rigid(mostFixed)) }
    if mostContent >= 0 { vote.add(.content(mostContent, .along)) }
    return vote.profile
  }
}
