import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of a session's socket.
///
/// The server runs on the test's thread, with an idle time of 0: it answers everything that has arrived, and then ends.
final class DriveServerTests: XCTestCase {
  private var sample: SampleSession!
  private var session: DriveSession!
  private var server: DriveServer!

  override func setUpWithError() throws {
    sample = try SampleSession()
    session = try sample.started()
    server = try DriveServer(session)
  }

  override func tearDown() {
    (server, session) = (nil, nil)
    sample.remove()
  }

  private func connect() throws -> LineConnection { try XCTUnwrap(LocalSocket.connect(to: sample.folder.socket.path)) }

  /// Answers everything that has arrived.
  private func answerAll(line: UInt = #line) { XCTAssertEqual(server.run(idleMilliseconds: 0), .idle, line: line) }

  private func send(_ text: String, _ client: LineConnection) { XCTAssertTrue(client.send(Data(text.utf8))) }

  private func call(_ words: String...) -> DriveCall { DriveCall(words: words, folder: "/") }

  private func nextAnswer(_ client: LineConnection) throws -> DriveAnswer {
    guard case .text(let line) = client.line() else { throw DriveProblem("The connection has ended.") }
    return try JSONDecoder().decode(DriveAnswer.self, from: line)
  }

  func test_clientsGetTheirAnswersInOrder() throws {
    let (one, two) = (try connect(), try connect())
    one.send(call("tap", "a"))
    answerAll()
    two.send(call("tap", "b"))
    one.send(call("look"))
    answerAll()
    XCTAssertEqual(try nextAnswer(one).text, "tap a")
    XCTAssertEqual(try nextAnswer(two).text, "tap b")
    XCTAssertEqual(try nextAnswer(one).text.hasPrefix("tap a"), true)
  }

  func test_commandsThatArriveTogetherAreAllAnswered() throws {
    let client = try connect()
    client.send(call("tap", "a"))
    client.send(call("tap", "b"))
    client.send(call("look"))
    answerAll()
    XCTAssertEqual(try [nextAnswer(client), nextAnswer(client), nextAnswer(client)].map(\.text), ["tap a", "tap b", "tap a\ntap b"])
  }

  func test_halfACommandDoesNotStopOthers() throws {
    let (slow, other) = (try connect(), try connect())
    send(#"{"words":["tap","sl"#, slow)
    other.send(call("tap", "a"))
    answerAll()
    XCTAssertEqual(try nextAnswer(other).text, "tap a")
    send("ow\"],\"folder\":\"/\"}\n", slow)
    answerAll()
    XCTAssertEqual(try nextAnswer(slow).text, "tap slow")
  }

  func test_aClientThatEndsDoesNotEndTheSession() throws {
    // The process of a session ignores this signal, too.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    do {
      let (silent, rude) = (try connect(), try connect())
      answerAll()
      send(#"{"wor"#, silent)
      rude.send(call("tap", "a"))
    }
    answerAll()
    XCTAssertEqual(session.words, ["tap a"])
    let next = try connect()
    next.send(call("look"))
    answerAll()
    XCTAssertEqual(try nextAnswer(next).text, "tap a")
  }

  func test_aClientThatDoesNotReadDoesNotStopOthers() throws {
    sample.players.padding = String(repeating: "x", count: 2_000_000)
    let (stuck, other) = (try connect(), try connect())
    stuck.send(call("look"))
    stuck.send(call("tap", "a"))
    answerAll()
    XCTAssertEqual(session.words, [], "A client gets its answer before its next command is read.")
    sample.players.padding = ""
    other.send(call("tap", "b"))
    answerAll()
    XCTAssertEqual(try nextAnswer(other).text, "tap b")
    stuck.stopBlocking()
    var answers: [DriveAnswer] = []
    while answers.count < 2 {
      answerAll()
      guard stuck.receive() else { return XCTFail("The connection has ended.") }
      while case .text(let line)? = stuck.takeLine() { answers.append(try JSONDecoder().decode(DriveAnswer.self, from: line)) }
    }
    XCTAssertEqual(answers.map(\.text.count), [2_000_000, 5])
    XCTAssertEqual(session.words, ["tap b", "tap a"])
  }

  // MARK: Wrong requests

  func test_brokenJSONGetsASentence() throws {
    let client = try connect()
    let form = #"A command looks like {"words":["tap","Log in"],"folder":"/"}."#
    for (text, reason) in [
      ("{", "it can't be read"), ("", "it can't be read"), (#"{"folder":"/"}"#, "it has no member “words”"),
      (#"{"words":"tap","folder":"/"}"#, "the member “words” has another type"),
    ] {
      send(text + "\n", client)
      answerAll()
      XCTAssertEqual(try nextAnswer(client), DriveAnswer("The command isn't valid JSON: \(reason). \(form)", status: 2))
    }
    client.send(call("tap", "a"))
    answerAll()
    XCTAssertEqual(try nextAnswer(client).text, "tap a")
  }

  func test_aMillionCharactersAreCountedAndRefused() throws {
    let client = try connect()
    let piece = String(repeating: "x", count: 50_000)
    for _ in 0..<30 {
      send(piece, client)
      answerAll()
    }
    send("\n", client)
    client.send(call("tap", "a"))
    answerAll()
    XCTAssertEqual(try nextAnswer(client), DriveAnswer("A command can have 1000000 bytes, and this one has 1500000.", status: 2))
    XCTAssertEqual(try nextAnswer(client).text, "tap a")
  }

  func test_theLongestLineIsExact() throws {
    let client = try connect()
    for (count, isTooLong) in [(1_000_000, false), (1_000_001, true)] {
      var rest = count
      while rest > 0 {
        send(String(repeating: "x", count: min(rest, 100_000)), client)
        rest -= 100_000
        answerAll()
      }
      send("\n", client)
      answerAll()
      let text = try nextAnswer(client).text
      XCTAssertEqual(text.hasPrefix("A command can have 1000000 bytes"), isTooLong, text)
    }
  }

  func test_aLongWordIsRefusedByTheSession() throws {
    let client = try connect()
    client.send(call("open-url", String(repeating: "x", count: 20_000)))
    answerAll()
    XCTAssertEqual(try nextAnswer(client).text, "A word of a command can have 10000 characters, and this one has 20000. Type a long text in several commands.")
  }

  // MARK: The end

  func test_anIdleSessionKeepsItsStepsAndDeletesItsSecrets() throws {
    let client = try connect()
    client.send(call("type", "PasswordField", "hunter2"))
    answerAll()
    XCTAssertEqual(try nextAnswer(client).status, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: sample.folder.secrets.path))
    for file in [sample.folder.settings, sample.folder.actions] { XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), file.path) }
  }

  func test_stopIsTheLastAnswer() throws {
    let client = try connect()
    client.send(call("stop"))
    client.send(call("tap", "a"))
    // The idle time only ends a test that fails.
    XCTAssertEqual(server.run(idleMilliseconds: 60_000), .stopped)
    let answer = try nextAnswer(client)
    XCTAssertEqual(answer.text, "The session “shop” is over.")
    XCTAssertTrue(answer.isLast)
    server = nil
    XCTAssertEqual(client.line(), .end)
    XCTAssertEqual(session.words, [])
  }

  /// The environment variable of the child process that receives a signal.
  private static let variable = "SCREENTEST_SERVER_CHILD"

  /// “resume” brings back the steps of a session that a signal has ended.
  func test_aSignalDoesNotStopTheSession() throws {
    guard ProcessInfo.processInfo.environment[Self.variable] != nil else {
      // A process keeps the signal that it has received, so the later tests of this process would be interrupted.
      let child = try TestBundleProcess.run(
        ["ScreentestCommandsTests.DriveServerTests/test_aSignalDoesNotStopTheSession"],
        [Self.variable: "1", "SCREENTEST_OUTPUT": sample.root.appendingPathComponent("output").path])
      XCTAssertEqual(child.status, 0, child.output)
      XCTAssertTrue(child.output.contains("Executed 1 test, with 0 failures"), child.output)
      return
    }
    Interruption.shared.catchSignals()
    let path = sample.folder.socket.path
    Thread.detachNewThread {
      guard let client = LocalSocket.connect(to: path) else { return }
      client.send(DriveCall(words: ["tap", "a"], folder: "/"))
      _ = client.line()
      kill(getpid(), SIGTERM)
    }
    // The idle time only ends a test that fails.
    XCTAssertEqual(server.run(idleMilliseconds: 60_000), .interrupted)
    XCTAssertEqual(Interruption.shared.signal, SIGTERM)
    XCTAssertEqual(try sample.session().resume().text, "resumed shop\ntap a")
  }

  func test_aStaleSocketIsReplaced() throws {
    server = nil
    XCTAssertTrue(FileManager.default.fileExists(atPath: sample.folder.socket.path))
    XCTAssertNil(LocalSocket.connect(to: sample.folder.socket.path))
    server = try DriveServer(session)
    let client = try connect()
    client.send(call("tap", "a"))
    answerAll()
    XCTAssertEqual(try nextAnswer(client).text, "tap a")
  }
}
