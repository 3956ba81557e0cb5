import Foundation

// The format of numbers, strings and frames in messages.

extension String {
  /// The string in typographic quotes, with escaped control characters.
  ///
  /// The string is truncated after 200 characters.
  package var quoted: String {
    // Return early for short and plain strings, because most are, and every step with a string calls this.
    if isShortAndPlain { return "“" + self + "”" }
    var escaped = ""
    var isAfterEmoji = false
    for scalar in unicodeScalars.prefix(200) {
      defer { isAfterEmoji = scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}" || scalar.properties.isEmojiModifier }
      switch scalar {
      case "\u{200D}" where isAfterEmoji: escaped.unicodeScalars.append(scalar)
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
          escaped += "\\u{\(String(scalar.value, radix: 16))}"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return unicodeScalars.count > 200 ? "“\(escaped)…”" : "“\(escaped)”"
  }

  /// Appends a space and another string in typographic quotes.
  package mutating func append(quoted text: String) {
    if !text.isShortAndPlain { return self += " \(text.quoted)" }
    // Reserve memory once, because every step that names an element calls this.
    reserveCapacity(utf8.count + text.utf8.count + 7)
    self += " “"
    self += text
    self += "”"
  }

  private var isShortAndPlain: Bool { utf8.count <= 200 && utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}

extension Int {
  /// Returns the number and the noun in the right form, such as “1 scroll” or “3 scrolls”.
  package func counted(_ noun: String, plural: String? = nil) -> String { self == 1 ? "1 \(noun)" : "\(self) \(plural ?? noun + "s")" }
}

extension Double {
  /// The number without an unnecessary fraction, such as “30” or “0.5”.
  package var plain: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && Swift.abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The number with the unit, such as “1 second” or “0.5 seconds”.
  package var seconds: String { plain == "1" ? "1 second" : "\(plain) seconds" }
}

extension CGRect {
  /// The frame in XCUITest's format: {{16, 100}, {358, 44}}.
  package var text: String {
    "{{\(Double(minX).plain), \(Double(minY).plain)}, {\(Double(width).plain), \(Double(height).plain)}}"
  }
}

extension CGPoint {
  /// The point in XCUITest's format: {16, 100}.
  package var text: String { "{\(Double(x).plain), \(Double(y).plain)}" }
}

extension [String] {
  /// The strings as an English list, such as “a, b and c”.
  package var listed: String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }

  /// Returns the strings as an English list with the number of omitted strings: “a, b and 7 more”.
  ///
  /// A single string isn't omitted.
  package func listed(atMost limit: Int) -> String { count <= limit + 1 ? listed : (prefix(limit) + ["\(count - limit) more"]).listed }
}
