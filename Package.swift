// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ScreenTestKit",
  products: [],
  targets: [
    .target(name: "CConcurrencyHooks"),
    .target(name: "VirtualTime", dependencies: ["CConcurrencyHooks"]),
    .target(name: "ScreenModel"),
    .target(name: "HeadlessUI", dependencies: ["ScreenModel", "VirtualTime"]),
    .target(name: "ScenarioKit", dependencies: ["VirtualTime"]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI"]),
  ]
)
