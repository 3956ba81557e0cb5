// swift-tools-version: 5.9
import PackageDescription

// An app with conditions on its platform, in a folder whose path has spaces, and a package that it depends on. The package isn't compiled as for an iPhone.
let package = Package(
  name: "Places",
  dependencies: [.package(name: "ScreenTestKit", path: "../../.."), .package(path: "Library")],
  targets: [
    .executableTarget(
      name: "Places",
      dependencies: ["Library"],
      path: "App Sources",
      swiftSettings: [.unsafeFlags(["-vfsoverlay", "\(Context.packageDirectory)/.build/XcodeImports/Places.json"], .when(platforms: [.linux]))],
      plugins: [.plugin(name: "XcodeImports", package: "ScreenTestKit")]),
    .testTarget(name: "PlacesTests", dependencies: ["Places"], path: "Tests"),
  ]
)
