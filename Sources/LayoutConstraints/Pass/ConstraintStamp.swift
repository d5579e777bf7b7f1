/// Whether a view was marked since a problem was gathered.
struct ConstraintStamp: Equatable {
  var own: Int
  var around: ObjectIdentifier?
  var ownPass: ObjectIdentifier?
  var passChanges: Int

  init(_ state: ConstraintItem) {
    own = state.changeCount
    around = state.pass.map { ObjectIdentifier($0) }
    ownPass = state.ownPass.map { ObjectIdentifier($0) }
    passChanges = (state.pass?.changeCount ?? 0) &+ (state.ownPass?.changeCount ?? 0)
  }
}
