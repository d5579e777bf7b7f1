// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// A library target with the settings every module shares.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
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

let package = Package(
  name: "Framewise",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Framewise", targets: ["Framewise"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "LayoutConditions", targets: ["LayoutConditions"]),
    .library(name: "LayoutPreviews", targets: ["LayoutPreviews"]),
  ],
  targets: [
    module("HeadlessUIKit"),
    module("LayoutCore", ["HeadlessUIKit"]),
    module("LayoutConditions", ["LayoutCore", "HeadlessUIKit"]),
    module("ConstraintSolver"),
    module("LayoutPreviews", ["LayoutCore", "HeadlessUIKit"]),
    module("Framewise", ["HeadlessUIKit", "LayoutCore", "LayoutConditions", "LayoutPreviews"]),

    tests("HeadlessUIKitTests", ["HeadlessUIKit"]),
    tests("LayoutCoreTests", ["LayoutCore", "HeadlessUIKit"]),
    .target(name: "AllocationCounter", path: "Playgrounds/AllocationCounter"),
    tests(
      "LayoutConditionsTests",
      ["LayoutConditions", "LayoutCore", "HeadlessUIKit", "AllocationCounter"],
      resources: [.copy("Conformance/notautolayout.json")]),
    tests(
      "ConstraintSolverTests", ["ConstraintSolver"],
      resources: [.copy("Conformance/constraints.json")]),
    tests("LayoutPreviewsTests", ["LayoutPreviews", "LayoutCore"]),

    playground("gallery", folder: "Gallery", ["Framewise"]),
    playground(
      "benchmarks", folder: "Benchmarks", ["Framewise", "ConstraintSolver", "AllocationCounter"]),
  ],
  swiftLanguageModes: [.v6]
)
