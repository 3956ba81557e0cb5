import NotInstagramScenarios
import ScreenTestKit

/// Runs the scenarios as XCTest tests: each test function is called as the scenario that it runs.
class NotInstagramTestCase: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { NotInstagramScenario.appUnderTest }

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    let scenario = NotInstagramScenario.all.first { name.hasSuffix(".\($0.name)") }
    if let scenario { scenario.launch(launch) } else { launch() }
  }

  /// Runs the scenario with the name of the test function.
  func runScenario(file: StaticString = #filePath, line: UInt = #line, function: String = #function) {
    guard let scenario = NotInstagramScenario.all.first(where: { "\($0.name)()" == function }) else {
      return XCTFail("There is no scenario called \(function).", file: file, line: line)
    }
    scenario.steps()
  }
}
