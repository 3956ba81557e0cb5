import HeadlessDevice
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
            code: function.sentence(choice), argumentCount: choice.count, module: function.module, container: function.container,
            isAdopted: function.isOfProtocol ? function.isAdopted : nil
          ) { function.call(choice) }
        }
      }
    }
    surroundings.testModules = {
      Set(ConformingTypes.classes.compactMap { ($0 as? AnyClass).flatMap { TestCaseClass.isTestCase($0) ? ConformingTypes.module(of: $0) : nil } })
    }
    return surroundings
  }

  /// Returns the screens, with their members.
  var screens: @MainActor () -> [PackageScreen] = { [] }
  /// The classes of test cases, without this package's classes.
  package var testCases: @MainActor () -> [DrivenTestCase] = { [] }
  /// Returns the modules with classes of test cases, which other modules usually can't import.
  var testModules: @MainActor () -> Set<String> = { [] }
  /// The class of test cases without a class of the package, or `nil` if it isn't known.
  package var ownTestCase: AnyClass?
  /// Returns the functions with each of the arguments that could be meant.
  var functions: @MainActor (FunctionArguments) -> [ContextFunction] = { _ in [] }
}

/// A class of test cases.
package struct DrivenTestCase {
  /// The class.
  let type: AnyClass
  /// The name of the type of the app that it tests, with its module.
  let app: String
  /// Whether it declares more of the app than its type, such as URL schemes.
  let declaresMore: Bool

  /// Creates the description of a class.
  package init(_ type: AnyClass, app: String, declaresMore: Bool) { (self.type, self.app, self.declaresMore) = (type, app, declaresMore) }

  /// The module that declares the class.
  var module: String { ConformingTypes.module(of: type) }
  /// The name of the class in code.
  var name: String { String(String(reflecting: type).dropFirst(module.count + 1)) }

  /// The names of a class and of the classes that it inherits from.
  static func names(of type: AnyClass?) -> [String] { type.map { sequence(first: $0) { _getSuperclass($0) }.map { "\($0)" } } ?? [] }
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
    texts = Array(Set(actions.flatMap(\.values) + actions.compactMap { $0.secret.flatMap { secrets[$0] } } + ids)).filter { !$0.isEmpty }.sorted()
    let found = (ids + actions.flatMap(\.values)).flatMap { $0.split { !$0.isNumber } }.compactMap { Int($0) }
    numbers = Array(Set(found)).sorted()
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
