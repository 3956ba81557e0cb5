import XCTest

/// The folders of a module form no circle: of two folders, one at most uses the other.
final class FolderTests: XCTestCase {
  private let tree = SourceTree()

  func test_noFolderUsesOneThatUsesIt() {
    for module in tree.modules {
      let uses = FolderUses(module: module, files: tree.swiftFiles(in: "Sources/\(module)"))
      let known = Set(FolderPairs.known[module] ?? [])
      for pair in uses.pairs.subtracting(known).sorted() {
        XCTFail("Two folders of \(module) use each other: \(pair). \(uses.reason(pair)) Move a file, or let one of them know a protocol that the other adopts.")
      }
      for pair in known.subtracting(uses.pairs).sorted() {
        XCTFail("\(module): \(pair) do not use each other any more. Remove the pair from FolderPairs, so that it does not come back.")
      }
    }
  }

  func test_theListOnlyNamesModulesThatAreThere() {
    XCTAssertEqual(Set(FolderPairs.known.keys).subtracting(tree.modules), [])
  }

  func test_aUseIsFoundInCodeAndInTheValuesOfATextOnly() {
    func uses(_ code: String) -> Set<String> {
      let files = [("A/One.swift", "public struct One {}\nprivate struct Hidden {}\n" + code), ("B/Two.swift", "import Foundation\nfinal class Two { let one: One }")]
      return FolderUses(module: "M", files: files.map { SourceTree.File(path: "Sources/M/\($0.0)", text: $0.1) }).pairs
    }
    XCTAssertEqual(uses("let two = Two()"), ["A - B"])
    XCTAssertEqual(uses("let two = \"\\(number(of: (1), \"a\") + Two.count) more\""), ["A - B"])
    XCTAssertEqual(uses("let two = \"\"\"\n  Two \\(Two.self)\n  \"\"\""), ["A - B"])
    for code in ["// Two", "let text = \"Two (\\\"Two\\\")\"", "let text = \"\"\"\n  Two \"Two\"\n  \"\"\"", "let twos = Twos()"] { XCTAssertEqual(uses(code), [], code) }
  }
}
