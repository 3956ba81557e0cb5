/// Collects the tests that are listed in a feature.
@resultBuilder
enum ScenarioListBuilder {
  static func buildBlock(_ tests: NotInstagramScenario...) -> [NotInstagramScenario] { tests }
}
