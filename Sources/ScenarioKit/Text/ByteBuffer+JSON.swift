import Foundation
import UnicodeEscapes

extension ByteBuffer {
  /// The destination of JSON, which determines additional escapes.
  package struct JSONUse: Sendable {
    /// An additional ASCII byte to escape.
    fileprivate let markup: UInt8
    /// The byte before the digit A in an escape.
    fileprivate let letters: UInt8
    fileprivate let isPage: Bool

    /// Lines for a journal, which any terminal can show: scalars that logs escape are written as \uXXXX.
    package static let journal = JSONUse(markup: 0x22, letters: 0x57, isPage: false)

    /// Text inside an HTML page.
    ///
    /// `<` is escaped too, so text can't end its element or start another element.
    package static let page = JSONUse(markup: 0x3C, letters: 0x37, isPage: true)

    /// Returns whether a non-ASCII scalar is escaped.
    fileprivate func escapes(_ scalar: Unicode.Scalar) -> Bool { scalar.isEscapedInLog || isPage && scalar.value | 1 == 0xFFFF }
  }

  /// Appends an integer.
  package func append(json value: Int64) {
    if value < 0 { append(0x2D) }
    append(decimal: value.magnitude)
  }

  /// Appends a key without changes, and a string in quotes.
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

  // Copies the leading plain text (printable ASCII without quotes, backslashes, and markup) and returns the number of bytes copied.
  // It handles 8 bytes at a time, because single bytes are slow in debug builds.
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
      // Copy the last 8 bytes at once, although some of them are already copied, because single bytes are slow in debug builds.
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

  // Escapes special characters, and copies each run of plain text between them at once.
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
      // Keep typographic quotes, dashes, and ellipses (U+2010 to U+2027) without looking further, because most descriptions of actions contain them.
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

  /// Returns the length of the scalar at an index if it's escaped, or 0 otherwise.
  private static func escapedLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int, _ use: JSONUse) -> Int {
    let length = Unicode.Scalar.escapedLength(first: text[index])
    guard length > 0, index + length <= text.count, use.escapes(Unicode.Scalar(utf8: text, at: index, length: length)) else { return 0 }
    return length
  }

  /// Appends a scalar as \uXXXX, or as two such escapes if it has more than 16 bits.
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
