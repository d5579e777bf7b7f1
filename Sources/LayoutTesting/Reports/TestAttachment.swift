/// A file that says more about a failure.
struct TestAttachment {
  var name: String
  var text: String
}
