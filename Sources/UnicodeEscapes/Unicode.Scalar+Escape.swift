extension Unicode.Scalar {
  /// Whether a log shows the scalar as an escape.
  ///
  /// A scalar is escaped if it's invisible or changes how the text around it is shown: control characters, direction marks and overrides,
  /// line separators, the byte order mark, annotations, and tags.
  package var isEscapedInLog: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Returns the UTF-8 length of the scalars that a log escapes and that start with the given byte.
  ///
  /// The length is 0 if no such scalar starts with the byte, which must not be an ASCII character.
  package static func escapedLength(first byte: UInt8) -> Int {
    switch byte {
    case 0xC2, 0xD8: 2
    case 0xE2, 0xEF: 3
    case 0xF3: 4
    default: 0
    }
  }

  /// Creates a scalar from UTF-8 bytes, or the replacement character if they don't encode a scalar.
  package init(utf8 text: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) {
    var value = length == 1 ? UInt32(text[index]) : UInt32(text[index] & (0x7F >> UInt8(length)))
    for next in index + 1..<index + length { value = value << 6 | UInt32(text[next] & 0x3F) }
    self = Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The scalar as a Swift escape: “\u{1B}”.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String.UnicodeScalarView {
  /// Appends scalars one by one, because `append(contentsOf:)` copies the existing scalars each time.
  package mutating func add(_ scalars: some Sequence<Unicode.Scalar>) { for scalar in scalars { append(scalar) } }
}
