import ScreenTestKit

// Example: default wait
class MailTestCase: ScreenTestCase {
  override class var configuration: TestConfiguration { TestConfiguration(synchronizationMode: .untilIdle) }
}
// End

/// The examples of the page “Coming from EarlGrey” about the configuration, other threads and the device.
///
/// Each part between two marks is an example that runs as a test.
@preconcurrency @MainActor
final class EarlGreyDevicePageTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { .earlGreyPage }

  func test_configuration() {
    defer { TestConfiguration.shared.reset() }
    // Example: synchronization
    TestConfiguration.shared.synchronizationMode = .off
    // End
    // Example: synchronization of a part
    withSynchronization(.untilIdle) {
      select(.identifier("TapMe")).perform(.tap)
    }
    // End
    // Example: excluded URLs
    TestConfiguration.shared.excludedURLPatterns = [#".*www\.google\.com"#, #".*www\.youtube\.com"#]
    // End
    // Example: interaction timeout
    TestConfiguration.shared.interactionTimeout = 60
    // End
    // Example: animation timeout
    TestConfiguration.shared.maxAnimationDuration = 30
    // End
    // Example: delayed blocks
    TestConfiguration.shared.dispatchAfterMaxTrackableDelay = 5
    // End
    XCTAssertEqual([TestConfiguration.shared.interactionTimeout, TestConfiguration.shared.maxAnimationDuration], [60, 30])
  }

  func test_configurationKeys() {
    defer { TestConfiguration.shared.reset() }
    // Example: timer interval
    TestConfiguration.shared.timerMaxTrackableInterval = 3
    // End
    // Example: verbose logging
    TestConfiguration.shared.verboseLogging = true
    // End
    // Example: action constraints
    TestConfiguration.shared.checksActionConditions = false
    // End
    // Example: unmodified animations
    TestConfiguration.shared.modifiesAnimations = false
    // End
    // Example: artifacts
    TestConfiguration.shared.artifactsDirectory = "artifacts"
    // End
    let set = TestConfiguration.shared
    XCTAssertEqual(set.timerMaxTrackableInterval, 3)
    XCTAssertEqual([set.verboseLogging, set.checksActionConditions, set.modifiesAnimations], [true, false, false])
    XCTAssertEqual(set.artifactsDirectory, "artifacts")
    // Example: reset
    TestConfiguration.shared.reset()
    // End
    XCTAssertEqual(TestConfiguration.shared.timerMaxTrackableInterval, 1.5)
    XCTAssertNil(TestConfiguration.shared.artifactsDirectory)
  }

  func test_otherThreads() throws {
    try skipUnderThreadSanitizer()
    select(.identifier("TapMe")).assert(.isEnabled)
    // Example: other threads
    DispatchQueue.global().async {
      executeSync { Button(id: "TapMe").tap() }
      executeAsync { Button(id: "TapMe").tap() }
    }
    // End
    XCTAssertTrue(Condition("Both taps are logged") { Label(id: "Log").label == "tapped, tapped" }.wait(timeout: 10))
  }

  func test_device() {
    // Example: orientation
    When(I: rotateDevice(to: .landscapeLeft))
    // End
    XCTAssertEqual(XCUIDevice.shared.orientation, .landscapeLeft)
    // Example: all orientations
    let orientations: [UIDeviceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown, .unknown]
    for orientation in orientations {
      When(I: rotateDevice(to: orientation))
      XCTAssertEqual(XCUIDevice.shared.orientation, orientation)
    }
    // End
    XCTAssertEqual(Set(orientations), Set(UIDeviceOrientation.allCases))
    // Example: shake
    When(I: shakeDevice())
    // End
    // Example: device failure as a value
    do throws(InteractionFailure) {
      try attempt { rotateDevice(to: .portrait) }
      try attempt { shakeDevice() }
    } catch {
      print(error.message)
    }
    // End
    XCTAssertEqual(XCUIDevice.shared.orientation, .portrait)
  }

  func test_theHierarchy() {
    select(.identifier("ClickMe")).assert(.exists)
    // Example: hierarchy
    print(XCUIApplication().debugDescription)
    // End
    XCTAssertTrue(XCUIApplication().debugDescription.contains("ClickMe"))
  }
}

/// The example of a base class whose tests wait until the app is idle.
final class EarlGreyDefaultWaitTests: MailTestCase {
  override class var appUnderTest: AppUnderTest? { .earlGreyPage }

  func test_theAppIsIdleBeforeItIsRead() throws {
    try skipUnderThreadSanitizer()
    tap(Button(id: "Load"))
    withConfiguration({ $0.dispatchAfterMaxTrackableDelay = 5 }) {
      XCTAssertEqual(Label(id: "Log").label, "loaded")
    }
  }
}
