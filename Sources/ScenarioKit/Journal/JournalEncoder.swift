/// Writes events as lines of JSON into a buffer that is used again and again.
///
/// Keys come in a fixed order. Control characters, DEL, the C1 controls and the line separators are escaped as \u00XX, so that a line is
/// one line and shows as it is in any terminal.
struct JournalEncoder {
  private let buffer = ByteBuffer()

  /// The event that was encoded last, as a line.
  var bytes: UnsafeRawBufferPointer { buffer.bytes }

  /// Replaces the buffer's content by one event with its line end.
  func encode(_ event: JournalEvent) {
    buffer.clear()
    switch event {
    case .runStarted(let entry):
      begin("{\"event\":\"runStarted\",\"format\":")
      integer(Int64(entry.format))
      string(",\"tool\":", entry.tool)
      wall(entry.wall)
    case .testStarted(let entry):
      begin("{\"event\":\"testStarted\"")
      string(",\"test\":", entry.test)
      string(",\"feature\":", entry.feature)
      string(",\"name\":", entry.name)
      seconds(",\"virtual\":", entry.virtual)
      wall(entry.wall)
    case .testEnded(let entry):
      begin("{\"event\":\"testEnded\"")
      string(",\"test\":", entry.test)
      string(",\"outcome\":", entry.outcome.rawValue)
      reason(entry.reason)
      seconds(",\"virtual\":", entry.virtual)
      wall(entry.wall)
    case .scenarioStarted(let entry):
      begin("{\"event\":\"scenarioStarted\"")
      place(entry.test, entry.path, entry.depth)
      string(",\"name\":", entry.name)
      location(entry.location)
      seconds(",\"virtual\":", entry.virtual)
      wall(entry.wall)
    case .scenarioEnded(let entry):
      begin("{\"event\":\"scenarioEnded\"")
      place(entry.test, entry.path, entry.depth)
      string(",\"name\":", entry.name)
      string(",\"outcome\":", entry.outcome.rawValue)
      reason(entry.reason)
      seconds(",\"virtualStart\":", entry.virtualStart)
      seconds(",\"virtualEnd\":", entry.virtualEnd)
      wall(entry.wall)
    case .stepStarted(let entry):
      begin("{\"event\":\"stepStarted\"")
      place(entry.test, entry.path, entry.depth)
      string(",\"keyword\":", entry.keyword)
      string(",\"label\":", entry.label.rawValue)
      string(",\"sentence\":", entry.sentence)
      location(entry.location)
      seconds(",\"virtual\":", entry.virtual)
      wall(entry.wall)
    case .stepEnded(let entry): encode(entry)
    case .failed(let entry):
      begin("{\"event\":\"failed\"")
      string(",\"test\":", entry.test)
      failure(entry.failure)
      location(entry.location)
      seconds(",\"virtual\":", entry.virtual)
      wall(entry.wall)
    case .noted(let entry):
      begin("{\"event\":\"noted\"")
      string(",\"test\":", entry.test)
      string(",\"text\":", entry.text)
      seconds(",\"virtual\":", entry.virtual)
      wall(entry.wall)
    }
    begin("}\n")
  }

  private func encode(_ entry: JournalEvent.StepEnd) {
    begin("{\"event\":\"stepEnded\"")
    place(entry.test, entry.path, entry.depth)
    string(",\"keyword\":", entry.keyword)
    string(",\"label\":", entry.label.rawValue)
    string(",\"sentence\":", entry.sentence)
    string(",\"outcome\":", entry.outcome.rawValue)
    reason(entry.reason)
    location(entry.location)
    seconds(",\"virtualStart\":", entry.virtualStart)
    seconds(",\"virtualEnd\":", entry.virtualEnd)
    if !entry.notes.isEmpty {
      begin(",\"notes\":")
      var separator: StaticString = "["
      for note in entry.notes {
        string(separator, note)
        separator = ","
      }
      begin("]")
    }
    if let failed = entry.failure { failure(failed) }
    wall(entry.wall)
  }

  private func reason(_ reason: String?) {
    if let reason, !reason.isEmpty { string(",\"reason\":", reason) }
  }

  private func place(_ test: String, _ path: String, _ depth: Int) {
    string(",\"test\":", test)
    string(",\"path\":", path)
    begin(",\"depth\":")
    integer(Int64(depth))
  }

  private func failure(_ failure: TestFailure) {
    string(",\"failure\":{\"kind\":", failure.kind)
    string(",\"message\":", failure.message)
    if let screen = failure.screen { string(",\"screen\":", screen) }
    if let place = failure.location { location(place) }
    begin("}")
  }

  private func location(_ location: SourceLocation) {
    string(",\"location\":{\"file\":", location.filePath)
    string(",\"fileID\":", location.fileID)
    begin(",\"line\":")
    integer(Int64(location.line))
    begin(",\"column\":")
    integer(Int64(location.column))
    begin("}")
  }

  private func wall(_ wall: WallTime) {
    begin(",\"wall\":{\"time\":")
    integer(wall.time)
    if wall.took != 0 {
      begin(",\"took\":")
      integer(wall.took)
    }
    begin("}")
  }

  private func begin(_ text: StaticString) {
    buffer.append(text.utf8Start, text.utf8CodeUnitCount)
  }

  private func string(_ key: StaticString, _ value: String) {
    begin(key)
    buffer.append(0x22)
    var value = value
    value.withUTF8 { text in
      guard let start = text.baseAddress else { return }
      if Self.isPlain(text) { buffer.append(start, text.count) } else { escape(text) }
    }
    buffer.append(0x22)
  }

  // Whether a text may be copied as it is: printable ASCII without quotes and backslashes. Eight bytes at a time, as debug builds are slow byte by byte.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    var special: UInt64 = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let delete = word ^ (ones &* 0x7F)
      special |= word | (word &- ones &* 0x20) | (quote &- ones) | (backslash &- ones) | (delete &- ones)
      index += 8
    }
    guard special & highs == 0 else { return false }
    while index < raw.count {
      let byte = raw[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x7F { return false }
      index += 1
    }
    return true
  }

  // Copies what may stand as it is in runs. 0xC2 leads the C1 controls, 0xE2 0x80 the line separators.
  private func escape(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    var run = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      let last = index + 2 < text.count ? text[index + 2] : 0
      let isSeparator = byte == 0xE2 && next == 0x80 && (last == 0xA8 || last == 0xA9)
      let isC1 = byte == 0xC2 && next < 0xA0
      guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || isC1 || isSeparator else {
        index += 1
        continue
      }
      if index > run { buffer.append(start + run, index - run) }
      if isSeparator {
        begin(last == 0xA8 ? "\\u2028" : "\\u2029")
      } else if byte == 0x22 {
        begin("\\\"")
      } else if byte == 0x5C {
        begin("\\\\")
      } else if byte == 0x0A {
        begin("\\n")
      } else {
        unicode(isC1 ? next : byte)
      }
      index += isSeparator ? 3 : isC1 ? 2 : 1
      run = index
    }
    if run < text.count { buffer.append(start + run, text.count - run) }
  }

  private func unicode(_ byte: UInt8) {
    begin("\\u00")
    for digit in [byte >> 4, byte & 15] { buffer.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
  }

  private func integer(_ value: Int64) {
    if value < 0 { buffer.append(0x2D) }
    buffer.append(decimal: value.magnitude)
  }

  private func seconds(_ key: StaticString, _ duration: Duration) {
    begin(key)
    let nanoseconds = duration.nanoseconds
    if nanoseconds < 0 { buffer.append(0x2D) }
    buffer.append(decimal: nanoseconds.magnitude / 1_000_000_000)
    var fraction = nanoseconds.magnitude % 1_000_000_000
    guard fraction > 0 else { return }
    buffer.append(0x2E)
    var unit: UInt64 = 100_000_000
    while fraction > 0 {
      buffer.append(0x30 + UInt8(truncatingIfNeeded: fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }
}

extension Duration {
  /// The whole duration in nanoseconds, rounded towards zero.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (seconds < 0 ? .min : .max) : whole &+ attoseconds / 1_000_000_000
  }
}
