import Foundation
import XCTest

/// Tests the pages for users of other libraries.
///
/// Each Swift example with a name must equal the text between two marks in a test, which compiles and runs the example. `ReadmeTests` checks the examples without a name,
/// which are whole files.
final class ExamplePageTests: XCTestCase {
  private let tree = SourceTree()
  private let pages = ["FromEarlGrey": ["EarlGreyPageTests", "EarlGreyDevicePageTests"], "FromRobot": ["RobotPageTests"], "FromXCUITest": ["XCUITestPageTests"]]

  func test_theExamplesOfAPageAreThoseOfItsTests() throws {
    for (page, suites) in pages.sorted(by: { $0.key < $1.key }) {
      let examples = Self.examples(in: try text("Sources/ScreenTestKit/ScreenTestKit.docc/\(page).md"))
      var names: [String] = []
      for suite in suites {
        let tested = Self.marked(in: try text("Tests/ScreenTestKitTests/Pages/\(suite).swift"))
        XCTAssertGreaterThan(tested.count, 5, suite)
        for (name, code) in tested { XCTAssertEqual(examples[name], code, "The example “\(name)” of \(page) differs from the one in \(suite).") }
        names += tested.keys
      }
      XCTAssertEqual(examples.keys.sorted(), names.sorted(), page)
    }
  }

  func test_everySwiftExampleOfTheReadmeAndOfAPageStandsInASourceThatIsCompiled() throws {
    let folders = ["Tests/Greeter", "Tests/ReadmeTests", "Tests/ScreenTestKitTests/Pages", "Tests/ScreensTests/Failures", "Tests/Packages"]
    let compiled = folders.flatMap { tree.swiftFiles(in: $0) }.map { Self.unindented($0.lines) }
    let documents = try documents()
    XCTAssertGreaterThan(documents.count, 20)
    for document in documents {
      for block in Self.blocks(in: try String(contentsOf: document, encoding: .utf8)) {
        let code = Self.unindented(block)
        XCTAssertTrue(compiled.contains { $0.has(code) }, "This example of \(document.lastPathComponent) is in none of the sources that are compiled for it:\n\(code)")
      }
    }
  }

  /// Returns README and the pages of all catalogs.
  private func documents() throws -> [URL] {
    let sources = tree.root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let pages = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }.filter { $0.contains(".docc/") && $0.hasSuffix(".md") } ?? []
    // Half of the examples about compile errors must not compile. .ci/compile-errors compiles all of them.
    let checked = pages.filter { !$0.hasSuffix("/CompileErrors.md") }.sorted()
    return [sources.deletingLastPathComponent().appendingPathComponent("README.md")] + checked.map { sources.appendingPathComponent($0) }
  }

  /// Returns the lines of every Swift block of a page.
  private static func blocks(in markdown: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var isInBlock = false
    var isSwift = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isSwift = !isInBlock && line.hasPrefix("```swift")
        isInBlock.toggle()
        if isSwift { blocks.append([]) }
      } else if isInBlock, isSwift {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// Returns lines without leading space, because the indentation of an example may differ in its test.
  private static func unindented(_ lines: [Substring]) -> String {
    lines.map { "\n" + $0.drop { $0 == " " } }.joined() + "\n"
  }

  private func text(_ path: String) throws -> String { try String(contentsOf: tree.root.appendingPathComponent(path), encoding: .utf8) }

  /// Returns the named Swift blocks of a page, by the words after `swift`.
  private static func examples(in markdown: String) -> [String: String] {
    var examples: [String: [String]] = [:]
    var name: String?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        name = name == nil && line.hasPrefix("```swift ") ? String(line.dropFirst(9)) : nil
        if let name { examples[name] = [] }
      } else if let name {
        examples[name]?.append(String(line))
      }
    }
    return examples.mapValues { $0.joined(separator: "\n") }
  }

  /// Returns the texts between “// Example: …” and “// End”, without leading space.
  private static func marked(in source: String) -> [String: String] {
    var marked: [String: [String]] = [:]
    var current: (name: String, indentation: Int)?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("// Example: ") {
        current = (String(code.dropFirst(12)), line.count - code.count)
        marked[String(code.dropFirst(12))] = []
      } else if code == "// End" {
        current = nil
      } else if let current {
        marked[current.name]?.append(String(line.dropFirst(min(current.indentation, line.count))))
      }
    }
    return marked.mapValues { $0.joined(separator: "\n") }
  }
}
