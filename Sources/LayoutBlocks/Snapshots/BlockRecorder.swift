/// Keeps a record while it is made; an object, as most passes make none.
final class BlockRecorder {
  var record = BlockRecord()
}
