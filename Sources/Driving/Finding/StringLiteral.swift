/// Texts as literals in Swift code.
enum StringLiteral {
  /// Returns the literal of a text, in one line.
  static func code(_ text: String) -> String { "\"\(text.unicodeScalars.map(code).joined())\"" }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    // An emoji of several characters contains it.
    case "\u{200D}": return String(scalar)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: return String(scalar)
    }
  }
}
