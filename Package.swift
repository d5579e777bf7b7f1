// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors for those who work on the package; a later compiler may warn of more.
let strictness: [SwiftSetting] =
  Context.environment["FRAMEWISE_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    // A recorded pass writes down what it compares; release builds have nothing of it.
    .define("RECORDS_DECISIONS", .when(configuration: .debug)),
  ] + strictness

/// Thousands of random systems are solved in tests, trees of ten thousand views laid out, and
/// comparisons recorded. What takes most of that time is optimized, and keeps its assertions; the
/// other modules would take longer to compile than the tests would gain. For the tests only: no
/// package that depends on this one could be built with such flags.
let optimized: [SwiftSetting] =
  Context.environment["FRAMEWISE_FAST_TESTS"] == nil
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// A library target with the settings every module shares.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  settings more: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings + more)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func playground(_ name: String, folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Playgrounds/\(folder)",
    swiftSettings: settings)
}

/// What `import Framewise` brings. Whoever uses the umbrella depends on all of it, so that a change
/// below the umbrella rebuilds what stands above.
let everything = [
  "Framewise", "HeadlessUIKit", "LayoutCore", "LayoutConditions", "LayoutBoxes",
  "ConstraintSolver", "LayoutConstraints", "LayoutBlocks", "LayoutPreviews", "LayoutAnalysis",
  "LayoutExplorer",
]
let umbrella = everything.map { Target.Dependency(stringLiteral: $0) }

let libraries = [
  module("LayoutDecisions", settings: optimized),
  module("HeadlessUIKit", ["LayoutDecisions"], settings: optimized),
  module("LayoutCore", ["LayoutDecisions", "HeadlessUIKit"], settings: optimized),
  module(
    "LayoutConditions", ["LayoutDecisions", "LayoutCore", "HeadlessUIKit"],
    settings: optimized),
  module("LayoutBoxes", ["LayoutDecisions", "LayoutCore", "HeadlessUIKit"]),
  module("LayoutBlocks", ["LayoutDecisions", "LayoutCore", "HeadlessUIKit"]),
  module("ConstraintSolver", ["LayoutDecisions"], settings: optimized),
  module(
    "LayoutConstraints",
    ["LayoutDecisions", "ConstraintSolver", "LayoutCore", "HeadlessUIKit"],
    settings: optimized),
  module("LayoutPreviews", ["LayoutCore", "HeadlessUIKit"]),
  module("LayoutAnalysis", ["LayoutDecisions", "LayoutCore", "HeadlessUIKit"]),
  // The page's scripts and style sheets are files of their own and become a part of the library,
  // so that it needs no bundle: its one C file embeds them.
  .target(name: "ExplorerFiles", exclude: ["Page", "Script", "Style"]),
  module(
    "LayoutExplorer",
    ["ExplorerFiles", "LayoutAnalysis", "LayoutPreviews", "LayoutCore", "HeadlessUIKit"]),
  module(
    "LayoutTesting", ["LayoutAnalysis", "LayoutPreviews", "LayoutCore", "HeadlessUIKit"]),
  module("LayoutSwiftUI", ["LayoutConditions", "LayoutCore", "HeadlessUIKit"]),
  module("LayoutAppKit", ["LayoutConditions", "LayoutCore", "HeadlessUIKit"]),
  module(
    "Framewise", Array(umbrella.dropFirst()),
    resources: [.copy("PrivacyInfo.xcprivacy")]),
]

let testTargets = [
  tests("HeadlessUIKitTests", ["HeadlessUIKit", "AllocationCounter", "TestSupport"]),
  tests("LayoutCoreTests", ["LayoutCore", "HeadlessUIKit", "TestSupport"]),
  .target(
    name: "TestSupport", dependencies: ["LayoutDecisions", "LayoutCore"],
    path: "Tests/TestSupport", swiftSettings: settings),
  .target(name: "AllocationCounter", path: "Playgrounds/AllocationCounter"),
  .target(
    name: "TreeGenerators", dependencies: umbrella + ["TestSupport"], path: "Tests/Generators",
    exclude: ["linear_programs.py", "mixed_scales.py"], swiftSettings: settings),
  tests(
    "LayoutConditionsTests",
    ["LayoutConditions", "LayoutCore", "HeadlessUIKit", "AllocationCounter", "TestSupport"],
    resources: [.copy("Conformance/notautolayout.json")]),
  tests(
    "LayoutBoxesTests",
    [
      "LayoutBoxes", "LayoutConditions", "LayoutCore", "HeadlessUIKit", "AllocationCounter",
      "TestSupport",
    ],
    resources: [.copy("Conformance/lima.json")]),
  tests(
    "LayoutBlocksTests",
    umbrella + ["AllocationCounter", "TestSupport", "TreeGenerators"],
    resources: [.copy("Conformance/cglayout.json")]),
  tests(
    "ConstraintSolverTests", ["LayoutDecisions", "ConstraintSolver", "TestSupport"],
    resources: [
      .copy("Conformance/constraints.json"), .copy("Conformance/mixed-scales.json"),
      .copy("Conformance/programs.json"),
    ]),
  tests(
    "LayoutConstraintsTests",
    umbrella + ["LayoutDecisions", "AllocationCounter", "TestSupport", "TreeGenerators"],
    resources: [.copy("Conformance/constraints.json")]),
  tests(
    "LayoutPreviewsTests", ["LayoutPreviews", "LayoutCore", "HeadlessUIKit", "TestSupport"]),
  tests(
    "LayoutAnalysisTests",
    ["LayoutAnalysis", "LayoutDecisions", "LayoutCore", "HeadlessUIKit", "TestSupport"]),
  tests(
    "LayoutExplorerTests",
    [
      "LayoutExplorer", "LayoutAnalysis", "LayoutPreviews", "LayoutBoxes", "LayoutConditions",
      "LayoutCore", "HeadlessUIKit", "TestSupport",
    ]),
  tests(
    "LayoutTestingTests",
    umbrella + ["LayoutTesting", "LayoutDiffTool", "GalleryScreens", "TestSupport"]),
  tests("GalleryTests", ["GalleryScreens", "LayoutDecisions", "TestSupport"] + umbrella),
  tests("LayoutSwiftUITests", umbrella + ["LayoutSwiftUI", "TestSupport"]),
  tests(
    "LayoutAppKitTests",
    [
      "LayoutAppKit", "LayoutBlocks", "LayoutConditions", "LayoutCore", "HeadlessUIKit",
      "TestSupport",
    ]),
  tests("ConcurrencyTests", umbrella + ["TestSupport", "TreeGenerators"]),
  tests("FramewiseTests", umbrella + ["LayoutDecisions", "TestSupport", "TreeGenerators"]),
]

let playgrounds = [
  .target(
    name: "GalleryScreens", dependencies: umbrella, path: "Playgrounds/Gallery/Screens",
    swiftSettings: settings),
  .executableTarget(
    name: "gallery", dependencies: ["GalleryScreens"] + umbrella, path: "Playgrounds/Gallery",
    exclude: ["Screens"], swiftSettings: settings),
  .executableTarget(
    name: "benchmarks", dependencies: umbrella + ["AllocationCounter"],
    path: "Playgrounds/Benchmarks", exclude: ["Peers", "baseline.jsonl", "peers.py"],
    swiftSettings: settings),
  .target(
    name: "LayoutDiffTool",
    dependencies: ["LayoutAnalysis", "LayoutCore", "LayoutPreviews", "HeadlessUIKit"],
    path: "Playgrounds/LayoutDiff/Tool", swiftSettings: settings),
  .executableTarget(
    name: "layout-diff", dependencies: ["LayoutDiffTool"], path: "Playgrounds/LayoutDiff",
    exclude: ["Tool"], swiftSettings: settings),
  playground("fuzz", folder: "Fuzz", umbrella + ["TestSupport", "TreeGenerators"]),
]

/// The tests that a build is limited to, by the names of their targets, and without the playgrounds:
/// a build with a sanitizer needs few of them.
let limit = Context.environment["FRAMEWISE_TESTS"]?.split(separator: ",").map(String.init)

let package = Package(
  name: "Framewise",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Framewise", targets: everything),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "LayoutConditions", targets: ["LayoutConditions"]),
    .library(name: "LayoutBoxes", targets: ["LayoutBoxes"]),
    .library(name: "LayoutConstraints", targets: ["LayoutConstraints"]),
    .library(name: "LayoutBlocks", targets: ["LayoutBlocks"]),
    .library(name: "LayoutPreviews", targets: ["LayoutPreviews"]),
    .library(name: "LayoutAnalysis", targets: ["LayoutAnalysis"]),
    .library(name: "LayoutExplorer", targets: ["LayoutExplorer"]),
    .library(name: "LayoutSwiftUI", targets: ["LayoutSwiftUI"]),
    .library(name: "LayoutAppKit", targets: ["LayoutAppKit"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
  ],
  targets: limit.map { names in
    libraries + testTargets.filter { $0.type != .test || names.contains($0.name) }
  } ?? libraries + testTargets + playgrounds,
  swiftLanguageModes: [.v6]
)
