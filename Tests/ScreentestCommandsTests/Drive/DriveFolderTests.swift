import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of the folder of a session, its lock, and the messages about sessions that don't run.
final class DriveFolderTests: SampleSessionTestCase {
  private func message<Result>(_ body: () throws -> Result) -> String? {
    do {
      _ = try body()
      return nil
    } catch { return (error as? DriveProblem)?.message }
  }

  private func permissions(_ url: URL) throws -> Int? { (try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber)?.intValue }

  func test_theFolderComesFromTheEnvironment() throws {
    func path(_ environment: [String: String]) throws -> String { try DriveFolder(session: "default", environment: environment).url.path }
    XCTAssertEqual(try path(["SCREENTEST_DRIVE_FOLDER": "/a", "XDG_RUNTIME_DIR": "/b"]), "/a/default")
    XCTAssertEqual(try path(["SCREENTEST_DRIVE_FOLDER": "", "XDG_RUNTIME_DIR": "/b"]), "/b/screentest/default")
    XCTAssertEqual(try path(["XDG_RUNTIME_DIR": ""]), "/tmp/screentest-\(getuid())/default")
  }

  func test_aNameMustBeSafe() throws {
    for name in ["a", "Shop-2_b", String(repeating: "x", count: 40)] { XCTAssertNil(message { try DriveFolder(session: name, environment: [:]) }, name) }
    for name in ["", "..", "a/b", "a b", "ä", String(repeating: "x", count: 41)] {
      XCTAssertEqual(message { try DriveFolder(session: name, environment: [:]) }, "A session’s name has 1 to 40 letters, digits, “-” and “_”, and “\(name)” isn't one.")
    }
  }

  func test_aPathThatIsTooLongForASocketIsSaid() throws {
    // “/a/socket” has 9 bytes, and the address of a socket has room for 107.
    let longest = "/" + String(repeating: "x", count: 97)
    XCTAssertNil(message { try DriveFolder(session: "a", environment: ["SCREENTEST_DRIVE_FOLDER": longest]) })
    let message = message { try DriveFolder(session: "a", environment: ["SCREENTEST_DRIVE_FOLDER": longest + "x"]) }
    XCTAssertEqual(message, "The path \(longest)x/a/socket is too long for a socket. Set SCREENTEST_DRIVE_FOLDER to a folder with a shorter path.")
  }

  func test_onlyTheOwnerCanReadTheFolder() throws {
    for folder in [sample.folder.url, sample.folder.url.deletingLastPathComponent()] {
      XCTAssertEqual(try permissions(folder), 0o700)
      try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: folder.path)
      let text = """
        \(folder.path) can be read by other users, so a session could not keep its secrets there. \
        Run “chmod 700 \(folder.path)”, or set SCREENTEST_DRIVE_FOLDER to another folder.
        """
      XCTAssertEqual(message { try sample.folder.create() }, text)
      XCTAssertEqual(message { try DriveClient(folder: sample.folder).answer(to: DriveCall(words: ["look"], folder: "/")) }, text)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }
    XCTAssertNil(message { try sample.folder.check() })
  }

  func test_aLinkIsNotTheFolder() throws {
    let other = sample.root.appendingPathComponent("other")
    try FileManager.default.moveItem(at: sample.folder.url, to: other)
    try FileManager.default.createSymbolicLink(at: sample.folder.url, withDestinationURL: other)
    XCTAssertEqual(message { try sample.folder.check() }, "\(sample.folder.url.path) isn't a folder.")
  }

  func test_oneSessionHasAName() throws {
    let lock = try XCTUnwrap(DriveLock(sample.folder))
    XCTAssertNil(try DriveLock(sample.folder))
    lock.release()
    XCTAssertNotNil(try DriveLock(sample.folder))
  }

  func test_aSessionThatDoesNotRunIsSaid() throws {
    func problem(_ folder: DriveFolder, _ word: String) -> DriveProblem? {
      do {
        _ = try DriveClient(folder: folder).answer(to: DriveCall(words: [word], folder: "/"))
        return nil
      } catch { return error }
    }
    let start = "The session “shop” isn't running. “screentest drive start --session shop” starts it."
    XCTAssertEqual(problem(sample.folder, "look"), DriveProblem(start, status: 3))
    XCTAssertEqual(problem(sample.folder, "stop"), DriveProblem(start, status: 3))
    try DriveSettings(package: "/shop").write(to: sample.folder)
    XCTAssertEqual(problem(sample.folder, "look"), DriveProblem("The session “shop” isn't running. “screentest drive resume --session shop” brings it back.", status: 3))
    let usual = try DriveFolder(session: DriveCommand.defaultSession, environment: ["SCREENTEST_DRIVE_FOLDER": sample.root.appendingPathComponent("sessions").path])
    XCTAssertEqual(problem(usual, "look"), DriveProblem("The session “default” isn't running. “screentest drive start” starts it.", status: 3))
  }

  func test_stopDeletesTheFilesOfASessionThatHasEnded() throws {
    try DriveSettings(package: "/shop").write(to: sample.folder)
    let client = DriveClient(folder: sample.folder)
    let stop = DriveCall(words: ["stop"], folder: "/")
    let lock = try XCTUnwrap(DriveLock(sample.folder))
    XCTAssertEqual(message { try client.answer(to: stop) }, "The session “shop” is starting, or a prompt has it. Write “stop” at the prompt.")
    XCTAssertTrue(sample.folder.exists)
    lock.release()
    XCTAssertEqual(try client.answer(to: stop), DriveAnswer("The session “shop” had ended. Its files are deleted."))
    XCTAssertFalse(FileManager.default.fileExists(atPath: sample.folder.url.path))
    let remaining = message { try sample.folder.remove() } ?? ""
    XCTAssertTrue(remaining.hasPrefix("\(sample.folder.url.path) could not be deleted: "), remaining)
  }

  // MARK: Exit codes

  /// Performs a command of the tool for the sample's session, and returns the exit code.
  private func exitCode(_ mode: DriveCommand.Mode) -> Int32 {
    // The command ignores this signal.
    let handler = signal(SIGPIPE, SIG_IGN)
    let before = ProcessInfo.processInfo.environment["SCREENTEST_DRIVE_FOLDER"]
    setenv("SCREENTEST_DRIVE_FOLDER", sample.folder.url.deletingLastPathComponent().path, 1)
    defer {
      if let before { setenv("SCREENTEST_DRIVE_FOLDER", before, 1) } else { unsetenv("SCREENTEST_DRIVE_FOLDER") }
      signal(SIGPIPE, handler)
    }
    var command = DriveCommand()
    // A build fails with 1, because the folder has no package.
    (command.mode, command.package, command.session) = (mode, sample.root.path, sample.folder.name)
    return command.run()
  }

  /// A script sees from the exit code that the session isn't running, or that the words are wrong.
  func test_theExitCodeSaysWhatIsWrong() {
    XCTAssertEqual(exitCode(.send(["look"])), 3)
    XCTAssertEqual(exitCode(.send(["frobnicate"])), 2)
    XCTAssertEqual(exitCode(.send(["help", "frobnicate"])), 2)
    XCTAssertEqual(exitCode(.resume), 3)
  }

  /// A new session of the same name doesn't build the package, and leaves the steps to “resume” and “stop”.
  func test_aNewSessionLeavesOneThatCanBeResumed() throws {
    let ended = try sample.started()
    _ = ended.answer("tap a")
    ended.end()
    func contents() throws -> [Data] { try [sample.folder.settings, sample.folder.actions].map { try Data(contentsOf: $0) } }
    let before = try contents()
    for mode in [DriveCommand.Mode.start, .prompt] {
      XCTAssertEqual(exitCode(mode), 2, "\(mode)")
      XCTAssertEqual(try contents(), before, "\(mode)")
    }
    XCTAssertEqual(try sample.session().resume().text, "resumed shop\ntap a")
  }

  /// A second process doesn't take over a session that is running.
  func test_aNewSessionLeavesOneThatIsRunning() throws {
    let running = try sample.started()
    let lock = try XCTUnwrap(DriveLock(sample.folder))
    for mode in [DriveCommand.Mode.start, .resume, .prompt] { XCTAssertEqual(exitCode(mode), 2, "\(mode)") }
    XCTAssertTrue(sample.folder.exists)
    XCTAssertEqual(running.answer("tap a").text, "tap a")
    lock.release()
  }

  // MARK: Settings

  func test_settingsAreReadAgain() throws {
    XCTAssertNil(DriveSettings.read(in: sample.folder))
    let settings = DriveSettings(package: "/shop", scratch: "/scratch", app: "ShopApp", idleMinutes: 5, executable: "/shop/tests")
    try settings.write(to: sample.folder)
    XCTAssertEqual(DriveSettings.read(in: sample.folder), settings)
  }
}
