/// How far numbers may be off before they count as different.
///
/// Those of a single comparison stand beside it; these are shared.
enum Tolerance {
  /// The share of its largest term by which a required row may be missed without a conflict.
  static let conflict = 1e-8
  /// The share of its largest term by which a required row may be missed before its component is
  /// solved again: steps follow the structure, whatever the factors are.
  static let accuracy = 1e-7
  /// The share of its parts below which a sum counts as canceled to 0.
  static let cancellation = 1e-10
  /// The unit of a simplex: costs, coefficients and values below it count as 0.
  static let simplex = 1e-9
  /// The difference between two candidates, in their own unit, below which they are tied.
  static let tie = 1e-12
  /// The share of its largest term by which a sum of few terms is off by rounding alone.
  static let rounding = 1e-13
  /// The share of its amount by which a place on a parameter's line may be off.
  static let place = 1e-9
  /// The share of its largest term by which a sum of right sides may pass its limit.
  static let region = 1e-10
  /// How far a row or bound may be from its limit and still keep a variable from moving.
  static let tight = 1e-6
  /// The least change of a variable that makes it free.
  static let freedom = 0.001
}
