/// What is told of a scenario beside its name and its steps.
public struct ScenarioDetails: Equatable, Sendable {
  /// What a part of a test that has steps is.
  public enum Kind: String, Equatable, Sendable {
    /// A scenario.
    case scenario
    /// The steps that come before each scenario of a feature.
    case background
  }

  /// The row of an outline that the scenario was made from.
  public struct Example: Equatable, Sendable {
    /// The name of the outline, with its placeholders: “Paying with <card>”.
    public var outline: String
    /// The number of the row: 1 for the first.
    public var row: Int
    /// The names of the columns.
    public var names: [String]
    /// The values of the row, as text.
    public var values: [String]

    /// Creates a row.
    package init(outline: String, row: Int, names: [String], values: [String]) {
      self.outline = outline
      self.row = row
      self.names = names
      self.values = values
    }
  }

  /// What it is.
  public var kind: Kind
  /// Its tags, those of its test and of its suite among them, without the “@”.
  public var tags: [String]
  /// A few sentences about it.
  public var description: String?
  /// The rule that it is an example of.
  public var rule: String?
  /// The row that it was made from, where it is one of an outline.
  public var example: Example?

  /// Creates details.
  package init(kind: Kind = .scenario, tags: [String] = [], description: String? = nil, rule: String? = nil, example: Example? = nil) {
    self.kind = kind
    self.tags = tags
    self.description = description
    self.rule = rule
    self.example = example
  }

  /// The details with every text in them passed through a function; tags are words of the test itself.
  func mapTexts(_ transform: (String) -> String) -> ScenarioDetails {
    var details = self
    details.description = description.map(transform)
    details.rule = rule.map(transform)
    if let example {
      details.example = Example(outline: transform(example.outline), row: example.row, names: example.names.map(transform), values: example.values.map(transform))
    }
    return details
  }

  /// The details of a scenario that tells none.
  package static let none: ScenarioDetails = ScenarioDetails()
}
