import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of the files that run a new package in a container.
///
/// `.ci/check-container` parses the YAML and runs the shell function.
final class NewContainerTests: XCTestCase {
  private let parent = URL(fileURLWithPath: "/packages")

  func test_foldersHaveTheSamePathsInTheContainer() throws {
    let mounts = try compose(.clone(parent.appendingPathComponent("kit"))).compactMap { line in
      line.wholeMatch(of: /\s+- \{ type: (\w+), source: (.+?), target: (.+?)(?:, bind: .*)? \}/)?.output
    }
    XCTAssertEqual(mounts.filter { $0.1 == "bind" }.map { String($0.2) }, ["\"${PWD}\"", "\"${PWD}/../kit\"", "\"${PWD}/.build/screentest\""])
    for mount in mounts where mount.1 == "bind" { XCTAssertEqual(mount.2, mount.3) }
    XCTAssertEqual(mounts.filter { $0.1 == "volume" }.map { "\($0.2): \($0.3)" }, ["build: \"${PWD}/.build\"", "home: /home/screentest"])
  }

  func test_everyVolumeIsDeclared() throws {
    let lines = try compose(.remote("https://example.com/kit.git"))
    let used = lines.compactMap { $0.firstMatch(of: /type: volume, source: (\w+)/)?.output.1 }
    let declared = lines.drop { $0 != "volumes:" }.dropFirst().compactMap { $0.wholeMatch(of: /\s\s(\w+):/)?.output.1 }
    XCTAssertEqual(used, declared)
    XCTAssertEqual(lines.filter { $0.first?.isLetter == true }, ["services:", "volumes:"])
  }

  func test_thePlatformIsTheMacs() throws {
    XCTAssertEqual(try compose(.remote("https://example.com/kit.git")).filter { $0.contains("platform:") }, [])
  }

  func test_aPackageWithAURLMountsNoClone() throws {
    let package = try NewPackage(name: "Shop", origin: .remote("https://example.com/kit.git"), folder: parent)
    XCTAssertFalse(try text("compose.yaml", package).contains(".."))
    XCTAssertEqual(try development(package).targets, ["/.build", "/.build/screentest", "/root/.cache/org.swift.swiftpm"])
  }

  func test_theDevelopmentContainerIsTheSame() throws {
    let package = try NewPackage(name: "Shop", origin: .clone(parent.appendingPathComponent("kit")), folder: parent)
    let container = try development(package)
    XCTAssertEqual(container.values["name"] as? String, "Shop")
    XCTAssertEqual(container.targets, ["/../kit", "/.build", "/.build/screentest", "/root/.cache/org.swift.swiftpm"])
    XCTAssertEqual(container.values["workspaceMount"] as? String, "type=bind,source=${localWorkspaceFolder},target=${localWorkspaceFolder}")
    let image = try XCTUnwrap(container.values["image"] as? String)
    for file in ["compose.yaml", ".gitlab-ci.yml"] { XCTAssertTrue(try text(file, package).contains("image: \(image)\n"), file) }
    XCTAssertTrue(try text(".github/workflows/tests.yml", package).contains("container: \(image)\n"))
  }

  func test_aPathWithQuotesAndDollarsIsWritten() throws {
    let package = try NewPackage(name: "Shop", origin: .clone(parent.appendingPathComponent(#"a "$kit" \ b"#)), folder: parent)
    XCTAssertTrue(try text("compose.yaml", package).contains(#"source: "${PWD}/../a \"$$kit\" \\ b", target: "${PWD}/../a \"$$kit\" \\ b" }"#))
    XCTAssertEqual(try development(package).targets.first, #"/../a "$kit" \ b"#)
  }

  func test_everyFileThatTheReadmeNamesIsThere() throws {
    for usesSwiftData in [false, true] {
      let package = try NewPackage(name: "Shop", origin: .remote("https://example.com/kit.git"), folder: parent, usesSwiftData: usesSwiftData)
      let paths = package.files.map(\.path)
      let table = try text("README.md", package).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      let named = table.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.output.1) } }.filter { $0 != "@main" }
      XCTAssertGreaterThanOrEqual(named.count, 10)
      for name in named { XCTAssertTrue(paths.contains { $0 == name || $0.hasPrefix(name + "/") }, name) }
    }
  }

  func test_noSourceNeedsScreenTestKitOnAMac() throws {
    for usesSwiftData in [false, true] {
      let package = try NewPackage(name: "Shop", origin: .remote("https://example.com/kit.git"), folder: parent, usesSwiftData: usesSwiftData)
      let tests = package.files.filter { $0.path.hasPrefix("Tests/") }
      XCTAssertGreaterThanOrEqual(tests.count, 6)
      for test in tests { XCTAssertTrue(test.text.hasPrefix("#if os(Linux)\n") && test.text.hasSuffix("\n#endif\n"), test.path) }
      for source in package.files where source.path.hasPrefix("Sources/") { XCTAssertFalse(source.text.contains("ScreenTestKit"), source.path) }
      let products = try text("Package.swift", package).matches(of: /\.product\((.*?)\)\)?/).map(\.output.1)
      XCTAssertEqual(products.count, usesSwiftData ? 3 : 2)
      for product in products { XCTAssertTrue(product.contains("condition: .when(platforms: [.linux]"), String(product)) }
    }
    for template in TemplateFiles.all { XCTAssertTrue(template.text.hasPrefix("//___FILEHEADER___\n\n#if os(Linux)\n") && template.text.hasSuffix("\n#endif\n"), template.path) }
  }

  /// Returns the lines of the compose file of a new package.
  private func compose(_ origin: ScreenTestKitOrigin) throws -> [String] {
    try text("compose.yaml", NewPackage(name: "Shop", origin: origin, folder: parent)).split(separator: "\n").map(String.init)
  }

  /// Returns the values of the dev container, and the targets of its mounts without the folder of the package.
  private func development(_ package: NewPackage) throws -> (values: [String: Any], targets: [String]) {
    let values = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text(".devcontainer/devcontainer.json", package).utf8)) as? [String: Any])
    let mounts = try XCTUnwrap(values["mounts"] as? [[String: String]])
    for mount in mounts where mount["type"] == "bind" { XCTAssertEqual(mount["source"], mount["target"]) }
    return (values, mounts.compactMap { $0["target"]?.replacing("${localWorkspaceFolder}", with: "") })
  }

  private func text(_ path: String, _ package: NewPackage) throws -> String { try XCTUnwrap(package.files.first { $0.path == path }, path).text }
}
