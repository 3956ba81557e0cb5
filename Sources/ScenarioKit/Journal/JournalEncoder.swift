import Foundation

/// Writes events as lines of JSON into a buffer that is used again and again.
///
/// Keys come in a fixed order. Scalars that logs escape, such as control characters and overrides of the direction, are written as \uXXXX,
/// so that a line is one line and shows as it is in any terminal.
///
/// Foundation's `JSONEncoder` takes some 50 µs for an event in a debug build, which is a hundred times as much: a step would cost more to write down than to run.
struct JournalEncoder {
  private let buffer = ByteBuffer()
  private let lastLocation = EncodedLocation()

  /// The events that were encoded since the buffer was empty, a line each.
  var bytes: UnsafeRawBufferPointer { buffer.bytes }

  /// Empties the buffer.
  func clear() { buffer.clear() }

  /// Forgets the first bytes.
  func removeFirst(_ count: Int) { buffer.removeFirst(count) }

  /// Adds an event with its line end to the buffer.
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
    // A step ends where it has begun.
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

  @inline(__always) func string(_ key: StaticString, _ value: String) { string(key.utf8Start, key.utf8CodeUnitCount, value) }

  private func string(_ key: UnsafePointer<UInt8>, _ keyCount: Int, _ value: String) {
    var value = value
    value.withUTF8 { text in
      let place = buffer.room(keyCount + text.count + 2)
      memcpy(place, key, keyCount)
      place[keyCount] = 0x22
      let copied = Self.copyPlain(text, to: place + keyCount + 1)
      buffer.advance(keyCount + 1 + copied)
      if copied < text.count { escape(UnsafeBufferPointer(rebasing: text[copied...])) }
      buffer.append(0x22)
    }
  }

  // Copies what may stand as it is, printable ASCII without quotes and backslashes, and returns how many bytes that were.
  // Eight bytes at a time, as debug builds are slow byte by byte.
  private static func copyPlain(_ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    let place = UnsafeMutableRawPointer(target)
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard isPlain(word) else { return index }
      place.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
      index += 8
    }
    if index > 0, index < raw.count {
      // The last eight once more, of which some are copied already.
      let last = raw.count - 8
      let word = raw.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      guard isPlain(word) else { return index }
      place.storeBytes(of: word, toByteOffset: last, as: UInt64.self)
      return raw.count
    }
    while index < raw.count {
      let byte = raw[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x7F { return index }
      target[index] = byte
      index += 1
    }
    return index
  }

  @inline(__always) private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let delete = word ^ (ones &* 0x7F)
    let special = word | (word &- ones &* 0x20) | (quote &- ones) | (backslash &- ones) | (delete &- ones)
    return special & 0x8080_8080_8080_8080 == 0
  }

  // Copies what may stand as it is in runs.
  private func escape(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    var run = 0
    var index = 0
    let raw = UnsafeRawBufferPointer(text)
    while index < text.count {
      if index + 8 <= text.count, Self.isPlain(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
        index += 8
        continue
      }
      let byte = text[index]
      // Typographic quotes, dashes and dots, U+2010 to U+2027: the words of most actions have some.
      if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80, 0x90...0xA7 ~= text[index + 2] {
        index += 3
        continue
      }
      let length = byte < 0x80 ? 1 : Self.escapedLength(text, at: index)
      guard byte >= 0x80 ? length > 0 : byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F else {
        index += 1
        continue
      }
      if index > run { buffer.append(start + run, index - run) }
      switch byte {
      case 0x22: begin("\\\"")
      case 0x5C: begin("\\\\")
      case 0x0A: begin("\\n")
      default: unicode(Self.scalar(text, at: index, length: length))
      }
      index += length
      run = index
    }
    if run < text.count { buffer.append(start + run, text.count - run) }
  }

  /// The length of the scalar at an index, if it is one that logs escape, and 0 otherwise.
  private static func escapedLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    // The first bytes of those scalars; everything else stands as it is.
    let length: Int
    switch text[index] {
    case 0xC2, 0xD8: length = 2
    case 0xE2, 0xEF: length = 3
    case 0xF3: length = 4
    default: return 0
    }
    guard index + length <= text.count, scalar(text, at: index, length: length).isEscapedInLog else { return 0 }
    return length
  }

  /// The scalar of some bytes of UTF-8, of which the first tells the length.
  private static func scalar(_ text: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) -> Unicode.Scalar {
    var value = length == 1 ? UInt32(text[index]) : UInt32(text[index] & (0x7F >> UInt8(length)))
    for next in index + 1..<index + length { value = value << 6 | UInt32(text[next] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Writes a scalar as \uXXXX, or as two of them where it has more than 16 bits.
  private func unicode(_ scalar: Unicode.Scalar) {
    for unit in scalar.utf16 {
      begin("\\u")
      for shift: UInt16 in [12, 8, 4, 0] {
        let digit = UInt8(truncatingIfNeeded: unit >> shift) & 15
        buffer.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
      }
    }
  }

  func integer(_ value: Int64) {
    if value < 0 { buffer.append(0x2D) }
    buffer.append(decimal: value.magnitude)
  }

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

/// The location that was encoded last, as it was written.
private final class EncodedLocation {
  @exclusivity(unchecked) var location = SourceLocation.nowhere
  let text = ByteBuffer(capacity: 512)
}

extension Duration {
  /// The whole duration in nanoseconds, rounded towards zero.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? (seconds < 0 ? .min : .max) : whole &+ attoseconds / 1_000_000_000
  }
}
