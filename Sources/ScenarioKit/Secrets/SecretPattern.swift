import Foundation

/// A search pattern for a secret that ignores case and finds escaped characters.
///
/// Escapes of URLs, string literals, JSON, XML, and HTML are recognized.
///
/// The pattern compares Unicode scalars, so a combining mark after the secret doesn't hide it.
struct SecretPattern: Equatable {
  /// The secret with composed and with decomposed accents, with each letter folded by ``folded(_:)``.
  private let forms: [[Unicode.Scalar]]
  private let isShort: Bool
  /// The byte sequences for a quick check.
  ///
  /// Text without any of them doesn't contain the secret. They're the starts of the forms, the starts of escapes, and an ellipsis.
  private let needles: [[UInt8]]

  init(_ masked: String) {
    // Search for the uppercase spelling too, because some letters have no single-scalar uppercase form. For example, “ß” becomes “SS”.
    let cases = [masked, masked.uppercased()]
    let spellings = cases.map(\.precomposedStringWithCanonicalMapping) + cases.map(\.decomposedStringWithCanonicalMapping)
    forms = spellings.reduce(into: []) { forms, spelling in
      let form = spelling.unicodeScalars.map(Self.folded)
      if !forms.contains(form) { forms.append(form) }
    }
    isShort = masked.count <= 3
    // Search only for the ASCII prefix of a form, because non-ASCII letters have different bytes in uppercase.
    needles = forms.map { Array(String(String.UnicodeScalarView($0.prefix(while: \.isASCII))).utf8) } + ["\\", "%", "&", "+", "…"].map { Array($0.utf8) }
  }

  /// Returns the scalar in lowercase, if its lowercase form is a single scalar.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : scalar
  }

  /// Returns the string with each match replaced.
  func replace(in text: String, by replacement: String) -> String {
    guard mayBeIn(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    var hasMatch = false
    while index < scalars.count {
      if let end = end(of: scalars, from: index) {
        result.append(contentsOf: replacement.unicodeScalars)
        index = end
        hasMatch = true
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return hasMatch ? String(result) : text
  }

  /// Performs a quick check for whether a string can contain the secret.
  ///
  /// Most strings contain neither its start nor any escape or ellipsis.
  private func mayBeIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      return needles.contains { Self.contains(start, bytes.count, $0) }
    }
  }

  /// Returns whether the bytes contain a lowercase needle, ignoring case.
  private static func contains(_ start: UnsafePointer<UInt8>, _ count: Int, _ needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    return contains(start, count, needle, beginningWith: first) || (97...122 ~= first && contains(start, count, needle, beginningWith: first & ~0x20))
  }

  private static func contains(_ start: UnsafePointer<UInt8>, _ count: Int, _ needle: [UInt8], beginningWith first: UInt8) -> Bool {
    var rest = UnsafeRawPointer(start)
    let end = rest + count
    while let found = memchr(rest, Int32(first), end - rest), end - UnsafeRawPointer(found) >= needle.count {
      let bytes = UnsafeRawBufferPointer(start: found, count: needle.count)
      if zip(bytes, needle).allSatisfy({ (65...90 ~= $0 ? $0 | 0x20 : $0) == $1 }) { return true }
      rest = UnsafeRawPointer(found) + 1
    }
    return false
  }

  /// Returns the end of a match that starts at an index, or `nil` if there's no match.
  private func end(of text: [Unicode.Scalar], from start: Int) -> Int? {
    for form in forms {
      guard let end = Self.end(of: text, from: start, form) else { continue }
      if !isShort || !(start > 0 && Self.isWord(text[start - 1])) && !(end < text.count && Self.isWord(text[end])) { return end }
    }
    return nil
  }

  private static func end(of text: [Unicode.Scalar], from start: Int, _ masked: [Unicode.Scalar]) -> Int? {
    var index = start
    for (count, scalar) in masked.enumerated() {
      if let next = escaped(scalar, in: text, at: index) ?? upperCase(of: scalar).flatMap({ escaped($0, in: text, at: index) }) {
        index = next
      } else if index < text.count, folded(text[index]) == scalar {
        index += 1
      } else {
        // Accept an ellipsis, because long text may have been cut in the middle of the secret.
        return count > 3 && index < text.count && text[index] == "…" ? index : nil
      }
    }
    return index
  }

  /// Returns the uppercase form of a scalar folded by ``folded(_:)``, if there is one.
  private static func upperCase(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return "a"..."z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) & ~0x20) : nil }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    return upper.count == 1 && upper[upper.startIndex] != scalar ? upper[upper.startIndex] : nil
  }

  /// Returns the end of an escaped form of the scalar at an index, or `nil` if there isn't one.
  private static func escaped(_ scalar: Unicode.Scalar, in text: [Unicode.Scalar], at index: Int) -> Int? {
    guard index < text.count else { return nil }
    switch text[index] {
    case "+": return scalar == " " ? index + 1 : nil
    case "%":
      var end = index
      for byte in String(scalar).utf8 {
        guard end < text.count, text[end] == "%", let (value, next) = number(in: text, from: end + 1, digits: 2, radix: 16), value == byte else { return nil }
        end = next
      }
      return end
    case "\\": return afterBackslash(scalar, in: text, at: index)
    case "&": return entity(scalar, in: text, at: index)
    default: return nil
    }
  }

  private static func afterBackslash(_ scalar: Unicode.Scalar, in text: [Unicode.Scalar], at index: Int) -> Int? {
    var start = index
    // Skip all backslashes, because text that was escaped twice has two or three.
    while start < text.count, text[start] == "\\" { start += 1 }
    guard start < text.count else { return scalar == "\\" ? start : nil }
    if scalar != "\\", text[start] == scalar || letters[scalar] == text[start] { return start + 1 }
    if let end = number(of: scalar, in: text, at: start) { return end }
    return scalar == "\\" && start - index > 1 ? start : nil
  }

  /// Returns the end of the scalar's number after a backslash: `u{26}`, `u0026`, `x26`.
  private static func number(of scalar: Unicode.Scalar, in text: [Unicode.Scalar], at start: Int) -> Int? {
    guard text[start] == "u" || text[start] == "x" || text[start] == "U" else { return nil }
    if start + 1 < text.count, text[start + 1] == "{" {
      guard let (value, next) = number(in: text, from: start + 2, digits: 8, radix: 16), value == scalar.value, next < text.count, text[next] == "}" else { return nil }
      return next + 1
    }
    let units = text[start] == "x" ? String(scalar).utf8.map { UInt32($0) } : String(scalar).utf16.map { UInt32($0) }
    var end = start
    for (position, unit) in units.enumerated() {
      if position > 0 {
        guard end + 1 < text.count, text[end] == "\\", text[end + 1] == text[start] else { return nil }
        end += 1
      }
      guard let (value, next) = number(in: text, from: end + 1, digits: text[start] == "x" ? 2 : 4, radix: 16), value == unit else { return nil }
      end = next
    }
    return end
  }

  private static func entity(_ scalar: Unicode.Scalar, in text: [Unicode.Scalar], at index: Int) -> Int? {
    guard let end = text[index...].prefix(12).firstIndex(of: ";") else { return nil }
    let name = String(String.UnicodeScalarView(text[(index + 1)..<end]))
    if name.hasPrefix("#x") || name.hasPrefix("#X") { return UInt32(name.dropFirst(2), radix: 16) == scalar.value ? end + 1 : nil }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()) == scalar.value ? end + 1 : nil }
    return entities[name.lowercased()] == scalar ? end + 1 : nil
  }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = ["\n": "n", "\r": "r", "\t": "t", "\0": "0", "\u{8}": "b", "\u{C}": "f"]
  private static let entities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "]

  /// Returns a number with a maximum number of digits, and the index after it.
  private static func number(in text: [Unicode.Scalar], from start: Int, digits: Int, radix: UInt32) -> (value: UInt32, end: Int)? {
    var end = start
    var value: UInt32 = 0
    while end < text.count, end - start < digits, let digit = Character(text[end]).hexDigitValue {
      value = value &* radix &+ UInt32(digit)
      end += 1
    }
    return end > start ? (value, end) : nil
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
}
