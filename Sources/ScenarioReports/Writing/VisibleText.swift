import UnicodeEscapes

/// The escaping of characters that are invisible or change how the text around them is shown.
///
/// For example, the escape character becomes `\u{1B}`.
///
/// The result can be unescaped, because backslashes in the text that precede `u{` are doubled.
enum VisibleText {
  /// Returns text with characters escaped.
  /// - Parameters:
  ///   - text: The text to escape.
  ///   - keepsLines: Whether line ends and tabs are kept.
  ///   - keepsEdges: Whether white space at the start and at the end is kept.
  ///   - others: Additional characters to escape.
  static func escaped(_ text: String, keepsLines: Bool = true, keepsEdges: Bool = true, others: Set<Unicode.Scalar> = []) -> String {
    var text = text
    let isPlain =
      others.isEmpty
      && text.withUTF8 { bytes in
        // Require visible ASCII at both edges, because other bytes can belong to white space, which is escaped there.
        (keepsEdges || 0x21..<0x7F ~= bytes.first ?? 0x20 && 0x21..<0x7F ~= bytes.last ?? 0x20) && isShown(bytes, keepsLines: keepsLines)
      }
    if isPlain { return text }
    var visible = String.UnicodeScalarView()
    var backslashes = 0
    var rest = text.unicodeScalars[...]
    var start = text.startIndex
    var end = text.endIndex
    if !keepsEdges {
      start = rest.firstIndex { !$0.properties.isWhitespace } ?? end
      end = rest.lastIndex { !$0.properties.isWhitespace } ?? end
    }
    while let scalar = rest.first {
      let isEdge = rest.startIndex < start || rest.startIndex > end
      rest.removeFirst()
      if scalar == "\\", !others.contains(scalar) {
        backslashes += 1
        continue
      }
      let isShown = !isEdge && !others.contains(scalar) && (keepsLines && (scalar == "\n" || scalar == "\t") || !scalar.isEscapedInLog && !isNoCharacter(scalar))
      let isTwice = !isShown || scalar == "u" && rest.first == "{"
      visible.add(repeatElement("\\", count: isTwice ? backslashes * 2 : backslashes))
      backslashes = 0
      if isShown { visible.append(scalar) } else { visible.add(scalar.escape.unicodeScalars) }
    }
    visible.add(repeatElement("\\", count: backslashes))
    return String(visible)
  }

  /// Returns whether UTF-8 text contains no backslash and nothing to escape.
  static func isShown(_ bytes: UnsafeBufferPointer<UInt8>, keepsLines: Bool = true) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x20..<0x5C, 0x5D..<0x7F:
        index += 1
        continue
      case 0x0A, 0x09:
        guard keepsLines else { return false }
        index += 1
        continue
      case 0..<0x80: return false
      default: break
      }
      // Check only scalars that can require an escape. All other scalars are kept, so they need no check.
      let length = 0xF0...0xF4 ~= byte ? 4 : Unicode.Scalar.escapedLength(first: byte)
      guard length > 0 else {
        index += 1
        continue
      }
      guard index + length <= bytes.count else { return false }
      let scalar = Unicode.Scalar(utf8: bytes, at: index, length: length)
      guard !scalar.isEscapedInLog, !isNoCharacter(scalar) else { return false }
      index += length
    }
    return true
  }

  /// Returns whether a scalar isn't allowed in XML, even escaped.
  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool { scalar.value & 0xFFFE == 0xFFFE }

  /// Returns the original of escaped text.
  static func unescaped(_ visible: String) -> String {
    var text = String.UnicodeScalarView()
    var rest = visible.unicodeScalars[...]
    while let start = rest.firstIndex(of: "\\") {
      text.add(rest[..<start])
      rest = rest[start...]
      let slashes = rest.prefix { $0 == "\\" }.count
      rest = rest.dropFirst(slashes)
      guard rest.starts(with: "u{".unicodeScalars) else {
        text.add(repeatElement("\\", count: slashes))
        continue
      }
      text.add(repeatElement("\\", count: slashes / 2))
      guard slashes % 2 == 1, let end = rest.firstIndex(of: "}"), let value = UInt32(String(rest[..<end].dropFirst(2)), radix: 16), let scalar = Unicode.Scalar(value) else {
        text.add("u{".unicodeScalars)
        rest = rest.dropFirst(2)
        continue
      }
      text.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    text.add(rest)
    return String(text)
  }
}
