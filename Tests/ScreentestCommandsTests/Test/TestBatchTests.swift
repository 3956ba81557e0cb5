import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of a test process that makes no progress.
///
/// A shell script plays the process.
final class TestBatchTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TestBatchTests-\(UUID().uuidString)")

  override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a test in a process that executes a script.
  private func run(_ test: ListedTest, timeout: TimeInterval, _ script: String) throws -> TestBatch.Outcome {
    let executable = folder.appendingPathComponent("Tests.xctest")
    try "#!/bin/sh\n\(script)\n".write(to: executable, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
    return try TestBatch(executable: executable.path, tests: [test], isEverything: true, folder: folder, output: folder, environment: [:], timeout: timeout)
      .run(print: { _ in }, ended: { _ in })
  }

  private let xctest = ListedTest(library: .xctest, id: "ShopTests.CartTests/test_waiting")
  private let swiftTest = ListedTest(library: .swiftTesting, id: "ShopTests.Visiting/leaving()")

  func test_aProcessIsEndedWhereATestNeverEndsWhateverThatPrints() throws {
    let outcome = try run(xctest, timeout: 0.2, "while :; do echo waiting; done")
    XCTAssertEqual(outcome.end, .signal(SIGKILL))
    XCTAssertEqual(outcome.results, [:])
    XCTAssertEqual(outcome.place(of: xctest), TestPlace(message: "The test took more than 0.2 seconds, which is the limit: --timeout 0.2."))
  }

  func test_aProcessOfSwiftTestingIsEndedWhereNothingIsPrinted() throws {
    let outcome = try run(swiftTest, timeout: 0.2, "read -r _ </dev/zero")
    XCTAssertEqual(outcome.end, .signal(SIGKILL))
    XCTAssertEqual(outcome.lastWord, "Nothing was printed for more than 0.2 seconds, which is the limit: --timeout 0.2.")
  }

  func test_aProcessThatEndsByItselfIsNotSaidToHaveStoodStill() throws {
    for timeout in [0, 60.0] {
      let outcome = try run(xctest, timeout: timeout, "exit 3")
      XCTAssertEqual(outcome.end, .status(3))
      XCTAssertNil(outcome.lastWord)
    }
  }

  func test_whatGoesOnIsNoStandstill() {
    let (clock, ended) = (Clock(), Ended())
    let watch = StandstillWatch(limit: 60, now: { clock.seconds }, end: { ended.processes.append($0) })
    for seconds in [50.0, 100, 159] {
      clock.seconds = seconds
      watch.look(at: 7)
      watch.noteProgress()
    }
    XCTAssertFalse(watch.hasEndedProcess)
    clock.seconds = 219
    watch.look(at: 7)
    watch.look(at: 7)
    XCTAssertTrue(watch.hasEndedProcess)
    XCTAssertEqual(ended.processes, [7])
  }

  private final class Clock: @unchecked Sendable {
    var seconds = 0.0
  }

  private final class Ended: @unchecked Sendable {
    var processes: [Int32] = []
  }
}
