import XCTest

@testable import ScenarioKit

/// Tests a journal on a full disk, and in folders that aren't writable.
final class JournalFileTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("JournalFileTests-\(UUID().uuidString)")
  private var url: URL { folder.appendingPathComponent("journal.jsonl") }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func note(_ text: String) -> JournalEvent { .noted(.init(test: "F/t", path: "1", text: text, virtual: .zero, wall: WallTime(time: 1))) }

  private func texts() throws -> [String] {
    try Journal.read(url).compactMap { if case .noted(let entry) = $0 { entry.text } else { nil } }
  }

  func test_aLineThatWasWrittenInPartIsEndedBeforeTheNextOne() throws {
    let disk = Disk()
    let warnings = CapturedText()
    let journal = Journal(url: url, file: try JournalFile(url: url, write: disk.write, warn: { warnings.append($0 + "\n") }), tool: "tests")
    journal.write(note("before"))
    disk.free = 30
    journal.write(note("torn"))
    journal.write(note("lost"))
    disk.free = .max
    journal.write(note("after"))
    XCTAssertEqual(try texts(), ["before", "after"])
    assertText(
      warnings.text,
      """
      ScreenTestKit: the journal \(url.path) could not be written: No space left on device. \
      Events of this run are missing from it. The results of the tests are not affected.

      """)
  }

  func test_aWriteThatIsInterruptedGoesOn() throws {
    let disk = Disk()
    disk.interruptions = 2
    let journal = Journal(url: url, file: try JournalFile(url: url, write: disk.write, warn: { XCTFail($0) }), tool: "tests")
    journal.write(note("one"))
    XCTAssertEqual(try texts(), ["one"])
  }

  private func raw() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  func test_whatIsHeldIsWrittenTogetherWithWhatFollowsIt() throws {
    let disk = Disk()
    let journal = Journal(url: url, file: try JournalFile(url: url, write: disk.write, warn: { XCTFail($0) }), tool: "tests")
    journal.hold(note("one"))
    journal.hold(note("two"))
    journal.write(note("three"))
    XCTAssertEqual(disk.writes, 2, "one for the start of the run, one for the three")
    XCTAssertEqual(try texts(), ["one", "two", "three"])
  }

  func test_whatIsHeldIsThereForWhoReadsTheJournalAndIsWrittenOnce() throws {
    let journal = try Journal(url: url, tool: "tests")
    journal.hold(note("one"))
    XCTAssertEqual(try texts(), ["one"])
    journal.hold(note("two"))
    journal.write(note("three"))
    XCTAssertEqual(try texts(), ["one", "two", "three"])
  }

  func test_whatIsTooLongToBeHeldIsWrittenAtOnce() throws {
    let journal = try Journal(url: url, tool: "tests")
    journal.hold(note("one"))
    journal.hold(note(String(repeating: "long ", count: 5000)))
    XCTAssertTrue(try raw().hasSuffix("long \",\"virtual\":0,\"wall\":{\"time\":1}}\n"))
    journal.write(note("three"))
    XCTAssertEqual(try texts().map { $0.prefix(5) }, ["one", "long ", "three"])
  }

  func test_whatIsHeldIsWrittenBeforeTheJournalIsClosed() throws {
    try Journal(url: url, tool: "tests").hold(note("one"))
    XCTAssertTrue(try raw().contains("one"))
  }

  func test_aLineThatCannotBeWrittenDoesNotTakeTheNextOneWithIt() throws {
    let disk = Disk()
    let journal = Journal(url: url, file: try JournalFile(url: url, write: disk.write, warn: { _ in }), tool: "tests")
    journal.hold(note("lost"))
    disk.failures = 1
    journal.write(note("kept"))
    XCTAssertEqual(try texts(), ["kept"])
    journal.hold(note("whole"))
    disk.free = 90
    journal.write(note("torn"))
    disk.free = .max
    journal.write(note("after"))
    XCTAssertEqual(try texts(), ["kept", "whole", "after"])
  }

  /// The URL of this process's journal in the folder.
  private var urlOfProcess: URL { folder.appendingPathComponent("tests-\(ProcessInfo.processInfo.processIdentifier).jsonl") }

  /// Tries to open this process's journal in an unsuitable folder, and returns the warnings.
  private func warningsOfOpening(in folder: URL) -> [String] {
    var warnings: [String] = []
    XCTAssertNil(Journal.open(named: "tests", tool: "tests", in: folder, warn: { warnings.append($0) }))
    return warnings
  }

  func test_aFolderThatIsAFileIsAnError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: url)
    XCTAssertThrowsError(try Journal(url: url.appendingPathComponent("inner.jsonl"), tool: "tests")) { error in
      XCTAssertEqual((error as? POSIXError)?.code, .ENOTDIR)
    }
    XCTAssertEqual(
      warningsOfOpening(in: url),
      [
        """
        ScreenTestKit: no journal and no pictures are written, because no file can be created in the folder \(url.path): Not a directory. The results of the tests are not affected.
          What to do: set SCREENTEST_OUTPUT to a folder that can be written to.
        """
      ])
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "mine")
  }

  func test_aFolderInPlaceOfTheJournalIsAnErrorAndStays() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    XCTAssertThrowsError(try Journal(url: url, tool: "tests")) { error in
      XCTAssertEqual((error as? POSIXError)?.code, .EISDIR)
    }
    try FileManager.default.createDirectory(at: urlOfProcess, withIntermediateDirectories: true)
    XCTAssertEqual(
      warningsOfOpening(in: folder),
      [
        """
        ScreenTestKit: no journal and no pictures are written, because no file can be created in the folder \(folder.path): Is a directory. The results of the tests are not affected.
          What to do: set SCREENTEST_OUTPUT to a folder that can be written to.
        """
      ])
    XCTAssertTrue(FileManager.default.fileExists(atPath: urlOfProcess.path))
    XCTAssertTrue(FileManager.default.fileExists(atPath: url.path))
  }
}

/// A disk that fills up.
private final class Disk {
  var free = Int.max
  var interruptions = 0
  var failures = 0
  var writes = 0

  func write(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    if interruptions > 0 {
      interruptions -= 1
      errno = EINTR
      return -1
    }
    guard free > 0, failures == 0 else {
      failures = max(0, failures - 1)
      errno = ENOSPC
      return -1
    }
    writes += 1
    let written = Foundation.write(descriptor, start, min(count, free))
    if free < .max { free -= written }
    return written
  }
}
