import XCTest

@testable import ScenarioKit

/// What is held beside a journal until it is written: nothing of it is lost, or read twice, whatever becomes of the process.
final class HeldLinesTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("HeldLinesTests-\(UUID().uuidString)")
  private var url: URL { folder.appendingPathComponent("journal.jsonl") }
  private var held: URL { folder.appendingPathComponent("journal.jsonl.held") }
  private var other: URL { folder.appendingPathComponent("other.jsonl") }

  override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func note(_ text: String) -> JournalEvent { .noted(.init(test: "F/t", path: "1", text: text, virtual: .zero, wall: WallTime(time: 1))) }

  private func texts(_ url: URL) throws -> [String] {
    try Journal.read(url).compactMap { if case .noted(let entry) = $0 { entry.text } else { nil } }
  }

  private func raw(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Keeps the files as a process leaves them that is killed now.
  private func copyFiles() throws {
    try FileManager.default.copyItem(at: url, to: other)
    try FileManager.default.copyItem(at: held, to: URL(fileURLWithPath: other.path + ".held"))
  }

  func test_whatIsHeldIsBesideTheJournalWhileTheProcessLives() throws {
    var journal: Journal? = try Journal(url: url, tool: "tests")
    XCTAssertEqual(journal?.heldLinesOutliveProcess, true)
    journal?.hold(note("one"))
    XCTAssertFalse(try raw(url).contains("one"))
    XCTAssertTrue(FileManager.default.fileExists(atPath: held.path))
    journal = nil
    XCTAssertTrue(try raw(url).contains("one"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: held.path))
  }

  func test_whatAKilledProcessHasHeldIsReadWithItsJournal() throws {
    let journal = try Journal(url: url, tool: "tests")
    journal.write(note("written"))
    journal.hold(note("one"))
    journal.hold(note("two"))
    try copyFiles()
    XCTAssertFalse(try raw(other).contains("one"))
    XCTAssertEqual(try texts(other), ["written", "one", "two"])
  }

  func test_theTestsThatFailedLastTimeAreReadFromWhatIsHeld() throws {
    let journal = try Journal(url: url, tool: "tests")
    journal.hold(.testStarted(.init(test: "F/t", feature: "F", name: "t", virtual: .zero, wall: WallTime(time: 1))))
    try copyFiles()
    XCTAssertEqual(TestResults(at: other)?.failed, ["F/t"])
  }

  func test_aProcessThatWasKilledWhileItWroteLeavesEachLineOnce() throws {
    let journal = try Journal(url: url, tool: "tests")
    journal.hold(note("one"))
    journal.hold(note("two"))
    try copyFiles()
    let lines = LinesBesideJournal(other).lines(afterJournalOf: try raw(other).utf8.count)
    let start = try Data(contentsOf: other)
    for length in 0...lines.count {
      try (start + lines.prefix(length)).write(to: other)
      XCTAssertEqual(try texts(other), ["one", "two"], "with \(length) of \(lines.count) bytes in the journal")
    }
  }

  func test_whatAKilledProcessHasHeldIsInTheJournalWhenThatIsOpenedAgain() throws {
    let journal = try Journal(url: url, tool: "tests")
    journal.hold(note("one"))
    try copyFiles()
    let next = try Journal(url: other, tool: "tests")
    next.hold(note("two"))
    next.write(note("three"))
    XCTAssertEqual(try texts(other), ["one", "two", "three"])
    XCTAssertEqual(try raw(other).components(separatedBy: "\"one\"").count, 2)
  }

  func test_twoJournalsOfOneFileHoldTheirOwn() throws {
    let first = try Journal(url: url, tool: "tests")
    let second = try Journal(url: url, tool: "tests")
    XCTAssertEqual([first, second].map(\.heldLinesOutliveProcess), [true, false])
    first.hold(note("one"))
    second.hold(note("two"))
    XCTAssertEqual(try texts(url).sorted(), ["one", "two"])
  }

  func test_whereNothingCanBeBesideTheJournalTheEndsOfStepsAreWrittenAtOnce() throws {
    try FileManager.default.createDirectory(at: held, withIntermediateDirectories: true)
    let journal = try Journal(url: url, tool: "tests")
    XCTAssertFalse(journal.heldLinesOutliveProcess)
    let run = ScenarioRun(feature: "F", test: "t", reporter: CapturingReporter(), journal: journal, console: nil, scheduler: nil)
    run.perform {
      Scenario("One") {
        Given(I: pass)
        XCTAssertTrue(try raw(url).contains("stepEnded"))
      }
    }
    XCTAssertTrue(FileManager.default.fileExists(atPath: held.path))
  }

  func test_whereItOutlivesTheProcessTheStepsOfATestAreWrittenTogether() throws {
    let journal = try Journal(url: url, tool: "tests")
    let run = ScenarioRun(feature: "F", test: "t", reporter: CapturingReporter(), journal: journal, console: nil, scheduler: nil)
    let before = try raw(url)
    run.perform {
      Scenario("One") {
        Given(I: pass)
        XCTAssertEqual(try raw(url), before)
        Given(I: fail)
        XCTAssertTrue(try raw(url).contains("\"outcome\":\"failed\""), "a failure is in the journal at once")
      }
    }
  }

  func test_aFileOfSomebodyElseStaysAsItIs() throws {
    try Data("mine".utf8).write(to: held)
    let journal = try Journal(url: url, tool: "tests")
    XCTAssertFalse(journal.heldLinesOutliveProcess)
    journal.hold(note("one"))
    journal.write(note("two"))
    XCTAssertEqual(try texts(url), ["one", "two"])
    XCTAssertEqual(try raw(held), "mine")
  }

  func test_besideADeviceThereIsNothing() throws {
    let journal = try Journal(url: URL(fileURLWithPath: "/dev/null"), tool: "tests")
    XCTAssertFalse(journal.heldLinesOutliveProcess)
    XCTAssertFalse(FileManager.default.fileExists(atPath: "/dev/null.held"))
  }

  private func pass() {}

  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", attempt: .act("pass"), reason: "it is meant to fail")) }
}
