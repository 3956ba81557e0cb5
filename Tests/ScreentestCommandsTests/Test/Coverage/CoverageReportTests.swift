import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of the report on covered lines.
final class CoverageReportTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("CoverageReportTests-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private let package = PackageTargets(
    [
      .init(name: "Prices", module: "Prices", path: "Sources/Prices", sources: ["Price.swift", "Empty.swift"]),
      .init(name: "Cart", module: "Cart", path: "Sources/Cart", sources: ["Cart.swift", "Sum.swift"]),
      .init(name: "Alone", module: "Alone", path: "Sources/Alone", sources: ["Alone.swift"]),
      .init(name: "CartTests", module: "CartTests", path: "Tests/CartTests", sources: ["CartTests.swift"], kind: .test),
    ], folder: "/p")

  /// Returns the report on files with numbers of covered lines and of all lines.
  private func report(_ files: [String: (Int, Int)]) throws -> CoverageReport {
    let entries = files.map { #"{"filename": "\#($0)", "summary": {"lines": {"count": \#($1.1), "covered": \#($1.0), "percent": 1}}}"# }
    return try XCTUnwrap(CoverageReport(json: Data(#"{"data": [{"files": [\#(entries.joined(separator: ","))]}]}"#.utf8), package: package))
  }

  private func sample() throws -> CoverageReport {
    try report([
      "/p/Sources/Prices/Price.swift": (5, 6), "/p/Sources/Prices/Empty.swift": (0, 0), "/p/Sources/Cart/Cart.swift": (2, 10), "/p/Sources/Cart/Sum.swift": (4, 4),
      "/p/Tests/CartTests/CartTests.swift": (9, 9), "/p/.build/checkouts/Kit/Sources/Kit/Kit.swift": (0, 900),
    ])
  }

  func test_onlyTheLinesOfThePackagesTargetsCount() throws {
    XCTAssertEqual(
      try sample().text,
      """
      Lines that the tests cover:
          83.3 %  Prices  5 of 6
          42.8 %  Cart    6 of 14
          55.0 %  total   11 of 20
      Files with the lowest coverage:
          20.0 %  Sources/Cart/Cart.swift     2 of 10
          83.3 %  Sources/Prices/Price.swift  5 of 6
      Not measured, because no test depends on them: Alone.
      """)
    XCTAssertEqual(
      try sample().markdown,
      """

      ## Coverage

      | target | lines | |
      |---|---|---|
      | Prices | 83.3 % | 5 of 6 |
      | Cart | 42.8 % | 6 of 14 |
      | total | 55.0 % | 11 of 20 |

      Not measured, because no test depends on them: Alone.

      """)
  }

  func test_processesWithoutAProfileAreNamed() throws {
    var report = try report(["/p/Sources/Alone/Alone.swift": (1, 1), "/p/Sources/Cart/Sum.swift": (1, 1), "/p/Sources/Prices/Price.swift": (1, 1)])
    report.missingProfiles = 2
    XCTAssertEqual(
      report.text,
      """
      Lines that the tests cover:
         100.0 %  Prices  1 of 1
         100.0 %  Cart    1 of 1
         100.0 %  Alone   1 of 1
         100.0 %  total   3 of 3
      2 processes ended without a profile, because of a crash, a signal or _exit. The lines that only they ran count as not covered.
      """)
  }

  func test_tooFewLinesAreAProblem() throws {
    let report = try report(["/p/Sources/Cart/Cart.swift": (7999, 10000)])
    XCTAssertEqual(report.problem(minimum: 80), "The tests cover 79.9 % of the lines, but --coverage-minimum requires 80 %.")
    XCTAssertEqual(report.problem(minimum: 79.995), "The tests cover 79.9 % of the lines, but --coverage-minimum requires 79.995 %.")
    XCTAssertNil(report.problem(minimum: 79.99))
    XCTAssertNil(report.problem(minimum: 0))
  }

  func test_anythingButASummaryIsRefused() { XCTAssertNil(CoverageReport(json: Data("error: no profile".utf8), package: package)) }

  func test_atMostTenFilesAreListed() throws {
    let names = (10..<22).map { "F\($0).swift" }
    let package = PackageTargets([.init(name: "Many", module: "Many", path: "", sources: names)], folder: "/p")
    let entries = names.enumerated().map { #"{"filename": "/p/\#($1)", "summary": {"lines": {"count": 20, "covered": \#(20 - $0)}}}"# }
    let report = try XCTUnwrap(CoverageReport(json: Data(#"{"data": [{"files": [\#(entries.joined(separator: ","))]}]}"#.utf8), package: package))
    XCTAssertEqual(report.worst.map(\.path), names.suffix(10).reversed())
  }

  // MARK: Profiles and programs

  func test_aProfileIsMissingIfItWasNotWritten() throws {
    let profiles = CoverageProfiles(output: folder)
    XCTAssertEqual(profiles.pattern, folder.path + "/profiles/%p.profraw")
    try FileManager.default.createDirectory(at: profiles.folder, withIntermediateDirectories: true)
    for (name, text) in [("7.profraw", "profile"), ("8.profraw", ""), ("9.profraw", "profile"), ("list.txt", "text")] {
      try Data(text.utf8).write(to: profiles.folder.appendingPathComponent(name))
    }
    XCTAssertEqual(profiles.files.map(\.lastPathComponent), ["7.profraw", "9.profraw"])
    XCTAssertEqual(profiles.missing([7, 8, 10]), 2)
  }

  func test_theProgramsAreThoseOfTheToolchain() throws {
    let folder = CoverageTools.folder(targetInfo: #"{"paths": {"runtimeResourcePath": "/opt/swift/usr/lib/swift"}}"#)
    XCTAssertEqual(folder?.path, "/opt/swift/usr/bin")
    XCTAssertNil(CoverageTools.folder(targetInfo: "swiftly: no toolchain"))
  }

  func test_aMissingProgramIsNamed() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let cov = folder.appendingPathComponent("llvm-cov")
    try Data("#!/bin/sh\n".utf8).write(to: cov)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: cov.path)
    XCTAssertThrowsError(try CoverageTools(in: folder)) {
      XCTAssertEqual(($0 as? TestProblem)?.message, "--coverage requires the toolchain's llvm-profdata, and there isn't one in \(folder.path).")
    }
  }
}
