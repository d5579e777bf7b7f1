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
    /// Left out by its owner, whatever its numbers are.
    case inactive
    /// Left out because a number in it is not finite.
    case invalid
    case removed
  }

  var cellRange: Range<Int> { Int(firstCell)..<Int(firstCell + cellCount) }
  var isRequired: Bool { priority == 1000 }
  var isActive: Bool { status == .active }
  /// Whether a plan knows the row. An inequality that is left out stays part of it: no variable
  /// follows from it, so it counts again without another plan.
  var isPlanned: Bool { isActive || status == .suspended && relation != .equal }
  var isRequiredEquality: Bool { priority == 1000 && relation == .equal }
}
