import Foundation
import UnicodeEscapes

/// The escaping of an app's text for snapshots and messages.
enum SnapshotText {
  /// Returns the text in typographic quotes, on one line.
  static func quoted(_ text: String) -> String { "“\(escaped(text))”" }

  /// Returns the text with escaped invisible characters.
  ///
  /// These are control characters, line breaks, and characters that change the writing direction.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      default: if scalar.isEscapedInLog { result += scalar.escape } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// Returns the value as the element shows it, which is a bullet for each character of a secure field.
  static func shownValue(_ value: String?, type: ElementType) -> String? {
    guard let value, type == .secureTextField else { return value }
    return String(repeating: "•", count: value.count)
  }

  /// Returns a length in points with at most two decimals and no trailing zeros.
  static func number(_ value: CGFloat) -> String {
    guard abs(value) < 1e15 else { return "0" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns a number with at most five decimals, or 0 if it's very large.
  static func exactNumber(_ value: CGFloat) -> String {
    guard abs(value) < 1e9 else { return "0" }
    let rounded = (value * 100_000).rounded() / 100_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns a frame as `{{x, y}, {width, height}}`, in points.
  static func frame(_ frame: CGRect) -> String {
    "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}"
  }
}
