import Foundation
import XCTest

/// Tests that comments, messages and pages get easier to read, and never harder.
final class ProseTests: XCTestCase {
  /// Set in the environment, this variable makes the test write the record.
  private static let variable = "SCREENTEST_WRITE_PAGES"
  /// The hits per 100 lines that a new module may have.
  private static let limitOfNewModules = 3

  func test_hitsOfTheProseCounterOnlyFall() throws {
    let counts = ProseCounter.counts(in: SourceTree().root)
    XCTAssertGreaterThan(counts.count, 40)
    if ProcessInfo.processInfo.environment[Self.variable] != nil { return try write(counts) }
    XCTAssertFalse(proseRecord.isEmpty)
    for (module, count) in counts.sorted(by: { $0.key < $1.key }) {
      guard let recorded = proseRecord[module] else {
        let allowed = count.lines * Self.limitOfNewModules / 100
        XCTAssertLessThanOrEqual(count.hits, allowed, "\(module) is new and may have \(allowed) hits. Reword these sentences:\n\(count.places.joined(separator: "\n"))")
        continue
      }
      XCTAssertLessThanOrEqual(count.hits, recorded, "\(module) had \(recorded) hits. Reword the sentences that are new among these:\n\(count.places.joined(separator: "\n"))")
      XCTAssertGreaterThanOrEqual(count.hits, recorded, "\(module) has fewer hits than recorded. Run this test with \(Self.variable)=1 to record \(count.hits).")
    }
    XCTAssertEqual(proseRecord.keys.filter { counts[$0] == nil }.sorted(), [], "These parts of the repository don't exist. Run this test with \(Self.variable)=1 to remove them.")
  }

  func test_theCounterFindsHitsInCommentsMessagesAndPages() {
    let source = """
      /// What waits is virtual.
      let text = "the value of it, as it was so that nobody"  // Not counted: `where it has none`.
      // Plain English.
      """
    let count = ProseCounter.count(in: source, at: "Sources/Module/File.swift")
    XCTAssertEqual(count.lines, 3)
    XCTAssertEqual(count.hits, 5, count.places.joined(separator: "\n"))
    XCTAssertEqual(ProseCounter.count(in: source, at: "Tests/Module/File.swift").hits, 1)
    let page = "# What a heading is\n\nWhatever moves.\n```\nWhat code is\n```\n- The size of its own.\n"
    XCTAssertEqual(ProseCounter.count(in: page, at: "Sources/Module/Module.docc/Page.md").hits, 2)
  }

  private func write(_ counts: [String: ProseCounter.Count]) throws {
    let lines = counts.filter { $0.value.lines > 0 }.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \($0.value.hits)," }
    let text = """
      // Written by ProseTests with SCREENTEST_WRITE_PAGES=1.

      /// The hits of the prose counter in each part of the repository.
      let proseRecord = [
      \(lines.joined(separator: "\n"))
      ]

      """
    try text.write(to: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("ProseRecord.swift"), atomically: true, encoding: .utf8)
  }
}
