/// The directions in which a ``ScrollLayoutGuide`` scrolls.
public enum ScrollDirection: Hashable, Sendable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical
  /// Along both axes.
  case both

  /// The lengths that the content decides.
  var sizes: [LayoutAnchor.Size] {
    switch self {
    case .horizontal: [.width()]
    case .vertical: [.height()]
    case .both: [.width(), .height()]
    }
  }
}
