import Foundation

/// Finds a secret in a text, in upper or lower case, with any of its characters escaped as URLs, string literals, JSON, XML and HTML escape them.
///
/// It compares Unicode scalars, so that a combining mark behind the secret does not hide it.
struct SecretPattern: Equatable {
  /// The secret with its accents composed and decomposed, with each letter as ``folded(_:)`` has it.
  private let forms: [[Unicode.Scalar]]
  private let isShort: Bool
  /// What a text must hold to hold the secret: a form of the secret, or the beginning of an escape, or the end of a text that was cut.
  private let needles: [[UInt8]]

  init(_ secret: String) {
    // Some letters have no upper-case form of one scalar: “ß” is “SS” there.
    let cases = [secret, secret.uppercased()]
    let spellings = cases.map(\.precomposedStringWithCanonicalMapping) + cases.map(\.decomposedStringWithCanonicalMapping)
    forms = spellings.reduce(into: []) { forms, spelling in
      let form = spelling.unicodeScalars.map(Self.folded)
      if !forms.contains(form) { forms.append(form) }
    }
    isShort = secret.count <= 3
    // Other letters than ASCII's have other bytes in upper case, so only what stands before the first of them is searched for.
    needles = forms.map { Array(String(String.UnicodeScalarView($0.prefix(while: \.isASCII))).utf8) } + ["\\", "%", "&", "+", "…"].map { Array($0.utf8) }
  }

  /// The scalar in lower case, if its lower-case form is one scalar.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : scalar
  }

  /// The text with the replacement in the place of each match.
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

  /// Whether it is worth looking closely: most texts hold neither the secret as it is nor anything that is escaped or cut.
  private func mayBeIn(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      return needles.contains { Self.contains(start, bytes.count, $0) }
    }
  }

  /// Whether the bytes have the needle, whose letters are in lower case, in upper or lower case.
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

  /// Where a match that begins at the index ends; `nil` where none begins there.
  private func end(of text: [Unicode.Scalar], from start: Int) -> Int? {
    for form in forms {
      guard let end = Self.end(of: text, from: start, form) else { continue }
      if !isShort || !(start > 0 && Self.isWord(text[start - 1])) && !(end < text.count && Self.isWord(text[end])) { return end }
    }
    return nil
  }

  private static func end(of text: [Unicode.Scalar], from start: Int, _ secret: [Unicode.Scalar]) -> Int? {
    var index = start
    for (count, scalar) in secret.enumerated() {
      if let next = escaped(scalar, in: text, at: index) ?? upperCase(of: scalar).flatMap({ escaped($0, in: text, at: index) }) {
        index = next
      } else if index < text.count, folded(text[index]) == scalar {
        index += 1
      } else {
        // A long text may have been cut within the secret.
        return count > 3 && index < text.count && text[index] == "…" ? index : nil
      }
    }
    return index
  }

  /// The upper-case form of a scalar that ``folded(_:)`` has returned, if there is one.
  private static func upperCase(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return "a"..."z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) & ~0x20) : nil }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    return upper.count == 1 && upper[upper.startIndex] != scalar ? upper[upper.startIndex] : nil
  }

  /// Where an escaped form of the scalar that begins at the index ends.
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
    // A text that was escaped twice has two or three backslashes.
    while start < text.count, text[start] == "\\" { start += 1 }
    guard start < text.count else { return scalar == "\\" ? start : nil }
    if scalar != "\\", text[start] == scalar || letters[scalar] == text[start] { return start + 1 }
    if let end = number(of: scalar, in: text, at: start) { return end }
    return scalar == "\\" && start - index > 1 ? start : nil
  }

  /// Where the number of the scalar ends, as it stands behind a backslash: `u{26}`, `u0026`, `x26`.
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

  /// A number of at most so many digits, and where it ends.
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
