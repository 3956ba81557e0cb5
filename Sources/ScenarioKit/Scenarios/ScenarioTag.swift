/// A word to filter scenarios by: `Scenario("Paying by card", tags: "smoke", .slow) { … }`.
///
/// It's like a tag in Cucumber, and the leading “@” is optional. Define the tags of a project once:
/// ```swift
/// extension ScenarioTag { static let slow: ScenarioTag = "slow" }
/// ```
public struct ScenarioTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The tag without “@”.
  public let name: String

  /// Creates a tag from a word, with or without a leading “@”.
  public init(_ name: String) { self.name = name.hasPrefix("@") ? String(name.dropFirst()) : name }

  /// Creates a tag from a string literal, with or without a leading “@”.
  public init(stringLiteral name: String) { self.init(name) }

  /// The tag in Gherkin's syntax: “@smoke”.
  public var description: String { "@" + name }
}
