import CTestProcess
import VirtualTime

/// A probe of the test libraries of this process.
package enum TestLibraryProbe {
  /// Returns a problem for each library that is loaded and can't be used.
  package static func problems() -> [InterpositionProblem] {
    if isLoaded(stk_process_row_test_case_class) { InterpositionRow(stk_process_row_observation_witness).note(works: XCTestObserver.isInstalled) }
    return values(observes: XCTestObserver.isInstalled, findsTypes: SwiftTesting.isLoaded).problems
  }

  /// Returns the values that show whether the loaded libraries can be used.
  ///
  /// - Parameters:
  ///   - observes: Whether XCTest calls this package's observer.
  ///   - findsTypes: Whether the types of Swift Testing are found by their names.
  static func values(observes: Bool, findsTypes: Bool) -> [ProbedValue] {
    let events = "called for a start, a failure, and an end"
    let found = "found by its name"
    let ofXCTest = ProbedValue(stk_process_row_observation_witness, "XCTest's observer of tests", is: events) { observes ? events : "not called" }
    let ofSwiftTesting = ProbedValue(stk_process_row_current_test, "the type of a test of Swift Testing", is: found) { findsTypes ? found : "not found" }
    return (isLoaded(stk_process_row_test_case_class) ? [ofXCTest] : []) + (isLoaded(stk_process_row_current_test) ? [ofSwiftTesting] : [])
  }

  private static func isLoaded(_ row: stk_process_row) -> Bool { Platform.symbol(row) != nil }
}
