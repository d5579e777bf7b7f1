/// What lays out elements and tells why each has its frame: every ``LayoutContainer``, and every
/// class of an app's that lays out by methods.
///
/// `explainLayout()` of an element asks the containers around it by way of this protocol. Conform to
/// it by conforming to one of those.
public protocol TracedContainer: AnyObject {
  /// What a pass depends on besides the elements.
  var layoutInput: LayoutInput { get }

  /// Whether frames are mirrored where the input's direction is right to left.
  var mirrorsForRightToLeft: Bool { get }

  /// Why each element that the container lays out has its frame, as the last pass set it.
  func layoutTrace() -> LayoutTrace
}

extension LayoutElement {
  /// Marks what lays out elements in the tree of the element, where it would not hear of a change:
  /// of what reaches it from around, or of its frames.
  package func markTracedContainers() {
    for (element, _) in ElementTree(self) where element is any TracedContainer {
      element.setNeedsLayout()
    }
  }
}
