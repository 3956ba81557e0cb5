import ScenarioKit

/// What a driven session knows about the package: its screens, and the functions of its contexts.
package struct Surroundings {
  package init() {}

  /// Returns the screens, with their members.
  var screens: @MainActor () -> [PackageScreen] = { [] }
  /// The classes of test cases, without those of this package.
  package var testCases: @MainActor () -> [TestCaseClass] = { [] }
  /// Returns the functions with each of the arguments that could be meant.
  var functions: @MainActor (FunctionArguments) -> [ContextFunction] = { _ in [] }
}

/// A class of test cases.
package struct TestCaseClass {
  let module: String
  let name: String
  /// The name of the class that it inherits from, with its module.
  let superclass: String
  /// The name of the type of the app that it tests, with its module.
  let app: String

  package init(module: String, name: String, superclass: String, app: String) {
    (self.module, self.name, self.superclass, self.app) = (module, name, superclass, app)
  }
}

/// The values that a session has used, which can be arguments of a context function.
struct FunctionArguments {
  /// The typed texts, and the texts of the elements.
  let texts: [String]
  /// The whole numbers in the texts of the elements.
  let numbers: [Int]

  init(_ steps: [DrivenStep], _ secrets: [String: String]) {
    let actions = steps.map(\.action)
    let ids = actions.flatMap(\.elements).compactMap(\.id)
    texts = Array(Set(actions.flatMap(\.values) + secrets.values + ids)).filter { !$0.isEmpty }.sorted()
    let found = (ids + actions.flatMap(\.values)).flatMap { $0.split { !$0.isNumber } }.compactMap { Int($0) }
    numbers = Array(Set(found)).sorted()
  }
}
