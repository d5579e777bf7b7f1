import Foundation
import LayoutAnalysis

/// The command: reads two files of maps, prints what differs, writes a page.
package enum DiffTool {
  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the command.
  ///   - output: What takes the lines of the answer; standard output by default.
  /// - Returns: The exit code: 0 if nothing differs, 1 if anything does, 64 for arguments that make
  ///   no sense, 65 for a damaged file or two without a size that is explored in both, 66 for one
  ///   that cannot be read, 73 for a page that cannot be written. Of a failure, one sentence goes
  ///   to standard error.
  package static func run(
    _ arguments: [String], output: (String) -> Void = { print($0) }
  ) -> Int32 {
    do throws(DiffFailure) {
      let options = try DiffOptions(arguments)
      guard options.files.count == 2 else {
        output(DiffOptions.help)
        return 0
      }
      let former = try read(options.files[0])
      let current = try read(options.files[1])
      let difference = try difference(former, current, options)
      output("\(difference)")
      if let page = options.page {
        let title = "\(name(options.files[0])) and \(name(options.files[1]))"
        let html = DiffPage(
          title: title, former: former, current: current, difference: difference
        ).html()
        try write(html, to: page)
      }
      return difference.isEmpty ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("layout-diff: \(error.message)\n".utf8))
      return error.exitCode
    }
  }

  private static func read(_ path: String) throws(DiffFailure) -> LayoutMapFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DiffFailure(exitCode: 66, message: "\(path) cannot be read.")
    }
    do {
      return try LayoutMapFile(json: data)
    } catch {
      throw DiffFailure(exitCode: 65, message: "\(path): \(error).")
    }
  }

  private static func difference(
    _ former: LayoutMapFile, _ current: LayoutMapFile, _ options: DiffOptions
  ) throws(DiffFailure) -> LayoutMapFile.Difference {
    let difference: LayoutMapFile.Difference
    do {
      difference = try current.difference(from: former, tolerance: options.tolerance)
    } catch {
      throw DiffFailure(exitCode: 65, message: "\(error).")
    }
    guard difference.frames.comparesAnySize || !difference.isEmpty else {
      throw DiffFailure(
        exitCode: 65, message: "no size is explored in both files, so nothing can be compared.")
    }
    return difference
  }

  private static func write(_ html: String, to path: String) throws(DiffFailure) {
    do {
      try Data(html.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw DiffFailure(exitCode: 73, message: "\(path) cannot be written.")
    }
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// Why the command cannot do what is asked.
package struct DiffFailure: Error, Equatable {
  package var exitCode: Int32
  package var message: String
}
