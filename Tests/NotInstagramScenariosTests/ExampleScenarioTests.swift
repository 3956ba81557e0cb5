import NotInstagramScenarios
import ScreenTestKit

/// Runs the scenarios as XCTest tests, each under its own name.
final class ExampleScenarioTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { NotInstagramScenario.appUnderTest }

  /// The scenario that this test case runs; `nil` for the one that runs all of them.
  private var scenario: NotInstagramScenario? { NotInstagramScenario.all.first { name == "ExampleScenarioTests.\($0.name)" } }

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    if let scenario { scenario.launch(launch) } else { launch() }
  }

  func runScenario() throws { try XCTUnwrap(scenario).steps() }

  /// Runs all scenarios in one test, where the tests of a class cannot be told at run time.
  func test_everyScenario() {
    for scenario in NotInstagramScenario.all { XCTAssertTrue(scenario.run(reporter: FailureReporter()), scenario.description) }
  }
}

private struct FailureReporter: TestReporter {
  func record(_ failure: TestFailure, at location: SourceLocation) { XCTFail(failure.message) }
}

#if !canImport(ObjectiveC)
  /// Lists the scenarios as the tests of the class.
  ///
  /// On Linux SwiftPM writes a call of XCTest's function of this name for each class, with the test functions that it has found in the source. For this class that call
  /// finds the function here, which fits better. So each scenario is a test, for `swift test --filter` and `swift test list` too, and none can be left out.
  func testCase(_ functions: [(String, (ExampleScenarioTests) -> () -> Void)]) -> XCTestCaseEntry {
    let run: (XCTestCase) throws -> Void = { test in
      guard let test = test as? ExampleScenarioTests else { return }
      // XCTest runs tests on the main thread.
      try MainActor.assumeIsolated { try test.runScenario() }
    }
    return (ExampleScenarioTests.self, NotInstagramScenario.all.map { ($0.name, run) })
  }
#endif
