/// CGLayout's global settings. There are none here: which way a layout reads is known when it runs.
@available(
  *, unavailable,
  message: "set semanticContentAttribute of the view, or direction of the scheme or block"
)
public struct CGLConfiguration {
  /// The settings.
  public static var `default`: CGLConfiguration {
    get { CGLConfiguration() }
    set {}
  }

  /// Whether layouts read from right to left.
  public var isRTLMode = false
}
