import Foundation
import XCTest

/// Tests that each named Swift example in the README and on pages equals a file that is compiled.
///
/// Examples without a name are parts of files, such as the files in `Pages`. `ExamplePageTests` looks them up.
///
/// The manifest in `GettingStarted.md` belongs to another package and can't be compiled here, so its products are compared with this package's own.
final class ReadmeTests: XCTestCase {
  private static let sharedManifest = ["shared-manifest": "../Packages/SharedSource/Package.swift"]
  private static let targetApplication = ["target-application": "../Packages/PlainSuite/Tests/TasksUITests/TargetApplication.swift"]

  /// The names of the examples of each document, with the files that have the same text.
  private let examples = [
    "README.md": sharedManifest,
    page("GettingStarted"): ["package": "Manifest/Package.swift", "app": "../Greeter/GreeterApp.swift", "screen": "GreeterScreen.swift", "test": "GreetingTests.swift"],
    page("XcodeApps"): sharedManifest.merging(targetApplication) { first, _ in first },
    page("ParallelTests"): ["swift-testing": "GreetingSuite.swift"],
    page("ScenariosAlone"): ["scenario": "BasketTests.swift"],
    page("BothSides"): ["both-sides": "BothSidesTests.swift"],
    page("Device"): [
      "rotation": "Pages/RotationTests.swift", "screen-size": "Pages/ScreenSizeTests.swift", "camera": "Pages/CameraTests.swift", "language": "Pages/LanguageTests.swift",
    ],
  ]

  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  func test_namedExamplesAreFiles() throws {
    for (path, files) in examples {
      let found = Self.examples(in: try text("../../\(path)"))
      XCTAssertEqual(Set(found.keys), Set(files.keys), path)
      for (name, file) in files {
        XCTAssertEqual(found[name], try text(file), "The example “\(name)” in \(path) and Tests/ReadmeTests/\(file) differ.")
      }
    }
  }

  func test_theReadmeIsShort() throws {
    let count = try text("../../README.md").count
    XCTAssertLessThan(count, 12_000, "The README has \(count) characters. Move details to a page of the documentation.")
  }

  func test_thisPackageHasTheProductsThatTheManifestsName() throws {
    let example = try text("Manifest/Package.swift")
    let own = try text("../../Package.swift")
    let named = example.matches(of: /\.product\(name: "(\w+)", package: "(\w+)"\)/).map { (product: $0.output.1, package: $0.output.2) }
    XCTAssertEqual(named.count, 2)
    let shared = try text("../Packages/SharedSource/Package.swift")
    let plugins = Set(shared.matches(of: /\.plugin\(name: "(\w+)"/).map(\.output.1))
    XCTAssertEqual(plugins.count, 1)
    for plugin in plugins { XCTAssertTrue(own.contains(".plugin(name: \"\(plugin)\", targets"), "There is no plugin “\(plugin)”.") }
    for (product, package) in named {
      XCTAssertTrue(own.contains(try Regex("\\.library\\(\\s*name: \"\(product)\"")), "There is no product “\(product)”.")
      XCTAssertTrue(own.contains("  name: \"\(package)\",\n"), "The package is not called “\(package)”.")
    }
  }

  private static func page(_ name: String) -> String { "Sources/ScreenTestKit/ScreenTestKit.docc/\(name).md" }

  /// Returns the text of a file at a path relative to this file's folder.
  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path).standardizedFileURL, encoding: .utf8)
  }

  /// Returns the named Swift blocks of a Markdown text, by the word after `swift`.
  private static func examples(in markdown: String) -> [String: String] {
    var examples: [String: String] = [:]
    var name: String?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let current = name {
        if line == "```" { name = nil } else { examples[current, default: ""] += line + "\n" }
      } else if line.hasPrefix("```swift") {
        name = line.split(separator: " ").dropFirst().first.map(String.init)
      }
    }
    return examples
  }
}
