import ScenarioKit

extension Scenario {
  /// The name of the scenario.
  public var description: String { name }
}
