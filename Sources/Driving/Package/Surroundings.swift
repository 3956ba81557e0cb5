import ScenarioKit

/// The parts of the package that a driven session uses: its screens, and the functions of its contexts.
package struct Surroundings {
  /// Creates surroundings without screens and functions.
  package init() {}

  /// The parts that this process finds by its symbols.
  @MainActor package static var ofProcess: Surroundings {
    var surroundings = Surroundings()
    surroundings.screens = {
      FoundScreen.all.map { found in
        PackageScreen(
          code: found.expression, module: found.module, type: found.typeName, screen: found.value,
          members: found.members.map { ScreenMember(screen: found.expression, name: $0.name, element: $0.element) }, makers: found.makers)
      }
    }
    surroundings.functions = { arguments in
      FoundFunction.all.flatMap { function in
        arguments.choices(for: function.types).map { choice in
          ContextFunction(
            code: arguments.hidingSecrets(function.sentence(choice)), argumentCount: choice.count, module: function.module,
            context: function.isOfProtocol ? function.container : nil
          ) { function.call(choice) }
        }
      }
    }
    return surroundings
  }

  /// Returns the screens, with their members.
  var screens: @MainActor () -> [PackageScreen] = { [] }
  /// The classes of test cases, without this package's classes.
  package var testCases: @MainActor () -> [DrivenTestCase] = { [] }
  /// Returns the functions with each of the arguments that could be meant.
  var functions: @MainActor (FunctionArguments) -> [ContextFunction] = { _ in [] }
}

/// A class of test cases.
package struct DrivenTestCase {
  /// The module that declares the class.
  let module: String
  /// The name of the class.
  let name: String
  /// The name of the class that it inherits from, with its module.
  let superclass: String
  /// The name of the type of the app that it tests, with its module.
  let app: String

  /// Creates the description of a class.
  package init(module: String, name: String, superclass: String, app: String) {
    (self.module, self.name, self.superclass, self.app) = (module, name, superclass, app)
  }
}

/// The values that a session has used, which can be arguments of a context function.
struct FunctionArguments {
  /// The typed texts, and the texts of the elements.
  private(set) var texts: [String]
  /// The whole numbers in the texts of the elements.
  private(set) var numbers: [Int]

  /// The names of the secret texts.
  let secrets: [String: String]

  /// Collects the values of actions.
  init(_ steps: [DrivenStep], _ secrets: [String: String]) {
    let actions = steps.map(\.action)
    self.secrets = secrets
    let ids = actions.flatMap(\.elements).compactMap(\.id)
    texts = Array(Set(actions.flatMap(\.values) + secrets.values + ids)).filter { !$0.isEmpty }.sorted()
    let found = (ids + actions.flatMap(\.values)).flatMap { $0.split { !$0.isNumber } }.compactMap { Int($0) }
    numbers = Array(Set(found)).sorted()
  }

  /// Returns code with the names of secrets in place of their texts.
  func hidingSecrets(_ code: String) -> String {
    secrets.reduce(code) { code, secret in code.replacingOccurrences(of: SwiftText.literal(secret.value), with: "secret(\(SwiftText.literal(secret.key)))") }
  }

  /// Returns the values that an element's texts contain.
  func values(in elementTexts: [String]) -> FunctionArguments {
    var found = self
    let numbers = elementTexts.flatMap { $0.split { !$0.isNumber } }.compactMap { Int($0) }
    found.numbers = Array(Set(numbers)).sorted()
    found.texts = (elementTexts + texts.filter { text in elementTexts.contains { $0 != text && $0.contains(text) } }).filter { text in
      !secrets.values.contains(text) && !text.isEmpty
    }
    return found
  }

  /// Returns the arguments that could be meant for parameters.
  func choices(for types: [FoundFunction.ParameterType]) -> [[FoundFunction.Value]] {
    types.reduce([[]]) { choices, type in
      let values: [FoundFunction.Value] = type == .int ? numbers.map { .int($0) } : texts.map { .string($0) }
      return choices.flatMap { choice in values.map { choice + [$0] } }
    }
  }
}
