/// Writes events as lines of JSON into a buffer that is used again and again.
///
/// Keys come in a fixed order. Control characters, DEL, the C1 controls and the line separators are escaped as \u00XX, so that a line is
/// one line and shows as it is in any terminal.
struct JournalEncoder {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(4096) }

  /// Replaces the buffer's content by one event with its line end.
  mutating func encode(_ event: JournalEvent) {
    bytes.removeAll(keepingCapacity: true)
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

  private mutating func encode(_ entry: JournalEvent.StepEnd) {
    begin("{\"event\":\"stepEnded\"")
    place(entry.test, entry.path, entry.depth)
    string(",\"keyword\":", entry.keyword)
    string(",\"label\":", entry.label.rawValue)
    string(",\"sentence\":", entry.sentence)
    string(",\"outcome\":", entry.outcome.rawValue)
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

  private mutating func place(_ test: String, _ path: String, _ depth: Int) {
    string(",\"test\":", test)
    string(",\"path\":", path)
    begin(",\"depth\":")
    integer(Int64(depth))
  }

  private mutating func failure(_ failure: TestFailure) {
    string(",\"failure\":{\"kind\":", failure.kind)
    string(",\"message\":", failure.message)
    if let screen = failure.screen { string(",\"screen\":", screen) }
    if let place = failure.location { location(place) }
    begin("}")
  }

  private mutating func location(_ location: SourceLocation) {
    string(",\"location\":{\"file\":", location.filePath)
    string(",\"fileID\":", location.fileID)
    begin(",\"line\":")
    integer(Int64(location.line))
    begin(",\"column\":")
    integer(Int64(location.column))
    begin("}")
  }

  private mutating func wall(_ wall: WallTime) {
    begin(",\"wall\":{\"time\":")
    integer(wall.time)
    if wall.took != 0 {
      begin(",\"took\":")
      integer(wall.took)
    }
    begin("}")
  }

  private mutating func begin(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func string(_ key: StaticString, _ value: String) {
    begin(key)
    bytes.append(0x22)
    var value = value
    value.withUTF8 { text in
      if Self.isPlain(text) { bytes.append(contentsOf: text) } else { escape(text) }
    }
    bytes.append(0x22)
  }

  // 0xC2 leads the C1 controls, 0xE2 the line separators: both are looked at more closely by `escape`.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2 { return false }
      index += 1
    }
    return true
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case 0x22, 0x5C:
        bytes.append(0x5C)
        bytes.append(byte)
      case 0x0A: begin("\\n")
      case 0..<0x20, 0x7F: unicode(byte)
      case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0:
        index += 1
        unicode(text[index])
      case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9):
        if text[index + 2] == 0xA8 { begin("\\u2028") } else { begin("\\u2029") }
        index += 2
      default: bytes.append(byte)
      }
      index += 1
    }
  }

  private mutating func unicode(_ byte: UInt8) {
    begin("\\u00")
    for digit in [byte >> 4, byte & 15] { bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
  }

  private mutating func integer(_ value: Int64) {
    if value < 0 { bytes.append(0x2D) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func seconds(_ key: StaticString, _ duration: Duration) {
    begin(key)
    let nanoseconds = duration.nanoseconds
    if nanoseconds < 0 { bytes.append(0x2D) }
    integer(Int64(nanoseconds.magnitude / 1_000_000_000))
    var fraction = nanoseconds.magnitude % 1_000_000_000
    guard fraction > 0 else { return }
    bytes.append(0x2E)
    var unit: UInt64 = 100_000_000
    while fraction > 0 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: fraction / unit))
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
