import Foundation
import XCTest

/// Tests that every test class declares a test.
///
/// XCTest finds only declared tests, so a class with only inherited tests would never run.
final class InheritedTestTests: XCTestCase {
  private struct TestClass {
    let name: String
    let parent: String
    let hasTests: Bool
  }

  func test_noTestClassInheritsItsTests() {
    let classes = SourceTree().swiftFiles(in: "Tests").flatMap { Self.classes(in: $0) }
    let parents = Set(classes.filter(\.hasTests).map(\.name))
    XCTAssertGreaterThan(parents.count, 100)
    for each in classes where parents.contains(each.parent) {
      XCTFail("\(each.name) inherits the tests of \(each.parent), which are not run again: declare them in \(each.name).")
    }
  }

  /// Returns the classes that a file declares at its top level.
  private static func classes(in file: SourceTree.File) -> [TestClass] {
    var found: [TestClass] = []
    var open: (name: String, parent: String)?
    var hasTests = false
    for line in file.lines {
      if !line.hasPrefix(" "), line.has("class "), line.has(": ") {
        let words = line.split { " :,{<".contains($0) }
        guard let keyword = words.firstIndex(of: "class"), keyword + 2 < words.count else { continue }
        open = (String(words[keyword + 1]), String(words[keyword + 2]))
        hasTests = line.has("func test")
      }
      if line.has("func test") { hasTests = true }
      if let (name, parent) = open, line == "}" || (!line.hasPrefix(" ") && line.hasSuffix("}")) {
        found.append(TestClass(name: name, parent: parent, hasTests: hasTests))
        open = nil
      }
    }
    return found
  }
}
