import Foundation
import UnicodeEscapes

extension ByteBuffer {
  /// What texts of JSON are written for, which decides what is escaped beyond what JSON asks for.
  package struct JSONUse: Sendable {
    /// A byte of ASCII that is escaped, too.
    fileprivate let markup: UInt8
    /// What stands before the digit A of an escape.
    fileprivate let letters: UInt8
    fileprivate let isPage: Bool

    /// Lines that show as they are in any terminal: the scalars that logs escape are written as \uXXXX.
    package static let journal = JSONUse(markup: 0x22, letters: 0x57, isPage: false)

    /// The middle of an HTML page: in addition `<`, so that no text ends the element that it stands in or begins another one.
    package static let page = JSONUse(markup: 0x3C, letters: 0x37, isPage: true)

    /// Whether a scalar is escaped that isn't ASCII.
    fileprivate func escapes(_ scalar: Unicode.Scalar) -> Bool { scalar.isEscapedInLog || isPage && scalar.value | 1 == 0xFFFF }
  }

  /// Appends a whole number.
  package func append(json value: Int64) {
    if value < 0 { append(0x2D) }
    append(decimal: value.magnitude)
  }

  /// Appends a text as it is, and a text in quotes.
  @inline(__always) package func append(json value: String, after key: StaticString = "", for use: JSONUse) { append(value, key.utf8Start, key.utf8CodeUnitCount, use) }

  private func append(_ value: String, _ key: UnsafePointer<UInt8>, _ keyCount: Int, _ use: JSONUse) {
    var value = value
    value.withUTF8 { text in
      let place = room(keyCount + text.count + 2)
      memcpy(place, key, keyCount)
      place[keyCount] = 0x22
      let copied = Self.copyPlain(text, to: place + keyCount + 1, use)
      advance(keyCount + 1 + copied)
      if copied < text.count { escape(UnsafeBufferPointer(rebasing: text[copied...]), use) }
      append(0x22)
    }
  }

  // Copies what may stand as it is, printable ASCII without quotes, backslashes and markup, and returns how many bytes that were.
  // Eight bytes at a time, as debug builds are slow byte by byte.
  private static func copyPlain(_ text: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ use: JSONUse) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    let place = UnsafeMutableRawPointer(target)
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard isPlain(word, use) else { return index }
      place.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
      index += 8
    }
    if index > 0, index < raw.count {
      // The last eight once more, of which some are copied already.
      let last = raw.count - 8
      let word = raw.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      guard isPlain(word, use) else { return index }
      place.storeBytes(of: word, toByteOffset: last, as: UInt64.self)
      return raw.count
    }
    while index < raw.count {
      let byte = raw[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == use.markup || byte >= 0x7F { return index }
      target[index] = byte
      index += 1
    }
    return index
  }

  @inline(__always) private static func isPlain(_ word: UInt64, _ use: JSONUse) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let delete = word ^ (ones &* 0x7F)
    let markup = word ^ (ones &* UInt64(use.markup))
    let special = word | (word &- ones &* 0x20) | (quote &- ones) | (backslash &- ones) | (delete &- ones) | (markup &- ones)
    return special & 0x8080_8080_8080_8080 == 0
  }

  // Copies what may stand as it is in runs.
  private func escape(_ text: UnsafeBufferPointer<UInt8>, _ use: JSONUse) {
    guard let start = text.baseAddress else { return }
    var run = 0
    var index = 0
    let raw = UnsafeRawBufferPointer(text)
    while index < text.count {
      if index + 8 <= text.count, Self.isPlain(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self), use) {
        index += 8
        continue
      }
      let byte = text[index]
      // Typographic quotes, dashes and dots, U+2010 to U+2027: the words of most actions have some.
      if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80, 0x90...0xA7 ~= text[index + 2] {
        index += 3
        continue
      }
      let length = byte < 0x80 ? 1 : Self.escapedLength(text, at: index, use)
      guard byte >= 0x80 ? length > 0 : byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == use.markup || byte == 0x7F else {
        index += 1
        continue
      }
      if index > run { append(start + run, index - run) }
      switch byte {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x0A: append("\\n")
      default: append(Unicode.Scalar(utf8: text, at: index, length: length), use)
      }
      index += length
      run = index
    }
    if run < text.count { append(start + run, text.count - run) }
  }

  /// The length of the scalar at an index, if it is one that is escaped, and 0 otherwise.
  private static func escapedLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int, _ use: JSONUse) -> Int {
    let length = Unicode.Scalar.escapedLength(first: text[index])
    guard length > 0, index + length <= text.count, use.escapes(Unicode.Scalar(utf8: text, at: index, length: length)) else { return 0 }
    return length
  }

  /// Writes a scalar as \uXXXX, or as two of them where it has more than 16 bits.
  private func append(_ scalar: Unicode.Scalar, _ use: JSONUse) {
    for unit in scalar.utf16 {
      append("\\u")
      for shift: UInt16 in [12, 8, 4, 0] {
        let digit = UInt8(truncatingIfNeeded: unit >> shift) & 15
        append(digit < 10 ? 0x30 + digit : use.letters + digit)
      }
    }
  }
}
