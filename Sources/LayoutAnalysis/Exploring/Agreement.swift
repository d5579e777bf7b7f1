#if RECORDS_DECISIONS
/// Whether numbers of a pass follow from those at the sizes of a basis.
struct Agreement {
  /// How far numbers may be apart, in points.
  static let tolerance = 1e-6

  /// The indices of numbers that do not follow.
  ///
  /// The loop is one over plain memory, as it is the longest of an exploration.
  ///
  /// - Parameters:
  ///   - numbers: What the pass has.
  ///   - known: What passes at the sizes of the basis have, one array for each.
  ///   - weights: How much each of these counts.
  ///   - limit: How many indices to return.
  static func differences(
    _ numbers: [Double], _ known: [[Double]], _ weights: (Double, Double, Double),
    limit: Int
  ) -> [Int] {
    var result: [Int] = []
    let count = numbers.count
    let (first, second, third) = (known[0], known.count > 1 ? known[1] : known[0], known.last!)
    let (w0, w1) = (weights.0, weights.1)
    let w2 = known.count > 2 ? weights.2 : 0
    numbers.withUnsafeBufferPointer { numbers in
      first.withUnsafeBufferPointer { first in
        second.withUnsafeBufferPointer { second in
          third.withUnsafeBufferPointer { third in
            guard let n = numbers.baseAddress, let a = first.baseAddress,
              let b = second.baseAddress, let c = third.baseAddress
            else { return }
            var index = 0
            while index < count {
              let number = n[index]
              let difference = a[index] * w0 + b[index] * w1 + c[index] * w2 - number
              let size = difference < 0 ? -difference : difference
              // An infinite number agrees with itself only.
              if !(size <= tolerance) {
                let large = number < 0 ? -number : number
                let isSame =
                  a[index] == number && b[index] == number && c[index] == number
                  || a[index].isNaN && b[index].isNaN && c[index].isNaN && number.isNaN
                if !isSame && !(size <= large * 1e-12) {
                  result.append(index)
                  if result.count == limit { return }
                }
              }
              index += 1
            }
          }
        }
      }
    }
    return result
  }
}
#endif
