import Foundation

/// The time that the current thread has computed, so that a limit reaches as far on a busy machine.
package enum ThreadClock {
  /// Seconds since the thread began, or since any time where threads have no clocks.
  package static var seconds: Double {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    #else
    return Double(DispatchTime.now().uptimeNanoseconds) * 1e-9
    #endif
  }
}

extension Duration {
  /// The duration in seconds.
  package var inSeconds: Double {
    let parts = components
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}
