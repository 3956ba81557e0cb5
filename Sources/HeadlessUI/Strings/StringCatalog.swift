import Foundation

/// A string catalog (`Localizable.xcstrings`).
///
/// Xcode compiles a string catalog, but SwiftPM copies it unchanged, so it's read here.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Item]

  struct Item: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Unit: Decodable { let value: String }

  // Variations by device are nested. If there isn't a variation for iPhone, the variation `other` applies.
  struct Variations: Decodable {
    let plural: [String: Leaf]?
    let device: [String: Leaf]?
  }

  struct Leaf: Decodable {
    let stringUnit: Unit?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?
  }

  /// The languages of the localized strings in the catalog.
  var languages: Set<String> { Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }).union([sourceLanguage]) }

  /// Returns the entries for a language.
  func entries(in language: String) -> [String: StringEntry] { strings.compactMapValues { $0.localizations?[language]?.entry } }
}

extension StringCatalog.Localization {
  fileprivate var entry: StringEntry? {
    if let text = stringUnit?.value {
      return StringEntry(text: text, choices: (substitutions ?? [:]).mapValues { .init(argument: $0.argNum.map { $0 - 1 }, forms: $0.variations?.forms ?? [:]) })
    }
    if let plural = variations?.plural { return StringEntry(forms: plural.compactMapValues { $0.stringUnit?.value }) }
    return (variations?.device?["iphone"] ?? variations?.device?["other"])?.stringUnit.map { StringEntry(text: $0.value) }
  }
}

extension StringCatalog.Variations {
  fileprivate var forms: [String: String] { (plural ?? [:]).compactMapValues { $0.stringUnit?.value } }
}

/// The string tables in Foundation's property list formats, `.strings` and `.stringsdict`.
enum StringFiles {
  /// Returns the entries of a `.strings` file.
  static func strings(at url: URL) -> [String: StringEntry] { (list(at: url) as? [String: String] ?? [:]).mapValues { StringEntry(text: $0) } }

  /// Returns the entries of a `.stringsdict` file.
  static func pluralRules(at url: URL) -> [String: StringEntry] {
    (list(at: url) as? [String: [String: Any]] ?? [:]).compactMapValues { rule in
      guard let text = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
      let choices = rule.compactMapValues { $0 as? [String: String] }
      return StringEntry(text: text, choices: choices.mapValues { .init(argument: nil, forms: $0.filter { !$0.key.hasPrefix("NSString") }) })
    }
  }

  /// Returns the contents of a property list file, or `nil` if it can't be read.
  static func list(at url: URL) -> Any? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }
}
