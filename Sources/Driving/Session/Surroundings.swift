import ScenarioKit

/// What a driven session knows about the package: its screens, and the functions of its contexts.
struct Surroundings {
  /// Returns the screens, with their members.
  var screens: @MainActor () -> [PackageScreen] = { [] }
  /// Returns the functions with each of the arguments that could be meant.
  var functions: @MainActor (FunctionArguments) -> [ContextFunction] = { _ in [] }
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
