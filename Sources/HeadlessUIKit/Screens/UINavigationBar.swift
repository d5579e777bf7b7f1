/// The bar of a navigation controller. Nothing shows it here: it only holds values.
open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false

  /// Whether content shines through.
  open var isTranslucent = true

  /// The colour behind the bar.
  open var barTintColor: UIColor?
}
