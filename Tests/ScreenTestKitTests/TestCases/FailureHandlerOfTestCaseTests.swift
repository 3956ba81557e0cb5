import ScreenTestKit

/// Tests of a test case's failure handler, part of capability E83.
@preconcurrency @MainActor
final class FailureHandlerOfTestCaseTests: ScreenTestCase {
  private static let kinds = Noted<[String]>([])

  override class var appUnderTest: AppUnderTest? { AppUnderTest(SampleApp.self) }

  override class var failureHandler: FailureHandler? { FailureHandler { failure in MainActor.assumeIsolated { kinds.value.append(failure.kind) } } }

  func test_E83_aTestCaseHasAHandlerForItsTests() {
    select(.label("Nowhere")).perform(.tap)
    withFailureHandler(.standard) { _ = select(.label("Log in") && .type(.button)).assert(!.isEnabled) }
    XCTAssertEqual(Self.kinds.value, ["element.notFound"])
  }
}
