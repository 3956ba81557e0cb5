import Foundation
import XCTest

@testable import ScenarioReports

/// Tests that the texts in the module equal the CSS, HTML, and JavaScript files in the folder `Page`.
///
/// The module contains the texts, so it needs no files at run time.
final class PageFilesTests: XCTestCase {
  /// If this environment variable is set, the source file is regenerated.
  private static let variable = "SCREENTEST_WRITE_PAGES"

  func test_theTextsAreThoseOfTheFiles() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().appendingPathComponent("Sources").resolvingSymlinksInPath()
    let folder = sources.appendingPathComponent("ScenarioReports/HTML")
    let expected = try Self.source(of: folder.appendingPathComponent("Page"))
    let file = folder.appendingPathComponent("PageFiles.swift")
    // The file is written only if it differs, because the compiler recompiles a changed file.
    if ProcessInfo.processInfo.environment[Self.variable] != nil, try String(contentsOf: file, encoding: .utf8) != expected {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
    XCTAssertTrue(
      try String(contentsOf: file, encoding: .utf8) == expected, "PageFiles.swift doesn't match the files of the page. Run this test with \(Self.variable)=1 to regenerate it.")
  }

  /// Returns a source file with one single-line literal per file.
  ///
  /// The compiler reads these at once, but needs seconds for an array of as many bytes.
  private static func source(of folder: URL) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted { $0.lastPathComponent < $1.lastPathComponent }
    XCTAssertGreaterThanOrEqual(files.count, 16)
    let constants = try files.map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      XCTAssertTrue(text.hasSuffix("\n"), "\(file.lastPathComponent) has no end of line at its end.")
      let escaped = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n")].reduce(String(text.dropLast())) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
      return "  static let \(file.deletingPathExtension().lastPathComponent)\(file.pathExtension.uppercased()) = \"\(escaped)\"\n"
    }
    return """
      // swift-format-ignore-file

      /// The texts of the files in the folder `Page`, which form the page of a report.
      ///
      /// A test generates this file. To change a text, change it in that folder, and run `PageFilesTests` with `\(variable)=1`.
      enum PageFiles {
      \(constants.joined())}

      """
  }
}
