/// A layer of a framework that this module does not know.
package protocol PlatformLayer: LayoutElement {
  /// The view whose own layer it is, if it is a view's.
  var layerView: (any LayoutElement)? { get }
}
