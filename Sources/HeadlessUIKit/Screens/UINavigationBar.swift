/// The bar of a navigation controller. Nothing shows it here: it only holds values.
open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false

  /// Whether content shines through.
  open var isTranslucent = true

  /// The color behind the bar.
  open var barTintColor: UIColor?
}
