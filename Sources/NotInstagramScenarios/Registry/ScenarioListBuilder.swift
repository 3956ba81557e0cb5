/// A result builder that collects the tests in a feature's list.
@resultBuilder
enum ScenarioListBuilder {
  static func buildBlock(_ tests: NotInstagramScenario...) -> [NotInstagramScenario] { tests }
}
