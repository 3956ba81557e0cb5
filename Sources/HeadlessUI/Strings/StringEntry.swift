import Foundation

/// What a table of strings has for a key.
struct StringEntry: Equatable, Sendable {
  /// The text; where forms are chosen by number it has their names: `%#@count@`.
  let text: String
  /// The forms of each name, with the place of the number that chooses one; empty for most texts.
  var choices: [String: Choice] = [:]

  /// Forms of which a number chooses one.
  struct Choice: Equatable, Sendable {
    /// The place of the number among the arguments; `nil` for that of the name itself among the specifiers.
    var argument: Int?
    /// The forms by plural category: zero, one, two, few, many, other.
    var forms: [String: String]
  }

  /// The form of the text for a number where there is only one choice; used where no numbers are at hand.
  var form: String { choices.isEmpty ? text : choices.reduce(text) { $0.replacingOccurrences(of: "%#@\($1.key)@", with: $1.value.forms["other"] ?? "") } }

  /// Creates an entry of one choice: the forms are the whole text.
  init(forms: [String: String]) {
    text = "%#@value@"
    choices = ["value": Choice(argument: nil, forms: forms)]
  }

  init(text: String, choices: [String: Choice] = [:]) {
    self.text = text
    self.choices = choices
  }

  /// Returns the text with its arguments in place, as pieces.
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
  /// The number that the part shows, if it is one.
  fileprivate var number: Double? {
    switch self {
    case .integer(let digits): Double(digits)
    case .decimal(let number): number
    default: nil
    }
  }
}
