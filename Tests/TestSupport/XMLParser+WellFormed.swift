#if canImport(FoundationXML)
public import FoundationXML
#else
public import Foundation
#endif

extension XMLParser {
  /// Parses everything. Returns whether it is well-formed: on Linux, `parse()` alone returns `true`
  /// where an end tag is missing.
  public func parseWellFormed() -> Bool { parse() && parserError == nil }
}
