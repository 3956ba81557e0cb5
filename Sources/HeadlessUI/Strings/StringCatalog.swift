import Foundation

/// A catalog of strings, `Localizable.xcstrings`, which Xcode compiles and SwiftPM copies as it is.
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

  // What is chosen by the device is nested, and the same for all devices unless it says otherwise.
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

  /// The languages that the catalog has texts in.
  var languages: Set<String> { Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }).union([sourceLanguage]) }

  /// The entries of one language.
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

/// The tables that Foundation's property lists hold: `.strings` and `.stringsdict`.
enum StringFiles {
  /// The entries of a `.strings` file.
  static func strings(at url: URL) -> [String: StringEntry] { (list(at: url) as? [String: String] ?? [:]).mapValues { StringEntry(text: $0) } }

  /// The entries of a `.stringsdict` file.
  static func pluralRules(at url: URL) -> [String: StringEntry] {
    (list(at: url) as? [String: [String: Any]] ?? [:]).compactMapValues { rule in
      guard let text = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
      let choices = rule.compactMapValues { $0 as? [String: String] }
      return StringEntry(text: text, choices: choices.mapValues { .init(argument: nil, forms: $0.filter { !$0.key.hasPrefix("NSString") }) })
    }
  }

  /// What a property list holds; `nil` where there is none.
  static func list(at url: URL) -> Any? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
  }
}
