import XCTest

/// A type that names the app under test for all tests of a target, in one place.
///
/// If a suite uses plain XCUITest and its classes inherit from `XCTestCase`, add one file to the test target:
/// ```swift
/// import NotInstagram
/// import ScreenTestKit
///
/// extension XCTestCase: @retroactive NamesAppUnderTest {
///   public static var namedApp: AppUnderTest { AppUnderTest(NotInstagramApp.self) }
/// }
/// ```
/// Each test of the target then gets a fresh simulated device, and `XCUIApplication().launch()` launches the app on the device. ``ScreenTestCase`` uses the app, too,
/// and launches it automatically. If the suite has its own base class, the base class can adopt the protocol instead of `XCTestCase`.
@preconcurrency @MainActor
public protocol NamesAppUnderTest {
  /// The app under test.
  static var namedApp: AppUnderTest { get }
}

/// Functions that look up the app that a test class tests.
@MainActor
enum TestedApp {
  /// Returns the app that the class names by conforming to `NamesAppUnderTest`.
  ///
  /// The conformance is declared in the test target, so it's looked up at run time.
  /// If the class doesn't name an app and is a ``UITestCase``, the process's app is returned.
  static func named(for testClass: XCTestCase.Type) -> AppUnderTest? {
    if let named = (testClass as Any as? any NamesAppUnderTest.Type)?.namedApp { return named }
    return testClass is UITestCase.Type ? FoundApp.named(for: testClass) : nil
  }
}
