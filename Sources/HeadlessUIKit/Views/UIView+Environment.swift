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
    if force { return forceToEnd(responder) }
    return responder.resignFirstResponder()
  }

  /// Lets the first responder of the tree give up being it, whatever it says.
  @discardableResult
  private final func forceToEnd(_ responder: UIResponder) -> Bool {
    let root = root
    responder.resignFirstResponder()
    if let uncommon = root.uncommon, uncommon.firstResponder === responder {
      uncommon.firstResponder = nil
      responder.tellOfEnd()
    }
    return true
  }

  /// Notes on the view, which is or shows a first responder, and on those above it where to look
  /// for it. That is never taken back.
  final func noteResponder() {
    var view: UIView? = self
    while let current = view, !current.leadsToResponder {
      current.leadsToResponder = true
      view = current.superview
    }
  }

  /// Ends the part of the tree's first responder if it is in the view, which is about to leave the
  /// tree.
  final func endResponding() {
    guard leadsToResponder, let responder = root.uncommon?.firstResponder,
      responder.ownView?.isSameOrDescendant(of: self) == true
    else { return }
    forceToEnd(responder)
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
