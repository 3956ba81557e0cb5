import CTestProcess
import HeadlessDevice
import ScenarioKit
import VirtualTime

/// A probe of what finds the tests, the apps, and the types of this process.
enum DiscoveryProbe {
  /// Returns a problem for each thing that isn't found.
  static func problems() -> [InterpositionProblem] {
    let found = values(types: ConformingTypes.of((any ProbedProtocol).self), cast: cast(ProbedTest.function, to: ProbedTest.Called.self))
    for value in found where value.row.way == .assumed { value.row.note(works: value.problem() == nil) }
    return TestLibraryProbe.problems() + found.problems
  }

  /// Returns the values that show what was found.
  ///
  /// - Parameters:
  ///   - types: The types that conform to the probe's protocol.
  ///   - cast: A test function on the main actor as a nonisolated function, or `nil` if it couldn't be converted.
  static func values(types: [Any.Type], cast: ProbedTest.Called?) -> [ProbedValue] {
    let names = types.map { "\($0)" }.joined(separator: " ")
    let name = cast?.0
    return [
      ProbedValue(stk_process_row_conformance_records, "the list of types with the protocol \(ProbedProtocol.self)", is: "\(ProbedType.self)") { names },
      ProbedValue(stk_process_row_function_metadata, "the name of a test function on the main actor", is: ProbedTest.function.0) { name },
    ]
  }

  // A conditional conversion returns `nil` instead of ending the process. XCTest's generated code converts the functions unconditionally, with the same function of the runtime.
  @inline(never)
  private static func cast<From, To>(_ value: From, to: To.Type) -> To? { value as? To }
}

/// A protocol that only one type conforms to.
package protocol ProbedProtocol {}

/// The type that the probe finds by its protocol.
package struct ProbedType: ProbedProtocol {}

/// A test class with a function in the form that the package manager passes to XCTest.
final class ProbedTest {
  /// A name and a function on the main actor.
  typealias Declared = (String, (ProbedTest) -> @MainActor () throws -> Void)
  /// A name and a function that XCTest calls.
  ///
  /// It's `@Sendable`, because a function type with a global actor is so implicitly, and the two types must only differ in the actor.
  typealias Called = (String, (ProbedTest) -> @Sendable () throws -> Void)

  /// A function that is only converted, and never called.
  static var function: Declared { ("test", { _ in {} }) }
}
