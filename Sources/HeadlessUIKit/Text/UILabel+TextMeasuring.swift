import Foundation

extension UILabel {
  /// The measuring of labels that set none of their own; ``LiberationSansMeasuring`` by default.
  ///
  /// May be read and set from any thread. Labels are not told of a change, so set it before
  /// the first layout.
  public nonisolated static var defaultTextMeasuring: any TextMeasuring {
    get { sharedMeasuring.value }
    set { sharedMeasuring.value = newValue }
  }

  private nonisolated static let sharedMeasuring = Locked<any TextMeasuring>(
    LiberationSansMeasuring())
}
