/// An encoder that writes events as lines of JSON into a reusable buffer.
///
/// Keys have a fixed order. Scalars that logs escape, such as control characters and direction overrides, are written as \uXXXX,
/// to keep each event on one line that any terminal can show.
///
/// Foundation's `JSONEncoder` takes 3 times as long for an event in a debug build, and 30 times as long in a release build.
struct JournalEncoder {
  private let buffer = ByteBuffer()
  private let lastLocation = EncodedLocation()

  /// The events encoded since the buffer was cleared, one per line.
  var bytes: UnsafeRawBufferPointer { buffer.bytes }

  /// Clears the buffer.
  func clear() { buffer.clear() }

  /// Removes the first bytes.
  func removeFirst(_ count: Int) { buffer.removeFirst(count) }

  /// Adds an event and a line end to the buffer.
  func encode(_ event: JournalEvent) {
    switch event {
    case .runStarted(let entry):
      begin("{\"event\":\"runStarted\",\"format\":")
      integer(Int64(entry.format))
      string(",\"tool\":", entry.tool)
      environment(entry.environment)
      wall(entry.wall, entry.process, entry.launcher)
    case .testStarted(let entry):
      begin("{\"event\":\"testStarted\"")
      string(",\"test\":", entry.test)
      string(",\"feature\":", entry.feature)
      string(",\"name\":", entry.name)
      if let device = entry.device { string(",\"device\":", device) }
      seconds(",\"virtual\":", entry.virtual)
      wall(entry.wall)
    case .testEnded(let entry):
      begin("{\"event\":\"testEnded\"")
      string(",\"test\":", entry.test)
      string(",\"outcome\":", entry.outcome.rawValue)
      reason(entry.reason)
      seconds(",\"virtual\":", entry.virtual)
      if entry.explored > .zero { seconds(",\"explored\":", entry.explored) }
      wall(entry.wall)
    case .scenarioStarted(let entry):
      begin("{\"event\":\"scenarioStarted\"")
      place(entry.test, entry.path, entry.depth)
      string(",\"name\":", entry.name)
      if entry.details != .none { details(entry.details) }
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
      screen(entry.screen)
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
    case .acted(let entry): encode(entry)
    case .waited(let entry): encode(entry)
    case .pictured(let entry): encode(entry)
    case .attached(let entry): encode(entry)
    case .noted(let entry):
      begin("{\"event\":\"noted\"")
      string(",\"test\":", entry.test)
      string(",\"path\":", entry.path)
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
    if let argument = entry.argument { self.argument(argument) }
    screen(entry.screen)
    if let failed = entry.failure { failure(failed) }
    wall(entry.wall)
  }

  private func reason(_ reason: String?) {
    if let reason, !reason.isEmpty { string(",\"reason\":", reason) }
  }

  func place(_ test: String, _ path: String, _ depth: Int) {
    string(",\"test\":", test)
    string(",\"path\":", path)
    begin(",\"depth\":")
    integer(Int64(depth))
  }

  func location(_ location: SourceLocation) {
    // Reuse the text of the last location, because the end of a step has the same location as its start.
    if lastLocation.text.count > 0, location == lastLocation.location { return buffer.append(lastLocation.text) }
    let start = buffer.count
    encode(location)
    lastLocation.location = location
    lastLocation.text.clear()
    lastLocation.text.append(buffer, from: start)
  }

  private func encode(_ location: SourceLocation) {
    string(",\"location\":{\"file\":", location.filePath)
    string(",\"fileID\":", location.fileID)
    begin(",\"line\":")
    integer(Int64(location.line))
    begin(",\"column\":")
    integer(Int64(location.column))
    begin("}")
  }

  func screen(_ screen: Int?) {
    guard let screen else { return }
    begin(",\"screen\":")
    integer(Int64(screen))
  }

  private func wall(_ wall: WallTime, _ process: Int32, _ launcher: String) {
    begin(",\"wall\":{\"time\":")
    integer(wall.time)
    begin(",\"process\":")
    integer(Int64(process))
    string(",\"launcher\":", launcher)
    begin("}")
  }

  func wall(_ wall: WallTime) {
    begin(",\"wall\":{\"time\":")
    integer(wall.time)
    if wall.took != 0 {
      begin(",\"took\":")
      integer(wall.took)
    }
    begin("}")
  }

  func append(_ start: UnsafePointer<UInt8>, _ count: Int) { buffer.append(start, count) }

  @inline(__always) func begin(_ text: StaticString) {
    buffer.append(text.utf8Start, text.utf8CodeUnitCount)
  }

  @inline(__always) func string(_ key: StaticString, _ value: String) { buffer.append(json: value, after: key, for: .journal) }

  func integer(_ value: Int64) { buffer.append(json: value) }

  func seconds(_ key: StaticString, _ duration: Duration) {
    begin(key)
    if duration == .zero { return buffer.append(0x30) }
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

/// The last encoded location and its text.
private final class EncodedLocation {
  @exclusivity(unchecked) var location = SourceLocation.nowhere
  let text = ByteBuffer(capacity: 512)
}

extension Duration {
  /// The duration in nanoseconds, rounded toward zero.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (seconds < 0 ? .min : .max) : whole &+ attoseconds / 1_000_000_000
  }
}
