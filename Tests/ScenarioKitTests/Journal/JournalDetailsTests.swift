import XCTest

@testable import ScenarioKit
@testable import VirtualTime

final class JournalDetailsTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("JournalDetailsTests-\(UUID().uuidString)")
  private static let wall = WallTime(time: 5, took: 7)
  private static let location = SourceLocation(fileID: "M/F.swift", filePath: "Tests/F.swift", line: 3, column: 5)

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  static var events: [JournalEvent] {
    var run = JournalEvent.RunStart(format: 3, tool: "xctest", wall: WallTime(time: 5))
    run.environment = RunEnvironment(
      project: "Cart", commit: "abc", branch: "main", ci: "GitHub Actions", address: "https://example.com/1", sources: "https://example.com/cart/blob/abc/", system: "Debian",
      seed: "4", shard: "2/8", tags: "@smoke", attempt: 2)
    run.process = 4711
    run.launcher = "12-345"
    var test = JournalEvent.TestStart(test: "F/t", feature: "F", name: "t", virtual: .zero, wall: wall)
    test.device = "iPhone"
    var scenario = JournalEvent.ScenarioStart(test: "F/t", path: "1", depth: 0, name: "Paying with Visa", location: location, virtual: .zero, wall: wall)
    scenario.details = ScenarioDetails(
      kind: .background, tags: ["smoke", "slow"], description: "Two\nlines.", rule: "Cards only",
      example: .init(outline: "Paying with <card>", row: 2, names: ["card", "limit"], values: ["Visa", "\"5\"\u{1B}"]))
    var step = JournalEvent.StepStart(test: "F/t", path: "1.1", depth: 1, keyword: "When", label: .i, sentence: "When I", location: location, virtual: .zero, wall: wall)
    step.screen = 3
    var end = JournalEvent.StepEnd(
      test: "F/t", path: "1.1", depth: 1, keyword: "When", label: .i, sentence: "When I", outcome: .passed, location: location, virtualStart: .zero, virtualEnd: .zero,
      failure: nil, wall: wall)
    end.screen = 4
    end.argument = .table([["name", "role"], ["Ada", "a|\"b\""], []])
    var other = end
    other.argument = .docString("{\n}", mediaType: "application/json")
    other.reason = "The server comes first."
    var failure = TestFailure(kind: "element.notFound", attempt: .act("tap Button “Go”"), reason: "it does not exist")
    failure.picture = "F.t.svg"
    failure.tree = "F.t.txt"
    other.failure = failure
    var scenarioEnd = JournalEvent.ScenarioEnd(
      test: "F/t", path: "1", depth: 0, name: "S", outcome: .pending, virtualStart: .zero, virtualEnd: .zero, wall: wall)
    scenarioEnd.reason = "The cart comes next."
    var testEnd = JournalEvent.TestEnd(test: "F/t", outcome: .skipped, virtual: .zero, wall: wall)
    testEnd.reason = "Not today."
    testEnd.explored = .seconds(3)
    let wait = WaitRecord(timeout: .seconds(30), waited: .milliseconds(5), outcome: .satisfied, clockMoves: [], pending: [], unseen: UnseenWork())
    var action = JournalEvent.ActionEntry(test: "F/t", path: "1.1", action: .init(name: "tap", text: "tap"), virtual: .zero, wall: wall)
    action.screen = 3
    let button = PicturedElement(
      depth: 2, type: "Button", identifier: "go", label: "Go", title: "G", value: "", placeholder: "p", traits: 0x8000_0001, frame: .init(x: 16, y: -1.5, width: 1e9, height: 0.25),
      flags: [.disabled, .hasTextLikePlaceholder], look: "sbordered|n\"50 %25\"")
    let plain = PicturedElement(
      depth: 0, type: "Other", identifier: "", label: "", title: "", value: nil, placeholder: nil, traits: 0, frame: .init(x: 0, y: 0, width: 390, height: 844), flags: [])
    return [
      .runStarted(run), .testStarted(test), .scenarioStarted(scenario), .stepStarted(step), .acted(action), .stepEnded(end), .stepEnded(other), .scenarioEnded(scenarioEnd),
      .testEnded(testEnd), .waited(.init(test: "F/t", path: "1.1", purpose: "Button to exist", wait: wait, virtual: .zero, wall: wall)),
      .pictured(
        .init(
          test: "F/t", path: "1.1", screen: 4, width: 390, height: 844.5, keptFirst: 1, keptLast: 2, elements: [plain, button], virtual: .milliseconds(3), wall: wall)),
      .attached(
        .init(
          test: "F/t", path: "", name: "The log", mediaType: "text/plain", file: "F.t.txt", byteCount: 12, isForFailuresOnly: true, virtual: .zero, wall: wall)),
      .attached(
        .init(test: "F/t", path: "1", name: "n", mediaType: "image/png", file: nil, byteCount: 0, isForFailuresOnly: false, virtual: .zero, wall: wall)),
    ]
  }

  func test_whatIsToldMoreOfRunsScenariosStepsAndScreens_isReadBackAsItWasWritten() throws {
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    Self.events.forEach(journal.write)
    XCTAssertEqual(Array(try Journal.read(journal.url).dropFirst()), Self.events)
  }

  func test_aJournalBeginsWithWhereItsProcessRan() throws {
    let journal = try Journal(url: folder.appendingPathComponent("journal.jsonl"), tool: "tests")
    guard case .runStarted(let start) = try Journal.read(journal.url).first else { return XCTFail("The first event is another one.") }
    XCTAssertEqual(start.process, ProcessInfo.processInfo.processIdentifier)
    XCTAssertEqual(start.launcher, Launcher.current)
    XCTAssertTrue(start.launcher.hasPrefix("\(getppid())-"), start.launcher)
    XCTAssertEqual(start.environment, .current)
  }

  func test_anEnvironmentFromBeforeProjectsAndSources_isReadWithoutThem() throws {
    let line = #"{"event":"runStarted","format":3,"tool":"xctest","environment":{"attempt":2,"commit":"abc","shard":"2/8"},"wall":{"time":5}}"#
    guard case .runStarted(let start)? = JournalReader.event(ofLine: Data(line.utf8)) else { return XCTFail("The line isn't a runStarted event.") }
    XCTAssertEqual(start.environment, RunEnvironment(commit: "abc", shard: "2/8", attempt: 2))
  }

  func test_onlyTheTextsOfALookAreMasked() {
    let element = PicturedElement(
      depth: 1, type: "Button", identifier: "", label: "", title: "", value: nil, placeholder: nil, traits: 0, frame: .init(x: 0, y: 0, width: 1, height: 1), flags: [],
      look: "t17,400,dl|nPIN 400|d400~~~~|u0,0,400,9;t17,400,dl~000000~~~0,0,9,9~code 400;f~000400~~~M0,400")
    XCTAssertEqual(
      element.mapTexts { $0.replacingOccurrences(of: "400", with: "***") }.look,
      "t17,400,dl|nPIN ***|d***~~~~|u0,0,400,9;t17,400,dl~000000~~~0,0,9,9~code ***;f~000400~~~M0,400")
  }

  func test_aScreenIsToldByWhatDiffersFromTheOneBefore() {
    func text(_ label: String) -> PicturedElement {
      PicturedElement(
        depth: 1, type: "StaticText", identifier: "", label: label, title: "", value: nil, placeholder: nil, traits: 0, frame: .init(x: 0, y: 0, width: 1, height: 1), flags: [])
    }
    func screen(_ labels: [String], width: Double = 390) -> PicturedScreen {
      PicturedScreen(changeCount: 1, width: width, height: 844, elements: labels.map(text))
    }
    let labels = [["a", "b", "c"], ["a", "x", "c"], ["a", "c"], ["a"], [], ["a", "a"], ["a", "a", "a"], ["b", "a", "b", "a"], ["b", "a"]]
    for before in labels {
      for after in labels {
        let difference = LastScreen(number: 1, screen: screen(before)).difference(to: screen(after))
        guard let difference else {
          XCTAssertEqual(before, after)
          continue
        }
        XCTAssertNotEqual(before, after)
        let entry = JournalEvent.ScreenEntry(
          test: "", path: "", screen: 2, width: 390, height: 844, keptFirst: difference.keptFirst, keptLast: difference.keptLast, elements: Array(difference.elements),
          virtual: .zero, wall: Self.wall)
        XCTAssertEqual(entry.elements(after: before.map(text)).map(\.label), after, "from \(before)")
      }
    }
    let turned = LastScreen(number: 1, screen: screen(["a"])).difference(to: screen(["a"], width: 844))
    XCTAssertEqual(turned?.elements.count, 0)
    XCTAssertEqual(turned?.keptFirst, 1)
  }
}
