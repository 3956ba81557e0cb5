import Foundation

/// The entry for a key in a string table.
struct StringEntry: Equatable, Sendable {
  /// The text of the field.
  ///
  /// If forms depend on numbers, the text contains their names: `%#@count@`.
  let text: String
  /// The forms for each name and the number that selects one.
  ///
  /// Most texts have no choices.
  var choices: [String: Choice] = [:]

  /// A set of forms.
  ///
  /// A number selects one form.
  struct Choice: Equatable, Sendable {
    /// The argument position of the number, or `nil` for the name's position among the specifiers.
    var argument: Int?
    /// The forms for each plural category: zero, one, two, few, many, other.
    var forms: [String: String]
  }

  /// The text in its general form, for use without numbers.
  var form: String { choices.isEmpty ? text : choices.reduce(text) { $0.replacingOccurrences(of: "%#@\($1.key)@", with: $1.value.forms["other"] ?? "") } }

  /// Creates an entry with one choice, whose forms are the whole text.
  init(forms: [String: String]) {
    text = "%#@value@"
    choices = ["value": Choice(argument: nil, forms: forms)]
  }

  init(text: String, choices: [String: Choice] = [:]) {
    self.text = text
    self.choices = choices
  }

  /// Returns the text with its arguments inserted, as pieces.
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
