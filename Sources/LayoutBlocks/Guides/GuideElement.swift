import Foundation
import LayoutCore

/// A guide as passes see it: an element whose content lies in what holds the guide.
protocol GuideElement: EndingElement {
  /// Changes when what the guide holds does, and tells of another room for it.
  var mark: ChangeMark { get }

  /// The room for the content, in coordinates that begin at the frame's origin.
  var bounds: CGRect { get }

  /// The room for the content, in the coordinates of a frame of the guide.
  func room(in frame: CGRect) -> CGRect

  /// Takes a frame from a pass that also places the content.
  func placeWithContent(_ frame: CGRect)

  /// Told how far the content reaches, from the origin of its room.
  func noteContent(_ size: CGSize)

  /// Adds the guide to an element, if it is of the kind that can hold the guide.
  func join(_ owner: any LayoutElement)
}
