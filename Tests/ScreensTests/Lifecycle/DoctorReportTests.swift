import Foundation
import VirtualTime
import XCTest

/// Tests of the report that a process writes for `screentest doctor`.
final class DoctorReportTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DoctorReportTests-\(UUID().uuidString)")

  override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// Runs this test bundle in a process that is asked for its report.
  private func answer(_ environment: [String: String] = [:], file: String = "report.json") throws -> (status: Int32, output: String) {
    try TestBundleProcess.run(
      ["--list-tests"], [DoctorReport.variable: folder.appendingPathComponent(file).path, "SCREENTEST_OUTPUT": folder.path].merging(environment) { $1 })
  }

  private func report(_ environment: [String: String] = [:]) throws -> DoctorReport {
    let answer = try answer(environment)
    XCTAssertEqual(answer.status, 0, answer.output)
    XCTAssertFalse(answer.output.contains("Listing"), answer.output)
    return try JSONDecoder().decode(DoctorReport.self, from: Data(contentsOf: folder.appendingPathComponent("report.json")))
  }

  func test_aProcessAnswersBeforeItLooksForTests() throws {
    try skipUnderThreadSanitizer()
    let report = try report()
    XCTAssertTrue(report.isComplete)
    XCTAssertNil(report.note)
    XCTAssertEqual(report.categories.map(\.name), InterpositionCategory.allCases)
    for category in report.categories {
      XCTAssertEqual(category.state, .works, "\(category.name): \(category.losses) \(category.problems)")
      XCTAssertEqual(category.losses, [])
    }
    XCTAssertEqual(report.categories.flatMap(\.groups).map(\.name), InterpositionGroup.all.map(\.name))
    XCTAssertEqual(report.categories.flatMap(\.groups).flatMap(\.rows).map(\.name), InterpositionRow.all.map(\.name))
    let rows = report.categories.flatMap(\.groups).flatMap(\.rows)
    // Only the trials of the categories find out about these assumptions.
    for name in ["region_words", "contents_of_remote", "task_session", "task_body", "task_behaviour", "protocol_properties", "conformance_records", "function_metadata"] {
      XCTAssertEqual(rows.first { $0.name == name }?.state, .works, name)
    }
    // Symbols are readable, and assumptions have no library.
    XCTAssertTrue(try XCTUnwrap(rows.first { $0.name == "time_zone" }).symbol.contains("TimeZone.current.getter"))
    XCTAssertEqual(rows.filter { $0.library == nil }.map(\.way), rows.filter { $0.way == .assumed }.map(\.way))
  }

  func test_theReportDescribesTheToolchainAndTheMachine() throws {
    let report = DoctorReport(problems: nil, distribution: "Some Linux")
    XCTAssertFalse(report.isComplete)
    XCTAssertEqual(report.toolchain.testedVersion, SystemInterface.testedVersion)
    XCTAssertEqual(report.toolchain.isNewer, SystemInterface.isCompilerNewer)
    XCTAssertTrue(report.toolchain.cCompiler.hasPrefix("Clang "), report.toolchain.cCompiler)
    XCTAssertTrue(try XCTUnwrap(report.toolchain.runtime).hasSuffix("/libswiftCore.so"))
    XCTAssertEqual(report.toolchain.leftOut, SystemInterface.allCases.filter { !$0.isUsed }.map(\.rawValue))
    XCTAssertEqual(report.platform.distribution, "Some Linux")
    XCTAssertTrue(report.platform.kernel.hasPrefix("Linux "), report.platform.kernel)
    XCTAssertNotNil(report.platform.cLibrary.wholeMatch(of: /glibc \d+\.\d+/), report.platform.cLibrary)
    XCTAssertEqual(report.platform.isTested, report.platform.machine == "x86_64")
    XCTAssertTrue(FileManager.default.fileExists(atPath: "\(report.sources)/Package.swift"), report.sources)
    XCTAssertEqual(try JSONDecoder().decode(DoctorReport.self, from: JSONEncoder().encode(report)), report)
  }

  #if DEBUG
    func test_aProcessWithoutAFunctionSaysWhatIsLost() throws {
      try skipUnderThreadSanitizer()
      let report = try report(["SCREENTEST_WITHOUT_ROWS": "shared_session"])
      let network = try XCTUnwrap(report.categories.first { $0.name == .network })
      XCTAssertEqual(network.state, .broken)
      XCTAssertTrue(network.losses.contains("requests of an app's sessions go to the real network"), "\(network.losses)")
      XCTAssertEqual(network.groups.flatMap(\.rows).filter { $0.state == .gone }.map(\.name), ["shared_session"])
      XCTAssertEqual(report.categories.first { $0.name == .time }?.state, .works)
    }

    func test_aProcessWhoseTestsCanNotBeObservedAnswersToo() throws {
      try skipUnderThreadSanitizer()
      let report = try report(["SCREENTEST_WITHOUT_ROWS": "observation_center,add_test_observer"])
      XCTAssertEqual(report.categories.filter { $0.state == .broken }.map(\.name), [.discovery])
    }
  #endif

  func test_withoutTimeNoOtherCategoryIsTried() {
    let problem = InterpositionProblem.inRealTime(name: "a run loop timer")
    let categories = DoctorReport.Category.all(problems: [problem], areTried: true) { _ in .works }
    XCTAssertEqual(categories.map(\.state), [.broken, .untried, .untried, .untried, .untried, .untried])
    XCTAssertEqual(categories[0].losses, [problem.consequence])
    XCTAssertEqual(categories[0].problems, [.init(expected: "a run loop timer is virtual", actual: "it is real", consequence: problem.consequence)])
  }

  func test_theProblemOfARowIsNotTheProblemOfATrial() throws {
    let row = try XCTUnwrap(InterpositionRow.all.first { $0.category == .locale })
    let problem = try XCTUnwrap(InterpositionProblem(row, in: .gone))
    let categories = DoctorReport.Category.all(problems: [problem], areTried: true) { $0 == row ? .gone : .works }
    let locale = try XCTUnwrap(categories.first { $0.name == .locale })
    XCTAssertEqual(locale.state, .broken)
    XCTAssertEqual(locale.problems, [])
    XCTAssertEqual(locale.losses, [row.group.loss])
    XCTAssertEqual(categories.filter { $0.state == .works }.count, InterpositionCategory.allCases.count - 1)
  }

  func test_beforeTheTrialsNoCategoryWorks() {
    XCTAssertEqual(Set(DoctorReport.Category.all(problems: [], areTried: false) { _ in .works }.map(\.state)), [.untried])
    // A category works only if one of its rows does.
    XCTAssertEqual(Set(DoctorReport.Category.all(problems: [], areTried: true) { _ in .unused }.map(\.state)), [.untried])
  }

  func test_withoutHooksNothingIsAProblem() throws {
    let report = try report(["SCREENTEST_WITHOUT_HOOKS": "1"])
    XCTAssertNotNil(report.note)
    XCTAssertEqual(Set(report.categories.map(\.state)), [.untried])
  }

  func test_aReportThatCanNotBeWrittenIsSaid() throws {
    let answer = try answer(file: "missing/report.json")
    XCTAssertEqual(answer.status, 1)
    XCTAssertTrue(answer.output.contains("The report for “screentest doctor” could not be written to \(folder.path)/missing/report.json"), answer.output)
  }
}
