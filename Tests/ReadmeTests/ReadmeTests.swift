import Foundation
import XCTest

/// Every Swift example of the README stands in a file of this target, word for word: so it is compiled and run.
final class ReadmeTests: XCTestCase {
  private let files = [
    "app": "GreeterApp.swift", "screen": "GreeterScreen.swift", "test": "GreetingTests.swift", "swift-testing": "GreetingSuite.swift",
    "scenario": "BasketTests.swift",
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

  /// The Swift blocks of a Markdown text, by the word after `swift` at their start.
  private static func examples(in markdown: String) -> [String: String] {
    var examples: [String: String] = [:]
    var name: String?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let current = name {
        if line == "```" { name = nil } else { examples[current, default: ""] += line + "\n" }
      } else if line.hasPrefix("```swift") {
        name = line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
      }
    }
    return examples
  }
}
