/// A reader for journal lines that have the encoder's order of keys.
struct JournalLineReader {
  private let strings = InternedStrings()
  var lastPlace = EncodedPlace()

  /// Returns the event of a line, or `nil` if the line doesn't have the encoder's order.
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
