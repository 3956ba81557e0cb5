import ScenarioKit
import XCTest

/// Tests that the declarations about time are available with only an import of this module.
final class TimeVocabularyTests: XCTestCase {
  func test_conditionsResourcesAndTheConfigurationComeWithTheModule() {
    XCTAssertTrue(Condition("Always") { true }.wait(timeout: 1))
    let resource: any IdlingResource = Upload()
    XCTAssertNil(resource.busyReason)
    withSynchronization(.untilIdle) { XCTAssertEqual(TestConfiguration.current.synchronizationMode, SynchronizationMode.untilIdle) }
    withConfiguration {
      $0.interactionTimeout = 3
    } operation: {
      XCTAssertEqual(TestConfiguration.current.interactionTimeout, 3)
    }
  }
}

private final class Upload: IdlingResource {
  let name = "the upload"
  let isIdle = true
}
