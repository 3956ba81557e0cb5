// swift-tools-version: 5.9
import PackageDescription

// A suite in the manner of TABTestKit's own days: the Swift 5 mode, and sources that know nothing of this project but the name of the product.
let package = Package(
  name: "OldSuite",
  dependencies: [.package(name: "ScreenTestKit", path: "../../..")],
  targets: [
    .target(name: "Classic", dependencies: [.product(name: "SwiftUI", package: "ScreenTestKit")]),
    .testTarget(name: "ClassicTests", dependencies: ["Classic", .product(name: "TABTestKit", package: "ScreenTestKit")]),
  ]
)
