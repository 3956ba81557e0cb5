import Foundation

/// A format string for `String(format:)`.
///
/// It contains specifiers such as `%@`, `%lld`, `%2$@`, and `%%`, and the names of plural forms, such as `%#@count@`.
struct FormatTemplate {
  private enum Part {
    case literal(String)
    /// A placeholder for an argument at a position.
    ///
    /// Positions start at 0. If the position is `nil`, the placeholder stands for the next argument.
    case argument(Int?)
    case name(String, Int?)
  }

  private let parts: [Part]

  var hasNames: Bool { parts.contains { if case .name = $0 { true } else { false } } }

  private init(parts: [Part]) { self.parts = parts }

  init(_ text: String) {
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...]
      if let (part, length) = Self.specifier(in: rest) {
        if let part {
          parts.append(.literal(literal))
          parts.append(part)
          literal = ""
        } else {
          literal += "%"
        }
        rest = rest.dropFirst(length)
      } else {
        literal += "%"
        rest = rest.dropFirst()
      }
    }
    parts.append(.literal(literal + rest))
    self.parts = parts
  }

  /// Returns the specifier at the start of a string, and the length of the specifier.
  ///
  /// For `%%`, the part is `nil`. If the string doesn't start with a specifier, this method returns `nil`.
  private static func specifier(in text: Substring) -> (Part?, Int)? {
    if text.hasPrefix("%%") { return (nil, 2) }
    if let match = text.prefixMatch(of: /%(?:(\d+)\$)?#@([^@]+)@/) {
      return (.name(String(match.2), match.1.flatMap { Int($0) }.map { $0 - 1 }), match.0.count)
    }
    guard let match = text.prefixMatch(of: /%(?:(\d+)\$)?[-+0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@diuoxXfFeEgGaAcs]/) else { return nil }
    return (.argument(match.1.flatMap { Int($0) }.map { $0 - 1 }), match.0.count)
  }

  /// Returns the template with its names replaced by strings.
  ///
  /// - Parameter body: A closure that receives a name and an argument position. It returns the string for the name, and the position of the argument for unnumbered placeholders in that string.
  func replacingNames(_ body: (String, Int) -> (String, Int)?) -> FormatTemplate {
    var next = 0
    var result: [Part] = []
    for part in parts {
      switch part {
      case .literal: result.append(part)
      case .argument(let place):
        result.append(.argument(place ?? next))
        if place == nil { next += 1 }
      case .name(let name, let place):
        guard let (text, argument) = body(name, place ?? next) else {
          result.append(part)
          continue
        }
        // In a plural form, an unnumbered placeholder stands for the number that selects the form, so replace it with that argument.
        result += FormatTemplate(text).parts.map { if case .argument(nil) = $0 { .argument(argument) } else { $0 } }
        if place == nil { next += 1 }
      }
    }
    return FormatTemplate(parts: result)
  }

  /// Returns the literals and the arguments in order.
  ///
  /// A placeholder without an argument produces empty text.
  func pieces(_ arguments: [TextPart]) -> [MarkdownText.Piece] {
    var next = 0
    return parts.map { part in
      switch part {
      case .literal(let text): return .literal(text)
      case .name: return .literal("")
      case .argument(let place):
        let index = place ?? next
        if place == nil { next += 1 }
        return arguments.indices.contains(index) ? .value(arguments[index]) : .literal("")
      }
    }
  }
}
