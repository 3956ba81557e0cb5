import Foundation
import XCTest

/// The table of Robot's time lapse and the tests that it names belong together.
final class TimeLapseTableTests: XCTestCase {
  func test_theIDsAreThoseOfTheList() throws {
    XCTAssertEqual(try Self.rows().map(\.id), (47...50).map { "R\($0)" })
  }

  func test_everyRowNamesTheTestsOfItsID() throws {
    let tests = try Self.tests()
    for row in try Self.rows() where tests[row.id, default: []] != row.tests {
      let found = tests[row.id].map { "the tests of that id are \($0.map { "`\($0)`" }.joined(separator: ", "))" } ?? "no test has that id"
      XCTFail("The row \(row.id) names the tests \(row.tests.joined(separator: ", ")); \(found).")
    }
  }

  func test_everyRowHasATestButForTheOneOfALaterIssue() throws {
    XCTAssertEqual(try Self.rows().filter(\.tests.isEmpty).map(\.id), ["R50"])
  }

  func test_everyTestOfARowHasARow() throws {
    XCTAssertEqual(try Self.tests().keys.sorted(), try Self.rows().filter { !$0.tests.isEmpty }.map(\.id))
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The id and the tests of each row.
  private static func rows() throws -> [(id: String, tests: [String])] {
    let page = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/ScreenTestKit/ScreenTestKit.docc/Time.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasPrefix("R"), Int(cells[0].dropFirst()) != nil else { return nil }
      return (cells[0], cells[3] == "—" ? [] : cells[3].split(separator: ", ").map { $0.trimmingCharacters(in: ["`"]) })
    }
  }

  /// The tests that name a row, by its id, as they stand.
  private static func tests() throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    let robot = folder.appendingPathComponent("Robot")
    let files = try FileManager.default.contentsOfDirectory(at: robot, includingPropertiesForKeys: nil).sorted { $0.path < $1.path }
    // No timer of an app repeats without a run loop: the scheduler's own test shows that one fires once.
    let scheduler = folder.deletingLastPathComponent().appendingPathComponent("VirtualTimeTests/Scheduler/AdvanceUntilIdleTests.swift")
    for file in files + [scheduler] {
      var suite = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let name = line.firstMatch(of: /^final class (\w+)/) { suite = String(name.1) }
        guard let match = line.firstMatch(of: /func (test_(R\d+)_\w+)/) else { continue }
        found[String(match.2), default: []].append("\(suite).\(match.1)")
      }
    }
    return found
  }
}
