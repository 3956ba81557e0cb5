// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "ScreenTestKit",
  products: [
    .library(name: "ScreenTestKit", targets: ["ScreenTestKit"]),
    .library(name: "ScenarioKit", targets: ["ScenarioKit", "ScenarioReports"]),
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "UIKit", "CoreGraphics", "DeveloperToolsSupport", "Combine", "FoundationExtras", "LocalAuthentication", "AVFoundation", "CoreLocation", "UserNotifications",
        "UniformTypeIdentifiers", "PhotosUI", "os", "OSLog",
      ]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "TABTestKit", targets: ["TABTestKit", "Biometrics"]),
    .executable(name: "screentest", targets: ["screentest"]),
    .plugin(name: "XcodeImports", targets: ["XcodeImports"]),
    // The earlier name, for one release.
    .plugin(name: "UntouchedSources", targets: ["XcodeImports"]),
  ],
  targets: [
    .target(name: "CTestProcess"),
    .target(name: "CConcurrencyHooks", dependencies: ["CTestProcess"]),
    .target(name: "CSubmodules"),
    .target(name: "VirtualTime", dependencies: ["CConcurrencyHooks"]),
    .target(name: "FailureModel", dependencies: ["VirtualTime"]),
    .target(name: "UnicodeEscapes"),
    .target(name: "ScreenModel", dependencies: ["UnicodeEscapes"]),
    .target(name: "HeadlessNetwork", dependencies: ["CConcurrencyHooks", "VirtualTime"]),
    .target(name: "Combine", dependencies: ["VirtualTime"]),
    // The formatters use the words of all languages, which Foundation on Linux brings in this library.
    .target(
      name: "FoundationExtras", dependencies: ["Combine", "ScreenModel", "VirtualTime"], linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["CSubmodules", "ScreenModel", "_Testing_CoreGraphics"]),
    .target(name: "DeveloperToolsSupport", dependencies: ["VirtualTime"]),
    .target(name: "UIKit", dependencies: ["CoreGraphics", "DeveloperToolsSupport", "FoundationExtras", "ScreenModel", "VirtualTime", "_Testing_UIKit"]),
    .target(name: "MacroPlugin"),
    .macro(name: "SwiftUIMacros", dependencies: ["MacroPlugin"]),
    .macro(name: "SwiftDataMacros", dependencies: ["MacroPlugin"]),
    .target(name: "HeadlessUI", dependencies: ["Combine", "ScreenModel", "SwiftUIMacros", "UIKit", "VirtualTime"]),
    .target(name: "HeadlessDevice", dependencies: ["HeadlessNetwork", "HeadlessUI", "UIKit"]),
    .target(name: "os", dependencies: ["CSubmodules", "VirtualTime"]),
    .target(name: "OSLog", dependencies: ["FoundationExtras", "os"]),
    .target(name: "SwiftUI", dependencies: ["HeadlessDevice", "HeadlessNetwork", "HeadlessUI"]),
    .target(name: "SwiftData", dependencies: ["FoundationExtras", "HeadlessUI", "SwiftDataMacros", "VirtualTime"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["HeadlessUI"]),
    .target(name: "PhotosUI", dependencies: ["HeadlessDevice", "HeadlessUI", "UIKit"]),
    .target(name: "LocalAuthentication", dependencies: ["HeadlessDevice", "HeadlessUI"]),
    .target(name: "AVFoundation", dependencies: ["HeadlessDevice"]),
    .target(name: "CoreLocation", dependencies: ["HeadlessDevice"]),
    .target(name: "UserNotifications", dependencies: ["HeadlessDevice"]),
    .target(name: "HeadlessXCUI", dependencies: ["CoreLocation", "FailureModel", "HeadlessDevice", "HeadlessNetwork", "UIKit"]),
    .target(name: "ScenarioKit", dependencies: ["FailureModel", "UnicodeEscapes", "VirtualTime"]),
    .target(name: "ScenarioReports", dependencies: ["ScenarioKit", "ScreenModel"], exclude: ["HTML/Page"]),
    .target(name: "Screens", dependencies: ["HeadlessNetwork", "HeadlessXCUI", "ScenarioKit"]),
    .target(name: "Driving", dependencies: ["CTestProcess", "HeadlessDevice", "HeadlessNetwork", "HeadlessXCUI", "ScenarioKit", "ScreenModel", "Screens", "VirtualTime"]),
    .target(name: "ScreenTestKit", dependencies: ["CConcurrencyHooks", "Driving", "ScenarioReports", "Screens"]),
    .target(name: "TABTestKit", dependencies: ["ScreenTestKit", "Screens"]),
    .target(name: "Biometrics", dependencies: ["ScreenTestKit", "Screens"]),
    .target(name: "NotInstagram", dependencies: ["LocalAuthentication", "SwiftData", "SwiftUI"]),
    .target(name: "NotInstagramScenarios", dependencies: ["NotInstagram", "Screens"]),
    .target(name: "ScreentestCommands", dependencies: ["ScenarioKit", "ScenarioReports", "ScreenModel", "VirtualTime"]),
    .executableTarget(name: "screentest", dependencies: ["NotInstagramScenarios", "ScenarioKit", "ScenarioReports", "Screens", "ScreentestCommands"]),
    .executableTarget(
      name: "screentest-benchmarks",
      dependencies: [
        "CConcurrencyHooks", "ScreenModel", "SwiftData", "VirtualTime", "ScenarioKit", "ScenarioReports", "Screens", "HeadlessUI", "NotInstagram", "NotInstagramScenarios",
      ]),
    .executableTarget(name: "SourceRewriter"),
    .plugin(name: "XcodeImports", capability: .buildTool(), dependencies: ["SourceRewriter"], path: "Sources/XcodeImports"),
    .testTarget(name: "ArchitectureTests", dependencies: ["VirtualTime"]),
    .testTarget(name: "VirtualTimeTests", dependencies: ["HeadlessNetwork", "HeadlessUI", "ScenarioKit", "Screens", "VirtualTime"]),
    .testTarget(name: "VirtualTimeSwift5Tests", dependencies: ["VirtualTime"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "HeadlessNetworkTests", dependencies: ["HeadlessNetwork", "VirtualTime"]),
    .testTarget(name: "ScreenModelTests", dependencies: ["ScreenModel"]),
    .testTarget(name: "ScenarioKitTests", dependencies: ["ScenarioKit"]),
    .testTarget(name: "ScenarioReportsTests", dependencies: ["ScenarioKit", "ScenarioReports", "ScreenModel"]),
    .testTarget(name: "ScenarioKitSwift5Tests", dependencies: ["ScenarioKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "HeadlessXCUITests",
      dependencies: [
        "AVFoundation", "CoreLocation", "FailureModel", "HeadlessXCUI", "HeadlessDevice", "HeadlessUI", "PhotosUI", "ScreenModel", "UserNotifications", "VirtualTime",
      ]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", "HeadlessDevice", "HeadlessNetwork", "HeadlessUI", "LocalAuthentication", "ScenarioKit", "SwiftUI", "VirtualTime"]),
    .testTarget(name: "ScreensSwift5Tests", dependencies: ["Screens", "HeadlessDevice", "HeadlessUI", "ScenarioKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "TABTestKitTests", dependencies: ["TABTestKit", "Biometrics", "HeadlessDevice", "HeadlessUI", "LocalAuthentication", "ScenarioKit", "Screens"]),
    // The app of the page “Getting started” is a module, as in a reader's package. It's a test target, so packages that depend on this one can have a target of this name.
    .testTarget(name: "Greeter", dependencies: ["SwiftUI"]),
    .testTarget(name: "ReadmeTests", dependencies: ["AVFoundation", "Greeter", "ScreenTestKit", "SwiftUI", "ScenarioKit"], exclude: ["Manifest"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "HeadlessNetwork", "VirtualTime"]),
    .testTarget(name: "SwiftDataTests", dependencies: ["HeadlessDevice", "ScreenTestKit", "SwiftData", "SwiftUI", "VirtualTime"]),
    .testTarget(name: "FoundationExtrasTests", dependencies: ["FoundationExtras", "VirtualTime"]),
    .testTarget(name: "SourceRewriterTests", dependencies: ["SourceRewriter"]),
    .testTarget(name: "SwiftUIMacrosTests", dependencies: ["MacroPlugin", "SwiftUIMacros"]),
    .testTarget(name: "SwiftDataMacrosTests", dependencies: ["MacroPlugin", "SwiftDataMacros"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["AVFoundation", "CoreLocation", "LocalAuthentication", "OSLog", "PhotosUI", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications"]),
    .testTarget(
      name: "SwiftUISwift5Tests",
      dependencies: ["AVFoundation", "CoreLocation", "LocalAuthentication", "OSLog", "PhotosUI", "SwiftUI", "UniformTypeIdentifiers", "UserNotifications"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessDevice"]),
    .testTarget(name: "HeadlessDeviceTests", dependencies: ["AVFoundation", "CoreLocation", "HeadlessDevice", "LocalAuthentication", "UserNotifications"]),
    .testTarget(name: "ScreentestCommandsTests", dependencies: ["ScenarioKit", "ScenarioReports", "ScreentestCommands", "VirtualTime"]),
    .testTarget(
      name: "DrivingTests",
      dependencies: [
        "Driving", "HeadlessNetwork", "HeadlessUI", "HeadlessXCUI", "NotInstagramScenarios", "ScenarioKit", "ScreenModel", "ScreenTestKit", "Screens", "ScreentestCommands",
        "SwiftUI",
      ]),
    .testTarget(name: "NotInstagramTests", dependencies: ["NotInstagram"]),
    .testTarget(name: "NotInstagramScenariosTests", dependencies: ["NotInstagramScenarios", "ScreenTestKit"]),
    .testTarget(name: "ScreenTestKitTests", dependencies: ["ScreenTestKit", "HeadlessNetwork", "HeadlessUI", "LocalAuthentication", "OSLog", "VirtualTime"]),
    .testTarget(name: "ScreenTestKitSwift5Tests", dependencies: ["ScreenTestKit", "HeadlessUI"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

// Parts of `.ci/deep` build some test targets alone: the variable has their names, with spaces between them.
if let names = Context.environment["SCREENTESTKIT_TEST_TARGETS"]?.split(separator: " ").map(String.init) {
  precondition(names.allSatisfy { name in package.targets.contains { $0.type == .test && $0.name == name } }, "SCREENTESTKIT_TEST_TARGETS names a test target that doesn't exist.")
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// A package that depends on this one leaves interfaces of the toolchain out, which a newer toolchain may not have: the variable has their names, with spaces between them.
if let names = Context.environment["SCREENTESTKIT_WITHOUT"]?.split(separator: " ").map(String.init) {
  let known = ["executors", "reflection", "foundation", "backtraces"]
  precondition(names.allSatisfy(known.contains), "SCREENTESTKIT_WITHOUT names an interface that doesn't exist. There are: \(known.joined(separator: ", ")).")
  for target in package.targets where target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + names.map { .define("SCREENTESTKIT_WITHOUT_\($0.uppercased())") }
  }
}

// On a Mac the plugin adds nothing, and needs no tool.
#if !os(Linux)
  for target in package.targets where target.name == "XcodeImports" { target.dependencies = [] }
#endif
