/// A node in the tree of snapshots, in preorder.
struct BlockNode {
  /// The element's number, -1 for a group.
  var element: Int32 = -1
  var branch: Int32
  /// The node around this one, -1 for the topmost.
  var parent: Int32
  var end = 0
  /// The name of a group; of an element, once a snapshot was taken.
  var name: String
  var isGroup = true
}
