/// Whether a view was marked since a problem was gathered.
struct ConstraintStamp: Equatable {
  var own: Int
  var around: ObjectIdentifier?
  var ownFront: ObjectIdentifier?
  var frontChanges: Int

  init(_ state: ConstraintItem) {
    own = state.changeCount
    around = state.front.map { ObjectIdentifier($0) }
    ownFront = state.ownFront.map { ObjectIdentifier($0) }
    frontChanges = (state.front?.changeCount ?? 0) &+ (state.ownFront?.changeCount ?? 0)
  }
}
