import Foundation
import Synchronization
import XCTest

@testable import ScenarioKit

/// Tests of the text with all elements that each failure saves, with or without a picture.
final class FailureTreeTests: XCTestCase {
  private static let place = SourceLocation(fileID: "M/F.swift", filePath: "Tests/F.swift", line: 3, column: 5)

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FailureTreeTests-\(UUID().uuidString)")
  private let printed = CapturedText()
  private let reporter = ReportReporter()

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "No.")) }

  private func failTwice() {
    fail()
    fail()
    ScenarioRun.current?.noteExternalFailure("XCTAssertTrue failed")
  }

  private var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tests-1").sorted() } }

  /// Runs a test with a screen and returns the failures in its journal.
  private func failures(picture: String?, _ detail: PictureDetail = .failures, _ body: () -> Void) throws -> [TestFailure] {
    let printed = self.printed
    let url = folder.appendingPathComponent("tests-1.jsonl")
    let run = ScenarioRun(
      feature: "Cart", test: "test_paying", reporter: reporter, journal: try Journal(url: url, tool: "tests"), console: ConsoleLog(print: { printed.append($0) }),
      scheduler: nil, isAmbient: false, picture: { picture }, tree: { "App" })
    PictureDetail.$current.withValue(detail) { run.perform(body) }
    return try Journal.read(url).compactMap { event in
      switch event {
      case .stepEnded(let entry): entry.failure
      case .failed(let entry): entry.failure
      default: nil
      }
    }
  }

  func test_aFailureWithoutAPictureHasTheText_andTheLogAndTheTestLibraryNameIt() throws {
    let found = try failures(picture: nil) { Scenario("Paying") { When(I: fail) } }
    XCTAssertEqual(found.map(\.picture), [nil])
    XCTAssertEqual(found.map(\.tree), ["Cart.test_paying.txt"])
    let path = folder.appendingPathComponent("tests-1/Cart.test_paying.txt").path
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "App")
    XCTAssertTrue(printed.text.contains("\n        No.\n\n        All elements: \(path)\n"), printed.text)
    XCTAssertEqual(reporter.reports.withLock { $0 }, ["No.\n  In: Paying › 1.1 When I fail. All elements: \(path)"])
  }

  func test_aLaterFailureOfATestHasItsText() throws {
    let found = try failures(picture: "<svg/>") {
      ScenarioRun.fail(TestFailure(kind: "test", message: "First."), at: Self.place)
      ScenarioRun.fail(TestFailure(kind: "test", message: "Second."), at: Self.place)
    }
    XCTAssertEqual(found.map(\.picture), ["Cart.test_paying.svg", nil])
    XCTAssertEqual(found.map(\.tree), ["Cart.test_paying.txt", "Cart.test_paying-2.txt"])
  }

  func test_theSecondRunOfATestKeepsTheFilesOfTheFirst() throws {
    let journal = try Journal(url: folder.appendingPathComponent("tests-1.jsonl"), tool: "tests")
    for text in ["first", "second"] {
      let run = ScenarioRun(
        feature: "Cart", test: "test_paying", reporter: reporter, journal: journal, console: nil, scheduler: nil, isAmbient: false, picture: { "<svg/>" },
        tree: { text })
      PictureDetail.$current.withValue(.failures) {
        run.perform { for _ in 0..<2 { ScenarioRun.fail(TestFailure(kind: "test", message: "No."), at: Self.place) } }
      }
    }
    let texts = try files.filter { $0.hasSuffix(".txt") }.map { try "\($0): " + String(contentsOfFile: folder.path + "/tests-1/\($0)", encoding: .utf8) }
    XCTAssertEqual(
      texts, ["Cart.test_paying-2-2.txt: second", "Cart.test_paying-2-3.txt: second", "Cart.test_paying-2.txt: first", "Cart.test_paying.txt: first"])
  }

  func test_aFailureThatIsDroppedLeavesNoFile() throws {
    let found = try failures(picture: "<svg/>") { Scenario("Paying") { When(I: failTwice) } }
    XCTAssertEqual(found.map(\.tree), ["Cart.test_paying.txt"])
    XCTAssertEqual(try files, ["Cart.test_paying.svg", "Cart.test_paying.txt"])
  }

  func test_ifPicturesAreTurnedOffThereIsNoText() throws {
    let found = try failures(picture: "<svg/>", .off) { Scenario("Paying") { When(I: fail) } }
    XCTAssertEqual(found.map(\.tree), [nil])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/tests-1"))
    XCTAssertFalse(printed.text.contains("All elements"), printed.text)
  }

  func test_anAssertionOfTheTestLibraryNamesThePictureOrTheText() throws {
    var lines: [String?] = []
    for picture in ["<svg/>", nil] {
      _ = try failures(picture: picture) { lines.append(ScenarioRun.current?.recordExternalFailure("XCTAssertTrue failed", at: Self.place)) }
    }
    let path = folder.path + "/tests-1/Cart.test_paying"
    XCTAssertEqual(lines, ["Picture: \(path).svg", "All elements: \(path).txt"])
  }
}

/// A reporter that collects what the test libraries would print.
private final class ReportReporter: TestReporter {
  let reports = Mutex<[String]>([])

  func record(_ failure: TestFailure, at location: SourceLocation) { reports.withLock { $0.append(failure.report) } }
}
