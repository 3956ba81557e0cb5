import CTestProcess
import ScenarioKit
import XCTest

/// Runs tests of plain `XCTestCase` classes on a simulated device, if the test target names its app.
///
/// Test classes call this module's function instead of XCTest's `XCTestCase.invokeTest()`, because the linker prefers symbols that the program defines.
@MainActor
enum PlainTestCase {
  private static let isOptimized = !_isDebugAssertConfiguration()

  static func invoke(_ testCase: XCTestCase, _ invoke: () -> Void) {
    // Don't create a session for a `ScreenTestCase`, because it creates its own session and then calls this function too.
    guard ScenarioRun.current == nil, !(testCase is ScreenTestCase), let app = TestedApp.named(for: type(of: testCase)) else { return invoke() }
    let session = ScreenSession(
      appUnderTest: app, feature: "\(type(of: testCase))", test: testCase.name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? testCase.name,
      reporter: XCTestReporter(testCase: testCase))
    // Tell the run that it may miss changes of `continueAfterFailure`, because an optimized build inlines XCTest's empty setter, which then can't be observed.
    if isOptimized, !(testCase is UITestCase) { session.run.setMayMissStop() }
    session.perform(invoke)
  }
}

/// Replaces `XCTestCase.invokeTest()`.
@_cdecl("screentestkit_invoke_test")
func invokeTest(_ pointer: UnsafeMutableRawPointer) {
  guard Thread.isMainThread else { return stk_process_invoke_test(pointer) }
  nonisolated(unsafe) let testCase = Unmanaged<XCTestCase>.fromOpaque(pointer).takeUnretainedValue()
  MainActor.assumeIsolated { PlainTestCase.invoke(testCase) { stk_process_invoke_test(Unmanaged.passUnretained(testCase).toOpaque()) } }
}

/// Called when a test sets `continueAfterFailure`, because XCTest on Linux ignores the value.
@_cdecl("screentestkit_set_continues")
func setContinues(_ pointer: UnsafeMutableRawPointer, _ continues: Bool) { ScenarioRun.current?.setStopsAfterFailure(!continues) }
