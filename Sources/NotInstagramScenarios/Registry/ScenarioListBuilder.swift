/// Collects the tests of a feature, which stand one below the other.
@resultBuilder
enum ScenarioListBuilder {
  static func buildBlock(_ tests: NotInstagramScenario...) -> [NotInstagramScenario] { tests }
}
