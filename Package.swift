// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "ScrollPhysics",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Documents", targets: ["Documents"]),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "FlowLayoutModel", targets: ["FlowLayoutModel"]),
    .library(name: "Snapping", targets: ["Snapping"]),
    .library(name: "GestureReplay", targets: ["GestureReplay"]),
    .library(name: "FeelTesting", targets: ["FeelTesting"]),
    .library(name: "FeelTestingSwiftTesting", targets: ["FeelTestingSwiftTesting"]),
    .library(name: "FeelTestingXCTest", targets: ["FeelTestingXCTest"]),
    .library(name: "Scenes", targets: ["Scenes"]),
    .library(name: "ScrollCharts", targets: ["ScrollCharts"]),
    // All that a test of an app needs, so that a reader adds one product.
    .library(name: "UIKitTesting", targets: ["UIKitTesting", "FeelTestingSwiftTesting", "FeelTestingXCTest"]),
    .executable(name: "scrollsim", targets: ["scrollsim"]),
    .plugin(name: "ScrollsimPlugin", targets: ["ScrollsimPlugin"]),
    .plugin(name: "AdoptPlugin", targets: ["AdoptPlugin"]),
  ],
  targets: [
    // MARK: - Libraries
    .target(name: "Documents"),
    .target(name: "ScrollPhysics"),
    .target(name: "FlowLayoutModel"),
    .target(name: "Snapping", dependencies: ["ScrollPhysics", "FlowLayoutModel"]),
    .target(name: "PublishedDesigns", dependencies: ["ScrollPhysics", "FlowLayoutModel", "Snapping"]),
    .target(name: "GestureReplay", dependencies: ["Documents", "ScrollPhysics"]),
    .target(name: "FeelTesting", dependencies: ["Documents", "ScrollPhysics", "GestureReplay"]),
    .target(name: "FeelTestingSwiftTesting", dependencies: ["FeelTesting", "ScrollCharts"]),
    .target(name: "FeelTestingXCTest", dependencies: ["FeelTesting", "ScrollCharts"]),
    .target(
      name: "Scenes",
      dependencies: [
        "Documents", "ScrollPhysics", "FlowLayoutModel", "Snapping", "PublishedDesigns", "GestureReplay", "FeelTesting",
      ]),
    .target(name: "Readings", dependencies: ["Documents", "ScrollPhysics", "FeelTesting"]),
    .target(
      name: "ScrollCharts", dependencies: ["Documents", "ScrollPhysics", "FeelTesting", "Readings"],
      resources: [.embedInCode("Report/report.css")]),
    .target(
      name: "SceneReports",
      dependencies: ["Documents", "ScrollPhysics", "GestureReplay", "FeelTesting", "Scenes", "ScrollCharts"]),

    // Empty on a Mac, which has no UIKit; the facade's targets are added below.
    .target(name: "UIKitTesting", dependencies: ["ScrollPhysics", "GestureReplay", "FeelTesting"]),
    // The engine of docs/playground.html; `.ci/playground` compiles it for WebAssembly.
    .target(
      name: "Playground",
      dependencies: [
        "Documents", "ScrollPhysics", "FlowLayoutModel", "Snapping", "PublishedDesigns", "GestureReplay", "FeelTesting",
        "Scenes", "Readings",
      ], exclude: ["Page", "Recording"]),

    // MARK: - Commands
    .executableTarget(
      name: "scrollsim",
      dependencies: [
        "Documents", "ScrollPhysics", "GestureReplay", "FeelTesting", "Scenes", "Readings", "ScrollCharts",
        "SceneReports", "Adopting",
      ]),
    .plugin(
      name: "ScrollsimPlugin",
      // Without a permission no run asks for one. Where plugins are confined, a command that writes into the package takes
      // --allow-writing-to-package-directory, which its error names.
      capability: .command(intent: .custom(verb: "scrollsim", description: "Runs scrollsim in this package.")),
      dependencies: ["scrollsim"]),
    .target(name: "Adopting", dependencies: ["Documents"]),
    // Small, because a package that uses the plugin builds it before its own targets.
    .executableTarget(name: "AdoptTool", dependencies: ["Adopting"]),
    .plugin(name: "AdoptPlugin", capability: .buildTool(), dependencies: ["AdoptTool"]),

    // MARK: - Tests
    .target(
      name: "TestSupport", dependencies: ["ScrollPhysics", "FlowLayoutModel", "Readings"], path: "Tests/TestSupport"),
    .testTarget(
      name: "ScrollPhysicsTests",
      dependencies: ["ScrollPhysics", "FlowLayoutModel", "Snapping", "Readings", "TestSupport"]),
    .testTarget(name: "FlowLayoutModelTests", dependencies: ["FlowLayoutModel", "TestSupport"]),
    .testTarget(
      name: "SnappingTests",
      dependencies: [
        "ScrollPhysics", "FlowLayoutModel", "Snapping", "PublishedDesigns", "GestureReplay", "FeelTesting", "Scenes",
        "TestSupport",
      ]),
    .testTarget(
      name: "PublishedDesignsTests",
      dependencies: [
        "ScrollPhysics", "FlowLayoutModel", "Snapping", "PublishedDesigns", "GestureReplay", "TestSupport",
      ]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "GestureReplay", "TestSupport"]),
    .testTarget(
      name: "GestureReplayTests",
      dependencies: ["Documents", "ScrollPhysics", "GestureReplay", "FeelTesting", "TestSupport"]),
    .testTarget(
      name: "FeelTestingTests",
      dependencies: [
        "Documents", "ScrollPhysics", "GestureReplay", "FeelTesting", "FeelTestingSwiftTesting", "FeelTestingXCTest",
        "TestSupport",
      ]),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "Documents", "ScrollPhysics", "FlowLayoutModel", "Snapping", "GestureReplay", "FeelTesting", "Scenes",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReadingsTests", dependencies: ["Documents", "ScrollPhysics", "FeelTesting", "Readings", "TestSupport"]),
    .testTarget(
      name: "ScrollChartsTests",
      dependencies: ["ScrollPhysics", "GestureReplay", "FeelTesting", "Readings", "ScrollCharts", "TestSupport"]),
    .testTarget(
      name: "SceneReportsTests",
      dependencies: [
        "Documents", "ScrollPhysics", "GestureReplay", "FeelTesting", "Scenes", "ScrollCharts", "SceneReports",
        "TestSupport",
      ]),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Playground", "Documents", "ScrollPhysics", "FlowLayoutModel", "Snapping", "GestureReplay", "FeelTesting",
        "Readings", "Scenes", "TestSupport",
      ]),
    .testTarget(name: "AdoptingTests", dependencies: ["Adopting", "TestSupport"]),
    .testTarget(
      name: "scrollsimTests",
      dependencies: [
        "scrollsim", "Documents", "ScrollPhysics", "GestureReplay", "FeelTesting", "Scenes", "TestSupport",
      ]),
    // What holds for the repository's own texts, and the tool that compiles and runs the examples of its pages.
    .executableTarget(name: "PageTool", path: "Tests/Package/PageTool"),
    // The tool that plants faults into lines drawn at random, to see whether the tests notice them.
    .executableTarget(name: "Mutate", dependencies: ["TestSupport"], path: "Tests/Package/Mutate"),
    // Measures all modules.
    .executableTarget(
      name: "ScrollBenchmarks",
      dependencies: ["ScrollPhysics", "FlowLayoutModel", "Snapping", "GestureReplay", "FeelTesting", "Scenes"],
      path: "Tests/Package/ScrollBenchmarks"),
    .testTarget(
      name: "PackageTests", dependencies: ["Mutate", "PageTool", "TestSupport"], path: "Tests/Package/PackageTests"),
  ],
  swiftLanguageModes: [.v6]
)

// Where there is a UIKit these modules would hide it and what it stands on. Dependencies have a platform, targets and
// products do not: they exist by the host. A Mac that builds for another platform sets SCROLLSIM_UIKIT.
let withoutUIKit: [Platform] = [.android, .linux, .openbsd, .wasi, .windows]
#if canImport(Darwin)
  let hasFacade = Context.environment["SCROLLSIM_UIKIT"] != nil
#else
  let hasFacade = true
#endif
if hasFacade {
  package.products += [
    .library(name: "UIKitFacade", targets: ["UIKitFacade"]),
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore"]),
    .library(name: "SwiftUIFacade", targets: ["SwiftUIFacade"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
  ]
  for target in package.targets where target.name == "ScrollBenchmarks" {
    target.dependencies += [
      .target(name: "UIKitFacade", condition: .when(platforms: withoutUIKit)),
      .target(name: "SwiftUIFacade", condition: .when(platforms: withoutUIKit)),
    ]
  }
  for target in package.targets where target.name == "UIKitTesting" {
    target.dependencies.append(.target(name: "UIKit", condition: .when(platforms: withoutUIKit)))
  }
  package.targets += [
    .target(name: "UIKitFacade", dependencies: ["ScrollPhysics", "FlowLayoutModel", "GestureReplay", "FeelTesting"]),
    .target(name: "UIKit", dependencies: ["UIKitFacade"]),
    .target(name: "CoreGraphics", dependencies: ["UIKitFacade"]),
    .target(name: "QuartzCore", dependencies: ["UIKitFacade"]),
    .target(
      name: "SwiftUIFacade",
      dependencies: ["Documents", "ScrollPhysics", "Snapping", "FeelTesting", "UIKitFacade"]),
    .target(name: "SwiftUI", dependencies: ["SwiftUIFacade"]),
    // Files as an app has them, in both language modes.
    // What `scrollsim export --to swift` writes.
    .target(name: "CopiedCode", dependencies: ["Snapping", "UIKit", "SwiftUI"], path: "Tests/Facades/CopiedCode"),
    .target(name: "UIKitExamples", dependencies: ["UIKit"], path: "Tests/Facades/UIKitExamples/Swift6"),
    .target(
      name: "UIKitExamplesInSwift5", dependencies: ["UIKit", "CoreGraphics", "QuartzCore"],
      path: "Tests/Facades/UIKitExamples/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The app of docs/Measuring.md, as a Mac's owner takes it.
    .target(name: "MeasuringKit", dependencies: ["UIKit", "SwiftUI"], path: "docs/Measuring/App"),
    .target(name: "SwiftUIExamples", dependencies: ["SwiftUI"], path: "Tests/Facades/SwiftUIExamples/Swift6"),
    .target(
      name: "SwiftUIExamplesInSwift5", dependencies: ["SwiftUI"], path: "Tests/Facades/SwiftUIExamples/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "FacadeSupport", dependencies: ["ScrollPhysics", "UIKitFacade", "SwiftUIFacade"],
      path: "Tests/Facades/FacadeSupport"),
    .testTarget(
      name: "SwiftUIFacadeTests",
      dependencies: [
        "Documents", "ScrollPhysics", "FlowLayoutModel", "Snapping", "GestureReplay", "FeelTesting", "Scenes",
        "SwiftUIFacade", "SwiftUIExamples", "SwiftUIExamplesInSwift5", "FacadeSupport", "TestSupport",
      ]),
    .testTarget(
      name: "UIKitFacadeTests",
      dependencies: [
        "Documents", "ScrollPhysics", "FlowLayoutModel", "GestureReplay", "FeelTesting", "Scenes", "Snapping",
        "PublishedDesigns", "Readings", "UIKitFacade", "SwiftUIFacade", "UIKitExamples", "UIKitExamplesInSwift5",
        "CopiedCode", "MeasuringKit", "FacadeSupport", "TestSupport",
      ]),
    // Files as an app has them, adopted by the plugin.
    .testTarget(
      name: "AdoptedExampleTests", dependencies: ["UIKit", "SwiftUI", "GestureReplay", "FeelTesting"],
      path: "Tests/Facades/AdoptedExampleTests", exclude: ["App"], plugins: ["AdoptPlugin"]),
    .testTarget(
      name: "UIKitTestingTests",
      dependencies: [
        "ScrollPhysics", "GestureReplay", "FeelTesting", "UIKitFacade", "UIKitExamples", "UIKitTesting",
      ]),
  ]
}

// The floors of Sources and Tests, from below: a floor imports only itself and the floors before it.
let floors = [
  ("Core", ["ScrollPhysics", "FlowLayoutModel", "Snapping"]),
  ("Feel", ["Documents", "GestureReplay", "FeelTesting"]),
  (
    "Scenes",
    [
      "PublishedDesigns", "Scenes", "Readings", "ScrollCharts", "SceneReports", "FeelTestingSwiftTesting",
      "FeelTestingXCTest",
    ]
  ),
  ("Facades", ["UIKitFacade", "UIKit", "CoreGraphics", "QuartzCore", "SwiftUIFacade", "SwiftUI", "UIKitTesting"]),
  ("Tools", ["scrollsim", "ScrollsimPlugin", "Adopting", "AdoptTool", "AdoptPlugin", "Playground"]),
]
for target in package.targets where target.path == nil {
  let isTest = target.type == .test
  let module = isTest ? String(target.name.dropLast("Tests".count)) : target.name
  for (floor, modules) in floors where modules.contains(module) {
    target.path = "\(isTest ? "Tests" : "Sources")/\(floor)/\(target.name)"
  }
}

// iOS starts no processes: xcodebuild for a simulator leaves out the commands, and the tests that run them.
if Context.environment["SCROLLSIM_IOS"] != nil {
  let commands: Set = [
    "scrollsim", "ScrollsimPlugin", "Adopting", "AdoptTool", "AdoptPlugin", "AdoptingTests", "ScrollBenchmarks",
    "scrollsimTests", "PageTool", "Mutate", "PackageTests",
  ]
  package.targets.removeAll { commands.contains($0.name) }
  package.products.removeAll { commands.contains($0.name) }
}

// Exit tests with captured values are of Swift 6.3. An older toolchain builds everything else.
#if compiler(<6.3)
  package.targets.removeAll { $0.type == .test }
#endif

// The objects that `.ci/fuzz` links with libFuzzer.
if Context.environment["SCROLLSIM_FUZZ"] != nil {
  package.targets.append(
    .target(
      name: "Fuzzing",
      dependencies: [
        "ScrollPhysics", "GestureReplay", "FeelTesting", "Scenes", "Readings", "UIKitFacade", "SwiftUIFacade",
        "FacadeSupport", "TestSupport",
      ], path: "Tests/Fuzzing",
      exclude: ["Corpus"]))
}
