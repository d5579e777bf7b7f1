/// What Framewise keeps of few elements, in one object that most never allocate: engines walk over
/// the storage of all elements, and the denser it lies the less they wait for it.
package final class UncommonLayoutState {
  /// Sizes the element gave for earlier proposals.
  @exclusivity(unchecked) var measurements = LeafCache()

  /// Whether the element itself gave the newest of these sizes, and not a default.
  @exclusivity(unchecked) var hasOwnFittingSize = true

  /// See ``LayoutStorage/restoreCount``.
  @exclusivity(unchecked) var restoreCount = 0

  /// See ``LayoutStorage/innerFactsCount``.
  var innerFactsCount = 0

  /// See ``LayoutStorage/inputOverride``.
  @exclusivity(unchecked) var inputOverride: InputHolder?

  /// See ``LayoutStorage/inputTraits``.
  var inputTraits: [String: String]?

  /// See ``LayoutStorage/scrollsUpAndDown``.
  var scrollsUpAndDown = false

  /// The guides of a vocabulary that lie in the element, which keeps them alive. They are not among
  /// its children.
  package var guides: [any LayoutElement] = []

  /// Whether the element's witness waits to be told of its layout, where the platform does not
  /// keep that.
  var awaitsNotice = false

  /// Who hears of the element's death.
  var deathNotices = DeathNotices()

  /// An object, as an input is large.
  final class InputHolder {
    let input: LayoutInput

    init(_ input: LayoutInput) {
      self.input = input
    }
  }
}

/// Who hears of an element's death, each observer once: few are looked through, of many the places
/// are known.
struct DeathNotices {
  /// In the order in which they were added. Some may be of observers that are gone.
  private(set) var all: [Notice] = []

  /// Where that of each observer stands, once there are many.
  private var places: [ObjectIdentifier: Int]?

  /// At how many those of observers that are gone are looked for.
  private var limit = 8

  /// An object, as a copied structure would copy its weak reference.
  final class Notice {
    private(set) weak var observer: AnyObject?
    let body: (AnyObject, ObjectIdentifier) -> Void

    init(observer: AnyObject, body: @escaping (AnyObject, ObjectIdentifier) -> Void) {
      self.observer = observer
      self.body = body
    }
  }

  mutating func add(
    _ observer: AnyObject, _ body: @escaping (AnyObject, ObjectIdentifier) -> Void
  ) {
    guard !contains(observer) else { return }
    if all.count >= limit { forgetThoseGone() }
    // In the place of one that is gone, whose address this one has.
    places?[ObjectIdentifier(observer)] = all.count
    all.append(Notice(observer: observer, body: body))
  }

  private func contains(_ observer: AnyObject) -> Bool {
    guard let places else { return all.contains { $0.observer === observer } }
    return places[ObjectIdentifier(observer)].map { all[$0].observer === observer } ?? false
  }

  private mutating func forgetThoseGone() {
    all.removeAll { $0.observer == nil }
    limit = max(8, 2 * all.count)
    places = nil
    if limit == 8 { return }
    var known: [ObjectIdentifier: Int] = [:]
    for (place, notice) in all.enumerated() {
      if let observer = notice.observer { known[ObjectIdentifier(observer)] = place }
    }
    places = known
  }
}
