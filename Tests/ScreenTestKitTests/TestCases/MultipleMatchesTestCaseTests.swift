import ScreenTestKit

private let sendButton = Button(id: "Send")

/// Tests of a test case that fails if several elements match.
@preconcurrency @MainActor
final class MultipleMatchesTestCaseTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(name: "Mail") { TwoSendersView() } }
  override class var configuration: TestConfiguration { TestConfiguration(multipleMatches: .failure) }

  func test_theConfigurationOfATestCaseHoldsInItsTests() {
    XCTAssertThrowsError(try attempt { tap(sendButton) }) { XCTAssertEqual(($0 as? InteractionFailure)?.kind, "element.notUnique") }
    withConfiguration({ $0.multipleMatches = .warning }) { tap(sendButton) }
  }
}
