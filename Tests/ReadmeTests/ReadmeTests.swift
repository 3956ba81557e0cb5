import Foundation
import XCTest

/// Tests that every named Swift example in the README equals a file of this target, so it's compiled and run.
///
/// Examples without a name are parts of files in `Pages`. `ExamplePageTests` checks them, together with the examples in the documentation.
///
/// The manifest belongs to another package and can't be compiled here, so its products are compared with this package's own.
final class ReadmeTests: XCTestCase {
  private let files = [
    "app": "../Greeter/GreeterApp.swift", "screen": "GreeterScreen.swift", "test": "GreetingTests.swift", "swift-testing": "GreetingSuite.swift",
    "scenario": "BasketTests.swift", "package": "Manifest/Package.swift",
    "shared-manifest": "../Packages/SharedSource/Package.swift", "target-application": "../Packages/PlainSuite/Tests/TasksUITests/TargetApplication.swift",
  ]

  func test_theExamplesOfTheReadmeAreTheFilesOfThisTarget() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let readme = try String(contentsOf: folder.appendingPathComponent("../../README.md").standardizedFileURL, encoding: .utf8)
    let examples = Self.examples(in: readme)
    XCTAssertEqual(Set(examples.keys), Set(files.keys))
    for (name, example) in examples {
      guard let file = files[name] else { continue }
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      XCTAssertEqual(source, example, "The README's example “\(name)” and Tests/ReadmeTests/\(file) differ.")
    }
  }

  func test_theExampleOfThePageAboutBothSidesIsAFileOfThisTarget() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = folder.appendingPathComponent("../../Sources/ScreenTestKit/ScreenTestKit.docc/BothSides.md").standardizedFileURL
    let examples = Self.examples(in: try String(contentsOf: page, encoding: .utf8))
    let source = try String(contentsOf: folder.appendingPathComponent("BothSidesTests.swift"), encoding: .utf8)
    XCTAssertEqual(examples, ["both-sides": source])
  }

  func test_theProductsThatTheReadmeNamesAreThoseOfThisPackage() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appendingPathComponent("Manifest/Package.swift"), encoding: .utf8)
    let own = try String(contentsOf: folder.appendingPathComponent("../../Package.swift").standardizedFileURL, encoding: .utf8)
    let named = example.matches(of: /\.product\(name: "(\w+)", package: "(\w+)"\)/).map { (product: $0.output.1, package: $0.output.2) }
    XCTAssertEqual(named.count, 2)
    let shared = try String(contentsOf: folder.appendingPathComponent("../Packages/SharedSource/Package.swift").standardizedFileURL, encoding: .utf8)
    let plugins = Set(shared.matches(of: /\.plugin\(name: "(\w+)"/).map(\.output.1))
    XCTAssertEqual(plugins.count, 1)
    for plugin in plugins { XCTAssertTrue(own.contains(".plugin(name: \"\(plugin)\", targets"), "There is no plugin “\(plugin)”.") }
    for (product, package) in named {
      XCTAssertTrue(own.contains(try Regex("\\.library\\(\\s*name: \"\(product)\"")), "There is no product “\(product)”.")
      XCTAssertTrue(own.contains("  name: \"\(package)\",\n"), "The package is not called “\(package)”.")
    }
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
