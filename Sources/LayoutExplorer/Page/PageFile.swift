import ExplorerFiles

/// The files of the page.
enum PageFile {
  /// The page, with marks where its parts belong.
  static let page = String(cString: explorerPage())

  static let style = String(cString: explorerStyle())

  /// The scripts in one scope.
  static let script =
    "(() => {\n\"use strict\";\n\(String(cString: explorerScript()))\n})();"
}
