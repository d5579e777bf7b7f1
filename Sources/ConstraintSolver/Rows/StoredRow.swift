/// A row as a problem stores it; its terms are cells of the store.
struct StoredRow: Sendable {
  var firstCell: Int32
  var cellCount: Int32
  var slot: Int32
  var priority: Int16
  var relation: ConstraintRelation
  var status: Status
  var constant: Double
  var serial: Int

  enum Status: UInt8, Sendable {
    case active
    /// Left out because it contradicts earlier rows.
    case suspended
    /// Left out because a number in it is not finite.
    case invalid
    case removed
  }

  var cellRange: Range<Int> { Int(firstCell)..<Int(firstCell + cellCount) }
  var isRequired: Bool { priority == 1000 }
  var isActive: Bool { status == .active }
  var isRequiredEquality: Bool { priority == 1000 && relation == .equal }
}
