/// Groups of variables that grow together.
struct UnionFind {
  /// For every variable another one of its group, or -1 where it stands for the group.
  var parents: ArenaList<Int32>

  /// The variable that stands for the group of another.
  @inline(__always)
  func root(_ variable: Int32) -> Int32 {
    var current = variable
    while true {
      let parent = parents[Int(current)]
      if parent < 0 { return current }
      let next = parents[Int(parent)]
      if next < 0 { return parent }
      // Shortens the way for the next time.
      parents[Int(current)] = next
      current = next
    }
  }

  /// Joins the group of a variable to one given by its root, whose root stays.
  @inline(__always)
  func join(_ first: Int32, _ variable: Int32) -> Int32 {
    let own = root(variable)
    if own != first { parents[Int(own)] = first }
    return first
  }
}
