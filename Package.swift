// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ScreenTestKit",
  products: [
    .library(name: "ScreenTestKit", targets: ["ScreenTestKit"]),
    .library(name: "ScenarioKit", targets: ["ScenarioKit"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "TABTestKit", targets: ["TABTestKit", "Biometrics"]),
    .executable(name: "screentest", targets: ["screentest"]),
  ],
  targets: [
    .target(name: "CConcurrencyHooks"),
    .target(name: "VirtualTime", dependencies: ["CConcurrencyHooks"]),
    .target(name: "ScreenModel"),
    .target(name: "HeadlessUI", dependencies: ["ScreenModel", "VirtualTime"]),
    .target(name: "HeadlessDevice", dependencies: ["HeadlessUI"]),
    .target(name: "HeadlessXCUI", dependencies: ["HeadlessDevice"]),
    .target(name: "ScenarioKit", dependencies: ["VirtualTime"]),
    .target(name: "Screens", dependencies: ["HeadlessXCUI", "ScenarioKit"]),
    .target(name: "ScreenTestKit", dependencies: ["Screens"]),
    .target(name: "TABTestKit", dependencies: ["ScreenTestKit", "Screens"]),
    .target(name: "Biometrics", dependencies: ["Screens"]),
    .target(name: "NotInstagram", dependencies: ["HeadlessUI"]),
    .target(name: "NotInstagramScenarios", dependencies: ["NotInstagram", "Screens"]),
    .executableTarget(name: "screentest", dependencies: ["NotInstagramScenarios", "ScenarioKit", "Screens"]),
    .executableTarget(
      name: "screentest-benchmarks",
      dependencies: ["ScreenModel", "VirtualTime", "ScenarioKit", "Screens", "HeadlessUI", "NotInstagram", "NotInstagramScenarios"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
    .testTarget(name: "VirtualTimeSwift5Tests", dependencies: ["VirtualTime"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ScreenModelTests", dependencies: ["ScreenModel"]),
    .testTarget(name: "ScenarioKitTests", dependencies: ["ScenarioKit"]),
    .testTarget(name: "ScenarioKitSwift5Tests", dependencies: ["ScenarioKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "HeadlessXCUITests", dependencies: ["HeadlessXCUI", "HeadlessDevice", "HeadlessUI", "ScreenModel", "VirtualTime"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens", "HeadlessDevice", "HeadlessUI", "ScenarioKit"]),
    .testTarget(name: "ScreensSwift5Tests", dependencies: ["Screens", "HeadlessDevice", "HeadlessUI", "ScenarioKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "TABTestKitTests", dependencies: ["TABTestKit", "Biometrics", "HeadlessDevice", "HeadlessUI", "ScenarioKit", "Screens"]),
    .testTarget(name: "ReadmeTests", dependencies: ["ScreenTestKit", "HeadlessUI", "ScenarioKit"], exclude: ["Manifest"]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessDevice"]),
    .testTarget(name: "HeadlessDeviceTests", dependencies: ["HeadlessDevice"]),
    .testTarget(name: "NotInstagramTests", dependencies: ["NotInstagram"]),
    .testTarget(name: "NotInstagramScenariosTests", dependencies: ["NotInstagramScenarios", "ScreenTestKit"]),
    .testTarget(name: "ScreenTestKitTests", dependencies: ["ScreenTestKit", "HeadlessUI", "VirtualTime"]),
    .testTarget(name: "ScreenTestKitSwift5Tests", dependencies: ["ScreenTestKit", "HeadlessUI"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
