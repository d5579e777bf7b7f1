import LayoutCore

/// Where a statement was written, as functions are told it or as it can be found.
enum StatementPlace {
  case written(LayoutLocation)
  case called(CallSite)

  var location: LayoutLocation? {
    switch self {
    case .written(let location): location
    case .called(let site): site.location
    }
  }

  var isWritten: Bool {
    if case .written = self { true } else { false }
  }
}
