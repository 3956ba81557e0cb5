import XCTest

/// Names the app that all tests of a target are about, in one place.
///
/// For a suite in plain XCUITest, whose classes inherit `XCTestCase`, one file is added to the test target:
/// ```swift
/// import NotInstagram
/// import ScreenTestKit
///
/// extension XCTestCase: @retroactive NamesAppUnderTest {
///   public static var namedApp: AppUnderTest { AppUnderTest(NotInstagramApp.self) }
/// }
/// ```
/// Each test of the target then has a fresh simulated device, on which `XCUIApplication().launch()` launches the app. ``ScreenTestCase`` takes the app from here, too,
/// and launches it by itself; a base class of the suite's own can adopt the protocol in place of `XCTestCase`.
@preconcurrency @MainActor
public protocol NamesAppUnderTest {
  /// The app.
  static var namedApp: AppUnderTest { get }
}

/// The app that a test class names.
@MainActor
enum TestedApp {
  /// The app that a conformance of the class names; only the running process knows of it, as the test target declares it.
  ///
  /// Where none is declared, a class of UI tests has the app that the process itself has.
  static func named(for testClass: XCTestCase.Type) -> AppUnderTest? {
    if let named = (testClass as Any as? any NamesAppUnderTest.Type)?.namedApp { return named }
    return testClass is UITestCase.Type ? FoundApp.named(for: testClass) : nil
  }
}
