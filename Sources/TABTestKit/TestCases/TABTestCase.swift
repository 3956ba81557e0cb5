import ScreenTestKit

/// The base class of test suites that were written for TABTestKit, which is a `ScreenTestCase` with TABTestKit's name.
///
/// You don't need to change the sources of a suite. Name the app under test in an extension in a new file, like Xcode's “Target Application”:
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
