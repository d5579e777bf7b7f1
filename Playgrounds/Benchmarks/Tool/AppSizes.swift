import Foundation

/// What an app pays: the size of a release build with each vocabulary over one with none, how long
/// it builds, and the memory of views.
///
/// The apps are the products of a package in a temporary folder that depends on this checkout.
struct AppSizes {
  /// An app: what it imports, and code that uses it, so that the linker keeps it.
  private struct Client {
    var name: String

    /// The modules that it imports; the last one is the product that it depends on.
    var modules: [String]

    var code: String

    var product: String? { modules.last }
  }

  /// How the apps are built.
  private enum Form: String, CaseIterable, Encodable {
    /// As `swift build -c release` does.
    case usual
    /// For size, with the flags of the documentation's article about speed: the linker drops the
    /// conformances that nobody uses, and what only they call, and tables to unwind the stack.
    case small

    var flags: [String] {
      switch self {
      case .usual: []
      case .small:
        ["--experimental-lto-mode", "full"]
          + [
            "-Osize", "-use-ld=lld", "-Xfrontend", "-internalize-at-link", "-Xfrontend",
            "-conditional-runtime-records", "-Xfrontend", "-enable-single-module-llvm-emission",
          ].flatMap { ["-Xswiftc", $0] }
          + [
            "-z", "pack-relative-relocs", "--icf=all", "--lto-newpm-passes=internalize,lto<O2>",
            "-mllvm", "-internalize-public-api-list=*_main", "-mllvm", "-exception-model=sjlj",
          ].flatMap { ["-Xlinker", $0] }
      }
    }
  }

  private struct Line: ReportLine {
    var app: String
    var form: Form
    var bytes: Int
    var over_empty: Int
    /// The part of these that is the stand-in for UIKit, which an app on a device does not carry.
    var stand_in: Int

    var text: String {
      column("app with \(app)", 22) + column(form.rawValue, 7) + "\(bytes / 1_000) kB stripped, "
        + "\(over_empty / 1_000) over the empty one"
        + (stand_in > 0 ? ", \((over_empty - stand_in) / 1_000) without the stand-in" : "")
    }
  }

  private struct ModuleLine: ReportLine {
    var module: String
    var bytes: Int

    var text: String {
      column(module, 22) + "\(bytes / 1_000) kB of code and data before linking"
    }
  }

  private struct BuildLine: ReportLine {
    var build: String
    var seconds: Double

    var text: String { column(build, 22) + String(format: "%.1f s", seconds) }
  }

  private let options: Options
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "framewise-apps-\(ProcessInfo.processInfo.processIdentifier)")
  private let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  init(_ options: Options) { self.options = options }

  private static let setUp = """
    let bounds = CGRect(x: 0, y: 0, width: Int(CommandLine.arguments.count) * 100, height: 100)
    let item = UIView()
    """

  private static let clients: [Client] = [
    Client(name: "empty", modules: [], code: "print(Date())"),
    Client(
      name: "solver", modules: ["ConstraintSolver"],
      code: """
        var problem = ConstraintProblem()
        let x = problem.addVariable(isSize: true)
        problem.add(.init(x), is: .equal, Double(CommandLine.arguments.count))
        problem.solve()
        print(problem[x])
        """),
    Client(
      name: "conditions", modules: ["HeadlessUIKit", "LayoutConditions"],
      code: """
        \(setUp)
        let view = LayoutView(frame: bounds)
        view.addSubview(item)
        view.layoutInfo[ObjectIdentifier(item)] = [
          LayoutMethod(condition: .width(600...), position: .makeAbsolute(frame: bounds)),
          LayoutMethod(constantPosition: .makeRelative(frame: bounds)),
        ]
        view.layoutIfNeeded()
        print(item.frame)
        """),
    Client(
      name: "boxes", modules: ["HeadlessUIKit", "LayoutBoxes"],
      code: """
        \(setUp)
        let view = RowView(spacing: 8) { item; ColumnView { UIView(); UIView() } }
        view.frame = bounds
        view.layoutIfNeeded()
        print(item.frame)
        """),
    Client(
      name: "constraints", modules: ["HeadlessUIKit", "LayoutConstraints"],
      code: """
        \(setUp)
        let view = ConstraintView(frame: bounds)
        view.addForAutoLayout(item)
        item.left >> view.left.offset(8)
        item.width >> view.width.at(0.5)
        view.layoutIfNeeded()
        print(item.frame)
        """),
    Client(
      name: "blocks", modules: ["HeadlessUIKit", "LayoutBlocks"],
      code: """
        \(setUp)
        let layout = Layout(x: .left(10), y: .top(5), width: .fixed(10), height: .fixed(10))
        LayoutScheme(blocks: [item.layoutBlock(with: layout)]).layout(in: bounds)
        print(item.frame)
        """),
  ]

  /// Prints all lines, and returns whether all apps were built.
  func run() -> Bool {
    var kept: [Any] = []
    for form in ResidentForm.views {
      form.tell(options, nodes: 200_000, kept: &kept)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let all = Client(
        name: "all", modules: ["Framewise"],
        code: Self.clients.dropFirst(2).map { "do {\n\($0.code)\n}" }.joined(separator: "\n"))
      try write(Self.clients + [all])
      for form in Form.allCases { try tellSizes(of: Self.clients + [all], form) }
      try tellModules()
      options.tell(
        BuildLine(build: "first debug build", seconds: try build("debug", .usual, "all")))
      try write(all, change: "\nprint(2)\n")
      options.tell(BuildLine(build: "one line changed", seconds: try build("debug", .usual, "all")))
    } catch {
      complain("\(error)")
      return false
    }
    return true
  }

  private func tellSizes(of clients: [Client], _ form: Form) throws {
    let seconds = try build("release", form)
    options.tell(BuildLine(build: "release build, \(form)", seconds: seconds))
    var empty = 0
    for client in clients {
      let bytes = try strippedSize(of: client, form)
      if client.product == nil { empty = bytes }
      let share = try standInShare(of: client, form)
      options.tell(
        Line(
          app: client.name, form: form, bytes: bytes, over_empty: bytes - empty,
          stand_in: Int(Double(bytes - empty) * share)))
    }
  }

  /// The code and data of each module before the linker drops what nobody calls.
  private func tellModules() throws {
    let build = scratch(.usual).appending(path: "release")
    let apps = Set(Self.clients.map { "\($0.name).build" } + ["all.build"])
    let folders = try FileManager.default.contentsOfDirectory(atPath: build.path).sorted()
    for module in folders where module.hasSuffix(".build") && !apps.contains(module) {
      let objects = try FileManager.default.contentsOfDirectory(
        atPath: build.appending(path: module).path
      ).filter { $0.hasSuffix(".o") }
      guard !objects.isEmpty else { continue }
      let output = try run(
        "size", ["-t"] + objects.map { build.appending(path: "\(module)/\($0)").path })
      let totals = output.split(separator: "\n").last?.split(separator: "\t") ?? []
      guard totals.count > 3, let bytes = Int(totals[3].trimmingCharacters(in: .whitespaces)) else {
        continue
      }
      options.tell(ModuleLine(module: String(module.dropLast(6)), bytes: bytes))
    }
  }

  /// The folder that a form of the apps is built in.
  private func scratch(_ form: Form) -> URL { folder.appending(path: ".build-\(form)") }

  private func strippedSize(of client: Client, _ form: Form) throws -> Int {
    let app = scratch(form).appending(path: "release/\(client.name)").path
    _ = try run("strip", ["-o", "\(app)-stripped", app])
    let size = try FileManager.default.attributesOfItem(atPath: "\(app)-stripped")[.size]
    return (size as? NSNumber)?.intValue ?? 0
  }

  /// The share of the stand-in for UIKit in the code and data of an app.
  ///
  /// A symbol belongs to the module that its name begins with. What has no symbol, as tables to
  /// unwind calls, is taken to be shared out as symbols are.
  private func standInShare(of client: Client, _ form: Form) throws -> Double {
    let app = scratch(form).appending(path: "release/\(client.name)").path
    var (all, standIn) = (0, 0)
    for line in try run("nm", ["--print-size", app]).split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count > 3, let size = Int(parts[1], radix: 16) else { continue }
      all += size
      // The first name of a mangled symbol follows its length.
      let module = parts[3].drop { !$0.isNumber }
      if module.hasPrefix("13HeadlessUIKit") { standIn += size }
    }
    return all == 0 ? 0 : Double(standIn) / Double(all)
  }

  /// Writes the package with all apps.
  private func write(_ clients: [Client]) throws {
    for client in clients { try write(client) }
    let targets = clients.map { client in
      let product = client.product.map {
        ".product(name: \"\($0)\", package: \"\(package.lastPathComponent)\")"
      }
      return ".executableTarget(name: \"\(client.name)\", dependencies: [\(product ?? "")]),"
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Apps", platforms: [.macOS(.v13)], dependencies: [.package(path: "\(package.path)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ])
      """
    try manifest.write(
      to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  /// Writes the code of an app, with a line more at its end.
  private func write(_ client: Client, change: String = "") throws {
    let sources = folder.appending(path: "Sources/\(client.name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let imports = client.modules.map { "import \($0)\n" }.joined()
    let code = "import Foundation\n\(imports)\(client.code)\(change)"
    try code.write(to: sources.appending(path: "main.swift"), atomically: true, encoding: .utf8)
  }

  /// Builds all apps, or one, and returns how many seconds that took.
  private func build(
    _ configuration: String, _ form: Form = .usual, _ product: String? = nil
  ) throws -> Double {
    let start = ContinuousClock.now
    _ = try run(
      "swift",
      ["build", "-c", configuration, "--package-path", folder.path]
        + ["--scratch-path", scratch(form).path] + form.flags
        + (product.map { ["--product", $0] } ?? []))
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(tool: tool, output: text) }
    return text
  }

  private struct Failure: Error, CustomStringConvertible {
    var tool: String
    var output: String

    var description: String { "\(tool) failed:\n\(output)" }
  }
}
