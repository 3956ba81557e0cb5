import Foundation
import XCTest

/// The table of capabilities and the tests that it names belong together.
final class CapabilityTableTests: XCTestCase {
  func test_everyRowNamesATestThatExists() throws {
    let tests = try Self.tests()
    for row in try Self.rows() where tests[row.id] != row.test {
      XCTFail("The row \(row.id) names the test “\(row.test)”; \(tests[row.id].map { "the test of that id is “\($0)”" } ?? "no test has that id").")
    }
  }

  func test_everyTestOfACapabilityHasARow() throws {
    let ids = Set(try Self.rows().map(\.id))
    for (id, test) in try Self.tests() where !ids.contains(id) { XCTFail("The test “\(test)” has no row in the table of capabilities: add one for \(id).") }
  }

  func test_theIDsAreT1ToT141EachOnce() throws {
    XCTAssertEqual(try Self.rows().map(\.id), (1...141).map { "T\($0)" })
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The id and the test of each row.
  private static func rows() throws -> [(id: String, test: String)] {
    let table = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/TABTestKit/TABTestKit.docc/Capabilities.md")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasPrefix("T"), Int(cells[0].dropFirst()) != nil else { return nil }
      return (cells[0], cells[3].trimmingCharacters(in: ["`"]))
    }
  }

  /// The tests that name a capability, by its id.
  private static func tests() throws -> [String: String] {
    var found: [String: String] = [:]
    let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      var suite = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let name = line.firstMatch(of: /class (\w+)/) { suite = String(name.1) }
        guard let match = line.firstMatch(of: /func (test_(T\d+)_\w+)/) else { continue }
        let id = String(match.2)
        if let other = found[id] { XCTFail("Two tests are named after \(id): “\(other)” and “\(suite).\(match.1)”.") }
        found[id] = "\(suite).\(match.1)"
      }
    }
    return found
  }
}
