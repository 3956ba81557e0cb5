import Foundation
import XCTest

/// The table of capabilities and the tests that it names belong together.
final class CapabilityTableTests: XCTestCase {
  func test_everyRowNamesTheTestsOfItsID() throws {
    let tests = try Self.tests()
    for row in try Self.rows() where tests[row.id, default: []] != row.tests {
      let found = tests[row.id].map { "the tests of that id are \($0.joined(separator: ", "))" } ?? "no test has that id"
      XCTFail("The row \(row.id) names the tests \(row.tests.joined(separator: ", ")); \(found).")
    }
  }

  func test_everyTestStandsInATestCase() throws {
    let names = try Self.tests().values.flatMap(\.self)
    XCTAssertEqual(names.filter { $0.firstMatch(of: /^\w+Tests\./) == nil }, [])
  }

  func test_everyTestOfACapabilityHasARow() throws {
    let ids = Set(try Self.rows().map(\.id))
    for (id, tests) in try Self.tests() where !ids.contains(id) {
      XCTFail("Nothing in the table of capabilities tells of \(tests.joined(separator: ", ")): add a row for \(id).")
    }
  }

  func test_theIDsAreT1ToT141EachOnce() throws {
    XCTAssertEqual(try Self.rows().map(\.id), (1...141).map { "T\($0)" })
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The id and the tests of each row.
  private static func rows() throws -> [(id: String, tests: [String])] {
    let table = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/TABTestKit/TABTestKit.docc/Capabilities.md")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasPrefix("T"), Int(cells[0].dropFirst()) != nil else { return nil }
      return (cells[0], cells[3].split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) })
    }
  }

  /// The tests that name a capability, by its id, in the order in which they stand.
  private static func tests() throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      var suite = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard line.contains("class ") || line.contains("func test_T") else { continue }
        // A declaration of a class, and no `class var` within one.
        if let name = line.firstMatch(of: /^(?:(?:public|open|private|fileprivate|final) )*class (\w+)/) { suite = String(name.1) }
        guard let match = line.firstMatch(of: /func (test_(T\d+)_\w+)/) else { continue }
        found[String(match.2), default: []].append("\(suite).\(match.1)")
      }
    }
    return found
  }
}
