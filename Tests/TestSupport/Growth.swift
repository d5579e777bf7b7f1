/// Returns how many times as long a piece of code takes for eight times as many elements: about 8
/// where cost grows linearly, 64 where it grows with the square.
///
/// - Parameters:
///   - count: The smaller number of elements; the code should take milliseconds for it.
///   - make: Prepares for a number of elements, and returns what to measure.
public func growth(from count: Int, _ make: (Int) -> () -> Void) -> Double {
  func seconds(_ count: Int) -> Double {
    let all = (0..<3).map { _ in
      let body = make(count)
      return processorSeconds(body)
    }
    return all.reduce(.infinity, min)
  }
  return seconds(8 * count) / seconds(count)
}
