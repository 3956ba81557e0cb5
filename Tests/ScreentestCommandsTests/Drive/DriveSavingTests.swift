import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of scenarios that are saved in a package.
final class DriveSavingTests: SampleSessionTestCase {
  private var file: URL { sample.root.appendingPathComponent("Tests/ShopTests/BuyTests.swift") }

  private func save(_ line: String, after lines: String...) throws -> DriveAnswer {
    let session = try sample.started()
    for line in lines { _ = session.answer(line) }
    sample.build.file = file
    return session.answer(to: DriveCall(words: line.split(separator: " ").map(String.init), folder: sample.root.path))
  }

  private var content: String? { try? String(contentsOf: file, encoding: .utf8) }

  func test_aScenarioIsSavedAfterItHasPassed() throws {
    let answer = try save("save Tests/ShopTests/BuyTests.swift --name Buying", after: "type PasswordField hunter2")
    XCTAssertEqual(answer.text, "Saved \(file.path): it compiles, and its scenario passes.")
    XCTAssertEqual(answer.status, 0)
    let expected = "type a secret text into PasswordField for scenario --file \(file.path) --module ShopTests --imports Cart,Shop --name Buying"
    XCTAssertEqual(content, expected)
    XCTAssertEqual(sample.build.contents, [expected])
    XCTAssertEqual(sample.build.tests, ["ShopTests.BuyTests/test_driven"])
    XCTAssertEqual(sample.build.secrets, ["PASSWORD": "hunter2"])
  }

  func test_theSessionsFolderHasTheFilesOfTheTest() throws {
    _ = try save("save Tests/ShopTests/BuyTests.swift", after: "tap a")
    XCTAssertEqual(sample.build.output?.deletingLastPathComponent().path, sample.folder.url.path)
  }

  func test_aScenarioThatDoesNotPassIsNotSaved() throws {
    sample.build.failure = "The scenario doesn't pass:\n✗ tap a"
    let answer = try save("save Tests/ShopTests/BuyTests.swift", after: "tap a")
    let kept = sample.folder.unsaved
    XCTAssertEqual(answer.text, "The scenario doesn't pass:\n✗ tap a\nBuyTests.swift is not saved. What would be in it is in \(kept.path).")
    XCTAssertEqual(answer.status, 1)
    XCTAssertNil(content)
    XCTAssertTrue(try String(contentsOf: kept, encoding: .utf8).hasPrefix("tap a for "))
    // The executable doesn't have the screens of the removed file.
    XCTAssertEqual(sample.build.contents.count, 2)
    XCTAssertEqual(sample.build.contents.last, .some(nil))
    // The save has made both folders of the file.
    XCTAssertFalse(FileManager.default.fileExists(atPath: sample.root.appendingPathComponent("Tests").path))
  }

  func test_theNextProcessHasTheCodeOfTheLastBuild() throws {
    let session = try sample.started()
    func lastCode(after line: String) -> String? {
      sample.build.file = file
      _ = session.answer(to: DriveCall(words: line.split(separator: " ").map(String.init), folder: sample.root.path))
      _ = session.answer("scenario")
      return sample.players.players.last?.code
    }
    _ = session.answer("tap a")
    XCTAssertEqual(lastCode(after: "save Tests/ShopTests/BuyTests.swift")?.hasPrefix("tap a for "), true)
    sample.build.failure = "The scenario doesn't pass:"
    _ = session.answer("tap b")
    XCTAssertEqual(lastCode(after: "save Tests/ShopTests/BuyTests.swift --force")?.hasPrefix("tap a for "), true)
    XCTAssertEqual(content?.hasPrefix("tap a for "), true)
    // The scenario doesn't use the screens of the file that it replaces.
    XCTAssertEqual(sample.players.players.filter { $0.requests.contains { $0.kind == .scenario && $0.words.contains("--file") } }.map(\.code), [nil, nil])
  }

  // MARK: The package's functions

  func test_functionsThatDoNotCompileAreLeftOut() throws {
    let problem = DriveProblem("swift build ended with status 1.\nBuyTests.swift:9: error: no logIn\nerror: other")
    sample.build.problem = { $0?.hasSuffix("--without-functions") == false ? problem : nil }
    let answer = try save("save Tests/ShopTests/BuyTests.swift", after: "tap a")
    XCTAssertEqual(
      answer.text,
      """
      Saved \(file.path): it compiles, and its scenario passes.
      It's saved without the package’s functions, because it doesn't compile with them: BuyTests.swift:9: error: no logIn
      """)
    XCTAssertEqual(answer.status, 0)
    XCTAssertEqual(content?.hasSuffix("--without-functions"), true)
    XCTAssertEqual(sample.build.tests, ["ShopTests.BuyTests/test_driven"])
  }

  func test_aScenarioThatCompilesInNoWayIsNotSaved() throws {
    sample.build.problem = { $0.map { DriveProblem($0.hasSuffix("--without-functions") ? "error: no screen" : "error: no logIn") } }
    let answer = try save("save Tests/ShopTests/BuyTests.swift", after: "tap a")
    XCTAssertEqual(answer.text, "error: no screen\nBuyTests.swift is not saved. What would be in it is in \(sample.folder.unsaved.path).")
    XCTAssertNil(content)
    XCTAssertEqual(sample.build.tests, [])
    XCTAssertEqual(sample.build.contents.count, 3)
  }

  // MARK: A file that exists

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A scenario is saved only if its test runs and passes.
  func test_theTestHasTheTypedSecrets() throws {
    func failure(_ script: String) throws -> String? {
      let settings = DriveSettings(package: sample.root.path, executable: try sample.executable(script))
      return PackageBuild().failure(of: "ShopTests.BuyTests/test_driven", settings, ["PASSWORD": "hunter2"], output: sample.root.appendingPathComponent("output"))
    }
    let started = "echo \"Test Case 'BuyTests.test_driven' started\"; "
    XCTAssertNil(try failure(#"echo "$1 $PASSWORD" >arguments; mkdir "$SCREENTEST_OUTPUT"; "# + started + "echo \"Test Case 'BuyTests.test_driven' passed\""))
    XCTAssertEqual(try String(contentsOf: sample.root.appendingPathComponent("arguments"), encoding: .utf8), "ShopTests.BuyTests/test_driven hunter2\n")
    XCTAssertFalse(FileManager.default.fileExists(atPath: sample.root.appendingPathComponent("output").path))
    XCTAssertEqual(
      try failure("echo 'Executed 0 tests, with 0 failures'"), "The test ShopTests.BuyTests/test_driven wasn't found in the package’s tests, so its scenario wasn't checked.")
    XCTAssertEqual(try failure(started + "echo '  ✗ When tap Buy'; exit 1"), "The scenario doesn't pass:\n  ✗ When tap Buy")
  }

  func test_aFileIsReplacedOnlyOnRequest() throws {
    try write("before")
    XCTAssertEqual(
      try save("save Tests/ShopTests/BuyTests.swift", after: "tap a"), DriveAnswer("\(file.path) exists. Name another file, or add --force to replace it.", status: 2))
    XCTAssertTrue(sample.build.contents.isEmpty)
    sample.build.problem = { $0?.hasPrefix("tap a for ") == true ? DriveProblem("error: it doesn't compile") : nil }
    XCTAssertEqual(try save("save Tests/ShopTests/BuyTests.swift --force", after: "tap a").status, 1)
    XCTAssertEqual(content, "before")
    XCTAssertEqual(sample.build.contents.first, .some(nil))
    XCTAssertEqual(sample.build.contents.last, "before")
    sample.build.problem = { _ in nil }
    XCTAssertEqual(try save("save --force Tests/ShopTests/BuyTests.swift", after: "tap a").status, 0)
    XCTAssertEqual(content?.hasPrefix("tap a for "), true)
    for file in [sample.folder.saving, sample.folder.replaced, sample.folder.unsaved] { XCTAssertFalse(DriveBackup.exists(file.path), file.path) }
  }

  func test_aPackageThatNeedsTheReplacedFileIsSaid() throws {
    try write("before")
    sample.build.problem = { $0 == nil ? DriveProblem("error: no pantryScreen") : nil }
    XCTAssertEqual(
      try save("save Tests/ShopTests/BuyTests.swift --force", after: "tap a"),
      DriveAnswer("The package can't be built without BuyTests.swift:\nerror: no pantryScreen\nBuyTests.swift is not saved.", status: 1))
    XCTAssertEqual(content, "before")
  }

  func test_aPackageThatIsNoLongerBuiltAfterAFailureIsSaid() throws {
    sample.build.failure = "The scenario doesn't pass:"
    sample.build.problem = { $0 == nil ? DriveProblem("swift build ended with status 1.\nCart.swift:3: error: no such type") : nil }
    let answer = try save("save Tests/ShopTests/BuyTests.swift", after: "tap a")
    XCTAssertTrue(answer.text.hasSuffix("\nThe package can't be built as it was before the save: Cart.swift:3: error: no such type"), answer.text)
  }

  func test_aFileThatCannotBeReadExists() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    XCTAssertEqual(try save("save Tests/ShopTests/BuyTests.swift", after: "tap a").status, 2)
    let answer = try save("save Tests/ShopTests/BuyTests.swift --force", after: "tap a")
    XCTAssertTrue(answer.text.hasPrefix("BuyTests.swift is not saved, because its state before could not be kept: "), answer.text)
    XCTAssertTrue(sample.build.contents.isEmpty)
  }

  // MARK: After a kill

  /// Performs an action in the first build of a written file, in place of the kill of the process.
  private func saveAndKill(_ line: String, _ action: @escaping () -> Void) throws -> DriveAnswer {
    var isDone = false
    sample.build.problem = { content in
      guard content?.hasPrefix("tap a for ") == true, !isDone else { return nil }
      isDone = true
      action()
      return DriveProblem("The build was interrupted.")
    }
    return try save(line, after: "tap a")
  }

  func test_stopRestoresTheFileOfAKilledSave() throws {
    let client = DriveClient(folder: sample.folder)
    for before in ["before", nil] {
      try? FileManager.default.removeItem(at: sample.root.appendingPathComponent("Tests"))
      if let before { try write(before) }
      try sample.folder.create()
      var restored: String?
      _ = try saveAndKill("save Tests/ShopTests/BuyTests.swift --force") {
        _ = try? client.answer(to: DriveCall(words: ["stop"], folder: "/"))
        restored = self.content
      }
      XCTAssertEqual(restored, before)
      XCTAssertFalse(sample.folder.exists)
    }
  }

  func test_resumeRestoresTheFileOfAKilledSave() throws {
    try write("before")
    var command = DriveCommand()
    command.mode = .resume
    var (restored, isKept): (String?, Bool) = (nil, false)
    _ = try saveAndKill("save Tests/ShopTests/BuyTests.swift --force") { [sample, command] in
      isKept = DriveBackup.exists(sample!.folder.saving.path)
      _ = try? command.resumedSettings(sample!.folder)
      restored = self.content
    }
    XCTAssertTrue(isKept)
    XCTAssertEqual(restored, "before")
  }

  func test_aFileThatWasChangedAfterAKillIsKept() throws {
    try write("before")
    var restored: String?
    _ = try saveAndKill("save Tests/ShopTests/BuyTests.swift --force") { [sample] in
      try? self.write("changed by hand")
      _ = try? DriveBackup.restore(in: sample!.folder)
      restored = self.content
    }
    XCTAssertEqual(restored, "changed by hand")
  }

  func test_aFileThatCannotBeRestoredIsSaidAndRestoredLater() throws {
    try write("before")
    let (folder, session) = (file.deletingLastPathComponent(), try sample.started())
    _ = session.answer("tap a")
    sample.build.file = file
    sample.build.problem = { content in
      guard content != nil else { return nil }
      // A file is in the way of the folder.
      try? FileManager.default.removeItem(at: folder)
      try? Data().write(to: folder)
      return DriveProblem("error: it doesn't compile")
    }
    let answer = session.answer(to: DriveCall(words: ["save", file.path, "--force"], folder: "/"))
    let problem = "The file that it replaced is in \(sample.folder.replaced.path). “stop” and “resume” try again, unless you delete \(sample.folder.saving.path)."
    XCTAssertTrue(answer.text.hasSuffix(problem), answer.text)
    XCTAssertEqual(try String(contentsOf: sample.folder.replaced, encoding: .utf8), "before")
    let stop = session.answer("stop")
    XCTAssertTrue(stop.text.hasPrefix("The last save could not be undone: "), stop.text)
    XCTAssertFalse(stop.isLast)
    try FileManager.default.removeItem(at: folder)
    XCTAssertTrue(session.answer("stop").isLast)
    XCTAssertEqual(content, "before")
  }

  func test_theNextSaveUndoesAnEarlierOneFirst() throws {
    let session = try sample.started()
    _ = session.answer("tap a")
    try write("before")
    _ = try DriveBackup(of: file, in: sample.folder)
    try FileManager.default.removeItem(at: file)
    sample.build.file = file
    XCTAssertEqual(session.answer(to: DriveCall(words: ["save", file.path], folder: "/")).status, 2)
    XCTAssertEqual(content, "before")
    XCTAssertEqual(sample.build.contents, ["before"])
  }

  func test_aFolderWithOtherFilesStays() throws {
    let other = file.deletingLastPathComponent().appendingPathComponent("Other.swift")
    sample.build.failure = "The scenario doesn't pass:"
    _ = try saveAndKill("save Tests/ShopTests/BuyTests.swift") { try? Data("other".utf8).write(to: other) }
    XCTAssertNil(content)
    XCTAssertEqual(try String(contentsOf: other, encoding: .utf8), "other")
  }

  // MARK: The test's output

  func test_onlyATestThatPassedIsAccepted() {
    func failure(_ lines: String..., end: ProcessEnd = .status(0)) -> String? { PackageBuild.failure(of: "ShopTests.BuyTests/test_driven", end, lines.joined(separator: "\n")) }
    let started = "Test Case 'BuyTests.test_driven' started at 2026-11-28 12:00:00.000"
    XCTAssertNil(failure(started, "Test Case 'BuyTests.test_driven' passed (0.1 seconds)", "Executed 1 test, with 0 failures (0 unexpected) in 0.1 (0.1) seconds"))
    XCTAssertEqual(
      failure(started, "Test Case 'BuyTests.test_driven' skipped (0.1 seconds)", "Executed 1 test, with 1 test skipped and 0 failures (0 unexpected) in 0.1 (0.1) seconds"),
      "The test ShopTests.BuyTests/test_driven was skipped, so its scenario wasn't checked.")
    let missing = "The test ShopTests.BuyTests/test_driven wasn't found in the package’s tests, so its scenario wasn't checked."
    XCTAssertEqual(failure("Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds"), missing)
    XCTAssertEqual(failure("The app prints: Executed 1 test", "Executed 10 tests"), missing)
    let failed = "Test Case 'BuyTests.test_driven' failed (0.1 seconds)"
    XCTAssertEqual(failure(started, "✗ tap a", failed, end: .status(1)), "The scenario doesn't pass:\n✗ tap a\n\(failed)")
    XCTAssertEqual(failure(started, "Test Case 'BuyTests.test_driven' passed (0.1 seconds)", "error: crash", end: .signal(11)), "The scenario doesn't pass:\nerror: crash")
  }

  func test_aFileInTheWrongPlaceIsRefused() throws {
    func assertRefused(_ line: String, _ message: String, at number: UInt = #line) throws {
      XCTAssertEqual(try save(line, after: "tap a"), DriveAnswer(message, status: 2), line: number)
    }
    let usage = "save requires a file: save FILE [--name TITLE] [--style xcuitest] [--force]."
    try assertRefused("save", usage)
    try assertRefused("save --name Buying", usage)
    try assertRefused("save Tests/ShopTests/Buy.txt", "save writes a Swift file, and Buy.txt doesn't end with .swift.")
    let source = sample.root.appendingPathComponent("Sources/Shop/Buy.swift").path
    try assertRefused("save Sources/Shop/Buy.swift", "\(source) isn't in the folder of a test target. The test targets are in: Tests/ShopTests.")
    try assertRefused("save /elsewhere/Buy.swift", "/elsewhere/Buy.swift isn't in the package \(sample.root.path).")
    XCTAssertEqual(
      try save("save Tests/ShopTests/BuyTests.swift"), DriveAnswer("Nothing was done yet, so a scenario would be empty.", status: 2))
  }
}
