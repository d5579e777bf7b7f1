import Foundation

/// What is asked of a view whose size is looked for: lengths to come close to, and how much they
/// count against statements.
struct FittingWishes {
  var target: CGSize
  var widthLevel = 50
  var heightLevel = 50
}
