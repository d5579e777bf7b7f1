/// The program. There is none to run here: the type exists for the signatures of its delegate.
open class UIApplication: UIResponder {
  /// Why a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public var rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
