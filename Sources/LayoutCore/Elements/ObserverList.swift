/// Observers without ownership, each once: few are looked through, of many the places are known.
final class ObserverList {
  private var observers: [Entry] = []

  /// Where each observer stands, once there are many.
  private var places: [ObjectIdentifier: Int]?

  private struct Entry {
    unowned(unsafe) let observer: any ChangeObserver
  }

  /// The observers, held.
  var all: [any ChangeObserver] { observers.map(\.observer) }

  func add(_ observer: any ChangeObserver) {
    guard place(of: observer) == nil else { return }
    places?[ObjectIdentifier(observer)] = observers.count
    observers.append(Entry(observer: observer))
    if places == nil, observers.count > 16 {
      places = [:]
      for (place, entry) in observers.enumerated() {
        places?[ObjectIdentifier(entry.observer)] = place
      }
    }
  }

  /// Takes an observer out, if it is there; the last one takes its place.
  func remove(_ observer: any ChangeObserver) {
    guard let place = place(of: observer), let last = popLast(), last !== observer else { return }
    observers[place] = Entry(observer: last)
    places?[ObjectIdentifier(observer)] = nil
    places?[ObjectIdentifier(last)] = place
  }

  func popLast() -> (any ChangeObserver)? {
    guard let last = observers.popLast()?.observer else { return nil }
    places?[ObjectIdentifier(last)] = nil
    return last
  }

  private func place(of observer: any ChangeObserver) -> Int? {
    if let places { return places[ObjectIdentifier(observer)] }
    return observers.firstIndex { $0.observer === observer }
  }
}
