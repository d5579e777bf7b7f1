import Foundation
import Framewise

/// Lays out screens, writes their pictures and maps, and says how far it is; as many screens at
/// once as there are processors.
struct GalleryRun: Sendable {
  private let options: GalleryOptions
  private let folder: GalleryFolder
  private let screens: [GalleryScreen]
  private let devices: [GalleryDevice]

  init(_ options: GalleryOptions, in folder: GalleryFolder) {
    self.options = options
    self.folder = folder
    screens = GalleryScreen.all.filter {
      options.screens.isEmpty || options.screens.contains($0.name)
    }
    devices =
      options.sizes.isEmpty ? GalleryDevice.all : options.sizes.map(GalleryDevice.init(size:))
  }

  /// Writes the files of all screens.
  ///
  /// - Returns: What the page shows of each, in order.
  /// - Throws: ``GalleryFailure`` of the first file that cannot be written.
  func entries() throws(GalleryFailure) -> [GalleryPage.Entry] {
    let results = Results(count: screens.count)
    let order = slowestFirst
    DispatchQueue.concurrentPerform(iterations: screens.count) { turn in
      let index = order[turn]
      let result = Result { () throws(GalleryFailure) in try entry(screens[index]) }
      results.finish(index, result)
    }
    return try results.entries()
  }

  /// The places of the screens in the order in which they are begun: those that take the longest
  /// first, so that no processor waits for one of them in the end.
  private var slowestFirst: [Int] {
    let slow = ["messages", "library", "article", "cards", "dashboard", "product", "feed"]
    let ranks = screens.map { slow.firstIndex(of: $0.name) ?? slow.count }
    return screens.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private func entry(_ screen: GalleryScreen) throws(GalleryFailure) -> GalleryPage.Entry {
    GalleryTool.report("\(screen.name): \(devices.count * options.directions.count) layouts ...")
    let start = ContinuousClock.now
    var entry = GalleryPage.Entry(screen: screen)
    try writePictures(&entry)
    if options.maps != .none {
      GalleryTool.report("\(screen.name): every size ...")
      let isWhole = isMappedWholly(screen)
      let map = GalleryMap(of: screen, isWhole: isWhole)
      entry.map = map
      entry.mapFile = "\(screen.name).layoutmap.json"
      try folder.write(map.json, to: "\(screen.name).layoutmap.json")
      let explorer = "\(screen.name).html"
      GalleryTool.report("\(screen.name): its explorer ...")
      try folder.write(
        GalleryExplorer(of: screen, map, hasVariants: isWhole).html, to: explorer)
      entry.explorer = explorer
      for line in map.lines { GalleryTool.report("\(screen.name): \(line)") }
    }
    entry.excerpts = screen.excerpts
    entry.sourceLink = entry.excerpts.isEmpty ? nil : folder.link(to: screen.file)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    GalleryTool.report("\(screen.name): done in \(String(format: "%.1f", seconds)) s")
    return entry
  }

  /// Whether the texts of a screen are mapped as well, and the screen in the mirror and with larger
  /// text.
  private func isMappedWholly(_ screen: GalleryScreen) -> Bool {
    options.maps == .all || screen.leads || !options.screens.isEmpty
  }

  private func writePictures(_ entry: inout GalleryPage.Entry) throws(GalleryFailure) {
    let screen = entry.screen
    var sheet = LayoutPictureSheet(title: "The \(screen.name) screen", pictures: [])
    for device in devices {
      for direction in options.directions {
        let root = screen.layOut(on: device, direction: direction)
        let picture = GalleryScreen.picture(of: root, title: screen.name)
        let (seen, laidOut) = (
          GalleryTool.fileName(screen, device, direction),
          GalleryTool.fileName(screen, device, direction, .laidOut)
        )
        let drawing = picture.svg(.laidOut)
        try folder.write(picture.svg(.seen), to: seen)
        try folder.write(drawing, to: laidOut)
        entry.pictures.append(
          GalleryPage.Picture(
            size: device.size, direction: direction, seen: seen, laidOut: laidOut,
            laidOutSize: drawing.sizeOfDrawing ?? device.size, summary: picture.facts))
        if direction == options.directions[0] { sheet.pictures.append(picture) }
      }
    }
    entry.sheet = "\(screen.name).svg"
    try folder.write(sheet.svg(), to: "\(screen.name).svg")
  }

  /// What became of each screen, from several threads.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [Result<GalleryPage.Entry, GalleryFailure>?]

    init(count: Int) { all = Array(repeating: nil, count: count) }

    func finish(_ index: Int, _ result: Result<GalleryPage.Entry, GalleryFailure>) {
      lock.withLock { all[index] = result }
    }

    func entries() throws(GalleryFailure) -> [GalleryPage.Entry] {
      var entries: [GalleryPage.Entry] = []
      for case let result? in all { entries.append(try result.get()) }
      return entries
    }
  }
}

extension LayoutPicture {
  /// The picture in a few words, for those who cannot see it.
  fileprivate var facts: String {
    let defects = overflows.filter { $0 != .zero }.count
    return "\(items.count) elements" + (defects > 0 ? ", \(defects) beyond their parents" : "")
  }
}

extension String {
  /// The size that an SVG file says it has.
  fileprivate var sizeOfDrawing: CGSize? {
    guard let start = range(of: "<svg ")?.upperBound else { return nil }
    func number(_ name: String) -> Double? {
      guard let value = range(of: " \(name)=\"", range: start..<endIndex)?.upperBound else {
        return nil
      }
      return Double(self[value...].prefix { $0 != "\"" })
    }
    guard let width = number("width"), let height = number("height"), height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }
}
