import ScreenTestKit

/// The base class of suites for TABTestKit, which is a `ScreenTestCase` with the old name.
///
/// The sources of a suite don't need to change. An extension in a new file names the app under test, like Xcode's “Target Application”:
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
  /// Without the extension, launching fails the test with a message that explains what to write.
  open override class var appUnderTest: AppUnderTest? { super.appUnderTest }
}
