import ScenarioKit
import XCTest

/// A test case with those members of XCUITest's that a class can override: `XCTestCase` on Linux lacks them, and an extension cannot add any.
///
/// A suite whose classes override one of them, as Xcode's template of launch tests does, says in one file of the test target what their base class is:
/// ```swift
/// typealias XCTestCase = UITestCase
/// ```
/// The plugin `UntouchedSources` adds that file in the manifest's name. Where no file names the app (see ``NamesAppUnderTest``), the tests of such a class launch the one with `@main` in
/// the process; of several, the one whose module begins the name of the test's module. Everything else is as with `XCTestCase`.
open class UITestCase: XCTestCase {
  /// Creates a test case for code that calls its methods, such as `wait(for:timeout:)`, outside of a test class; XCTest runs the tests of classes by itself.
  public init() { super.init(name: "init", testClosure: { _ in }) }

  /// Creates the test case of a test, as XCTest does.
  public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) { super.init(name: name, testClosure: testClosure) }

  /// Whether the tests of the class run for each appearance and orientation that the app supports; here they run once, on a phone that stands upright.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Whether the test goes on after a failure.
  ///
  /// After `continueAfterFailure = false` the gestures and launches that come after a failure are not made, and the log says so. XCTest on Linux runs the test to its
  /// end all the same. The value that is read is always true: XCTest would end the process otherwise.
  open override var continueAfterFailure: Bool {
    get { true }
    set { ScenarioRun.current?.setStopsAfterFailure(!newValue) }
  }

  /// Fails the test with an issue, at the issue's place; an override may change the issue, or leave it out.
  ///
  /// It receives the issues that are recorded with it, and not those of assertions, which XCTest on Linux reports on a way of its own.
  open func record(_ issue: XCTIssue) { record(issue, filePath: #filePath, line: #line) }
}
