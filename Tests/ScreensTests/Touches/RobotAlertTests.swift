import Screens
import XCTest

/// Tests for alerts: R34.
@preconcurrency @MainActor
final class RobotAlertTests: FailureTestCase {
  private let log = Label(id: "Log")

  func test_R34_allAlertsAreFoundThoseOfTheSystemToo() {
    passes(.warnings) { user in
      XCTAssertFalse(Alert.isAnyShown)
      user.tap(Button(id: "Warn"))
      XCTAssertTrue(Alert.isAnyShown)
      XCTAssertEqual(Alert.all.snapshots.map(\.label), ["Careful"])
      user.tap("Go on", in: Alert(id: "Careful"))
      XCTAssertFalse(Alert.isAnyShown)
      Biometrics.enrolled()
      user.tap(Button(id: "Unlock"))
      XCTAssertEqual(Alert.all.snapshots.map(\.label), ["Do you want to allow “Mail” to use Face ID?"])
    }
  }

  func test_R34_allAlertsAreRemovedWithoutTheActionOfAButton() {
    passes(.warnings) { user in
      user.tap(Button(id: "Warn"))
      user.removeAllAlerts()
      XCTAssertFalse(Alert.isAnyShown)
      user.label(of: self.log, is: "shown, dismissed")
      user.tap(Button(id: "Warn"))
      user.label(of: self.log, is: "shown, dismissed, shown")
      Alert.removeAll()
      Biometrics.enrolled()
      user.tap(Button(id: "Unlock"))
      Alert.removeAll()
      XCTAssertFalse(Alert.isAnyShown)
      user.label(of: self.log, is: "shown, dismissed, shown, dismissed, not asked any more")
      Alert.removeAll()
    }
  }
}
