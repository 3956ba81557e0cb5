import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of `screentest previews` on test executables that are shell scripts.
final class PreviewsCommandTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PreviewsCommandTests-\(UUID().uuidString)")
  private let output = CollectedText()

  override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  /// Runs the command on a test executable that executes a script.
  private func run(_ script: String) throws -> Int32 {
    let executable = folder.appendingPathComponent("ShelfPackageTests.xctest")
    try "#!/bin/sh\n\(script)\n".write(to: executable, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: executable.path)
    var command = PreviewsCommand()
    command.output = folder.appendingPathComponent("pictures").path
    let output = output
    return try command.writePictures(executable.path, in: folder) { output.append($0) }
  }

  private func problem(_ script: String) -> String? {
    do {
      _ = try run(script)
      return nil
    } catch { return (error as? TestProblem)?.message ?? "\(error)" }
  }

  func test_theProcessRunsNoTestsAndPrintsOnlyThePreviews() throws {
    XCTAssertEqual(try run("echo \"$@\" >arguments; pwd -P >place; echo \"Preview: $SCREENTEST_PREVIEWS/Shelf.svg\"; echo '1 preview.'"), 0)
    XCTAssertEqual(output.text, "Preview: \(folder.path)/pictures/Shelf.svg\n1 preview.\n")
    XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8), "--list-tests\n")
    XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent("place"), encoding: .utf8), folder.resolvingSymlinksInPath().path + "\n")
  }

  func test_aPreviewThatFailedIsAFailure() throws {
    XCTAssertEqual(try run("echo '2 previews.'; exit 1"), 1)
  }

  func test_aProcessThatListsItsTestsDoesNotUseScreenTestKit() {
    XCTAssertEqual(
      problem("echo 'Listing 1 test:'; echo 'ShelfTests.ShelfTests/test_adding'"),
      "\(folder.path)/ShelfPackageTests.xctest doesn't use ScreenTestKit, so it wrote no pictures: a test target must depend on the product ScreenTestKit.")
  }

  func test_aProcessThatCrashesIsNamed() {
    XCTAssertEqual(problem("echo 'Preview: a.svg'; kill -SEGV $$"), "The test process was ended by signal 11 (SIGSEGV) before it had written all pictures.")
  }
}
