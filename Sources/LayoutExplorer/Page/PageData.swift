import Foundation
import LayoutAnalysis
import LayoutPreviews

/// What a page shows, as its scripts read it.
struct PageData: Encodable {
  var title: String
  var summary: String
  var construction: String
  var variants: [Variant]

  /// What elements look like; structures refer to them by their places.
  var looks: [ElementLook]
  var sources: [Source]
  var devices: [Device]
  var pictures: [Picture]

  struct Variant: Encodable {
    var version: String
    var textScale: Double
    var isRightToLeft: Bool
    var map: LayoutMapFile

    /// For each structure the place of each element's look; none where that is not known.
    var looks: [[Int]]
  }

  struct Source: Encodable {
    var file: String
    var text: String
    var line: Int
  }

  struct Device: Encodable {
    var name: String
    var width: Double
    var height: Double
  }

  struct Picture: Encodable {
    var title: String
    var width: Double
    var height: Double

    /// As users see it.
    var svg: String

    /// As laid out.
    var laidOut: String

    /// Both in dark; missing where that is not known.
    var darkSVG: String?
    var darkLaidOut: String?
  }

  init(_ explorer: LayoutExplorer) {
    title = explorer.title
    summary = explorer.summary
    construction = explorer.construction
    sources = explorer.sources.map { Source(file: $0.file, text: $0.text, line: $0.line) }
    devices = explorer.devices.map {
      Device(name: $0.name, width: Double($0.size.width), height: Double($0.size.height))
    }
    pictures = explorer.pictures.enumerated().map { index, picture in
      let dark = index < explorer.darkPictures.count ? explorer.darkPictures[index] : nil
      return Picture(
        title: picture.title, width: Double(picture.size.width),
        height: Double(picture.size.height), svg: picture.svg(.seen),
        laidOut: picture.svg(.laidOut), darkSVG: dark?.svg(.seen),
        darkLaidOut: dark?.svg(.laidOut))
    }
    var table = LookTable()
    variants = explorer.variants.map { variant in
      Variant(
        version: variant.version, textScale: variant.textScale,
        isRightToLeft: variant.file.environment?.isRightToLeft ?? false, map: variant.file,
        looks: variant.looks.map { $0.map { table.index(of: $0) } })
    }
    looks = table.looks
  }
}
