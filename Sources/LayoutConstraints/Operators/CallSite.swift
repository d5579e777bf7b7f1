import Foundation
import LayoutCore

#if DEBUG && os(Linux) && canImport(Runtime)
import Runtime

/// The line that used an operator of this module, found on the stack.
///
/// Operators take no default arguments, so `a >> b` cannot be told its line as functions are. A
/// debug build notes a few return addresses instead, within some microseconds, and reads the debug
/// information only when the place is asked for. Release builds and other platforms know none.
struct CallSite {
  private let stack: Backtrace

  /// Notes the caller of the operator that calls the function that calls this.
  ///
  /// Each noted frame costs a search through the debug information later. So the frames of this
  /// initializer, the function and the operator are skipped, and only two are noted: the caller, and
  /// the one around it if the caller is the expansion of a macro. The limit counts a third, which
  /// says that frames are left out.
  @inline(never)
  init?() {
    let stack = try? Backtrace.capture(
      algorithm: .fast, limit: 3, offset: 3, top: 0, images: CallSite.images)
    guard let stack else { return nil }
    self.stack = stack
  }

  /// The folder, the file and the line, or `nil` if the debug information is missing.
  ///
  /// Complexity: reads debug information once for every place; tens of milliseconds.
  var location: LayoutLocation? {
    let addresses = stack.frames.map { "\($0)" }
    return CallSite.known.withLock { known in
      if let found = known[addresses] { return found }
      let found = CallSite.read(stack)
      known[addresses] = .some(found)
      return found
    }
  }

  private static let images = ImageMap.capture()

  /// What was read, by the stack it was read for. `Locked`, as the thread sanitizer does not know
  /// of `Mutex`.
  private static let known = Locked<[[String]: LayoutLocation?]>([:])

  /// The innermost place that is written outside of this module.
  private static func read(_ stack: Backtrace) -> LayoutLocation? {
    let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    for frame in stack.symbolicated()?.frames ?? [] {
      guard let place = frame.symbol?.sourceLocation, place.line > 0 else { continue }
      let parts = place.path.split(separator: "/")
      guard !place.path.hasPrefix(own), let file = parts.last, file.first != "@" else { continue }
      return LayoutLocation(
        fileID: parts.suffix(2).joined(separator: "/"), line: place.line)
    }
    return nil
  }
}
#else
/// The line that used an operator of this module, which release builds and platforms without
/// Swift's own backtraces cannot find.
struct CallSite {
  init?() { return nil }

  var location: LayoutLocation? { nil }
}
#endif
