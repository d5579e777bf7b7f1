import Foundation

#if canImport(UIKit)
package import UIKit
#else
package import HeadlessUIKit
#endif

/// What Framewise keeps per element: the object in ``LayoutElement/layoutStorage``.
///
/// Created on first use, so that an element nobody measures, names or weighs costs one empty slot.
public final class LayoutStorage {
  /// What boxes keep for an element.
  @exclusivity(unchecked) package var boxState: AnyObject?

  /// What the element tells its container.
  @exclusivity(unchecked) public var traits = LayoutTraits()

  /// Sizes the element gave for earlier proposals.
  package var measurements = LeafCache()

  /// Whether a container's layout depends on the element's size that fits, so that marks climb.
  @exclusivity(unchecked) package var isMeasured = false

  /// Changes whenever a saved layout was restored, so that engines do not trust their last pass.
  package var restoreCount = 0

  /// The input of passes while a snapshot is taken at another one.
  package var inputOverride: LayoutInput? {
    get { inputHolder?.input }
    set { inputHolder = newValue.map(InputHolder.init) }
  }

  /// An object, as few elements have one and an input is large.
  private final class InputHolder {
    let input: LayoutInput

    init(_ input: LayoutInput) {
      self.input = input
    }
  }

  private var inputHolder: InputHolder?

  /// What a vocabulary keeps for an element that offers no other place for it.
  package var vocabularyState: AnyObject?

  /// What constraints keep for an element.
  package var constraintState: AnyObject?

  /// The reference that others hold to the element, if any do.
  package internal(set) var link: ElementLink?

  /// What stands for the element's first baseline, if anything asked for it.
  package var baseline: AnyObject?

  /// The guides that lie in the element; it keeps them alive.
  package var guides: [AnyObject] = []

  /// Who places the element, where any number of controllers could hold it.
  package var placement: AnyObject?

  /// Who hears of the element's death.
  private var deathNotices: [DeathNotice] = []

  private let element: ObjectIdentifier

  init(of element: ObjectIdentifier) {
    self.element = element
  }

  deinit {
    link?.clear()
    for notice in deathNotices where notice.observer != nil { notice.body(element) }
  }

  /// Calls `body` with the element's identity when the element dies, once per observer, as long as
  /// the observer lives.
  package func noticeDeath(for observer: AnyObject, _ body: @escaping (ObjectIdentifier) -> Void) {
    guard !deathNotices.contains(where: { $0.observer === observer }) else { return }
    deathNotices.removeAll { $0.observer == nil }
    deathNotices.append(DeathNotice(observer: observer, body: body))
  }

  /// An object, as a copied structure would copy its weak reference.
  private final class DeathNotice {
    private(set) weak var observer: AnyObject?
    let body: (ObjectIdentifier) -> Void

    init(observer: AnyObject, body: @escaping (ObjectIdentifier) -> Void) {
      self.observer = observer
      self.body = body
    }
  }
}

/// What a vocabulary keeps for an element, and what wants to know that frames are looked at.
package protocol FrameWitness: AnyObject {
  /// Frames of an element, and of all within it, are about to be taken.
  func framesWillBeTaken(of element: any LayoutElement)
}

extension LayoutStorage {
  /// What a box asks of every child, in one call and without counting references.
  package struct ChildNotes {
    /// The traits' numbers; `nan` for none.
    package var width = CGFloat.nan
    package var height = CGFloat.nan
    package var weight = CGFloat.nan
    package var anchor: LayoutTraits.Anchor = []
    package var isDisplayable = true

    /// What boxes keep for the child.
    package var boxState: Unmanaged<AnyObject>?
  }

  fileprivate var childNotes: ChildNotes {
    ChildNotes(
      width: traits.width ?? .nan, height: traits.height ?? .nan, weight: traits.weight ?? .nan,
      anchor: traits.anchor, isDisplayable: traits.isDisplayable,
      boxState: boxState.map(Unmanaged.passUnretained))
  }
}

extension UIView {
  /// What a box asks of a child.
  package var childNotes: LayoutStorage.ChildNotes {
    guard let storage = unmanagedStorage else { return LayoutStorage.ChildNotes() }
    return storage._withUnsafeGuaranteedRef { $0.childNotes }
  }
}

extension LayoutElement {
  /// The element's storage, created on first use.
  package var storage: LayoutStorage {
    if let existing = existingStorage { return existing }
    let storage = LayoutStorage(of: ObjectIdentifier(self))
    layoutStorage = storage
    return storage
  }

  /// The element's storage, if anything ever needed it.
  package var existingStorage: LayoutStorage? {
    // Comparing the class costs a tenth of a cast.
    guard let slot = layoutStorage, type(of: slot) == LayoutStorage.self else { return nil }
    return unsafeDowncast(slot, to: LayoutStorage.self)
  }

  /// What the element tells its container.
  public var layoutTraits: LayoutTraits {
    get { existingStorage?.traits ?? LayoutTraits() }
    set { storage.traits = newValue }
  }
}
