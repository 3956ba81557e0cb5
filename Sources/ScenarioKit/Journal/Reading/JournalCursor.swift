import Foundation

/// A position in a line of a journal, which is read in the encoder's order.
///
/// If the line has a different order, nothing is consumed, and the caller parses the line as generic JSON.
struct JournalCursor {
  private let start: UnsafePointer<UInt8>
  private var position = 0
  private let count: Int
  private let strings: InternedStrings

  init(_ line: UnsafeBufferPointer<UInt8>, _ strings: InternedStrings) {
    start = line.baseAddress ?? UnsafePointer(bitPattern: 1)!
    count = line.count
    self.strings = strings
  }

  var isAtEnd: Bool { position == count }

  /// Consumes the given text if it comes next, and returns whether it did.
  @inline(__always) mutating func take(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count - position >= length, memcmp(start + position, text.utf8Start, length) == 0 else { return false }
    position += length
    return true
  }

  /// Consumes a key with its colon and a string, or returns `nil` if something else comes next.
  @inline(__always) mutating func string(_ key: StaticString) -> String? { take(key) ? string() : nil }

  /// Consumes a string.
  mutating func string() -> String? {
    guard let (text, hasEscapes) = rawString() else { return nil }
    return hasEscapes ? Self.unescaped(text) : strings.string(text)
  }

  /// Consumes a string in its encoded form, and returns whether it contains escapes.
  private mutating func rawString() -> (UnsafeBufferPointer<UInt8>, hasEscapes: Bool)? {
    guard position < count, start[position] == 0x22 else { return nil }
    let first = position + 1
    var end = first
    while let found = memchr(start + end, 0x22, count - end) {
      end = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      // A quote after an odd number of backslashes belongs to the text, so look for the next quote.
      var slashes = 0
      while end - slashes > first, start[end - 1 - slashes] == 0x5C { slashes += 1 }
      if slashes % 2 == 0 {
        position = end + 1
        let text = UnsafeBufferPointer(start: start + first, count: end - first)
        return (text, memchr(start + first, 0x5C, end - first) != nil)
      }
      end += 1
    }
    return nil
  }

  /// Returns a string with its escapes replaced, or `nil` if an escape isn't valid in JSON.
  static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    var units: [UInt8] = []
    units.reserveCapacity(text.count)
    var index = 0
    func hex(at place: Int) -> UInt32? {
      guard place + 4 <= text.count else { return nil }
      return UInt32(String(decoding: UnsafeBufferPointer(rebasing: text[place..<place + 4]), as: UTF8.self), radix: 16)
    }
    while index < text.count {
      guard text[index] == 0x5C else {
        units.append(text[index])
        index += 1
        continue
      }
      guard index + 1 < text.count else { return nil }
      index += 2
      switch text[index - 1] {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(text[index - 1])
      case UInt8(ascii: "u"):
        guard let value = hex(at: index) else { return nil }
        index += 4
        var scalar = Unicode.Scalar(value)
        if value >= 0xD800, value < 0xDC00, index + 1 < text.count, text[index] == 0x5C, text[index + 1] == UInt8(ascii: "u"), let low = hex(at: index + 2),
          low >= 0xDC00, low < 0xE000
        {
          let offset: UInt32 = ((value - 0xD800) << 10) + (low - 0xDC00)
          scalar = Unicode.Scalar(0x10000 + offset)
          index += 6
        }
        // Use the replacement character for an unpaired surrogate, which doesn't encode a character.
        units.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
      default: return nil
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// Consumes a key with its colon and an integer.
  @inline(__always) mutating func integer(_ key: StaticString) -> Int64? { take(key) ? integer() : nil }

  private mutating func integer() -> Int64? {
    let isNegative = position < count && start[position] == 0x2D
    if isNegative { position += 1 }
    var value: Int64 = 0
    let first = position
    while position < count, start[position] >= 0x30, start[position] <= 0x39 {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(Int64(start[position] - 0x30))
      if isTooLarge || overflows { return nil }
      value = sum
      position += 1
    }
    guard position > first else { return nil }
    return isNegative ? -value : value
  }

  /// Consumes a key with its colon and a number of seconds with at most nine decimals.
  @inline(__always) mutating func seconds(_ key: StaticString) -> Duration? { take(key) ? seconds() : nil }

  private mutating func seconds() -> Duration? {
    let isNegative = position < count && start[position] == 0x2D
    guard let whole = integer() else { return nil }
    guard position < count, start[position] == 0x2E else { return .seconds(whole) }
    position += 1
    var fraction: Int64 = 0
    var unit: Int64 = 1_000_000_000
    while position < count, start[position] >= 0x30, start[position] <= 0x39 {
      if unit == 1 { return nil }
      unit /= 10
      fraction += Int64(start[position] - 0x30) * unit
      position += 1
    }
    return .seconds(whole) + .nanoseconds(isNegative ? -fraction : fraction)
  }

  /// Consumes a key with its colon and a number.
  @inline(__always) mutating func number(_ key: StaticString) -> Double? { take(key) ? number() : nil }

  private mutating func number() -> Double? {
    let first = position
    let isNegative = position < count && start[position] == 0x2D
    guard let whole = integer() else { return nil }
    guard position < count, start[position] == 0x2E || start[position] | 0x20 == 0x65 else { return Double(whole) }
    var value = whole.magnitude
    var scale = 1.0
    if start[position] == 0x2E {
      position += 1
      while position < count, start[position] >= 0x30, start[position] <= 0x39, scale < 1e15, value < 100_000_000_000_000 {
        value = value * 10 + UInt64(start[position] - 0x30)
        scale *= 10
        position += 1
      }
    }
    // `value` and `scale` are small enough to be exact, so their quotient is the number that is nearest to the text.
    if position == count || !Self.isPartOfNumber(start[position]) { return (isNegative ? -1 : 1) * Double(value) / scale }
    while position < count, Self.isPartOfNumber(start[position]) { position += 1 }
    return Double(String(decoding: UnsafeBufferPointer(start: start + first, count: position - first), as: UTF8.self))
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte == 0x2E || byte == 0x2B || byte == 0x2D || byte | 0x20 == 0x65
  }

  /// Consumes a source location, which is usually the same as in the previous line.
  mutating func location(_ last: inout EncodedPlace) -> SourceLocation? {
    if last.count > 0, count - position >= last.count, memcmp(start + position, last.start, last.count) == 0 {
      position += last.count
      return last.location
    }
    let first = position
    guard let path = string(",\"location\":{\"file\":"), let fileID = string(",\"fileID\":"), let line = integer(",\"line\":"),
      let column = integer(",\"column\":"), take("}")
    else { return nil }
    let location = SourceLocation(fileID: fileID, filePath: path, line: Int(truncatingIfNeeded: line), column: Int(truncatingIfNeeded: column))
    last = EncodedPlace(start: start + first, count: position - first, location: location)
    return last.location
  }

  /// Consumes the `wall` object and the end of the line.
  mutating func wallAndEnd() -> WallTime? {
    guard let time = integer(",\"wall\":{\"time\":") else { return nil }
    let took = integer(",\"took\":") ?? 0
    return take("}}") && isAtEnd ? WallTime(time: time, took: took) : nil
  }
}

/// The last source location and its encoded text.
///
/// The text is valid as long as its piece of the journal is being read.
struct EncodedPlace {
  var start = UnsafePointer<UInt8>(bitPattern: 1)!
  var count = 0
  var location = SourceLocation.nowhere
}
