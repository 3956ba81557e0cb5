import Foundation
import XCTest

/// Tests that each Swift example of a guide page is a whole file that is compiled, and that the line above the example names the file.
///
/// Some pages show parts of files, which `ExamplePageTests` looks up.
///
/// The manifest in `GettingStarted.md` belongs to another package and can't be compiled here, so its products are compared with this package's own.
final class ReadmeTests: XCTestCase {
  /// The pages whose examples are parts of files.
  ///
  /// `.ci/compile-errors` compiles the examples of `CompileErrors`.
  private static let pagesOfParts: Set = ["CompileErrors", "Differences", "Failures"]
  /// The pages for users of other libraries.
  ///
  /// Their examples with a name, the words after `swift`, are parts of files.
  private static let pagesOfNamedParts: Set = ["FromEarlGrey", "FromRobot", "FromXCUITest"]
  /// The files of other packages, by page and name.
  private static let filesOfPackages = [
    "GettingStarted": ["Package.swift": "Manifest/Package.swift"],
    "XcodeApps": [
      "Package.swift": sharedManifest, "TargetApplication.swift": "../Packages/PlainSuite/Tests/TasksUITests/TargetApplication.swift",
      "LoginScenarios.swift": "../Packages/SharedSource/ShelfScenarios/LoginScenarios.swift",
    ],
    "TABTestKit": ["TargetApplication.swift": "../Packages/OldSuite/Tests/ClassicTests/TargetApplication.swift"],
  ]
  private static let sharedManifest = "../Packages/SharedSource/Package.swift"

  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  func test_theExamplesOfAPageAreTheFilesThatItNames() throws {
    var shown: Set<String> = []
    for page in try pages() where !Self.pagesOfParts.contains(page.name) {
      for example in Self.examples(in: page.text) where !(Self.pagesOfNamedParts.contains(page.name) && !example.name.isEmpty) {
        let place = "\(page.name).md:\(example.line)"
        guard let file = example.file else {
          XCTFail("\(place): No file is named above the Swift example. End the line above it with “In `FeedScreen.swift`:”, with the name of the file.")
          continue
        }
        guard let path = path(of: file, on: page.name) else {
          XCTFail("\(place): There is no file \(file) in Tests/ReadmeTests/Pages, Tests/ReadmeTests or Tests/Greeter.")
          continue
        }
        shown.insert(path)
        XCTAssertEqual(example.code, try text(path), "\(place): The example and Tests/ReadmeTests/\(path) differ.")
      }
    }
    XCTAssertGreaterThan(shown.count, 40)
    for file in try files(in: "Pages") where !shown.contains("Pages/\(file)") {
      XCTFail("Tests/ReadmeTests/Pages/\(file): No page shows this file. Show it, or move it out of the folder.")
    }
  }

  func test_theManifestInTheReadmeIsAFile() throws {
    let named = Self.examples(in: try text("../../README.md")).filter { !$0.name.isEmpty }
    XCTAssertEqual(named.map(\.name), ["shared-manifest"])
    XCTAssertEqual(named.first?.code, try text(Self.sharedManifest), "The manifest in README.md and Tests/Packages/SharedSource/Package.swift differ.")
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
    let shared = try text(Self.sharedManifest)
    let plugins = Set(shared.matches(of: /\.plugin\(name: "(\w+)"/).map(\.output.1))
    XCTAssertEqual(plugins.count, 1)
    for plugin in plugins { XCTAssertTrue(own.contains(".plugin(name: \"\(plugin)\", targets"), "There is no plugin “\(plugin)”.") }
    for (product, package) in named {
      XCTAssertTrue(own.contains(try Regex("\\.library\\(\\s*name: \"\(product)\"")), "There is no product “\(product)”.")
      XCTAssertTrue(own.contains("  name: \"\(package)\",\n"), "The package is not called “\(package)”.")
    }
  }

  /// Returns the pages of all catalogs.
  private func pages() throws -> [(name: String, text: String)] {
    let sources = url("../../Sources").resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }.filter { $0.contains(".docc/") && $0.hasSuffix(".md") } ?? []
    return try paths.sorted().map { path in
      let page = sources.appendingPathComponent(path)
      return (page.deletingPathExtension().lastPathComponent, try String(contentsOf: page, encoding: .utf8))
    }
  }

  /// Returns the path of a file that a page names, relative to this file's folder, or `nil` if the file doesn't exist.
  private func path(of file: String, on page: String) -> String? {
    if let path = Self.filesOfPackages[page]?[file] { return path }
    return ["Pages/\(file)", file, "../Greeter/\(file)"].first { FileManager.default.fileExists(atPath: url($0).path) }
  }

  private func files(in subfolder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: url(subfolder).path).sorted() }

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path).standardizedFileURL }

  /// Returns the text of a file at a path relative to this file's folder.
  private func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// A Swift block of a Markdown text.
  private struct Example {
    /// The line of the block's first fence.
    let line: Int
    /// The words after `swift`.
    let name: String
    /// The last name of a Swift file in the line above the block, ignoring empty lines.
    let file: String?
    var code = ""
  }

  private static func examples(in markdown: String) -> [Example] {
    var examples: [Example] = []
    var lineAbove: Substring = ""
    var isInBlock = false
    var isSwift = false
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isSwift = !isInBlock && line.hasPrefix("```swift")
        if isSwift { examples.append(Example(line: index + 1, name: String(line.dropFirst(9)), file: fileName(in: lineAbove))) }
        isInBlock.toggle()
        lineAbove = ""
      } else if isInBlock {
        if isSwift { examples[examples.count - 1].code += line + "\n" }
      } else if !line.isEmpty {
        lineAbove = line
      }
    }
    return examples
  }

  private static func fileName(in line: Substring) -> String? { line.matches(of: /`([\w+]+\.swift)`/).last.map { String($0.output.1) } }
}
