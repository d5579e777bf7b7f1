public import Foundation

extension UIImage {
  /// Tells the size of an image, in points, by the name a program asks for; `nil` for a name that
  /// it does not know.
  public typealias SizeOfName = @Sendable (_ name: String) -> CGSize?

  /// What tells the sizes of named images: there are no resources here. `nil` by default.
  ///
  /// ```swift
  /// UIImage.sizeOfName = { $0 == "logo" ? CGSize(width: 120, height: 40) : nil }
  /// UIImage(named: "logo")?.size      // (120, 40)
  /// UIImage(named: "missing")         // nil
  /// UIImage(systemName: "star")?.size // (20, 20): as for every system image it does not know
  /// ```
  ///
  /// May be read and set from any thread. UIKit has no such member: there, images come from
  /// resources.
  public static var sizeOfName: SizeOfName? {
    get { sharedSizes.value }
    set { sharedSizes.value = newValue }
  }

  private static let sharedSizes = Locked<SizeOfName?>(nil)

  /// Creates an image of the size that ``sizeOfName`` tells for a name; none if it tells none.
  public convenience init?(named name: String) {
    guard let size = UIImage.sizeOfName?(name) else { return nil }
    self.init(size: size)
  }

  /// Does the same as ``init(named:)``, whatever the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates a system image: of the size that ``sizeOfName`` tells for its name, or else a square
  /// of 20 points. None without a name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system image: of the size that ``sizeOfName`` tells for its name, or else a square,
  /// which has 20 points for the system font of 17 points and grows with the configuration's
  /// font and scale. None without a name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let side = ((configuration as? SymbolConfiguration)?.side ?? 20).rounded(.up)
    self.init(
      size: UIImage.sizeOfName?(name) ?? CGSize(width: side, height: side), scale: 1,
      renderingMode: .alwaysTemplate, isSymbol: true)
  }
}
