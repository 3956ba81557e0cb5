// swift-tools-version: 5.9
import PackageDescription

// A team's own app and its UI tests as in Xcode. Only the two files named TargetApplication.swift mention this project.
let everyFileSeesXCUITest: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "ScreenTestKit"], .when(platforms: [.linux]))]

let package = Package(
  name: "Tasks",
  dependencies: [.package(name: "ScreenTestKit", path: "../../..")],
  targets: [
    .target(name: "Tasks", dependencies: [.product(name: "SwiftUI", package: "ScreenTestKit", condition: .when(platforms: [.linux]))]),
    .testTarget(name: "TasksUITests", dependencies: ["Tasks", .product(name: "ScreenTestKit", package: "ScreenTestKit")], swiftSettings: everyFileSeesXCUITest),
    .testTarget(name: "TasksLaunchTests", dependencies: ["Tasks", .product(name: "ScreenTestKit", package: "ScreenTestKit")], swiftSettings: everyFileSeesXCUITest),
  ]
)
