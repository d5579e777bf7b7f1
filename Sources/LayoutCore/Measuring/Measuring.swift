package import Foundation

/// One question for a size, with all the questions it leads to.
///
/// A container that asks each of its containers two questions leads to four one level further in,
/// and so on. So during one measuring, elements that do not count their changes
/// (``MeasurableElement/contentVersion``) are asked once for a proposal, like those that do.
package enum Measuring {
  /// How much stack a container's measuring takes, relative to others.
  package enum Weight: Int {
    /// It runs in loops over arrays, as boxes and statements do.
    case engine = 2

    /// It calls closures, or a program of closures, for each element.
    case closures = 3
  }

  /// How much containers that measure each other, one within the other, may weigh: 32 with
  /// closures, 48 without, or a mix of both.
  private static let weightLimit = 96

  private static let count = Locked(0)

  /// Where each thread keeps the number of its measuring and the depth in it. A task-local value
  /// would allocate memory; nothing is suspended while sizes are asked for.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The state of a thread: the number, and how many containers measure, of which weight.
  private static let bits = 8

  /// A number of the measuring that is going on in this thread, never given to another; `nil`
  /// outside of any.
  static var runningNumber: Int? {
    guard let key, let state = pthread_getspecific(key) else { return nil }
    return Int(bitPattern: state) >> (2 * bits)
  }

  /// Runs a container's answer: as a part of the measuring that is going on, or as one of its own.
  ///
  /// - Parameters:
  ///   - container: What answers; it is asked for its name only where the answer is refused.
  ///   - weight: How much stack its answer takes.
  ///   - answer: Computes the size.
  /// - Returns: The answer; the container's current size, after an issue, where too many containers
  ///   measure each other.
  /// - Complexity: O(1) besides the answer.
  package static func run(
    _ container: some LayoutElement, weight: Weight = .engine, _ answer: () -> CGSize
  ) -> CGSize {
    guard let key else { return answer() }
    let outer = pthread_getspecific(key)
    let mask = 1 << bits - 1
    let depth = Int(bitPattern: outer) & mask + 1
    let sum = Int(bitPattern: outer) >> bits & mask + weight.rawValue
    if sum > weightLimit {
      LayoutIssue.report(.measuredTooDeep(container.issueName, depth: depth))
      return container.layoutFrame.size
    }
    let number =
      runningNumber
      ?? count.withLock { count in
        count += 1
        return count
      }
    let state = number << (2 * bits) | sum << bits | depth
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: state))
    defer { pthread_setspecific(key, outer) }
    return answer()
  }
}
