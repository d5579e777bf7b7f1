import Foundation

/// What is said when a check ends the process, or does not end: the line that repeats it.
///
/// A signal's handler may only write bytes that are there already, to a stack of its own where the
/// ordinary one has overflown.
enum LastWords {
  nonisolated(unsafe) private static var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)
  nonisolated(unsafe) private static var length = 0

  /// Notes what to say.
  static func prepare(_ line: String) {
    length = 0
    for (index, byte) in "the check ended the process, or took too long\n\(line)".utf8.prefix(512)
      .enumerated()
    {
      bytes[index] = byte
      length = index + 1
    }
  }

  static func install() {
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      var action = sigaction()
      let speak: @convention(c) (Int32) -> Void = { _ in
        write(1, LastWords.bytes, LastWords.length)
        _exit(1)
      }
      #if os(Linux)
      action.__sigaction_handler.sa_handler = speak
      #else
      action.__sigaction_u.__sa_handler = speak
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(signal, &action, nil)
    }
  }
}
