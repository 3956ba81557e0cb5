import Foundation

/// The entry for a key in a string table.
struct StringEntry: Equatable, Sendable {
  /// The localized string of the entry.
  ///
  /// If parts of the string depend on numbers, the string contains the names of choices: `%#@count@`.
  let text: String
  /// The choices by name.
  ///
  /// Most strings don't have choices.
  var choices: [String: Choice] = [:]

  /// The forms of a string for different numbers.
  ///
  /// The value of a number selects a form.
  struct Choice: Equatable, Sendable {
    /// The argument position of the number, or `nil` for the name's position among the specifiers.
    var argument: Int?
    /// The forms for each plural category: zero, one, two, few, many, other.
    var forms: [String: String]
  }

  /// The string in its general form, for use without numbers.
  var form: String { choices.isEmpty ? text : choices.reduce(text) { $0.replacingOccurrences(of: "%#@\($1.key)@", with: $1.value.forms["other"] ?? "") } }

  /// Creates an entry with one choice that consists of the whole string.
  init(forms: [String: String]) {
    text = "%#@value@"
    choices = ["value": Choice(argument: nil, forms: forms)]
  }

  init(text: String, choices: [String: Choice] = [:]) {
    self.text = text
    self.choices = choices
  }

  /// Returns the string with its arguments inserted, as pieces.
  func pieces(_ arguments: [TextPart], language: String, locale: Locale) -> [MarkdownText.Piece] {
    guard !arguments.isEmpty else { return [.literal(form)] }
    var template = FormatTemplate(text)
    for _ in 0..<4 where !choices.isEmpty {
      guard template.hasNames else { break }
      template = template.replacingNames { name, place in
        guard let choice = choices[name] else { return nil }
        let argument = choice.argument ?? place
        let number = arguments.indices.contains(argument) ? arguments[argument].number : nil
        let form = number.flatMap { $0 == 0 ? choice.forms["zero"] : nil } ?? choice.forms[PluralCategory(of: number ?? 0, in: language).rawValue]
        return ((form ?? choice.forms["other"] ?? "").replacingOccurrences(of: "%arg", with: "%\(argument + 1)$@"), argument)
      }
    }
    return template.pieces(arguments)
  }
}

extension TextPart {
  /// The number that the part represents, or `nil` if it isn't a number.
  fileprivate var number: Double? {
    switch self {
    case .integer(let digits): Double(digits)
    case .decimal(let number): number
    default: nil
    }
  }
}
