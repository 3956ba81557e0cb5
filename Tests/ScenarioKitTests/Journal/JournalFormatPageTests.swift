import XCTest

@testable import ScenarioKit

/// Tests that the page about the format contains exactly the fields that a journal may have.
final class JournalFormatPageTests: XCTestCase {
  func test_thePageHasTheFieldsThatAreWritten() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Sources/ScenarioKit/ScenarioKit.docc/JournalFormat.md"), encoding: .utf8)
    let encoder = JournalEncoder()
    for event in JournalTests.everyEvent + JournalDetailsTests.events { encoder.encode(event) }
    var written: [String: Set<String>] = [:]
    for line in encoder.bytes.split(separator: 0x0A) {
      let fields = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
      add(fields, try XCTUnwrap(fields["event"] as? String), to: &written)
    }
    XCTAssertEqual(written.count, 26)
    let told = fields(of: page)
    XCTAssertEqual(told.keys.sorted(), written.keys.sorted())
    for (name, fields) in written { XCTAssertEqual(told[name]?.sorted(), fields.sorted(), name) }
  }

  func test_thePageNamesTheVersion() throws { XCTAssertEqual(Journal.format, 3, "The page “The format of a journal” tells what is new in a version.") }

  private func add(_ fields: [String: Any], _ name: String, to written: inout [String: Set<String>]) {
    written[name, default: []].formUnion(fields.keys)
    for (key, value) in fields {
      let inner = key == "candidates" ? "element" : key
      if let object = value as? [String: Any] { add(object, inner, to: &written) }
      for object in value as? [[String: Any]] ?? [] { add(object, inner, to: &written) }
    }
  }

  private func fields(of page: String) -> [String: Set<String>] {
    var told: [String: Set<String>] = [:]
    var section = ""
    for line in page.split(separator: "\n") {
      if line.hasPrefix("### ") { section = String(line.dropFirst(4)) }
      if line.hasPrefix("| `") { told[section, default: []].insert(String(line.dropFirst(3).prefix { $0 != "`" })) }
    }
    return told
  }
}
