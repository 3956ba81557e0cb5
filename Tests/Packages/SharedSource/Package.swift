// swift-tools-version: 5.9
import PackageDescription

// The plugin writes this file for a target. It makes `#if os(iOS)` true, as in Xcode.
func compiledForAnIPhone(_ target: String) -> [SwiftSetting] {
    [.unsafeFlags(["-vfsoverlay", "\(Context.packageDirectory)/.build/XcodeImports/\(target).json"], .when(platforms: [.linux]))]
}

// An iOS app, its unit tests and its UI tests, in the folders that Xcode created, and a folder with scenarios.
let package = Package(
    name: "Shelf",
    platforms: [.iOS(.v17)],
    dependencies: [.package(name: "ScreenTestKit", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Shelf",
            dependencies: [.product(name: "SwiftUI", package: "ScreenTestKit", condition: .when(platforms: [.linux]))],
            path: "Shelf",
            exclude: ["Info.plist"],
            resources: [.process("Resources")],
            swiftSettings: compiledForAnIPhone("Shelf"),
            plugins: [.plugin(name: "XcodeImports", package: "ScreenTestKit")]),
        .testTarget(name: "ShelfTests", dependencies: ["Shelf"], path: "ShelfTests"),
        .target(
            name: "ShelfTestSupport",
            dependencies: [.product(name: "ScreenTestKit", package: "ScreenTestKit", condition: .when(platforms: [.linux]))],
            path: "ShelfTestSupport",
            swiftSettings: compiledForAnIPhone("ShelfTestSupport"),
            plugins: [.plugin(name: "XcodeImports", package: "ScreenTestKit")]),
        .testTarget(
            name: "ShelfUITests",
            dependencies: [
                "Shelf", "ShelfTestSupport",
                .product(name: "ScreenTestKit", package: "ScreenTestKit", condition: .when(platforms: [.linux])),
            ],
            path: "ShelfUITests",
            resources: [.process("Resources")],
            swiftSettings: compiledForAnIPhone("ShelfUITests"),
            plugins: [.plugin(name: "XcodeImports", package: "ScreenTestKit")]),
        .testTarget(
            name: "ShelfScenarios",
            dependencies: ["Shelf", .product(name: "ScreenTestKit", package: "ScreenTestKit", condition: .when(platforms: [.linux]))],
            path: "ShelfScenarios"),
    ]
)
