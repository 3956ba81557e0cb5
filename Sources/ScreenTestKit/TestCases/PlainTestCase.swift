import CTestProcess
import ScenarioKit
import XCTest

/// Tests of plain test classes, which inherit `XCTestCase` and nothing of ours: each has a simulated device where the target names its app.
///
/// The test classes of the process find our function in place of `XCTestCase.invokeTest()`, since the linker prefers what the program itself defines.
@MainActor
enum PlainTestCase {
  private static let isOptimized = !_isDebugAssertConfiguration()

  static func invoke(_ testCase: XCTestCase, _ invoke: () -> Void) {
    // A test case with a session of its own comes here from its own function.
    guard ScenarioRun.current == nil, !(testCase is ScreenTestCase), let app = TestedApp.named(for: type(of: testCase)) else { return invoke() }
    let session = ScreenSession(
      appUnderTest: app, feature: "\(type(of: testCase))", test: testCase.name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? testCase.name,
      reporter: XCTestReporter(testCase: testCase))
    // An optimized class takes XCTest's empty setter into its own code, and nothing is called that could be caught.
    if isOptimized, !(testCase is UITestCase) { session.run.setMayMissStop() }
    session.perform(invoke)
  }
}

/// Called in place of `XCTestCase.invokeTest()`.
@_cdecl("screentestkit_invoke_test")
func invokeTest(_ pointer: UnsafeMutableRawPointer) {
  guard Thread.isMainThread else { return ctp_invoke_test(pointer) }
  MainActor.assumeIsolated { PreviewPictures.writeIfAsked() }
  nonisolated(unsafe) let testCase = Unmanaged<XCTestCase>.fromOpaque(pointer).takeUnretainedValue()
  MainActor.assumeIsolated { PlainTestCase.invoke(testCase) { ctp_invoke_test(Unmanaged.passUnretained(testCase).toOpaque()) } }
}

/// Called when a test sets `continueAfterFailure`, which XCTest takes and forgets here.
@_cdecl("screentestkit_set_continues")
func setContinues(_ pointer: UnsafeMutableRawPointer, _ continues: Bool) { ScenarioRun.current?.setStopsAfterFailure(!continues) }
