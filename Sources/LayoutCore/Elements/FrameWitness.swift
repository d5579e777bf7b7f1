/// What wants to know what becomes of an element: a vocabulary's object in a slot, which is
/// ``LayoutStorage/frameWitness`` as well.
package protocol FrameWitness: AnyObject {
  /// Frames of an element, and of all within it, are about to be taken.
  func framesWillBeTaken(of element: any LayoutElement)

  /// An element that asked for a notice was laid out since, as far as that can be told. Once for
  /// each time it asked.
  func wasLaidOut(_ element: any LayoutElement)

  /// The size that the element wants may have changed, and it was asked for.
  func contentChanged()

  /// The element's storage ended, as it does when the element dies.
  func elementEnded()
}
