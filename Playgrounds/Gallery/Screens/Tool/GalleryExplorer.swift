import Foundation
import Framewise

/// The explorer of a screen: its map, in the mirror as well, with its source beside it.
struct GalleryExplorer {
  private let explorer: LayoutExplorer

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - map: Its map, which is made already.
  init(of screen: GalleryScreen, _ map: GalleryMap) {
    var explorer = LayoutExplorer(screen.title, of: map.map, verdicts: map.verdicts) {
      screen.make()
    }
    explorer.summary = screen.summary
    explorer.construction = "GalleryScreen.\(screen.memberName).make()"
    explorer.sources = screen.sources
    let mirrored = LayoutMap(over: map.map.domain.with(direction: .rightToLeft)) { screen.make() }
    explorer.variants.append(ExplorerVariant(of: mirrored) { screen.make() })
    self.explorer = explorer
  }

  var html: String { explorer.html() }
}

extension GalleryScreen {
  /// What people read above it: `Feed as conditions`.
  fileprivate var title: String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What the screen is called in code: `feedAsConditions` for `feed-as-conditions`.
  fileprivate var memberName: String {
    let words = name.split(separator: "-")
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }

  /// The files in which the screen is written; empty where they are not at hand.
  fileprivate var sources: [ExplorerSource] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let type = name.replacing("-as-", with: "-").split(separator: "-").map(\.capitalized).joined()
    let names = ["\(type)Screen.swift", "Feed/\(type)Screen.swift"]
    return names.compactMap { name in
      let file = folder.appendingPathComponent(name)
      return (try? String(contentsOf: file, encoding: .utf8)).map {
        ExplorerSource(file: file.lastPathComponent, text: $0)
      }
    }
  }
}
