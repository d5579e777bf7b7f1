/// How much of the screen a presented controller takes.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of it.
  case fullScreen = 0
  /// A page.
  case pageSheet = 1
  /// A form.
  case formSheet = 2
  /// What the presenting controller has.
  case currentContext = 3
  /// As the controller says.
  case custom = 4
  /// All of it, above what is there.
  case overFullScreen = 5
  /// What the presenting controller has, above what is there.
  case overCurrentContext = 6
  /// A bubble.
  case popover = 7
  /// None.
  case none = -1
  /// As the system has it.
  case automatic = -2
}
