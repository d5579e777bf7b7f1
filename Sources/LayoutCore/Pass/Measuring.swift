package import Foundation

/// One question for a size, with all the questions it leads to.
///
/// A container that asks each of its containers two questions leads to four one level further in,
/// and so on. So during one measuring, elements that do not count their changes
/// (``MeasurableElement/contentVersion``) are asked once for a proposal, like those that do.
package enum Measuring {
  /// How many containers, of any vocabulary, may measure each other within one another.
  package static let depthLimit = 64

  private static let count = Locked(0)

  /// Where each thread keeps the number of its measuring and the depth in it. A task-local value
  /// would allocate memory; nothing is suspended while sizes are asked for.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  private static let depthBits = 8

  /// A number of the measuring that is going on in this thread, never given to another; `nil`
  /// outside of any.
  static var current: Int? {
    guard let key, let state = pthread_getspecific(key) else { return nil }
    return Int(bitPattern: state) >> depthBits
  }

  /// Runs a container's answer: as a part of the measuring that is going on, or as one of its own.
  ///
  /// - Parameters:
  ///   - container: What answers; it is asked for its name only where the answer is refused.
  ///   - answer: Computes the size.
  /// - Returns: The answer; the container's current size, after an issue, beyond ``depthLimit``.
  package static func run(
    _ container: some LayoutElement, _ answer: () -> CGSize
  ) -> CGSize {
    guard let key else { return answer() }
    let outer = pthread_getspecific(key)
    let depth = Int(bitPattern: outer) & (1 << depthBits - 1) + 1
    if depth > depthLimit {
      LayoutIssue.report(.measuredTooDeep(container.layoutName, depth: depth))
      return container.layoutFrame.size
    }
    let number =
      current
      ?? count.withLock { count in
        count += 1
        return count
      }
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: number << depthBits | depth))
    defer { pthread_setspecific(key, outer) }
    return answer()
  }
}
