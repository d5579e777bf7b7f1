/// A place in source code: where a condition, a method or a statement was declared.
///
/// Declarations that can go wrong keep one, so that a message can name the line to look at.
///
///     func here(fileID: String = #fileID, line: Int = #line) -> LayoutLocation {
///       LayoutLocation(fileID: fileID, line: line)
///     }
///     print(here())  // Shop/CartView.swift:12
public struct LayoutLocation: Hashable, Sendable {
  /// The module and file as `#fileID` writes them: `Shop/CartView.swift`.
  public var fileID: String

  /// The line in that file, counted from 1.
  public var line: Int

  /// Creates a location; nothing is checked.
  ///
  /// - Parameters:
  ///   - fileID: What `#fileID` says at the place.
  ///   - line: What `#line` says at the place.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}

extension LayoutLocation: Codable {
  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(fileID: try fields.read("fileID"), line: try fields.read("line"))
  }

  /// Writes the file and the line.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write(["fileID": fileID, "line": line])
  }
}

extension LayoutLocation: CustomStringConvertible {
  /// The location the way compilers print it: `Shop/CartView.swift:12`.
  public var description: String {
    "\(fileID):\(line)"
  }

  /// The location without its module, for places where width is scarce: `CartView.swift:12`.
  package var shortDescription: String {
    guard let slash = fileID.utf8.lastIndex(of: UInt8(ascii: "/")) else { return description }
    return "\(fileID[fileID.utf8.index(after: slash)...]):\(line)"
  }
}
