import Foundation

/// Reads the events of a journal one after another.
///
/// Most lines stand as the encoder writes them, and are read in that order; every other line is read as any JSON, which takes ten times as long.
package struct JournalReader {
  /// What a line holds.
  package enum Line {
    /// An event.
    case event(JournalEvent)
    /// No event that is known. The last line of a process that was killed is cut off.
    case unreadable(number: Int, isLast: Bool)
  }

  /// How many bytes of a journal are in memory at a time, unless a line is longer.
  private static let pieceSize = 4 << 20

  private var strings = InternedStrings()
  private var lineCount = 0
  var lastPlace = EncodedPlace()

  /// Creates a reader, which may read several journals: what they have in common is kept once.
  package init() {}

  /// Reads a journal a piece at a time, and gives each line to a function.
  /// - Throws: The file system's error when the file cannot be read.
  package mutating func read(_ url: URL, _ body: (Line) -> Void) throws {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    lineCount = 0
    var rest = Data()
    while let piece = try file.read(upToCount: Self.pieceSize), !piece.isEmpty {
      rest.append(piece)
      guard let end = rest.lastIndex(of: 0x0A) else { continue }
      rest[...end].withUnsafeBytes { readLines($0, areLast: false, body) }
      rest = Data(rest[(end + 1)...])
    }
    rest.withUnsafeBytes { readLines($0, areLast: true, body) }
  }

  private mutating func readLines(_ bytes: UnsafeRawBufferPointer, areLast: Bool, _ body: (Line) -> Void) {
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    defer { lastPlace = EncodedPlace() }
    var first = 0
    while first < bytes.count {
      lineCount += 1
      let found = memchr(start + first, 0x0A, bytes.count - first)
      let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.count
      defer { first = end + 1 }
      if end == first { continue }
      let line = UnsafeBufferPointer(start: UnsafePointer(start + first), count: end - first)
      if let event = event(line) ?? JournalDecoder.decode(Data(line)) {
        body(.event(event))
      } else {
        body(.unreadable(number: lineCount, isLast: areLast && end == bytes.count))
      }
    }
  }

  /// The event of a single line, in any order of its parts.
  package static func event(ofLine line: Data) -> JournalEvent? { JournalDecoder.decode(line) }

  /// The event of a line that stands as the encoder writes it.
  mutating func event(_ line: UnsafeBufferPointer<UInt8>) -> JournalEvent? {
    var cursor = JournalCursor(line, strings)
    guard cursor.take("{\"event\":\"") else { return nil }
    if cursor.take("stepEnded\"") { return stepEnded(&cursor) }
    if cursor.take("stepStarted\"") { return stepStarted(&cursor) }
    if cursor.take("acted\"") { return acted(&cursor) }
    if cursor.take("pictured\"") { return pictured(&cursor) }
    if cursor.take("scenarioEnded\"") { return scenarioEnded(&cursor) }
    if cursor.take("scenarioStarted\"") { return scenarioStarted(&cursor) }
    if cursor.take("testEnded\"") { return testEnded(&cursor) }
    if cursor.take("testStarted\"") { return testStarted(&cursor) }
    if cursor.take("noted\"") { return noted(&cursor) }
    return nil
  }

  private func testStarted(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let feature = cursor.string(",\"feature\":"), let name = cursor.string(",\"name\":") else { return nil }
    let device = cursor.string(",\"device\":")
    guard let virtual = cursor.seconds(",\"virtual\":"), let wall = cursor.wallAndEnd() else { return nil }
    var entry = JournalEvent.TestStart(test: test, feature: feature, name: name, virtual: virtual, wall: wall)
    entry.device = device
    return .testStarted(entry)
  }

  private func testEnded(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let outcome = cursor.string(",\"outcome\":").flatMap(Outcome.init) else { return nil }
    let reason = cursor.string(",\"reason\":")
    guard let virtual = cursor.seconds(",\"virtual\":") else { return nil }
    let explored = cursor.seconds(",\"explored\":")
    guard let wall = cursor.wallAndEnd() else { return nil }
    var entry = JournalEvent.TestEnd(test: test, outcome: outcome, virtual: virtual, wall: wall)
    entry.reason = reason
    entry.explored = explored ?? .zero
    return .testEnded(entry)
  }

  private mutating func scenarioStarted(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let path = cursor.string(",\"path\":"), let depth = cursor.integer(",\"depth\":"), let name = cursor.string(",\"name\":"),
      let location = cursor.location(&lastPlace), let virtual = cursor.seconds(",\"virtual\":"), let wall = cursor.wallAndEnd()
    else { return nil }
    return .scenarioStarted(
      .init(test: test, path: path, depth: Int(truncatingIfNeeded: depth), name: name, location: location, virtual: virtual, wall: wall))
  }

  private func scenarioEnded(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let path = cursor.string(",\"path\":"), let depth = cursor.integer(",\"depth\":"), let name = cursor.string(",\"name\":"),
      let outcome = cursor.string(",\"outcome\":").flatMap(Outcome.init)
    else { return nil }
    let reason = cursor.string(",\"reason\":")
    guard let start = cursor.seconds(",\"virtualStart\":"), let end = cursor.seconds(",\"virtualEnd\":"), let wall = cursor.wallAndEnd() else { return nil }
    var entry = JournalEvent.ScenarioEnd(
      test: test, path: path, depth: Int(truncatingIfNeeded: depth), name: name, outcome: outcome, virtualStart: start, virtualEnd: end, wall: wall)
    entry.reason = reason
    return .scenarioEnded(entry)
  }

  private mutating func stepStarted(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let path = cursor.string(",\"path\":"), let depth = cursor.integer(",\"depth\":"),
      let keyword = cursor.string(",\"keyword\":"), let label = cursor.string(",\"label\":").flatMap(StepLabel.init), let sentence = cursor.string(",\"sentence\":"),
      let location = cursor.location(&lastPlace)
    else { return nil }
    let screen = cursor.integer(",\"screen\":")
    guard let virtual = cursor.seconds(",\"virtual\":"), let wall = cursor.wallAndEnd() else { return nil }
    var entry = JournalEvent.StepStart(
      test: test, path: path, depth: Int(truncatingIfNeeded: depth), keyword: keyword, label: label, sentence: sentence, location: location, virtual: virtual, wall: wall)
    entry.screen = screen.map { Int(truncatingIfNeeded: $0) }
    return .stepStarted(entry)
  }

  private mutating func stepEnded(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let path = cursor.string(",\"path\":"), let depth = cursor.integer(",\"depth\":"),
      let keyword = cursor.string(",\"keyword\":"), let label = cursor.string(",\"label\":").flatMap(StepLabel.init), let sentence = cursor.string(",\"sentence\":"),
      let outcome = cursor.string(",\"outcome\":").flatMap(Outcome.init)
    else { return nil }
    let reason = cursor.string(",\"reason\":")
    guard let location = cursor.location(&lastPlace), let start = cursor.seconds(",\"virtualStart\":"), let end = cursor.seconds(",\"virtualEnd\":") else { return nil }
    let screen = cursor.integer(",\"screen\":")
    guard let wall = cursor.wallAndEnd() else { return nil }
    var entry = JournalEvent.StepEnd(
      test: test, path: path, depth: Int(truncatingIfNeeded: depth), keyword: keyword, label: label, sentence: sentence, outcome: outcome, location: location,
      virtualStart: start, virtualEnd: end, failure: nil, wall: wall)
    entry.reason = reason
    entry.screen = screen.map { Int(truncatingIfNeeded: $0) }
    return .stepEnded(entry)
  }

  private func noted(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let path = cursor.string(",\"path\":"), let text = cursor.string(",\"text\":"), let virtual = cursor.seconds(",\"virtual\":"),
      let wall = cursor.wallAndEnd()
    else { return nil }
    return .noted(.init(test: test, path: path, text: text, virtual: virtual, wall: wall))
  }
}
