/// What Framewise keeps of few elements, in one object that most never allocate: engines walk over
/// the storage of all elements, and the denser it lies the less they wait for it.
package final class UncommonLayoutState {
  /// Sizes the element gave for earlier proposals.
  @exclusivity(unchecked) var measurements = LeafCache()

  /// Whether the element itself gave the newest of these sizes, and not a default.
  @exclusivity(unchecked) var hasOwnFittingSize = true

  /// See ``LayoutStorage/restoreCount``.
  @exclusivity(unchecked) var restoreCount = 0

  /// See ``LayoutStorage/inputOverride``.
  @exclusivity(unchecked) var inputOverride: InputHolder?

  /// See ``LayoutStorage/inputTraits``.
  var inputTraits: [String: String]?

  /// Whether the element's witness waits to be told of its layout, where the platform does not
  /// keep that.
  var awaitsNotice = false

  /// Who hears of the element's death.
  var deathNotices: [DeathNotice] = []

  /// An object, as an input is large.
  final class InputHolder {
    let input: LayoutInput

    init(_ input: LayoutInput) {
      self.input = input
    }
  }

  /// An object, as a copied structure would copy its weak reference.
  final class DeathNotice {
    private(set) weak var observer: AnyObject?
    let body: (ObjectIdentifier) -> Void

    init(observer: AnyObject, body: @escaping (ObjectIdentifier) -> Void) {
      self.observer = observer
      self.body = body
    }
  }
}
