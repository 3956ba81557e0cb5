import ScreenTestKit

/// A test whose app makes a request at launch that no stub answers.
///
/// It fails only in a child process, where `RequestFailureTests` runs it. The app is launched after the function, because the function does nothing, so no line of the test is on the stack.
@preconcurrency @MainActor
final class UnansweredAtLaunchTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { ChildProcess.misbehaviour == nil ? AppUnderTest(SampleApp.self) : AppUnderTest(FeedApp.self) }

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    _ = StubServer()
    launch()
  }

  nonisolated static let line: Int = #line + 1
  func test_launching() {}
}
