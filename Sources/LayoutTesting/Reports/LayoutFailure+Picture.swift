import Foundation
import LayoutCore
import LayoutPreviews

extension LayoutFailure {
  /// The layout where it fails, with the elements that it is about marked.
  var picture: LayoutPicture? {
    guard let snapshot, let input else { return nil }
    var picture = LayoutPicture(snapshot, title: text)
    picture.safeAreaInsets = input.safeAreaInsets
    picture.layoutMargins = input.layoutMargins
    picture.direction = input.direction
    let marked = Set(elements.compactMap { snapshot[$0]?.index })
    // The root is no item.
    for index in picture.items.indices where marked.contains(index + 1) {
      picture.items[index].border = LayoutPicture.Border(
        width: 2, color: LayoutPicture.Color(red: 0.85, green: 0.1, blue: 0.1))
    }
    return picture
  }
}
