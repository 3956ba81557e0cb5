// swift-tools-version: 6.1
import PackageDescription

// The dependency on ScreenTestKit. CI sets SCREENTESTKIT_PATH to the folder of its checkout.
let screenTestKit: Package.Dependency =
  if let path = Context.environment["SCREENTESTKIT_PATH"] {
    .package(name: "___SCREENTESTKIT_package___", path: path)
  } else {
    ___SCREENTESTKIT_dependency___
  }

let package = Package(
  name: "___PACKAGENAME___",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [screenTestKit],
  targets: [
    .target(
      name: "___PACKAGENAME___",
      dependencies: [
        .product(name: "SwiftData", package: "___SCREENTESTKIT_package___", condition: .when(platforms: [.linux])),
        .product(name: "SwiftUI", package: "___SCREENTESTKIT_package___", condition: .when(platforms: [.linux])),
      ]),
    .executableTarget(name: "___PACKAGENAME___App", dependencies: ["___PACKAGENAME___"]),
    .testTarget(
      name: "___PACKAGENAME___Tests",
      dependencies: [
        "___PACKAGENAME___App", .product(name: "ScreenTestKit", package: "___SCREENTESTKIT_package___", condition: .when(platforms: [.linux])),
      ]),
  ]
)
