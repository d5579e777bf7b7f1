package import Framewise

/// What the command line asks for.
package struct GalleryOptions: Equatable, Sendable {
  /// The folder to write to.
  package var output = "gallery"

  /// The names of the screens; all for an empty list.
  package var screens: [String] = []

  /// The sizes; those of all devices for an empty list.
  package var sizes: [CGSize] = []

  /// Which way the user reads, one picture each.
  package var directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  /// How the screens are mapped over all sizes.
  package var maps = Maps.some

  /// What to do.
  package var action = Action.write

  /// Creates options as they are without arguments.
  package init() {}

  /// What is mapped of the screens.
  package enum Maps: Hashable, Sendable {
    /// Nothing.
    case none
    /// All screens; the first ones of the page, or those asked for by name, also with their texts,
    /// in the mirror and with larger text.
    case some
    /// All screens with all of that.
    case all
  }

  package enum Action: Hashable, Sendable {
    case write, list, help

    /// Print the frames of the screens at the sizes.
    case frames
  }

  /// Reads arguments.
  ///
  /// - Parameter arguments: What follows the name of the command.
  /// - Throws: ``GalleryFailure`` with the first argument that cannot be followed.
  package init(_ arguments: [String]) throws(GalleryFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // Both `--size 320x568` and `--size=320x568`.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      func value() throws(GalleryFailure) -> String {
        if parts.count == 2 { return String(parts[1]) }
        guard let next = rest.first, !next.hasPrefix("--") else {
          throw .usage("\(option) needs a value.")
        }
        rest.removeFirst()
        return next
      }
      switch option {
      case "--output": output = try GalleryOptions.folder(value())
      case "--screen": screens.append(try GalleryOptions.screen(value()))
      case "--size": sizes.append(try GalleryOptions.size(value()))
      case "--direction": directions = try GalleryOptions.directions(value())
      case "--no-maps", "--all-maps", "--frames", "--list", "--help", "-h":
        guard parts.count == 1 else { throw .usage("\(option) takes no value.") }
        switch option {
        case "--no-maps": maps = .none
        case "--all-maps": maps = .all
        case "--frames": action = .frames
        case "--list": action = .list
        default: action = .help
        }
      default:
        throw .usage("There is no option \(argument.quoted); see --help.")
      }
    }
  }

  private static func folder(_ text: String) throws(GalleryFailure) -> String {
    if text.isEmpty { throw .usage("--output needs the name of a folder.") }
    return text
  }

  private static func screen(_ text: String) throws(GalleryFailure) -> String {
    let names = GalleryScreen.all.map(\.name)
    guard names.contains(text) else {
      throw .usage(
        "There is no screen \(text.quoted); there are \(names.joined(separator: ", ")).")
    }
    return text
  }

  private static func size(_ text: String) throws(GalleryFailure) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let lengths = parts.compactMap { Double($0) }.filter { (1...10_000).contains($0) }
    guard parts.count == 2, lengths.count == 2 else {
      throw .usage(
        "\(text.quoted) is no size; write one such as 320x568, each length from 1 to 10000.")
    }
    return CGSize(width: lengths[0], height: lengths[1])
  }

  private static func directions(
    _ text: String
  ) throws(GalleryFailure) -> [UIUserInterfaceLayoutDirection] {
    switch text {
    case "ltr": return [.leftToRight]
    case "rtl": return [.rightToLeft]
    case "both": return [.leftToRight, .rightToLeft]
    default: throw .usage("\(text.quoted) is no direction; write ltr, rtl or both.")
    }
  }

  /// What `--help` prints.
  package static let help = """
    Lays out sample screens and writes a picture of each, with a page that shows all.

    Usage: gallery [options]

      --output DIR           the folder to write to (gallery)
      --screen NAME          only this screen; may be repeated
      --size WxH             only this size in points; may be repeated
      --direction DIRECTION  ltr, rtl or both (both)
      --no-maps              do not look at the screens at every size
      --all-maps             look at the texts of all of them, at their mirrors and at larger text,
                             not only at those of the first ones
      --frames               print the frames of passes as JSON instead
      --list                 print the screens and sizes
      --help                 print this
    """
}

/// Why the command ends without having done its work: a sentence and an exit code.
package struct GalleryFailure: Error, Equatable {
  package var message: String
  package var exitCode: Int32

  /// The arguments make no sense.
  package static func usage(_ message: String) -> GalleryFailure {
    GalleryFailure(message: message, exitCode: 64)
  }

  /// A file or folder cannot be written.
  package static func cannotCreate(_ message: String) -> GalleryFailure {
    GalleryFailure(message: message, exitCode: 73)
  }
}

extension String {
  /// The text in quotation marks, short and on one line.
  var quoted: String {
    let scalars = unicodeScalars.prefix(60).map { $0.value < 0x20 ? " " : String($0) }
    return "\"\(scalars.joined())\(unicodeScalars.count > 60 ? "…" : "")\""
  }
}
