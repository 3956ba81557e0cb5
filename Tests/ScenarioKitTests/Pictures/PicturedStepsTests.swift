import XCTest

@testable import ScenarioKit

/// A screen with a single text that a test changes.
private final class TextScreen: @unchecked Sendable {
  private(set) var readings = 0
  private var changeCount: UInt64 = 1
  var text = "Hello" { didSet { changeCount += 1 } }
  var look = "" { didSet { changeCount += 1 } }

  func touch() { changeCount += 1 }

  @Sendable func read(_ known: UInt64?) -> ScreenReading {
    if known == changeCount { return .unchanged }
    readings += 1
    let text = PicturedElement(
      depth: 0, type: "StaticText", identifier: "", label: text, title: "", value: nil, placeholder: nil, traits: 0, frame: .init(x: 0, y: 0, width: 1, height: 1), flags: [],
      look: look)
    return .changed(PicturedScreen(changeCount: changeCount, width: 390, height: 844, elements: [text]))
  }
}

final class PicturedStepsTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PicturedStepsTests-\(UUID().uuidString)")
  private let screen = TextScreen()

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func events(_ detail: PictureDetail, _ body: () -> Void) throws -> [JournalEvent] {
    let url = folder.appendingPathComponent("journal.jsonl")
    let run = PictureDetail.$current.withValue(detail) {
      ScenarioRun(
        feature: "F", test: "t", reporter: CapturingReporter(), journal: try? Journal(url: url, tool: "tests"), console: nil, scheduler: nil, isAmbient: false,
        device: "iPhone", picture: nil, screen: screen.read)
    }
    run.perform(body)
    return try Journal.read(url)
  }

  private func changeText() {
    ScenarioRun.current?.record(ActionRecord(name: "tap", text: "tap Button “Go”"))
    screen.text = "Bye"
  }

  private func look() {}

  func test_eachStepNamesTheScreenBeforeAndAfterIt_andAScreenIsToldOnce() throws {
    let events = try events(.steps) {
      Scenario("Leaving") {
        Given(I: look)
        When(I: changeText)
        Then(I: look)
      }
    }
    let told = events.compactMap { event in
      switch event {
      case .pictured(let entry): "screen \(entry.screen): \(entry.elements.map(\.label))"
      case .stepStarted(let entry): "\(entry.path) begins with \(entry.screen ?? 0)"
      case .stepEnded(let entry): "\(entry.path) ends with \(entry.screen ?? 0)"
      case .acted(let entry): "\(entry.action.name) on \(entry.screen ?? 0)"
      default: nil
      }
    }
    XCTAssertEqual(
      told,
      [
        "screen 1: [\"Hello\"]", "1.1 begins with 1", "1.1 ends with 1", "1.2 begins with 1", "tap on 1", "screen 2: [\"Bye\"]", "1.2 ends with 2",
        "1.3 begins with 2", "1.3 ends with 2",
      ])
    XCTAssertEqual(screen.readings, 2)
  }

  func test_aChangeThatIsNotToBeSeen_isNoOtherScreen() throws {
    let events = try events(.steps) {
      Given(I: look)
      screen.touch()
      Then(I: look)
    }
    XCTAssertEqual(events.filter { if case .pictured = $0 { true } else { false } }.count, 1)
    XCTAssertEqual(screen.readings, 2)
  }

  func test_aSecretIsNotInAPicture() throws {
    let events = try events(.steps) {
      Given(I: look)
      ScenarioRun.redact("hunter22")
      screen.text = "You typed hunter22"
      Then(I: look)
    }
    let labels = events.flatMap { event in if case .pictured(let entry) = event { entry.elements.map(\.label) } else { [String]() } }
    XCTAssertEqual(labels, ["Hello", "You typed ••••••••"])
  }

  func test_aDrawnTextIsCutAfterItsSecretsAreMasked() throws {
    // A letter with an accent is one character, and so is an escaped separator.
    func drawn(_ text: String) -> String { "t17,400,dl|u0,0,9,9;t17,400,dl~000000~~~0,0,9,9~\(text);f~000000~~~M0,0" }
    let kept = String(repeating: "e\u{301}", count: 989) + "••••••••%7c%25"
    let whole = String(repeating: "%3b", count: 2_000)
    screen.look = drawn(kept.replacingOccurrences(of: "••••••••", with: "hunter22") + String(repeating: "a", count: 3_000))
    let events = try events(.steps) {
      ScenarioRun.redact("hunter22")
      Given(I: look)
      screen.look = drawn(whole)
      Then(I: look)
    }
    let looks = events.flatMap { event in if case .pictured(let entry) = event { entry.elements.map(\.look) } else { [String]() } }
    XCTAssertEqual(looks, [drawn(kept + String(repeating: "a", count: 1_001) + "…"), drawn(whole)])
  }

  func test_whereOnlyFailuresArePictured_noScreenIsRead() throws {
    for detail in [PictureDetail.off, .failures] {
      let events = try events(detail) { Given(I: look) }
      XCTAssertFalse(events.contains { if case .pictured = $0 { true } else { false } })
      XCTAssertEqual(screen.readings, 0)
    }
  }

  func test_theStartOfATestNamesItsDevice() throws {
    let devices = try events(.failures) { Given(I: look) }.compactMap { if case .testStarted(let entry) = $0 { entry.device } else { nil } }
    XCTAssertEqual(devices, ["iPhone"])
  }
}
