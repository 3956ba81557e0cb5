import Foundation

/// A text with places for arguments, as `String(format:)` takes it: `%@`, `%lld`, `%2$@`, `%%`, and names of forms, `%#@count@`.
struct FormatTemplate {
  private enum Part {
    case literal(String)
    /// A place for an argument, counted from 0; `nil` for the next one.
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

  /// The specifier that a text begins with and its length; no part for `%%`, and nothing where there is none.
  private static func specifier(in text: Substring) -> (Part?, Int)? {
    if text.hasPrefix("%%") { return (nil, 2) }
    if let match = text.prefixMatch(of: /%(?:(\d+)\$)?#@([^@]+)@/) {
      return (.name(String(match.2), match.1.flatMap { Int($0) }.map { $0 - 1 }), match.0.count)
    }
    guard let match = text.prefixMatch(of: /%(?:(\d+)\$)?[-+0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@diuoxXfFeEgGaAcs]/) else { return nil }
    return (.argument(match.1.flatMap { Int($0) }.map { $0 - 1 }), match.0.count)
  }

  /// Returns the template with texts in place of names.
  ///
  /// - Parameter body: Returns the text for a name and its place among the arguments, with the argument that places in it without a number mean.
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
        // Within a form the first place without a number is that of the number that has chosen it.
        result += FormatTemplate(text).parts.map { if case .argument(nil) = $0 { .argument(argument) } else { $0 } }
        if place == nil { next += 1 }
      }
    }
    return FormatTemplate(parts: result)
  }

  /// The literals and the arguments in turn; a place without an argument is empty.
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
