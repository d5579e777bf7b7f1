/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default of the platform.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A field that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
