import Foundation
import XCTest

/// A module imports only the modules below it, as the design says.
final class LayeringTests: XCTestCase {
  /// What each module may import of ours.
  ///
  /// What it imports through another it may name too.
  private static let allowed: [String: Set<String>] = [
    "CConcurrencyHooks": [],
    "VirtualTime": ["CConcurrencyHooks"],
    "ScreenModel": [],
    "HeadlessUI": ["ScreenModel", "VirtualTime"],
    "HeadlessXCUI": ["HeadlessUI", "ScreenModel", "VirtualTime"],
    "CTestProcess": ["CConcurrencyHooks"],
    "ScenarioKit": ["CTestProcess", "VirtualTime"],
    "ScenarioReports": ["ScenarioKit"],
    "Screens": ["HeadlessXCUI", "HeadlessUI", "ScreenModel", "ScenarioKit", "VirtualTime"],
    "ScreenTestKit": ["Screens", "ScenarioReports", "ScenarioKit", "HeadlessXCUI", "HeadlessUI"],
    "TABTestKit": ["ScreenTestKit", "Screens"],
    "Biometrics": ["Screens"],
    "NotInstagram": ["HeadlessUI"],
    "NotInstagramScenarios": ["Screens", "ScenarioKit", "NotInstagram"],
    "screentest": ["ScenarioReports", "ScenarioKit", "Screens", "NotInstagramScenarios"],
    "screentest-benchmarks": ["VirtualTime", "ScreenModel", "HeadlessUI", "HeadlessXCUI", "ScenarioKit", "Screens", "NotInstagram", "NotInstagramScenarios"],
  ]

  private static let toolchain: Set<String> = ["Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "_Concurrency", "Runtime", "Glibc", "Darwin", "Musl"]

  /// The only modules that may know a test library.
  private static let testLibraries: [String: Set<String>] = ["ScreenTestKit": ["XCTest", "Testing"], "TABTestKit": ["XCTest"]]

  func test_everyModuleImportsOnlyTheModulesBelowIt() {
    let tree = SourceTree()
    XCTAssertFalse(tree.modules.isEmpty)
    for module in tree.modules {
      guard let allowed = Self.allowed[module] else {
        XCTFail("The module \(module) is not in the table of layers. Say there what it may import.")
        continue
      }
      let permitted = allowed.union(Self.toolchain).union(Self.testLibraries[module] ?? [])
      for file in tree.swiftFiles(in: "Sources/\(module)") {
        for name in Self.imports(in: file) where !permitted.contains(name) {
          XCTFail("\(file.path) imports \(name). \(module) may import: \(permitted.sorted().joined(separator: ", ")).")
        }
      }
    }
  }

  func test_anImportIsFoundHoweverItIsWritten() {
    let file = SourceTree.File(
      path: "A.swift",
      text: """
        import Plain
        @testable import Tested
        @_exported import Exported
        @_spi(Some) @preconcurrency import Spied
        internal import Access
        import struct Scoped.Thing
        // import Commented
        let text = "import Quoted"
        let program = \"""
          import WithinText
          \"""
        import After
        """)
    XCTAssertEqual(Self.imports(in: file), ["Plain", "Tested", "Exported", "Spied", "Access", "Scoped", "After"])
  }

  func test_noFileHasMoreThan400Lines() {
    let tree = SourceTree()
    for file in tree.swiftFiles(in: "Sources") + tree.swiftFiles(in: "Tests") where file.lines.count > 401 {
      XCTFail("\(file.path) has \(file.lines.count - 1) lines. Split it by topic: no file has more than 400.")
    }
  }

  private static func imports(in file: SourceTree.File) -> [String] {
    let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    var isInText = false
    return file.lines.compactMap { line in
      // A program in another language may stand in a text of several lines.
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() }
      if isInText { return nil }
      var words = line.split(separator: " ")[...]
      while let first = words.first, first.hasPrefix("@") || modifiers.contains(first) { words = words.dropFirst() }
      guard words.first == "import" else { return nil }
      words = words.dropFirst()
      if let kind = words.first, kinds.contains(kind) { words = words.dropFirst() }
      return words.first?.split(separator: ".").first.map(String.init)
    }
  }
}
