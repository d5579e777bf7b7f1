import Foundation

/// One question for a size, with all the questions it leads to.
///
/// A container that asks each of its containers two questions leads to four one level further in,
/// and so on. So during one measuring, elements that do not count their changes
/// (``LayoutElement/contentVersion``) are asked once for a proposal, like those that do.
package enum Measuring {
  private static let count = Locked(0)

  /// Where each thread keeps the number of its measuring. A task-local value would allocate memory;
  /// nothing is suspended while sizes are asked for.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// A number of the measuring that is going on in this thread, never given to another; `nil`
  /// outside of any.
  static var current: Int? {
    guard let key, let number = pthread_getspecific(key) else { return nil }
    return Int(bitPattern: number)
  }

  /// Runs a container's answer: as a part of the measuring that is going on, or as one of its own.
  package static func run<Result>(_ answer: () -> Result) -> Result {
    guard let key, current == nil else { return answer() }
    let next = count.withLock { count in
      count += 1
      return count
    }
    pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: next))
    defer { pthread_setspecific(key, nil) }
    return answer()
  }
}
