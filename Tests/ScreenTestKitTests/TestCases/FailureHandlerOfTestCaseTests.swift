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

/// Tests that a test case's handler receives a mistake in the test case's configuration.
@preconcurrency @MainActor
final class ConfigurationMistakeTests: ScreenTestCase {
  private static let kinds = Noted<[String]>([])

  override class var appUnderTest: AppUnderTest? { AppUnderTest(SampleApp.self) }

  override class var configuration: TestConfiguration { TestConfiguration(interactionTimeout: -1) }

  override class var failureHandler: FailureHandler? { FailureHandler { failure in MainActor.assumeIsolated { kinds.value.append(failure.kind) } } }

  func test_E83_aTestCasesHandlerReceivesAMistakeInItsConfiguration() {
    XCTAssertEqual(Self.kinds.value, ["configuration.unusableValue"])
    Self.kinds.value = []
  }
}
