import Biometrics
import TABTestKit

/// Tests for Face ID and system alerts: T128, T129, T131, T139 to T141.
final class BiometricsTests: GalleryTestCase {
  override class var appUnderTest: AppUnderTest? { Gallery.launch }

  private let login = Label(id: "LoginLabel")
  private let button = Button(id: "Log in with Face ID")
  private let permission = Alert(id: "Do you want to allow “Gallery” to use Face ID?", dismissButtonID: "Don’t Allow", parent: springboard)

  func test_T128_biometricsAreEnabledAndDisabled() {
    Scenario("Enrolled, and forgotten again") {
      Given(the: deviceBiometricsAreEnabled)
      And(I: tap(button))
      Then(I: see(permission))
      When(I: dismiss(permission))
      Then(the: value(of: login, is: "biometryNotAvailable"))
    }
    Scenario("Nothing enrolled") {
      Given(the: deviceBiometricsAreDisabled)
      When(I: tap(button))
      Then(the: value(of: login, is: "biometryNotEnrolled"))
    }
  }

  func test_T129_theSensorIsAnsweredInSteps() {
    Scenario("The right face") {
      Given(the: deviceBiometricsAreEnabled)
      When(I: tap(button))
      And(I: tap("OK", in: permission))
      And(I: successfullyAuthenticateBiometrics)
      Then(the: value(of: login, is: "logged in"))
    }
    Scenario("A strange face") {
      When(I: tap(button))
      And(I: failToAuthenticateBiometrics)
      Then(I: see(Alert(id: "Face Not Recognized", parent: springboard)))
      When(I: dismiss(Alert(id: "Face Not Recognized", parent: springboard)))
      Then(the: value(of: login, is: "userCancel"))
    }
  }

  func test_T131_anAppThatWasForbiddenAsksAgainAfterAReset() {
    Scenario("Forbidding Face ID") {
      Given(the: deviceBiometricsAreEnabled)
      When(I: tap(button))
      And(I: dismiss(permission))
      And(I: tap(button))
      Then(I: doNotSee(permission))
    }
    Scenario("Resetting") {
      // If the Settings app is open on another page, it starts again.
      Given(I: openSystemPreferences)
      And(I: tap(systemPreferencesRootScreen.generalCell))
      When(I: resetAllPrivacyPrompts)
      And(I: foregroundTheApp)
      And(I: tap(button))
      Then(I: see(permission))
    }
  }

  func test_T139_enrolmentSurvivesALaunch() {
    Biometrics.enrolled()
    relaunchTheApp()
    tap(button)
    see(permission)
    permission.dismiss()
    Biometrics.unenrolled()
    relaunchTheApp()
    tap(button)
    value(of: login, is: "biometryNotEnrolled")
  }

  func test_T140_oneCallServesBothSensorsAndDoesNothingUnasked() {
    Biometrics.successfulAuthentication()
    Biometrics.unsuccessfulAuthentication()
    XCTAssertEqual(login.value, "logged out")
    XCTAssertFalse(Alert(parent: springboard).determine(.exists))
    Biometrics.enrolled()
    // A face that was shown before the app's request doesn't answer it.
    tap(button)
    XCTAssertEqual(login.value, "logged out")
    tap("OK", in: permission)
    Biometrics.unsuccessfulAuthentication()
    tap("Try Face ID Again", in: Alert(parent: springboard))
    Biometrics.successfulAuthentication()
    value(of: login, is: "logged in")
    let touchID = kinds {
      SimulatedDevice.hasTouchID()
      Biometrics.enrolled()
      Biometrics.successfulAuthentication()
      tap(button)
      XCTAssertEqual(login.value, "logged out")
      Biometrics.unsuccessfulAuthentication()
      see(Alert(id: "Touch ID Not Recognized", parent: springboard))
      tap("Try Touch ID Again", in: Alert(parent: springboard))
      Biometrics.successfulAuthentication()
      value(of: login, is: "logged in")
    }
    XCTAssertEqual(touchID, [])
  }

  func test_T141_systemAlertsAreTheSpringboards() {
    Biometrics.enrolled()
    tap(button)
    see(permission)
    message(in: permission, is: "Log in faster")
    XCTAssertFalse(Alert(id: permission.id).determine(.exists))
    // Titles and buttons must match exactly. A straight apostrophe is a different character.
    XCTAssertFalse(permission.actionButton(withID: "Don't Allow").determine(.exists))
    permission.actionButton(withID: "Don’t Allow").tap()
    doNotSee(permission)
  }
}
