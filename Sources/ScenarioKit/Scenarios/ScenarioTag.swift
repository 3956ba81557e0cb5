/// A word that scenarios are chosen by: `Scenario("Paying by card", tags: "smoke", .slow) { … }`.
///
/// It is Cucumber's tag, written with or without its “@”. Name those of a project once:
/// ```swift
/// extension ScenarioTag { static let slow: ScenarioTag = "slow" }
/// ```
public struct ScenarioTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The word, without “@”.
  public let name: String

  /// Creates a tag from a word, with or without a leading “@”.
  public init(_ name: String) { self.name = name.hasPrefix("@") ? String(name.dropFirst()) : name }

  /// Creates a tag from a word, with or without a leading “@”.
  public init(stringLiteral name: String) { self.init(name) }

  /// The tag as Gherkin writes it: “@smoke”.
  public var description: String { "@" + name }
}
