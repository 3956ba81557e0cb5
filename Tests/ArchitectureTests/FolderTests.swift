import XCTest

/// Tests that no two folders of a module use each other's top-level names.
///
/// In modules without such pairs, folders don't form larger cycles either.
///
/// Members of extensions don't count, so a folder may call a function that it adds to another folder's type.
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

  func test_noFoldersFormALongerCircle() {
    for module in tree.modules where FolderPairs.known[module] == nil {
      if let circle = FolderUses(module: module, files: tree.swiftFiles(in: "Sources/\(module)")).circle {
        XCTFail("Folders of \(module) form a circle: \(circle.joined(separator: " uses ")).")
      }
    }
  }

  func test_aCircleOfThreeFoldersIsFound() {
    func circle(_ files: (String, String)...) -> [String]? {
      FolderUses(module: "M", files: files.map { SourceTree.File(path: "Sources/M/\($0.0)", text: $0.1) }).circle
    }
    let (a, b) = (("A/One.swift", "struct One { let two: Two }"), ("B/Two.swift", "struct Two { let three: Three }"))
    XCTAssertEqual(circle(a, b, ("C/Three.swift", "struct Three { let one: One }")), ["A", "B", "C", "A"])
    XCTAssertNil(circle(a, b, ("C/Three.swift", "struct Three {}")))
    XCTAssertEqual(circle(("D/Zero.swift", "let zero = One()"), a, b, ("C/Three.swift", "struct Three { let two: Two }")), ["B", "C", "B"])
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

  func test_aFunctionIsUsedWhereItIsCalled() {
    func isUsed(_ code: String) -> Bool {
      let files = [("A/One.swift", "public func done() {}"), ("B/Two.swift", code)]
      return !FolderUses(module: "M", files: files.map { SourceTree.File(path: "Sources/M/\($0.0)", text: $0.1) }).names.isEmpty
    }
    let uses = ["let end = done()", "let end = done { 1 }", "let end = done<Int>(1)", "let end = Two(map: done)", "let end = done"]
    let others = [
      "let end = Two(done: 1)", "func end(done name: Int) {}", "func end(_ end: Int, done: Int) {}", "let end = two.done()",
      "struct Two { func done() {} }", "let done = 1",
    ]
    for code in uses { XCTAssertTrue(isUsed(code), code) }
    for code in others { XCTAssertFalse(isUsed(code), code) }
  }
}
