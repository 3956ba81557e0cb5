// swift-tools-version: 5.9
import PackageDescription

// An iOS app, its unit tests and its UI tests, in the folders that Xcode gave them. No file in these folders knows of ScreenTestKit: this one alone does.
let package = Package(
    name: "Shelf",
    platforms: [.iOS(.v17)],
    dependencies: [.package(name: "ScreenTestKit", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Shelf",
            dependencies: [.product(name: "SwiftUI", package: "ScreenTestKit", condition: .when(platforms: [.linux]))],
            path: "Shelf",
            plugins: [.plugin(name: "UntouchedSources", package: "ScreenTestKit")]),
        .testTarget(name: "ShelfTests", dependencies: ["Shelf"], path: "ShelfTests"),
        .testTarget(
            name: "ShelfUITests",
            dependencies: ["Shelf", .product(name: "ScreenTestKit", package: "ScreenTestKit", condition: .when(platforms: [.linux]))],
            path: "ShelfUITests",
            plugins: [.plugin(name: "UntouchedSources", package: "ScreenTestKit")]),
    ]
)
