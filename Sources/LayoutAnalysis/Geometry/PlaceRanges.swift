/// Parts of a line, by the places of their ends.
enum PlaceRanges {
  /// The union of ranges without others, leaving out what is there by rounding only.
  static func difference(
    _ ranges: [ClosedRange<Double>], _ others: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    func union(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
      var result: [ClosedRange<Double>] = []
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if let last = result.last, range.lowerBound <= last.upperBound + Polygon.dustThickness {
          result[result.count - 1] =
            last.lowerBound...max(last.upperBound, range.upperBound)
        } else {
          result.append(range)
        }
      }
      return result
    }
    let others = union(others)
    var result: [ClosedRange<Double>] = []
    for range in union(ranges) {
      var start = range.lowerBound
      for other in others where other.upperBound > start && other.lowerBound < range.upperBound {
        if other.lowerBound - start > Polygon.dustThickness {
          result.append(start...other.lowerBound)
        }
        start = max(start, other.upperBound)
      }
      if range.upperBound - start > Polygon.dustThickness {
        result.append(start...range.upperBound)
      }
    }
    return result
  }
}
