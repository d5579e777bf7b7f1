import Foundation

/// What the environment of the process says about checks.
enum CheckSettings {
  /// The seed of `LAYOUT_TESTING_SEED`: a number, or `random`; 1 without it.
  static var seed: UInt64 {
    guard let text = variable("LAYOUT_TESTING_SEED") else { return 1 }
    return text == "random" ? .random(in: 1...0xFFFF_FFFF) : UInt64(text) ?? 1
  }

  /// The folder of `LAYOUT_TESTING_ARTIFACTS`, in which pictures are written.
  static var artifacts: String? { variable("LAYOUT_TESTING_ARTIFACTS") }

  static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
