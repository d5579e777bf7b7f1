/// What the command is to do.
package struct DiffOptions: Equatable {
  /// The files of the layout as it was and as it is; none to print the help.
  package var files: [String] = []

  /// The file of the page, if one is to be written.
  package var page: String?

  /// How much may differ without being told, in points.
  package var tolerance = 1e-4

  package static let help = """
    Says what differs between two layouts at every size.

    usage: layout-diff FORMER.layoutmap CURRENT.layoutmap [--html PAGE.html] [--tolerance POINTS]

      --html PAGE.html      writes one page with pictures
      --tolerance POINTS    how much may differ without being told; 0.0001 by default

    The exit code is 1 if anything differs and 0 if nothing does. It is 65 if nothing can be
    compared: a file is damaged, or no size is explored in both.
    """

  /// Reads arguments; `--name value` and `--name=value` are the same.
  package init(_ arguments: [String]) throws(DiffFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" {
        files = []
        return
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard name == "--html" || name == "--tolerance" else {
        throw Self.refusal("\(name) is no option")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw Self.refusal("\(name) needs a value")
      }
      guard name == "--tolerance" else {
        page = value
        continue
      }
      guard let number = Double(value), number.isFinite, number >= 0 else {
        throw Self.refusal("--tolerance needs a number of points from zero up, not \(value)")
      }
      tolerance = number
    }
    guard files.count == 2 else {
      throw Self.refusal("two files are compared, and \(files.count) are given")
    }
  }

  private static func refusal(_ reason: String) -> DiffFailure {
    DiffFailure(exitCode: 64, message: "\(reason); see layout-diff --help.")
  }
}
