/// The files of the page.
enum PageFile {
  /// The style sheets, one after the other.
  static let style = [
    PackageResources.base_css, PackageResources.stage_css, PackageResources.plane_css,
    PackageResources.panels_css,
  ].map(text).joined(separator: "\n")

  /// The scripts in one scope, those that others refer to first.
  static let script: String = {
    let parts = [
      PackageResources.dom_js, PackageResources.formulas_js, PackageResources.map_js,
      PackageResources.pixels_js, PackageResources.state_js, PackageResources.looks_js,
      PackageResources.drawing_js, PackageResources.stage_js, PackageResources.plane_js,
      PackageResources.element_js, PackageResources.source_js, PackageResources.toolbar_js,
      PackageResources.compare_js, PackageResources.main_js,
    ]
    return "(() => {\n\"use strict\";\n\(parts.map(text).joined(separator: "\n"))\n})();"
  }()

  static func text(of bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
