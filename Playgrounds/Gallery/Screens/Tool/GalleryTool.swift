import Foundation
package import Framewise

/// The command: reads options, lays out screens, writes pictures.
package enum GalleryTool {
  /// Runs the command.
  ///
  /// - Parameter arguments: What follows the name of the command.
  /// - Returns: The exit code: 0, 64 for arguments that make no sense, 73 for what cannot be
  ///   written. Of a failure, one sentence goes to standard error.
  package static func run(_ arguments: [String]) -> Int32 {
    do throws(GalleryFailure) {
      let options = try GalleryOptions(arguments)
      switch options.action {
      case .help: print(GalleryOptions.help)
      case .list: print(list)
      case .frames: print(GalleryFrames(options).json)
      case .write: try write(options)
      }
      return 0
    } catch {
      report("gallery: \(error.message)")
      return error.exitCode
    }
  }

  private static var list: String {
    let screens = GalleryScreen.all.map { "\($0.name)  \($0.summary)" }
    let sizes = GalleryDevice.all.map { sizeText($0.size) }
    return (screens + ["sizes: \(sizes.joined(separator: ", "))"]).joined(separator: "\n")
  }

  private static func write(_ options: GalleryOptions) throws(GalleryFailure) {
    let folder = try GalleryFolder(path: options.output)
    let devices =
      options.sizes.isEmpty ? GalleryDevice.all : options.sizes.map(GalleryDevice.init(size:))
    var index = LayoutPictureIndex(title: "Framewise gallery")
    index.introduction =
      "Screens laid out without a simulator, each size in both directions. A label gives an "
      + "element's name, its frame in its parent and the condition of the method that placed it."
    var summary = GallerySummary()
    for screen in GalleryScreen.all
    where options.screens.isEmpty || options.screens.contains(screen.name) {
      index.groupNotes[screen.name] = screen.summary
      var sheet = LayoutPictureSheet(title: "The \(screen.name) screen", pictures: [])
      for device in devices {
        for direction in options.directions {
          let root = screen.layOut(on: device, direction: direction)
          let picture = GalleryScreen.picture(of: root, title: screen.name)
          let file = fileName(screen, device, direction)
          try folder.write(picture.svg(), to: file)
          index.entries.append(.init(picture, group: screen.name, file: file))
          if direction == options.directions[0] { sheet.pictures.append(picture) }
          summary.add(screen, device, direction, root)
        }
      }
      try folder.write(sheet.svg(), to: "\(screen.name).svg")
      if options.makesMaps {
        let map = GalleryMap(of: screen)
        try folder.write(map.json, to: "\(screen.name).layoutmap.json")
        try folder.write(GalleryExplorer(of: screen, map).html, to: "\(screen.name).html")
        index.groupNotes[screen.name] = "\(screen.summary) \(map.summary)"
        for line in map.lines { report("\(screen.name): \(line)") }
      }
      index.groupSheets[screen.name] = "\(screen.name).svg"
      report("\(screen.name): \(devices.count * options.directions.count) pictures")
    }
    try folder.write(index.html(), to: "index.html")
    print(summary.text)
  }

  /// `readme-320x568-ltr.svg`
  package static func fileName(
    _ screen: GalleryScreen, _ device: GalleryDevice, _ direction: UIUserInterfaceLayoutDirection
  ) -> String {
    "\(screen.name)-\(sizeText(device.size))-\(direction.code).svg"
  }

  static func sizeText(_ size: CGSize) -> String {
    func text(_ length: CGFloat) -> String {
      length == length.rounded() ? "\(Int(length))" : "\(length)"
    }
    return "\(text(size.width))x\(text(size.height))"
  }

  private static func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

extension UIUserInterfaceLayoutDirection {
  /// The direction as options and files call it.
  var code: String { self == .rightToLeft ? "rtl" : "ltr" }
}
