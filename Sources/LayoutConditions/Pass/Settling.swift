/// What is known of whether passes over the same input give the same frames. Without closures they
/// do.
enum Settling {
  /// No pass yet since the plan was built.
  case unknown
  /// A pass with closures: the next one at the same setting has to give the same frames.
  case placed
  /// Looked at; a plan is looked at once.
  case known
}
