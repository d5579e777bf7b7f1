import LayoutCore

extension LayoutStatement {
  /// Takes a place unless the statement was told one.
  func locate(_ fileID: String, _ line: Int) {
    guard !(place?.isWritten ?? false) else { return }
    location = LayoutLocation(fileID: fileID, line: line)
  }
}

extension LayoutStatement {
  /// The statement, which remembers who called the operator that made it, unless its place is
  /// known.
  @inline(never)
  func notingCaller() -> LayoutStatement {
    if place == nil { place = CallSite().map { .called($0) } }
    return self
  }
}

extension [LayoutStatement] {
  /// The statements, which remember who called the operator that made them.
  @inline(never)
  func notingCaller() -> [LayoutStatement] {
    guard contains(where: { $0.place == nil }), let site = CallSite() else { return self }
    for statement in self where statement.place == nil { statement.place = .called(site) }
    return self
  }
}
