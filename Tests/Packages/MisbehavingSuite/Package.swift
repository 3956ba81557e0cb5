// swift-tools-version: 6.1
import PackageDescription

// Tests that end their process in every possible way, among tests that pass. `.ci/screentest-test` runs them with `screentest test`.
let package = Package(
  name: "MisbehavingSuite",
  dependencies: [.package(name: "ScreenTestKit", path: "../../..")],
  targets: [.testTarget(name: "ShopTests", dependencies: [.product(name: "ScenarioKit", package: "ScreenTestKit")])]
)
