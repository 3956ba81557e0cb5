// swift-tools-version: 5.9
import PackageDescription

// A suite in the original style of TABTestKit: the Swift 5 mode, and sources that only contain this project's product name.
let package = Package(
  name: "OldSuite",
  dependencies: [.package(name: "ScreenTestKit", path: "../../..")],
  targets: [
    .target(name: "Classic", dependencies: [.product(name: "SwiftUI", package: "ScreenTestKit")]),
    .testTarget(name: "ClassicTests", dependencies: ["Classic", .product(name: "TABTestKit", package: "ScreenTestKit")]),
  ]
)
