/// What wants to know that frames are looked at: a vocabulary's object in a slot, which sets
/// ``LayoutStorage/hasFrameWitness``.
package protocol FrameWitness: AnyObject {
  /// Frames of an element, and of all within it, are about to be taken.
  func framesWillBeTaken(of element: any LayoutElement)

  /// An element that asked for a notice was laid out since, as far as that can be told. Once for
  /// each time it asked.
  func wasLaidOut(_ element: any LayoutElement)
}
