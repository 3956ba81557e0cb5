import Foundation
import VirtualTime
import XCTest

@testable import ScreentestCommands

/// Tests of `screentest doctor` on packages whose test executables are shell scripts.
final class DoctorCommandTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DoctorCommandTests-\(UUID().uuidString)")
  private var output = ""
  private var errors = ""

  override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  // MARK: Packages

  /// Writes a test executable that executes a script.
  @discardableResult
  private func build(_ script: String, named name: String = "ShelfPackageTests.xctest", in configuration: String = "debug") throws -> URL {
    let build = folder.appendingPathComponent(".build/\(configuration)", isDirectory: true)
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let executable = build.appendingPathComponent(name)
    try "#!/bin/sh\n\(script)\n".write(to: executable, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
    return executable
  }

  /// Returns the script of a process that writes a report and does something else after that.
  private func script(_ report: DoctorReport, _ rest: String = "") throws -> String {
    let file = folder.appendingPathComponent("report-\(UUID().uuidString).json")
    try JSONEncoder().encode(report).write(to: file)
    return "cp '\(file.path)' \"$SCREENTEST_DOCTOR\"\n\(rest)"
  }

  private func run(_ arguments: String..., limit: TimeInterval = 60) throws -> Int32 {
    guard case .doctor(let command) = try Arguments.parse(["doctor", "--package-path", folder.path] + arguments).get() else {
      XCTFail("The arguments are those of another command.")
      return -1
    }
    (output, errors) = ("", "")
    return command.run(limit: limit, print: { output += $0 }, warn: { errors += $0 + "\n" })
  }

  // MARK: Reports

  func test_aHealthyReportIsPrinted() throws {
    let executable = try build(script(SampleReport.healthy))
    try "Swift version 6.3.1\n".write(to: executable.deletingLastPathComponent().appendingPathComponent("swift-version-1A.txt"), atomically: true, encoding: .utf8)
    XCTAssertEqual(try run(), 0)
    let result = DoctorResult(package: folder.path, tests: executable.path, compiler: "Swift version 6.3.1", commit: nil, report: SampleReport.healthy)
    XCTAssertEqual(output, result.text(showsAllRows: false))
    XCTAssertEqual(errors, "")
    XCTAssertEqual(try run("--all"), 0)
    XCTAssertEqual(output, result.text(showsAllRows: true))
    XCTAssertEqual(try run("--json"), 0)
    XCTAssertEqual(output, result.json)
  }

  func test_aBrokenCategoryIsAFailure() throws {
    try build(script(SampleReport.broken))
    XCTAssertEqual(try run(), 1)
    XCTAssertTrue(output.contains("Broken: time, locale."), output)
    XCTAssertEqual(errors, "")
  }

  func test_theProcessRunsNoTestsInThePackagesFolder() throws {
    try build(script(SampleReport.healthy, "echo \"$@\" >arguments; pwd -P >place"))
    XCTAssertEqual(try run(), 0)
    XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8), "--list-tests\n")
    XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("place"), encoding: .utf8), folder.resolvingSymlinksInPath().path + "\n")
  }

  func test_theCommitIsTheOneOfTheSources() throws {
    let repository = folder.appendingPathComponent("kit/.git", isDirectory: true)
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    try "0123456789abcdef\n".write(to: repository.appendingPathComponent("HEAD"), atomically: true, encoding: .utf8)
    var report = SampleReport.healthy
    report.sources = folder.appendingPathComponent("kit").path
    try build(script(report))
    XCTAssertEqual(try run(), 0)
    XCTAssertTrue(output.hasPrefix("ScreenTestKit  commit 0123456789ab\n"), output)
  }

  // MARK: Builds

  func test_withoutABuildASentenceSaysWhatToRun() throws {
    XCTAssertEqual(try run(), 2)
    XCTAssertEqual(output, "")
    XCTAssertEqual(errors, "No tests are built in \(folder.path)/.build, so run “swift build --build-tests --package-path \(folder.path)” first.\n")
    let other = folder.appendingPathComponent("a build").path
    XCTAssertEqual(try run("--scratch-path", other), 2)
    XCTAssertEqual(
      errors, "No tests are built in \(other), so run “swift build --build-tests --package-path \(folder.path) --scratch-path '\(other)'” first.\n")
  }

  func test_theNewestExecutableOfThePackageIsAsked() throws {
    let old = try build("exit 7")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: old.path)
    let new = try build(script(SampleReport.healthy), in: "release")
    let foreign = try build("exit 8", named: "OtherPackageTests.xctest")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 4_000_000_000)], ofItemAtPath: foreign.path)
    XCTAssertEqual(DoctorBuild(package: folder.path, scratch: nil).executable()?.path, foreign.path)
    try "let package = Package(\n  name: \"Shelf\")\n".write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    XCTAssertEqual(DoctorBuild(package: folder.path, scratch: nil).executable()?.path, new.path)
    XCTAssertEqual(try run(), 0)
  }

  // MARK: Problems

  func test_aProcessThatCrashesIsNamedWithItsLastLines() throws {
    try build("echo first >&2\necho last >&2\nkill -SEGV $$")
    XCTAssertEqual(try run(), 1)
    XCTAssertEqual(output, "")
    XCTAssertEqual(
      errors,
      "The test process was ended by signal 11 (SIGSEGV) and wrote no report. The last lines of its standard error:\n  first\n  last\n")
    try build("exit 3")
    XCTAssertEqual(try run(), 1)
    XCTAssertEqual(errors, "The test process ended with status 3 and wrote no report. It printed nothing on standard error.\n")
  }

  func test_aProcessThatCrashesInATrialLeavesTheTable() throws {
    var report = SampleReport.healthy
    report.isComplete = false
    try build(script(report, "echo trapped >&2\nkill -TRAP $$"))
    XCTAssertEqual(try run(), 1)
    XCTAssertTrue(output.contains("  ✓ Sleeps\n"), output)
    XCTAssertEqual(
      errors,
      "The test process was ended by signal 5 (SIGTRAP) during the trials, so the report isn't complete. The last lines of its standard error:\n  trapped\n")
  }

  func test_aProcessThatHangsIsEnded() throws {
    try build("read -r _ </dev/zero")
    XCTAssertEqual(try run(limit: 0.2), 1)
    XCTAssertEqual(errors, "The test process didn't end within 0.2 seconds and wrote no report. It printed nothing on standard error.\n")
  }

  func test_testsWithoutScreenTestKitAreNamed() throws {
    let executable = try build("echo 'Listing 0 tests:'")
    XCTAssertEqual(try run(), 1)
    XCTAssertEqual(
      errors,
      "\(executable.path) doesn't use ScreenTestKit, or its version of ScreenTestKit has no report: a test target must depend on the product ScreenTestKit.\n")
  }

  func test_aReportOfAnotherVersionIsNotRead() throws {
    let executable = try build("echo '{}' >\"$SCREENTEST_DOCTOR\"")
    XCTAssertEqual(try run(), 1)
    XCTAssertEqual(errors, "The report of \(executable.path) can't be read, because the tests use another version of ScreenTestKit than this tool.\n")
  }
}
