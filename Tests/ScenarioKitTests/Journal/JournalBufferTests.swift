import XCTest

@testable import ScenarioKit

/// Tests that lines held beside a journal are never lost or read twice, even if the process is killed.
final class JournalBufferTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("JournalBufferTests-\(UUID().uuidString)")
  private var url: URL { folder.appendingPathComponent("journal.jsonl") }
  private var held: URL { folder.appendingPathComponent("journal.jsonl.held") }

  override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func note(_ text: String) -> JournalEvent { .noted(.init(test: "F/t", path: "1", text: text, virtual: .zero, wall: WallTime(time: 1))) }

  private func texts(_ url: URL) throws -> [String] {
    try Journal.read(url).compactMap { if case .noted(let entry) = $0 { entry.text } else { nil } }
  }

  private func raw(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// Returns the journal of a process that was killed after it wrote some events and held others.
  private func killed(_ written: [JournalEvent] = [], holding events: [JournalEvent]) throws -> URL {
    let left = folder.appendingPathComponent("left.jsonl")
    // The watchdog may write held lines at any time. If that happens, try again.
    for number in 1...100 {
      let live = folder.appendingPathComponent("\(number).jsonl")
      let journal = try Journal(url: live, tool: "tests")
      for event in written { journal.write(event) }
      for event in events { journal.hold(event) }
      for ending in ["", ".held"] {
        try? FileManager.default.removeItem(atPath: left.path + ending)
        try FileManager.default.copyItem(atPath: live.path + ending, toPath: left.path + ending)
      }
      if try heldLines(left).split(separator: 0x0A).count == events.count { return left }
    }
    throw WatchdogCameEachTime()
  }

  private func heldLines(_ journal: URL) throws -> Data { LinesBesideJournal(journal).lines(afterJournalOf: try Data(contentsOf: journal).count) }

  func test_whatIsHeldIsBesideTheJournalWhileTheProcessLives() throws {
    var journal: Journal? = try Journal(url: url, tool: "tests")
    XCTAssertEqual(journal?.heldLinesOutliveProcess, true)
    journal?.hold(note("one"))
    XCTAssertTrue(FileManager.default.fileExists(atPath: held.path))
    journal = nil
    XCTAssertTrue(try raw(url).contains("one"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: held.path))
  }

  func test_whatAKilledProcessHasHeldIsReadWithItsJournal() throws {
    let left = try killed([note("written")], holding: [note("one"), note("two")])
    XCTAssertFalse(try raw(left).contains("one"))
    XCTAssertEqual(try texts(left), ["written", "one", "two"])
  }

  func test_theTestsThatFailedLastTimeAreReadFromWhatIsHeld() throws {
    let left = try killed(holding: [.testStarted(.init(test: "F/t", feature: "F", name: "t", virtual: .zero, wall: WallTime(time: 1)))])
    XCTAssertEqual(TestResults(at: left)?.failed, ["F/t"])
  }

  func test_aProcessThatWasKilledWhileItWroteLeavesEachLineOnce() throws {
    let left = try killed(holding: [note("one"), note("two")])
    let lines = try heldLines(left)
    let start = try Data(contentsOf: left)
    for length in 0...lines.count {
      try (start + lines.prefix(length)).write(to: left)
      XCTAssertEqual(try texts(left), ["one", "two"], "with \(length) of \(lines.count) bytes in the journal")
    }
  }

  func test_whatAKilledProcessHasHeldIsInTheJournalWhenThatIsOpenedAgain() throws {
    let left = try killed(holding: [note("one")])
    let next = try Journal(url: left, tool: "tests")
    next.hold(note("two"))
    next.write(note("three"))
    XCTAssertEqual(try texts(left), ["one", "two", "three"])
    XCTAssertEqual(try raw(left).components(separatedBy: "\"one\"").count, 2)
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
    // The watchdog may write at any time, and doesn't use this function.
    var writes = 0
    let file = try JournalFile(url: url) { descriptor, start, count in
      writes += 1
      return write(descriptor, start, count)
    }
    let journal = Journal(url: url, file: file, tool: "tests")
    let run = ScenarioRun(feature: "F", test: "t", reporter: CapturingReporter(), journal: journal, console: nil, scheduler: nil)
    writes = 0
    run.perform {
      Scenario("One") {
        Given(I: pass)
        XCTAssertEqual(writes, 0)
        Given(I: fail)
        XCTAssertGreaterThan(writes, 0, "a failure is written at once")
      }
    }
    XCTAssertEqual(try Journal.read(url).count, 9)
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

private struct WatchdogCameEachTime: Error {}
