import ScenarioKit

/// Text with everything written out that would show nothing, or change how the text around it is shown: `\u{1B}` for the escape character.
///
/// It can be turned back: backslashes of the text itself are written twice where `u{` comes after them.
package enum VisibleText {
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsLines: Whether line ends and tabs stay as they are.
  ///   - keepsEdges: Whether white space at the start and at the end stays as it is.
  ///   - others: Further characters that are written out.
  package static func escaped(_ text: String, keepsLines: Bool = true, keepsEdges: Bool = true, others: Set<Unicode.Scalar> = []) -> String {
    var text = text
    let isPlain =
      others.isEmpty
      && text.withUTF8 { bytes in
        (keepsEdges || (bytes.first ?? 0x20) > 0x20 && (bytes.last ?? 0x20) > 0x20)
          && bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C || keepsLines && ($0 == 0x0A || $0 == 0x09) }
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
      if isShown { visible.append(scalar) } else { visible.add("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars) }
    }
    visible.add(repeatElement("\\", count: backslashes))
    return String(visible)
  }

  /// Whether XML allows no such character, escaped or not.
  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool { scalar.value & 0xFFFE == 0xFFFE }

  /// The text that was escaped.
  package static func unescaped(_ visible: String) -> String {
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

extension String.UnicodeScalarView {
  /// Appends one after another: `append(contentsOf:)` copies all that is there already, each time.
  mutating func add(_ scalars: some Sequence<Unicode.Scalar>) { for scalar in scalars { append(scalar) } }
}
