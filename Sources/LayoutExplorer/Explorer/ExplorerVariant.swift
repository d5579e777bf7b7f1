public import LayoutAnalysis
public import LayoutCore

/// A map that an explorer shows, with what its elements look like.
///
/// Variants that differ in direction and size of text are chosen by switches of the page, those
/// that differ in ``version`` can be compared.
///
/// ```swift
/// let domain = LayoutDomain.sizes(320...1400, 480...1200)
/// let mirrored = LayoutMap(over: domain.with(direction: .rightToLeft)) { LoginScreen() }
/// explorer.variants.append(ExplorerVariant(of: mirrored) { LoginScreen() })
/// ```
public struct ExplorerVariant: Sendable {
  /// The version of the layout, in a word or two, such as `before`; empty for the current one.
  public var version: String

  /// How many times as large as usual the text is.
  public var textScale: Double

  /// The map as a file.
  public var file: LayoutMapFile

  /// For each structure of the file, what its elements look like; none where that is not known.
  let looks: [[ElementLook]]

  /// Creates a variant of a layout of elements.
  ///
  /// - Parameters:
  ///   - map: The layout at every size.
  ///   - version: The version of the layout, in a word or two; empty for the current one.
  ///   - textScale: How many times as large as usual the text is.
  ///   - verdicts: What is known of properties.
  ///   - makeElement: Makes the element with all within it; as for the map, a new and equal one in
  ///     each call.
  /// - Complexity: That of a pass for each set of elements that the map has.
  public init<Root: LayoutElement>(
    of map: LayoutMap, version: String = "", textScale: Double = 1,
    verdicts: [LayoutVerdict] = [], _ makeElement: () -> Root
  ) {
    self.version = version
    self.textScale = textScale
    file = LayoutMapFile(map, verdicts: verdicts)
    looks = LookCollector(map, file).looks { makeElement() }
  }

  /// Creates a variant of a file: of elements without colors and texts.
  ///
  /// - Parameters:
  ///   - file: The map as a file.
  ///   - version: The version of the layout, in a word or two; empty for the current one.
  ///   - textScale: How many times as large as usual the text is.
  public init(_ file: LayoutMapFile, version: String = "", textScale: Double = 1) {
    self.version = version
    self.textScale = textScale
    self.file = file
    looks = file.structures.map { _ in [] }
  }
}
