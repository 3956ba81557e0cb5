import ScreenTestKit

/// The base class of suites that were written for TABTestKit: a `ScreenTestCase` under its old name.
///
/// A suite's own sources need not change. Which app it tests, one line in a file of its own says, as Xcode's “Target Application” does elsewhere:
/// ```swift
/// extension TABTestCase: @retroactive NamesAppUnderTest {
///   public static var namedApp: AppUnderTest { AppUnderTest(NotInstagramApp.self) }
/// }
/// ```
/// A class that overrides `appUnderTest` is about that app instead.
@preconcurrency @MainActor
open class TABTestCase: ScreenTestCase {
  /// The app that the suite's extension names; launching fails the test with what to write where there is no such extension.
  open override class var appUnderTest: AppUnderTest? {
    // The conformance is declared by the suite, so only the running process knows of it.
    (self as Any as? any NamesAppUnderTest.Type)?.namedApp ?? super.appUnderTest
  }
}

/// What an extension of `TABTestCase` adopts to name the app that a whole suite tests.
@preconcurrency @MainActor
public protocol NamesAppUnderTest {
  /// The app.
  static var namedApp: AppUnderTest { get }
}
