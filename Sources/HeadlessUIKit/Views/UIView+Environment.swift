public import Foundation

extension UIView {
  /// The window at the top of the tree, if there is one.
  public final var window: UIWindow? { root as? UIWindow }

  /// How the frame follows the superview's size. Stored only: layout code places views.
  public final var autoresizingMask: AutoresizingMask {
    get { uncommon?.autoresizingMask ?? [] }
    set { uncommonState.autoresizingMask = newValue }
  }

  /// Does nothing: nothing is drawn.
  public final func setNeedsDisplay() {}

  /// Does nothing: nothing is drawn.
  public final func setNeedsDisplay(_ rect: CGRect) {}

  /// Lets the first responder give up being it, if it is the view or within it. Returns whether it
  /// is not there any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = root.uncommon?.firstResponder else { return true }
    var link: UIResponder? = responder
    while let current = link, current !== self { link = current.next }
    guard link != nil else { return true }
    if responder.resignFirstResponder() { return true }
    if force { root.uncommon?.firstResponder = nil }
    return force
  }

  /// The recognizers added to the view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let recognizers = uncommon?.gestureRecognizers ?? []
      return recognizers.isEmpty ? nil : recognizers
    }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, taking it from its former view. There are no touches here.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    uncommonState.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.owner = self
  }

  /// Removes a recognizer.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    uncommon?.gestureRecognizers.remove(gestureRecognizer)
    gestureRecognizer.owner = nil
  }

  /// How a frame follows the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the parts that follow.
    public let rawValue: UInt

    /// Creates a set of parts from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
