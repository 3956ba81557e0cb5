/// The details of a scenario other than its name and its steps.
public struct ScenarioDetails: Equatable, Sendable {
  /// The kind of a group of steps.
  public enum Kind: String, Equatable, Sendable {
    /// A scenario.
    case scenario
    /// Steps that run before each scenario of a feature.
    case background
  }

  /// The row of an outline that a scenario was created from.
  public struct Example: Equatable, Sendable {
    /// The name of the outline, with its placeholders: “Paying with <card>”.
    public var outline: String
    /// The number of the row, counted from 1.
    public var row: Int
    /// The names of the columns.
    public var names: [String]
    /// The values of the row, as text.
    public var values: [String]

    /// Creates a row of an outline.
    package init(outline: String, row: Int, names: [String], values: [String]) {
      self.outline = outline
      self.row = row
      self.names = names
      self.values = values
    }
  }

  /// The kind of the group of steps.
  public var kind: Kind
  /// The tags, without “@”, including the tags of the test and its suite.
  public var tags: [String]
  /// A description in a few sentences, if there is one.
  public var description: String?
  /// The rule that the scenario is an example of, if there is one.
  public var rule: String?
  /// The outline row that the scenario was created from, if there is one.
  public var example: Example?

  /// Creates the details of a scenario.
  package init(kind: Kind = .scenario, tags: [String] = [], description: String? = nil, rule: String? = nil, example: Example? = nil) {
    self.kind = kind
    self.tags = tags
    self.description = description
    self.rule = rule
    self.example = example
  }

  /// Returns a copy with every string except the tags transformed by a closure.
  func mapTexts(_ transform: (String) -> String) -> ScenarioDetails {
    var details = self
    details.description = description.map(transform)
    details.rule = rule.map(transform)
    if let example {
      details.example = Example(outline: transform(example.outline), row: example.row, names: example.names.map(transform), values: example.values.map(transform))
    }
    return details
  }

  /// The details of a scenario that has only a name and steps.
  package static let none: ScenarioDetails = ScenarioDetails()
}
