import XCTest

@testable import ScenarioKit
@testable import VirtualTime

final class JournalTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("JournalTests-\(UUID().uuidString)")
  private static let location = SourceLocation(fileID: "M/F.swift", filePath: "Tests/F.swift", line: 3, column: 5)

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func nothing() {}
  private static func pass() {}
  private func fail() { ScenarioRun.fail(TestFailure(kind: "test", message: "Two\nlines.")) }

  static var everyEvent: [JournalEvent] {
    let wall = WallTime(time: 5, took: 7)
    let failure = TestFailure(kind: "k", message: "m “q” \"x\" \\ \n\u{1B}[31m\u{7F}\u{85}\u{2028}", screen: "s", location: location)
    let element = ElementRecord(
      text: "Button “Go”", type: "button", identifier: "go", label: "Go", value: "v", placeholder: "p", frame: .init(x: 16, y: -1.5, width: 100, height: 44),
      isEnabled: false, isSelected: true, hasFocus: true)
    return [
      .testStarted(.init(test: "F/t", feature: "F", name: "t", virtual: .zero, wall: wall)),
      .scenarioStarted(.init(test: "F/t", path: "1", depth: 0, name: "S", location: location, virtual: .milliseconds(100), wall: wall)),
      .stepStarted(
        .init(test: "F/t", path: "1.1", depth: 1, keyword: "When", label: .i, sentence: "When I", location: location, virtual: .seconds(1), wall: wall)),
      .stepEnded(
        .init(
          test: "F/t", path: "1.1", depth: 1, keyword: "When", label: .the, sentence: "When the é", outcome: .failed, location: location,
          virtualStart: .nanoseconds(1), virtualEnd: .seconds(86400) + .nanoseconds(123_456_789), failure: failure, wall: wall)),
      .scenarioEnded(.init(test: "F/t", path: "1", depth: 0, name: "S", outcome: .failed, virtualStart: .zero, virtualEnd: .milliseconds(1), wall: wall)),
      .failed(.init(test: "F/t", failure: TestFailure(kind: "k", message: "m"), location: location, virtual: .zero, wall: wall)),
      .failed(.init(test: "F/t", failure: wholeFailure(element), location: location, virtual: .zero, wall: wall)),
      .acted(.init(test: "F/t", path: "1.1", action: .init(name: "tap", text: "tap Button “Go”", element: element, location: location), virtual: .zero, wall: wall)),
      .acted(.init(test: "F/t", path: "", action: .init(name: "launch", text: "launch App “A”"), virtual: .zero, wall: wall)),
      .noted(.init(test: "F/t", path: "1.1", text: "n", virtual: .zero, wall: wall)),
      .testEnded(.init(test: "F/t", outcome: .passed, virtual: .seconds(2), wall: wall)),
    ]
  }

  /// Returns a failure with all of its parts.
  private static func wholeFailure(_ element: ElementRecord) -> TestFailure {
    var failure = TestFailure(kind: "state.notReached", attempt: .expect("Button “Go” to be enabled"), reason: "it is disabled")
    failure.differences = [.init(expected: "is enabled", actual: "is disabled", detail: "since launch", hint: "Look.", isMet: true), .init(expected: "e", actual: "a")]
    failure.wait = WaitRecord(
      timeout: .seconds(30), waited: .milliseconds(800), outcome: .neverSettles(cause: "a timer"), clockMoves: ["the task of FeedView"],
      pending: [
        PendingWork(
          name: "a timer", kind: .repeatingTimer, due: .init(offset: .seconds(86_400)), since: .init(offset: .seconds(1)), startedBy: "button “Go”",
          interval: .seconds(5)), PendingWork(name: "a task", due: .init(offset: .zero)), PendingWork(name: "an upload", kind: .resource, due: nil, reason: "2 of 3"),
      ],
      unseen: UnseenWork(isAllConcurrency: true, executors: ["DatabaseExecutor"], hasOutsideWork: true))
    failure.explanation = "More."
    failure.query = ["Button with id “Go”", "App “A”"]
    failure.findings = .init(heading: "Found:", candidates: [element], count: 3, nearest: "Did you mean it?")
    failure.advice = "wait."
    failure.screen = "s"
    failure.location = location
    return failure
  }

  func test_everyEventIsReadBackAsItWasWritten() throws {
    let journal = try Journal(url: folder.appendingPathComponent("deep/journal.jsonl"), tool: "tests")
    Self.everyEvent.forEach(journal.write)
    let read = try Journal.read(journal.url)
    XCTAssertEqual(Array(read.dropFirst()), Self.everyEvent)
    guard case .runStarted(let start) = read[0] else { return XCTFail("The first event is \(read[0]).") }
    XCTAssertEqual(start.tool, "tests")
    XCTAssertEqual(start.format, Journal.format)
  }

  func test_aLineIsPlainJSONWithItsKeysInOrder() {
    let encoder = JournalEncoder()
    encoder.encode(Self.everyEvent[3])
    assertText(
      String(decoding: encoder.bytes, as: UTF8.self),
      #"{"event":"stepEnded","test":"F/t","path":"1.1","depth":1,"keyword":"When","label":"the","sentence":"When the é","outcome":"failed","#
        + #""location":{"file":"Tests/F.swift","fileID":"M/F.swift","line":3,"column":5},"virtualStart":0.000000001,"virtualEnd":86400.123456789,"#
        + #""failure":{"kind":"k","message":"m “q” \"x\" \\ \n\u001b[31m\u007f\u0085\u2028","#
        + #""reason":"m “q” \"x\" \\ \n\u001b[31m\u007f\u0085\u2028","screen":"s","#
        + #""location":{"file":"Tests/F.swift","fileID":"M/F.swift","line":3,"column":5}},"wall":{"time":5,"took":7}}"# + "\n")
  }

  func test_aNameIsReadBackAsItWasWhateverIsInIt() throws {
    let names = [
      "\u{FEFF}begins with a mark", "ends with one\u{FEFF}", "a\u{0}b", "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", "\u{2066}\u{2067}\u{2068}\u{2069}",
      "\u{200E}\u{200F}\u{061C}", "\u{FFF9}\u{FFFA}\u{FFFB}\u{FFFC}\u{FFFD}", "\u{E0001}\u{E0020}\u{E007F}", "🏳️‍🌈 👨‍👩‍👧 é e\u{301}", "\r\n\t\u{1B}\u{85}\u{2028}\u{2029}",
      "\u{FFFE}\u{FFFF}\u{10FFFF}", "“quoted” \"x\" \\ /", "",
    ]
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    for name in names { journal.write(.noted(.init(test: name, path: "", text: name, virtual: .zero, wall: WallTime(time: 1)))) }
    let read = try Journal.read(journal.url).dropFirst()
    XCTAssertEqual(read.map { $0.test.map { Array($0.unicodeScalars) } }, names.map { Array($0.unicodeScalars) })
  }

  func test_scalarsThatChangeHowALineIsShownAreEscaped() throws {
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    let harmful: [Unicode.Scalar] = ["\u{1B}", "\u{9B}", "\u{061C}", "\u{200E}", "\u{202E}", "\u{2068}", "\u{FEFF}", "\u{FFFA}", "\u{E0041}"]
    let text = harmful.map { "x\(Character($0))" }.joined()
    journal.write(.noted(.init(test: text, path: "", text: text, virtual: .zero, wall: WallTime(time: 1))))
    let raw = try String(contentsOf: journal.url, encoding: .utf8)
    for scalar in harmful { XCTAssertFalse(raw.unicodeScalars.contains(scalar), String(scalar.value, radix: 16)) }
    XCTAssertTrue(raw.contains(#""text":"x\u001bx\u009bx\u061cx\u200ex\u202ex\u2068x\ufeffx\ufffax\udb40\udc41""#), raw)
  }

  func test_everythingIsInTheFileAsSoonAsAStepBegins() throws {
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    let run = ScenarioRun(feature: "F", test: "t", reporter: CapturingReporter(), journal: journal, console: nil, scheduler: nil)
    var inside: [JournalEvent] = []
    func look() throws { inside = try Journal.read(journal.url) }
    run.perform { Scenario("Crash") { When(I: look) } }
    guard case .stepStarted(let entry)? = inside.last else { return XCTFail("The last event inside the step is \(String(describing: inside.last)).") }
    XCTAssertEqual(entry.sentence, "When I look")
  }

  func test_aTornLastLineIsLeftOut() throws {
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    Self.everyEvent.forEach(journal.write)
    let whole = try Data(contentsOf: journal.url)
    try whole.dropLast(20).write(to: journal.url)
    XCTAssertEqual(try Journal.read(journal.url).count, Self.everyEvent.count)
  }

  func test_theSameTestTwiceGivesTheSameJournal() throws {
    func once() throws -> String {
      try capture {
        Scenario("Same") {
          Given(I: nothing)
          When(I: fail)
          Then(I: nothing)
        }
      }.journal
    }
    let first = try once()
    XCTAssertEqual(first, try once())
    XCTAssertEqual(first.split(separator: "\n").count, 10)
    XCTAssertFalse(first.contains("wall"))
  }

  func test_pathsAreRelativeToThePackage() throws {
    let captured = try capture { Scenario("Paths") { Given(I: nothing) } }
    XCTAssertEqual(captured.stepEnds.first?.location.filePath, "Tests/ScenarioKitTests/Journal/JournalTests.swift")
  }

  func test_aTestThatRunsTwiceHasTwoIdentities() throws {
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    for _ in 0..<2 {
      ScenarioRun(feature: "F", test: "t", reporter: CapturingReporter(), journal: journal, console: nil, scheduler: nil).perform {}
    }
    XCTAssertEqual(try Journal.read(journal.url).compactMap(\.test), ["F/t", "F/t", "F/t#2", "F/t#2"])
  }

  func test_journalsMayBeConcatenated() throws {
    let url = folder.appendingPathComponent("journal.jsonl")
    for _ in 0..<2 { try Journal(url: url, tool: "tests").write(Self.everyEvent[0]) }
    XCTAssertEqual(try Journal.read(url).count, 4)
  }

  func test_aJournalThatCannotBeMadeThrows() {
    XCTAssertThrowsError(try Journal(url: URL(fileURLWithPath: "/dev/null/journal.jsonl"), tool: "tests"))
  }

  func test_manyTestsMayWriteAtTheSameTime() throws {
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      let run = ScenarioRun(feature: "F", test: "t\(number)", reporter: CapturingReporter(), journal: journal, console: nil, scheduler: nil)
      run.perform {
        Scenario("Parallel") {
          for _ in 0..<20 { Given(I: Self.pass()) }
        }
      }
    }
    let events = try Journal.read(journal.url)
    XCTAssertEqual(events.count, 1 + 8 * (2 + 2 + 40))
    for number in 0..<8 {
      let steps = events.compactMap { if case .stepEnded(let entry) = $0, entry.test == "F/t\(number)" { entry.path } else { nil } }
      XCTAssertEqual(steps, (1...20).map { "1.\($0)" })
    }
  }
}
