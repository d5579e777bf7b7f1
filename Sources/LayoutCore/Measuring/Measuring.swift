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

  /// How many numbers a thread takes at a time, so that threads seldom wait for each other: those
  /// from one behind a multiple of this to the next multiple.
  private static let block = 1024

  /// The last number of the last block that a thread took.
  private static let lastNumber = Locked(0)

  /// Where each thread keeps the last number it used and the depth in its measuring. A task-local
  /// value would allocate memory; nothing is suspended while sizes are asked for.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The state of a thread: the number, of which weight containers measure, and how many; none
  /// outside of any measuring.
  private static let bits = 8

  /// The bit among those for how many, which is set once a container was refused an answer.
  private static let refusal = 1 << (bits - 1)

  /// What was refused an answer in measurings that go on, by their numbers. It is told of when they
  /// are over, as finding a name takes more stack than may be left.
  private static let refused = Locked<[Int: [(container: any LayoutElement, depth: Int)]]>([:])

  /// A number of the measuring that is going on in this thread, never given to another; `nil`
  /// outside of any.
  static var runningNumber: Int? {
    guard let key else { return nil }
    let state = Int(bitPattern: pthread_getspecific(key))
    return state & (refusal - 1) == 0 ? nil : state >> (2 * bits)
  }

  /// Whether a measuring is going on in this thread.
  package static var isRunning: Bool { runningNumber != nil }

  /// A number of its own for a measuring that begins.
  private static func number(behind last: Int) -> Int {
    guard last % block == 0 else { return last + 1 }
    return lastNumber.withLock { number in
      defer { number += block }
      return number + 1
    }
  }

  /// Runs a container's answer: as a part of the measuring that is going on, or as one of its own.
  ///
  /// - Parameters:
  ///   - container: What answers.
  ///   - weight: How much stack its answer takes.
  ///   - answer: Computes the size.
  /// - Returns: The answer; the container's current size, with an issue once nothing is measured any
  ///   more, where too many containers measure each other.
  /// - Complexity: O(1) besides the answer.
  package static func run(
    _ container: some LayoutElement, weight: Weight = .engine, _ answer: () -> CGSize
  ) -> CGSize {
    guard let key else { return answer() }
    let former = Int(bitPattern: pthread_getspecific(key))
    let depth = former & (refusal - 1) + 1
    let sum = former >> bits & (1 << bits - 1) + weight.rawValue
    let last = former >> (2 * bits)
    if sum > weightLimit {
      refused.withLock { $0[last, default: []].append((container, depth)) }
      pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: former | refusal))
      return container.layoutFrame.size
    }
    let number = depth == 1 ? number(behind: last) : last
    let state = number << (2 * bits) | sum << bits | former & refusal | depth
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: state))
    defer {
      let left = Int(bitPattern: pthread_getspecific(key)) & refusal
      let outside = depth == 1 ? number << (2 * bits) : former | left
      pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: outside))
      if depth == 1, left != 0 { tellRefused(in: number) }
    }
    return answer()
  }

  /// Reports what a measuring refused, which is over.
  @inline(never)
  private static func tellRefused(in number: Int) {
    for refusal in refused.withLock({ $0.removeValue(forKey: number) }) ?? [] {
      LayoutIssue.report(
        .measuredTooDeep(refusal.container.issueName, depth: refusal.depth))
    }
  }
}
