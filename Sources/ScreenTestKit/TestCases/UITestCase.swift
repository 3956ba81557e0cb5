import ScenarioKit
import XCTest

/// A test case with the overridable members that XCUITest adds to `XCTestCase` on Apple platforms.
///
/// `XCTestCase` on Linux doesn't have these members, and an extension can't add overridable members.
///
/// If your test classes override one of these members, as Xcode's template for launch tests does, declare their base class in one file of the test target:
/// ```swift
/// typealias XCTestCase = UITestCase
/// ```
/// The build tool plugin `XcodeImports` adds this file for you. If no file names the app (see ``NamesAppUnderTest``), the tests of the class launch the process's `@main` app.
/// If the process has several apps, the app's module name must be a prefix of the test module's name. All other behavior is inherited from `XCTestCase`.
open class UITestCase: XCTestCase {
  /// Creates a test case to call its methods, such as `wait(for:timeout:)`, outside a test class.
  ///
  /// XCTest creates the test cases of test classes itself.
  public init() { super.init(name: "init", testClosure: { _ in }) }

  /// Creates a test case for a test.
  ///
  /// XCTest calls this initializer.
  public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) { super.init(name: name, testClosure: testClosure) }

  /// A Boolean value that indicates whether tests run for each appearance and orientation of the app.
  ///
  /// On the simulated device the value is ignored: each test runs once, in portrait orientation.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// A Boolean value that indicates whether the test continues after a failure.
  ///
  /// If you set the value to `false`, gestures and launches after a failure are skipped, and the log says so. XCTest on Linux still runs the test function to its end.
  /// Reading the property always returns `true`, because XCTest would otherwise crash at the first failure.
  open override var continueAfterFailure: Bool {
    get { true }
    set { ScenarioRun.current?.setStopsAfterFailure(!newValue) }
  }

  /// Records an issue and fails the test at the issue's source location.
  ///
  /// An override can change the issue or drop it. Failed assertions aren't passed to this method, because XCTest on Linux reports them in a different way.
  open func record(_ issue: XCTIssue) { record(issue, filePath: #filePath, line: #line) }
}
