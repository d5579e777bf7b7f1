#if RECORDS_DECISIONS
/// Whose choice of alternatives it is.
struct ChoiceOwner: Hashable {
  var structure: Int32
  var element: Int
  var noun: String
}
#endif
