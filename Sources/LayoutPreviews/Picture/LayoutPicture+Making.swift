import Foundation
public import LayoutCore

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension LayoutPicture {
  /// Creates a picture from a snapshot alone: names, frames and what is hidden. As it has nothing
  /// that users see, its ``look`` is ``Look/laidOut``. What is in a scroll view stands where it is
  /// in the content, however far that is scrolled.
  ///
  /// - Parameters:
  ///   - snapshot: The frames. The root's is the size of the picture; the others become items.
  ///   - title: What the picture shows; the root's name by default.
  /// - Complexity: O(elements).
  public init(_ snapshot: LayoutSnapshot, title: String? = nil) {
    let root = snapshot.root
    let origin = root.frame.origin
    self.init(title: title ?? root.name, size: root.frame.size)
    look = .laidOut
    items.reserveCapacity(snapshot.count - 1)
    for node in snapshot.nodes where node.index > 0 {
      var item = Item(
        name: node.name, frame: node.absoluteFrame.offsetBy(dx: -origin.x, dy: -origin.y),
        depth: node.depth - 1)
      item.isHidden = node.isHidden || root.isHidden
      item.isGroup = node.isGroup
      items.append(item)
    }
    addContentFrames(of: snapshot)
  }

  /// Makes the content of what scrolls as large as it and what is in it: a snapshot has no size of
  /// the content itself.
  private mutating func addContentFrames(of snapshot: LayoutSnapshot) {
    for (index, parent) in holders(parentIndices).enumerated() {
      // The root is no item.
      guard snapshot.records[parent.map { $0 + 1 } ?? 0].isScrolling else { continue }
      let child = items[index].frame
      if let parent {
        let content = items[parent].contentFrame ?? items[parent].frame
        items[parent].contentFrame = content.growing(toContain: child)
      } else {
        let content = contentFrame ?? CGRect(origin: .zero, size: size)
        contentFrame = content.growing(toContain: child)
      }
    }
  }

  /// Creates a picture of an element and all elements within it, by their current frames.
  ///
  /// Elements do not tell colors and text. Where `describe` adds none, draw the picture as laid
  /// out, with frames and names; drawn as seen, it shows no element. For a view,
  /// `layoutPicture(title:describe:)` adds what the view shows.
  ///
  /// ```swift
  /// let picture = LayoutPicture(title: "cart", of: screen)
  /// try Data(picture.svg(.laidOut).utf8).write(to: file)
  /// ```
  ///
  /// - Parameters:
  ///   - title: What the picture shows; the name of the element by default.
  ///   - root: The outermost element. Its size, safe area and direction are those of the picture.
  ///   - describe: Adds what the frames do not tell: captions, colors, text. Called for each
  ///     element before its descendants, the outermost one first. Of the outermost item only the
  ///     fill, the frame of the content and whether it is cut off are used.
  /// - Complexity: O(elements); depth costs no stack.
  public init(
    title: String? = nil, of root: any LayoutElement,
    describe: (_ element: any LayoutElement, _ item: inout Item) -> Void = { _, _ in }
  ) {
    let input = root.containerInput
    let bounds = CGRect(origin: .zero, size: root.layoutFrame.size)
    self.init(title: title ?? root.layoutName, size: bounds.size)
    safeAreaInsets = input.safeAreaInsets
    direction = input.direction

    // The origins of the children's coordinates in each ancestor, the outermost first.
    var origins: [CGPoint] = []
    for (element, depth) in ElementTree(root) {
      origins.removeLast(origins.count - depth)
      guard let origin = origins.last else {
        var outermost = Item(name: root.layoutName, frame: bounds, depth: -1)
        describe(root, &outermost)
        background = outermost.fill
        contentFrame = outermost.contentFrame
        clipsContent = outermost.clipsContent
        origins.append((outermost.contentFrame ?? bounds).origin)
        continue
      }
      var item = Item(
        name: element.layoutName,
        frame: element.layoutFrame.offsetBy(dx: origin.x, dy: origin.y), depth: depth - 1)
      describe(element, &item)
      items.append(item)
      origins.append((item.contentFrame ?? item.frame).origin)
    }
  }
}

extension UIView {
  /// A picture of the view and all views within it, by their current frames.
  ///
  /// Labels are drawn with their lines, image views as landscapes, controls with their shapes and
  /// titles, layers with their corners and borders; scroll views cut off their content and are
  /// marked with bars, the outermost view included. A view does not know what made its frame;
  /// `describe` can add it:
  ///
  /// ```swift
  /// screen.layoutPicture(title: "cart") { view, item in
  ///   item.caption = screen.activeLayoutMethod(for: view).map { "\($0.condition)" }
  /// }
  /// ```
  ///
  /// Colors that depend on traits are those for the traits of each view, so this draws a dark
  /// picture:
  ///
  /// ```swift
  /// screen.overrideUserInterfaceStyle = .dark
  /// let picture = screen.layoutPicture(title: "cart, dark")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What the picture shows; the name of the view by default.
  ///   - describe: Completes or changes the item of each view, the outermost one included. The
  ///     view's traits are the current ones meanwhile.
  /// - Complexity: O(views), and breaking the text of the labels.
  public func layoutPicture(
    title: String? = nil,
    describe: (_ view: UIView, _ item: inout LayoutPicture.Item) -> Void = { _, _ in }
  ) -> LayoutPicture {
    var picture = LayoutPicture(title: title, of: self) { element, item in
      guard let view = element as? UIView else { return }
      view.traitCollection.performAsCurrent {
        view.describe(in: &item)
        describe(view, &item)
      }
    }
    picture.isDark = traitCollection.userInterfaceStyle == .dark
    return picture
  }

  /// The view alone as an item whose frame begins at zero.
  package func layoutItem() -> LayoutPicture.Item {
    var item = LayoutPicture.Item(
      name: layoutName, frame: CGRect(origin: .zero, size: bounds.size))
    traitCollection.performAsCurrent { describe(in: &item) }
    return item
  }

  private func describe(in item: inout LayoutPicture.Item) {
    item.isHidden = isHidden || alpha == 0
    item.opacity = Double(alpha)
    item.clipsContent = clipsToBounds
    item.fill = backgroundColor.map(LayoutPicture.Color.init)
    addLayer(to: &item)
    addKind(to: &item)
    if let label = self as? UILabel {
      label.addLines(to: &item)
    } else {
      addControl(to: &item)
    }
    let offset = bounds.origin
    if let scrollView = self as? UIScrollView {
      let room = scrollView.contentSize
      item.contentFrame = CGRect(
        x: item.frame.origin.x - offset.x, y: item.frame.origin.y - offset.y,
        width: max(room.width, bounds.size.width), height: max(room.height, bounds.size.height))
    } else if offset != .zero {
      item.contentFrame = item.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }
  }
}
