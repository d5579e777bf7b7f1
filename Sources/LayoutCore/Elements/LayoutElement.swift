/// An object that a layout can place.
///
/// `UIView` and `UILayoutGuide` conform, `NSView` does with `LayoutAppKit`, and any class of your
/// own can. Three members are required; the others have defaults that suit an element without
/// content and without children.
///
/// ```swift
/// final class Box: LayoutElement {
///   var layoutFrame = CGRect.zero
///   var layoutStorage: AnyObject?
///   func place(_ frame: CGRect) { layoutFrame = frame }
/// }
/// ```
///
/// What an element can do is in three layers. Implement more of one, and more works:
///
/// | layer | implement | what it enables |
/// |---|---|---|
/// | ``PlaceableElement`` | `place(_:)`, `layoutFrame`, `layoutStorage` | frames and snapshots |
/// | | `layoutName`, `isHidden` | names in issues, hidden entries |
/// | | `effectiveUserInterfaceLayoutDirection` | mirroring |
/// | | `layoutContainer` | blocks that convert coordinates |
/// | | `removeFromSuperElement()` | guides that move elements |
/// | | `saveLayout()` | snapshots at another input that restore more than the frame |
/// | ``MeasurableElement`` | `sizeThatFits(_:)`, `intrinsicContentSize` | sizes by content |
/// | | `contentVersion` | content that is measured once per version |
/// | | `firstBaseline(at:)` | baseline anchors |
/// | ``HoldingElement`` | `layoutChildren` | snapshots of a whole tree, walks over it |
/// | | `containerInput`, `setNeedsLayout()`, `layOutChildren()` | a snapshot at another input |
/// | | `layoutBoundsOrigin`, `layoutContentSize` | elements that scroll |
/// | | `addLayoutChild(_:)`, `reorderLayoutChildren(_:)` | guides that add and reorder elements |
///
/// The protocol names no actor: elements that live on the main actor, as UIKit's views do, conform
/// in isolation, all others are plain objects, one tree per task.
public protocol LayoutElement: MeasurableElement, HoldingElement {}
