import XCTest

@testable import ScenarioKit
@testable import VirtualTime

final class JournalReaderTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("JournalReaderTests-\(UUID().uuidString)")
  private let location = SourceLocation(fileID: "M/F.swift", filePath: "Tests/F.swift", line: 3, column: 5)

  override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func lines(of text: String) throws -> [JournalReader.Line] {
    let file = folder.appendingPathComponent("journal.jsonl")
    try Data(text.utf8).write(to: file)
    var found: [JournalReader.Line] = []
    try JournalReader().read(file) { found.append($0) }
    return found
  }

  private func fast(_ line: String) -> JournalEvent? {
    var reader = JournalLineReader()
    var line = line
    return line.withUTF8 { reader.event($0) }
  }

  private func line(_ event: JournalEvent) -> String {
    let encoder = JournalEncoder()
    encoder.encode(event)
    return String(decoding: encoder.bytes.dropLast(), as: UTF8.self)
  }

  private var usualEvents: [JournalEvent] {
    let wall = WallTime(time: 1_795_400_816_289_621, took: 7)
    var step = JournalEvent.StepStart(
      test: "F/t", path: "1.1", depth: 1, keyword: "When", label: .i, sentence: "When I “\\” \"\u{1B}\" é", location: location, virtual: .nanoseconds(1), wall: WallTime(time: 5))
    step.screen = 2
    var end = JournalEvent.StepEnd(
      test: "F/t", path: "1.1", depth: 1, keyword: "When", label: .i, sentence: "When I do something long enough", outcome: .skipped, location: location,
      virtualStart: .seconds(-1), virtualEnd: .seconds(86_400) + .nanoseconds(123_456_789), failure: nil, wall: wall)
    end.reason = "later"
    end.screen = 3
    var action = JournalEvent.ActionEntry(
      test: "F/t", path: "1.1",
      action: .init(
        name: "tap", text: "tap", element: ElementRecord(text: "Button", type: "button", frame: .init(x: -0.5, y: 1e16, width: 0.1, height: 390.015625), isEnabled: false),
        location: location), virtual: .zero, wall: wall)
    action.screen = 9
    let element = PicturedElement(
      depth: 3, type: "Button", identifier: "", label: "Go", title: "", value: "", placeholder: nil, traits: .max, frame: .init(x: 1.0 / 3, y: -2.5e-7, width: 0, height: 44),
      flags: .disabled, look: "f2|cFF3B30")
    return [
      .stepStarted(step), .stepEnded(end), .acted(action),
      .pictured(
        .init(test: "F/t", path: "", screen: 1, width: 390, height: 844, keptFirst: 2, keptLast: 0, elements: [element, element], virtual: .zero, wall: wall)),
      .scenarioStarted(.init(test: "F/t", path: "1", depth: 0, name: "S", location: location, virtual: .milliseconds(1), wall: wall)),
      .scenarioEnded(.init(test: "F/t", path: "1", depth: 0, name: "S", outcome: .pending, virtualStart: .zero, virtualEnd: .zero, wall: wall)),
      .testStarted(.init(test: "F/t", feature: "F", name: "t", virtual: .zero, wall: wall)), .testEnded(.init(test: "F/t", outcome: .passed, virtual: .zero, wall: wall)),
      .noted(.init(test: "F/t", path: "1", text: "n", virtual: .zero, wall: wall)),
    ]
  }

  func test_theUsualLinesAreReadInTheOrderOfTheEncoder() {
    for event in usualEvents { XCTAssertEqual(fast(line(event)), event) }
  }

  func test_anyOtherOrderIsReadAsJSON() throws {
    for event in usualEvents {
      let other = line(event).replacingOccurrences(of: #"{"event":"#, with: #"{ "event" : "#)
      XCTAssertNil(fast(other))
      guard case .event(let read)? = try lines(of: other).first else { return XCTFail("Not read: \(other)") }
      XCTAssertEqual(read, event)
    }
  }

  func test_aLineThatIsCutAnywhereIsNoEvent_andNoPartOfItIsRead() throws {
    for event in usualEvents {
      let whole = line(event)
      for length in 0..<whole.utf8.count {
        let cut = String(decoding: whole.utf8.prefix(length), as: UTF8.self)
        XCTAssertNil(fast(cut), cut)
      }
    }
  }

  func test_aCutLastLineIsToldApartFromABrokenOneBeforeIt() throws {
    let good = line(usualEvents[8])
    let kinds = try lines(of: "\(good)\nbroken\n\n\(good)\n{\"event\":\"no").map { line in
      switch line {
      case .event: "event"
      case .unreadable(let number, let isLast): "line \(number)\(isLast ? ", the last" : "")"
      }
    }
    XCTAssertEqual(kinds, ["event", "line 2", "event", "line 5, the last"])
  }

  func test_aJournalOfSeveralPieces_andALineThatIsLongerThanOne_areReadWhole() throws {
    let long = String(repeating: "x", count: 9 << 20)
    let events = try lines(of: line(.noted(.init(test: "F/t", path: "1", text: long, virtual: .zero, wall: .init(time: 1)))) + "\n" + line(usualEvents[1]) + "\n")
    guard events.count == 2, case .event(.noted(let note)) = events[0], case .event(let last) = events[1] else { return XCTFail("\(events.count) lines") }
    XCTAssertEqual(note.text, long)
    XCTAssertEqual(last, usualEvents[1])
  }

  func test_linesOfManyPiecesComeInTheirOrder_withTheirNumbers() throws {
    let filler = String(repeating: "x", count: 10_000)
    var text = ""
    for number in 1...1000 {
      text += number == 777 ? "broken\n" : line(.noted(.init(test: "F/t", path: "\(number)", text: filler, virtual: .zero, wall: .init(time: 1)))) + "\n"
    }
    let read = try lines(of: text).map { line in
      switch line {
      case .event(.noted(let note)): note.path
      case .event: "another event"
      case .unreadable(let number, let isLast): "\(number) is broken\(isLast ? ", the last" : "")"
      }
    }
    XCTAssertEqual(read, (1...1000).map { $0 == 777 ? "777 is broken" : "\($0)" })
  }

  func test_escapesAreReplaced_andHalfAPairIsTheReplacementCharacter() {
    func text(_ json: String) -> String? {
      var json = json
      return json.withUTF8 { JournalCursor.unescaped($0) }
    }
    XCTAssertEqual(text(#"a\"\\\/\b\f\n\r\té\u0041\u00e9\ud83d\ude00"#), "a\"\\/\u{8}\u{C}\n\r\téAé😀")
    XCTAssertEqual(text(#"\ud83d"#), "\u{FFFD}")
    XCTAssertEqual(text(#"\ude00x"#), "\u{FFFD}x")
    XCTAssertEqual(text(#"\ud83d\u0041"#), "\u{FFFD}A")
    XCTAssertNil(text(#"\x"#))
    XCTAssertNil(text(#"\u12"#))
    XCTAssertNil(text("\\"))
  }

  func test_numbersThatAreTooLargeAreNotReadWrongly() {
    XCTAssertNil(fast(#"{"event":"testEnded","test":"F/t","outcome":"passed","virtual":99999999999999999999,"wall":{"time":1}}"#))
    XCTAssertNil(fast(#"{"event":"testEnded","test":"F/t","outcome":"passed","virtual":0.1234567891,"wall":{"time":1}}"#))
    XCTAssertNil(fast(#"{"event":"testEnded","test":"F/t","outcome":"exploded","virtual":0,"wall":{"time":1}}"#))
  }
}
