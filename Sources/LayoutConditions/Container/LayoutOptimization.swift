import LayoutCore

/// How the matrical cells of a controller are arranged.
///
/// `none` and `sequence` give the same frames: every controller is laid out in one linear walk.
/// Both stay for source compatibility. A matrix is more than an optimization: it supplies the
/// number of cells in a row.
public enum LayoutOptimization: Hashable, Sendable {
  /// Matrical cells form a sequence.
  case none
  /// The same as `none`.
  case sequence
  /// Matrical cells form rows of `colsPerRow`. Below 1 there is no row size: cells form a sequence
  /// and the pass reports an issue.
  case matrix(colsPerRow: Int)

  /// The row size, if there is one.
  var columns: Int? {
    if case .matrix(let columns) = self, columns >= 1 { columns } else { nil }
  }
}

extension LayoutOptimization: Codable {
  /// Writes the case as the only field, with what belongs to it: `{"matrix": {"colsPerRow": 3}}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .none: try encoder.write(["none": [String: Int]()])
    case .sequence: try encoder.write(["sequence": [String: Int]()])
    case .matrix(let columns): try encoder.write(["matrix": ["colsPerRow": columns]])
    }
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    let cases = fields.allKeys.filter { ["none", "sequence", "matrix"].contains($0.stringValue) }
    guard cases.count == 1 else {
      throw DecodingError.typeMismatch(
        LayoutOptimization.self,
        DecodingError.Context(
          codingPath: fields.codingPath, debugDescription: "There has to be one case."))
    }
    let values = try fields.nestedContainer(keyedBy: FieldName.self, forKey: cases[0])
    switch cases[0].stringValue {
    case "matrix": self = .matrix(colsPerRow: try values.read("colsPerRow"))
    case "sequence": self = .sequence
    default: self = .none
    }
  }
}
