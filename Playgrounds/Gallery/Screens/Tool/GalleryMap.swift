import Foundation
package import Framewise

/// A screen at every size from a small phone to a large tablet, and what is true of it.
package struct GalleryMap {
  package let map: LayoutMap
  package let verdicts: [LayoutVerdict]

  /// Maps a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isWhole: Whether it is also asked that no text is cut off, which takes as long as the map
  ///     itself, and whether what cannot be proved is tested at 100 sizes in place of 20.
  package init(of screen: GalleryScreen, isWhole: Bool = true) {
    map = LayoutMap(over: .sizes(320...1400, 480...1200)) { screen.make() }
    let properties = screen.frameProperties + (isWhole ? [screen.textProperty] : [])
    let count = isWhole ? 100 : 20
    verdicts = properties.map { [map] in map.verdict($0, testing: count) }
  }

  /// The map as a file.
  package var json: String {
    (try? LayoutMapFile(map, verdicts: verdicts).json()).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }

  /// How many regions and layouts there are.
  package var summary: String {
    guard LayoutMap.recordsDecisions else { return "" }
    let (regions, layouts) = (map.regions.count, map.layoutCount)
    return "Over all sizes: \(regions) regions, \(layouts) layouts."
  }

  /// The summary and the verdicts.
  package var lines: [String] {
    (summary.isEmpty ? [] : [summary]) + verdicts.map(\.description)
  }
}

extension GalleryScreen {
  /// What is meant to hold at every size.
  package var properties: [LayoutProperty] { frameProperties + [textProperty] }

  /// What frames alone tell.
  fileprivate var frameProperties: [LayoutProperty] {
    [.noOverlap(except: layers), .inside(.superview, except: cut), .placed()]
  }

  fileprivate var textProperty: LayoutProperty { .textFits(except: cutTexts) }

  /// Elements that cover others, or lie under them, on purpose.
  private var layers: [String] {
    switch name {
    case "player": ["film"]
    case "vocabularies": ["badge", "credit"]
    // The badge stands on a corner of the card, hours and details on their backgrounds, and the
    // lines of text are as wide as the card.
    case "weather": ["badge", "strip", "table", "sun"]
    default: []
    }
  }

  /// Texts that may end in an ellipsis.
  private var cutTexts: [String] {
    // Beside the card there is not always room for the whole greeting.
    name == "login" ? ["title"] : []
  }

  /// Elements that are cut on purpose.
  private var cut: [String] {
    switch name {
    // Phones lower than 528 points show a part of the details.
    case "weather": ["table", "fact Wind", "fact Humidity", "fact Rain", "fact Sunset"]
    default: []
    }
  }
}
