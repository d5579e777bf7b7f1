public import LayoutAnalysis
public import LayoutCore
public import LayoutPreviews

/// A page that shows a layout at every size: one HTML file that needs no network.
///
/// Drag the corner of the screen, type a size or play through all widths: the frames are those of
/// the map's formulas, so they are exact everywhere. Beside the screen there is the plane of all
/// sizes with its regions and borders, what decides about an element and where that changes next,
/// and the source, in which the methods that count are marked.
///
/// ```swift
/// let map = LayoutMap(over: .sizes(320...1400, 480...1200)) { LoginScreen() }
/// var explorer = LayoutExplorer("login", of: map, verdicts: [map.verdict(.noOverlap())]) {
///   LoginScreen()
/// }
/// explorer.sources = [ExplorerSource(file: "LoginScreen.swift", text: source)]
/// try Data(explorer.html().utf8).write(to: url)   // login.html
/// ```
///
/// More variants make more of it: a map of the mirrored layout gives the page a switch for the
/// direction, one of larger text a choice of text sizes, and one of a former version a comparison.
///
/// Builds that do not record what engines compare have maps without regions. Their page says so and
/// shows ``pictures``.
public struct LayoutExplorer: Sendable {
  /// What the page shows, for its heading.
  public var title: String

  /// What there is to see, in a sentence; may be empty.
  public var summary = ""

  /// Sizes with names, to choose from.
  public var devices = LayoutDevice.common

  /// The source of the screen, shown beside it; may be empty.
  public var sources: [ExplorerSource] = []

  /// The Swift expression that makes the screen, for lines that are copied as tests.
  public var construction = "makeScreen()"

  /// What is shown where the map knows no frames: pictures at some sizes.
  public var pictures: [LayoutPicture] = []

  /// The same pictures in dark, in the same order, shown where the page is dark: of views whose
  /// `overrideUserInterfaceStyle` says so. A picture that has no dark one is shown as it is.
  public var darkPictures: [LayoutPicture] = []

  /// The maps: the first one is shown at the beginning.
  public var variants: [ExplorerVariant]

  /// Creates an explorer of one map.
  ///
  /// - Parameters:
  ///   - title: What the page shows.
  ///   - map: The layout at every size.
  ///   - verdicts: What is known of properties; sizes at which one does not hold are red.
  ///   - makeElement: Makes the element with all within it, to see colors and texts; as for the
  ///     map, a new and equal one in each call.
  /// - Complexity: That of a pass for each set of elements that the map has.
  public init<Root: LayoutElement>(
    _ title: String, of map: LayoutMap, verdicts: [LayoutVerdict] = [],
    _ makeElement: () -> Root
  ) {
    self.title = title
    variants = [ExplorerVariant(of: map, verdicts: verdicts, makeElement)]
  }

  /// Creates an explorer of variants.
  ///
  /// - Parameters:
  ///   - title: What the page shows.
  ///   - variants: The maps; the first one is shown at the beginning.
  public init(_ title: String, variants: [ExplorerVariant]) {
    self.title = title
    self.variants = variants
  }
}
