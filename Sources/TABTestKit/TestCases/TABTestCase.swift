import ScreenTestKit

/// The base class of suites that were written for TABTestKit: a `ScreenTestCase` under its old name.
///
/// A suite's own sources need not change. One extension in a new file names the app under test, as Xcode's “Target Application” does elsewhere:
/// ```swift
/// extension TABTestCase: @retroactive NamesAppUnderTest {
///   public static var namedApp: AppUnderTest { AppUnderTest(NotInstagramApp.self) }
/// }
/// ```
/// A class that overrides `appUnderTest` tests that app instead.
@preconcurrency @MainActor
open class TABTestCase: ScreenTestCase {
  /// The app that the suite's extension names.
  ///
  /// Without such an extension, launching fails the test with a message that says what to write.
  open override class var appUnderTest: AppUnderTest? { super.appUnderTest }
}
