import Foundation
import VirtualTime
import XCTest

@testable import ScenarioKit

final class FailureRecapTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FailureRecapTests-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func failure(_ test: String) -> JournalEvent {
    .failed(.init(test: test, failure: TestFailure(kind: "k", message: "No."), location: .nowhere, virtual: .zero, wall: WallTime(time: 0)))
  }

  private func journal(_ name: String) throws -> Journal { try Journal(url: folder.appendingPathComponent(name), tool: "tests") }

  func test_theCommandNamesEveryFailedTestOnce_whateverFolderItsJournalIsIn() throws {
    var recap = FailureRecap()
    recap.add(failure("Own/test_a"), in: try journal("own/a.jsonl"))
    recap.add(failure("Cart.More/test_b#2"), in: try journal("process/b.jsonl"))
    recap.add(failure("Own/test_a"), in: nil)
    XCTAssertEqual(recap.lines.last, #"  Run them again: swift test --filter 'Own/test_a|Cart\.More/test_b'"#)
  }

  func test_theCommandForManyTestsIsTheVariableOnlyIfItFindsTheirJournals() throws {
    var elsewhere = FailureRecap()
    var standard = FailureRecap()
    let own = try journal("own.jsonl")
    let ofProcess = try journal("standard/process.jsonl")
    let standardFolder = folder.appendingPathComponent("standard", isDirectory: true)
    elsewhere.standardFolder = { standardFolder }
    standard.standardFolder = { standardFolder }
    standard.defaultFolder = standardFolder
    for number in 1...21 {
      elsewhere.add(failure("F/test_\(number)"), in: own)
      standard.add(failure("F/test_\(number)"), in: ofProcess)
    }
    let names = (1...21).map { "F/test_\($0)" }.joined(separator: "|")
    XCTAssertEqual(elsewhere.lines.last, "  Run them again: swift test --filter '\(names)'")
    XCTAssertEqual(standard.lines.last, "  Run them again: SCREENTEST_RERUN=failed swift test")
    standard.add(failure("F/test_22"), in: nil)
    XCTAssertEqual(standard.lines.last, "  Run them again: swift test --filter '\(names)|F/test_22'")
  }

  func test_theVariableNamesAFolderThatIsNotTheDefault() throws {
    var recap = FailureRecap()
    let itsFolder = folder.appendingPathComponent("Ann's", isDirectory: true)
    recap.standardFolder = { itsFolder }
    let journal = try journal("Ann's/process.jsonl")
    for number in 1...21 { recap.add(failure("F/test_\(number)"), in: journal) }
    XCTAssertEqual(recap.lines.last, #"  Run them again: SCREENTEST_RERUN='\#(folder.path)/Ann'\''s' swift test"#)
  }

  func test_theListKeepsNoJournalOpen_andNamesAtMostTenOfThem() throws {
    var recap = FailureRecap()
    weak var last: Journal?
    for number in 1...12 {
      let journal = try self.journal("\(number).jsonl")
      recap.add(failure("F/test_\(number)"), in: journal)
      last = journal
    }
    XCTAssertNil(last)
    XCTAssertEqual(recap.journalLines, (1...10).map { "Journal: \(folder.path)/\($0).jsonl" } + ["… and 2 more journals"])
  }

  func test_aSingleFurtherJournalIsNamed() throws {
    var recap = FailureRecap()
    for number in 1...11 { recap.add(failure("F/test_\(number)"), in: try journal("\(number).jsonl")) }
    XCTAssertEqual(recap.journalLines, (1...11).map { "Journal: \(folder.path)/\($0).jsonl" })
  }

  func test_failuresThatAreOnlyCountedAreInTheirOwnJournals() throws {
    var recap = FailureRecap()
    for _ in 1...50 { recap.add(failure("F/test_a"), in: nil) }
    recap.add(failure("F/test_b"), in: try journal("b.jsonl"))
    XCTAssertTrue(recap.lines.contains { $0.hasPrefix("  51. F/test_b") }, "\(recap.lines)")
    XCTAssertFalse(recap.lines.contains { $0.contains("more") }, "\(recap.lines)")
    recap.add(failure("F/test_b"), in: try journal("b.jsonl"))
    XCTAssertTrue(recap.lines.contains("  … and 2 more, in the journal"), "\(recap.lines)")
    recap.add(failure("F/test_c"), in: try journal("c.jsonl"))
    XCTAssertTrue(recap.lines.contains("  … and 3 more, in the journals"), "\(recap.lines)")
  }
}
