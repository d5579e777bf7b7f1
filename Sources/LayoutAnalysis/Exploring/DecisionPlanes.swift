#if RECORDS_DECISIONS
import Foundation
import LayoutDecisions

/// The sizes on one side of a line, where decisions have the answers that they have.
struct DecisionPlane {
  /// Zero on the line; not yet a line of the map.
  var line: Line

  /// Whether the sizes are those where the line's value is positive.
  var isAbove: Bool

  /// Whether the line itself has another answer.
  var isStrict: Bool

  /// The first decision with this line.
  var decision: Int

  /// Some decisions with this line whose reasons differ.
  var decisions: [Int]
}

/// Finds the different half-planes of a path: many decisions look at the same lengths.
struct DecisionPlanes {
  private(set) var planes: [DecisionPlane] = []

  /// Whether a decision holds on a line only, or nowhere but at a single size.
  private(set) var isDegenerate = false

  private var slots: [Int32]
  private var keys: [(Double, Double, Double, UInt8)] = []

  private static let mostReasons = 4

  /// Finds the half-planes of passes of one path.
  ///
  /// - Parameters:
  ///   - samples: A pass at each size of the basis.
  ///   - basis: The sizes.
  init(_ samples: [RecordedSample], _ basis: AffineBasis) {
    let count = samples[0].pass.answers.count
    var capacity = 64
    while capacity < 2 * count { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
    guard samples.count > 1 else { return }
    find(samples, basis, count)
  }

  private mutating func find(_ samples: [RecordedSample], _ basis: AffineBasis, _ count: Int) {
    let pass = samples[0].pass
    let last = samples[samples.count - 1].pass
    pass.answers.withUnsafeBufferPointer { answers in
      pass.differences.withUnsafeBufferPointer { first in
        samples[1].pass.differences.withUnsafeBufferPointer { second in
          last.differences.withUnsafeBufferPointer { third in
            guard let answers = answers.baseAddress, let a = first.baseAddress,
              let b = second.baseAddress, let c = third.baseAddress
            else { return }
            var index = 0
            while index < count {
              let code = answers[index].code
              let (rise1, rise2) = (b[index] - a[index], c[index] - a[index])
              let size = (rise1 < 0 ? -rise1 : rise1) + (rise2 < 0 ? -rise2 : rise2)
              // What differs by rounding only is constant.
              if code < 8, size > 1e-11, size > (a[index] < 0 ? -a[index] : a[index]) * 1e-14 {
                add(index, code, a[index], b[index], c[index], pass, basis)
              }
              index += 1
            }
          }
        }
      }
    }
  }

  private mutating func add(
    _ decision: Int, _ code: UInt8, _ a: Double, _ b: Double, _ c: Double, _ pass: RecordedPass,
    _ basis: AffineBasis
  ) {
    var hash = a.bitPattern &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 29) ^ b.bitPattern) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 32) ^ c.bitPattern) &* 0x94D0_49BB_1331_11EB
    var slot = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      let key = keys[index]
      if key.0 == a, key.1 == b, key.2 == c, key.3 == code {
        note(decision, in: index, pass)
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard let zero = Line.zero(of: basis.formula(a, b, c)) else { return }
    let isBelow: Bool
    let isStrict: Bool
    switch pass.answers[decision].sign {
    case .negative: (isBelow, isStrict) = (true, true)
    case .negativeOrZero: (isBelow, isStrict) = (true, false)
    case .positive: (isBelow, isStrict) = (false, true)
    case .positiveOrZero: (isBelow, isStrict) = (false, false)
    case .zero:
      isDegenerate = true
      return
    case nil: return
    }
    slots[slot] = Int32(planes.count)
    keys.append((a, b, c, code))
    planes.append(
      DecisionPlane(
        line: zero.line, isAbove: isBelow == zero.isFlipped, isStrict: isStrict,
        decision: decision, decisions: [decision]))
  }

  private mutating func note(_ decision: Int, in index: Int, _ pass: RecordedPass) {
    guard planes[index].decisions.count < Self.mostReasons,
      let last = planes[index].decisions.last,
      pass.reasonIndices[last] != pass.reasonIndices[decision]
    else { return }
    planes[index].decisions.append(decision)
  }
}
#endif
