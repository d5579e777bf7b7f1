/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the platform has it.
  case automatic = 0
  /// Wheels to turn.
  case wheels = 1
  /// A field that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
