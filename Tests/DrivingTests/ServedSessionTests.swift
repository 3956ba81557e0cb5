import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of sessions in the background, whose process is the tool.
final class ServedSessionTests: XCTestCase {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("served-\(UUID().uuidString.prefix(8))")
  private var folder: DriveFolder!
  private var executable: URL { URL(fileURLWithPath: CommandLine.arguments[0]) }

  override func setUpWithError() throws {
    folder = try DriveFolder(session: "test", environment: ["SCREENTEST_DRIVE_FOLDER": root.path])
    try folder.create()
  }

  override func tearDown() { try? FileManager.default.removeItem(at: root) }

  /// Returns a process of the tool that hasn't started yet.
  private func tool(_ words: String...) -> Process {
    let process = Process()
    process.executableURL = executable.deletingLastPathComponent().appendingPathComponent("screentest")
    process.arguments = ["drive"] + words
    process.environment = ProcessInfo.processInfo.environment.merging(["SCREENTEST_DRIVE_FOLDER": root.path, "SCREENTEST_STEP_LIMIT": "4"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Starts a session in the background, and waits until its app is launched.
  private func serve() throws -> Process {
    var settings = DriveSettings(package: root.path)
    (settings.app, settings.executable, settings.idleMinutes) = ("FragileApp", executable.path, 1)
    try settings.write(to: folder)
    let lock = try XCTUnwrap(DriveLock(folder))
    let (process, output) = (tool("serve", "--session", "test"), Pipe())
    process.standardInput = FileHandle(fileDescriptor: lock.descriptor)
    process.standardOutput = output
    try process.run()
    lock.release()
    // The lock is never free, so no other call can start or delete the session.
    XCTAssertNil(try DriveLock(folder))
    guard case .text(let line) = LineConnection(dup(output.fileHandleForReading.fileDescriptor)).line() else { throw DriveProblem("The session has not started.") }
    let first = try JSONDecoder().decode(DriveAnswer.self, from: line)
    XCTAssertEqual(first.status, 0, first.text)
    XCTAssertNil(try DriveLock(folder))
    return process
  }

  private func answer(_ words: String...) throws -> DriveAnswer { try DriveClient(folder: folder).answer(to: DriveCall(words: words, folder: root.path)) }

  func test_aSignalEndsASessionWhoseAppHangs() throws {
    let process = try serve()
    let answer = try answer("tap", "Interrupt the tool")
    XCTAssertTrue(answer.text.contains("The session was interrupted by signal 15."), answer.text)
    process.waitUntilExit()
    // “resume” can bring it back.
    XCTAssertTrue(folder.exists)
    XCTAssertNotNil(try DriveLock(folder))
  }

  func test_aSessionOutlivesItsTerminalUntilItIsStopped() throws {
    let process = try serve()
    kill(process.processIdentifier, SIGHUP)
    XCTAssertEqual(try answer("look").status, 0)
    XCTAssertEqual(try answer("stop").text, "The session “test” is over.")
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.url.path))
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
  }

  /// The build of the first start runs the second.
  func test_oneOfTwoStartsGetsTheSession() throws {
    let (products, second) = (root.appendingPathComponent("products"), root.appendingPathComponent("second.txt"))
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(at: products.appendingPathComponent("VaseTests.xctest"), withDestinationURL: executable)
    let process = tool("start", "--session", "test", "--package-path", root.path, "--app", "FragileApp", "--idle", "1")
    let swift = root.appendingPathComponent("swift")
    try """
    #!/bin/sh
    case "$*" in
    *--show-bin-path*) echo "\(products.path)" ;;
    *) [ -e "\(second.path)" ] || "\(process.executableURL?.path ?? "")" drive start --session test >"\(second.path)" 2>&1 ;;
    esac
    true
    """.write(to: swift, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    process.environment?["PATH"] = "\(root.path):/usr/bin:/bin"
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    XCTAssertEqual(
      try String(contentsOf: second, encoding: .utf8),
      "The session “test” is running already. “screentest drive stop --session test” ends it, and --session NAME starts another one.\n")
    XCTAssertEqual(try answer("tap", "Break").status, 0)
    XCTAssertEqual(try answer("stop").status, 0)
  }

  func test_aSessionInTheBackgroundNeedsTheLockOfItsStart() throws {
    let process = tool("serve", "--session", "test")
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 2)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.socket.path))
  }

  func test_aSessionThatDoesNotExistLeavesNoFolder() throws {
    let process = tool("resume", "--session", "other")
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 3)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: root.path), ["test"])
  }
}
