// swift-tools-version: 5.9
import PackageDescription

// A team's own app with SwiftData, and its UI tests as in Xcode. Only the file TargetApplication.swift mentions this project.
let everyFileSeesXCUITest: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "ScreenTestKit"], .when(platforms: [.linux]))]

let package = Package(
  name: "Pantry",
  dependencies: [.package(name: "ScreenTestKit", path: "../../..")],
  targets: [
    .target(
      name: "Pantry",
      dependencies: [
        .product(name: "SwiftUI", package: "ScreenTestKit", condition: .when(platforms: [.linux])),
        .product(name: "SwiftData", package: "ScreenTestKit", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(name: "PantryUITests", dependencies: ["Pantry", .product(name: "ScreenTestKit", package: "ScreenTestKit")], swiftSettings: everyFileSeesXCUITest),
  ]
)
