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
    let start = ContinuousClock.now
    let folder = try GalleryFolder(path: options.output)
    let run = GalleryRun(options, in: folder)
    let entries = try run.entries()
    try folder.write(GalleryPage(entries: entries).html, to: "index.html")
    let seconds = Int((ContinuousClock.now - start) / .seconds(1))
    let count = entries.reduce(0) { $0 + $1.pictures.count }
    print("\(entries.count) screens, laid out \(count) times, in \(seconds) s.")
    print("Open \(options.output)/index.html in a browser.")
  }

  /// `readme-320x568-ltr.svg`, or `readme-320x568-ltr-laid-out.svg`
  package static func fileName(
    _ screen: GalleryScreen, _ device: GalleryDevice, _ direction: UIUserInterfaceLayoutDirection,
    _ look: LayoutPicture.Look = .seen
  ) -> String {
    "\(screen.name)-\(sizeText(device.size))-\(direction.code)"
      + (look == .laidOut ? "-laid-out.svg" : ".svg")
  }

  static func sizeText(_ size: CGSize) -> String {
    func text(_ length: CGFloat) -> String {
      length == length.rounded() ? "\(Int(length))" : "\(length)"
    }
    return "\(text(size.width))x\(text(size.height))"
  }

  static func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

extension UIUserInterfaceLayoutDirection {
  /// The direction as options and files call it.
  var code: String { self == .rightToLeft ? "rtl" : "ltr" }
}
