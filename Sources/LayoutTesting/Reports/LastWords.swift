import Foundation

#if canImport(Glibc)
import Glibc

/// What a thread says if it traps while it runs a property or makes a layout.
///
/// A trap cannot be caught; without these words nobody knows at which size it happened.
enum LastWords {
  private static let capacity = 1_024

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { $0?.deallocate() }
    install()
    return key
  }()

  /// Runs code that may trap, with what is to be said then.
  static func during<Result>(_ words: @autoclosure () -> String, _ body: () -> Result) -> Result {
    let buffer = buffer()
    let former = buffer.load(as: Int.self)
    let bytes = "\n\(words())\n".utf8.prefix(capacity - MemoryLayout<Int>.size)
    (buffer + MemoryLayout<Int>.size).copyMemory(from: Array(bytes), byteCount: bytes.count)
    buffer.storeBytes(of: bytes.count, as: Int.self)
    defer { buffer.storeBytes(of: former, as: Int.self) }
    return body()
  }

  /// The words of this thread: their length, then their bytes.
  private static func buffer() -> UnsafeMutableRawPointer {
    if let known = pthread_getspecific(key) { return known }
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    buffer.storeBytes(of: 0, as: Int.self)
    pthread_setspecific(key, buffer)
    return buffer
  }

  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  nonisolated(unsafe) private static var formerActions = Array(
    repeating: sigaction(), count: 65)

  private static func install() {
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        if let words = pthread_getspecific(LastWords.key) {
          write(2, words + MemoryLayout<Int>.size, words.load(as: Int.self))
        }
        // What comes next is as it would be without us.
        sigaction(signal, &LastWords.formerActions[Int(signal)], nil)
      }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(signal, &action, &formerActions[Int(signal)])
    }
  }
}
#else
/// Elsewhere a debugger or a crash report shows where a trap was.
enum LastWords {
  static func during<Result>(_ words: @autoclosure () -> String, _ body: () -> Result) -> Result {
    body()
  }
}
#endif
