// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Greeter",
  dependencies: [.package(path: "../ScreenTestKit")],
  targets: [
    .target(name: "Greeter", dependencies: [.product(name: "SwiftUI", package: "ScreenTestKit")]),
    .testTarget(name: "GreeterTests", dependencies: ["Greeter", .product(name: "ScreenTestKit", package: "ScreenTestKit")]),
  ]
)
