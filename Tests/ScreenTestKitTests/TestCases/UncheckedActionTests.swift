import ScreenTestKit

/// Tests of actions that don't check their conditions.
@preconcurrency @MainActor
final class UncheckedActionTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(SampleApp.self) }
  override class var configuration: TestConfiguration { TestConfiguration(checksActionConditions: false) }

  func test_E116_conditionsCanBeSwitchedOffForATestCase() {
    let runs = Noted(0)
    select(.identifier("UsernameField")).perform(ElementAction("send", conditions: .isSelected) { _ in runs.value += 1 })
    XCTAssertEqual(runs.value, 1)
  }
}
