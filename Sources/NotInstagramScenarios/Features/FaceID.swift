import ScenarioKit
import Screens

/// Logging in with Face ID.
struct FaceID: NotInstagramFeature {
  let name = "Face ID"

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_loggingInWithFaceID") {
      Scenario("Logging in with Face ID for the first time") {
        Given(the: deviceBiometricsAreEnabled)
        And(I: haveTurnedOnFaceID)
        When(I: tap(loginScreen.faceIDButton))
        Then(I: see(faceIDScreen.permissionAlert))
        And(the: message(in: faceIDScreen.permissionAlert, is: "Log in without typing your password."))
        When(I: tap("OK", in: faceIDScreen.permissionAlert))
        And(I: successfullyAuthenticateBiometrics)
        Then(I: see(feedScreen))
      }
      Scenario("Logging in with Face ID again, without being asked") {
        Given(I: logOut)
        When(I: tap(loginScreen.faceIDButton))
        And(I: successfullyAuthenticateBiometrics)
        Then(I: see(feedScreen))
        When(I: tap(tabsScreen.profileTab))
        Then(the: value(of: profileScreen.usernameLabel, is: "My username"))
      }
    }

    test("test_aStrangersFace") {
      Scenario("A stranger looks at my phone") {
        Given(the: deviceBiometricsAreEnabled)
        And(I: haveTurnedOnFaceID)
        When(I: tap(loginScreen.faceIDButton))
        And(I: allowFaceID)
        And(I: failToAuthenticateBiometrics)
        Then(I: see(faceIDScreen.notRecognizedAlert))
        When(I: tap("Cancel", in: faceIDScreen.notRecognizedAlert))
        Then(I: see(loginScreen))
        But(I: doNotSee(loginScreen.failureAlert))
      }
    }

    test("test_failingThreeTimes") {
      Scenario("Failing Face ID three times") {
        Given(the: deviceBiometricsAreEnabled)
        And(I: haveTurnedOnFaceID)
        When(I: tap(loginScreen.faceIDButton))
        And(I: allowFaceID)
        And(I: failToAuthenticateBiometrics)
        And(I: tap("Try Face ID Again", in: faceIDScreen.notRecognizedAlert))
        And(I: failToAuthenticateBiometrics)
        And(I: tap("Try Face ID Again", in: faceIDScreen.notRecognizedAlert))
        And(I: failToAuthenticateBiometrics)
        Then(the: message(in: loginScreen.failureAlert, is: "You were not recognized. Log in with your password."))
      }
    }

    test("test_forbiddingFaceID") {
      Scenario("Denying the app access to Face ID") {
        Given(the: deviceBiometricsAreEnabled)
        And(I: haveTurnedOnFaceID)
        When(I: tap(loginScreen.faceIDButton))
        And(I: dismiss(faceIDScreen.permissionAlert))
        Then(the: message(in: loginScreen.failureAlert, is: "Not Instagram may not recognize you. Log in with your password."))
      }
      Scenario("Seeing the Face ID prompt again after resetting all privacy prompts") {
        Given(I: dismiss(loginScreen.failureAlert))
        And(I: resetAllPrivacyPrompts)
        When(I: relaunchTheApp)
        And(I: tap(loginScreen.faceIDButton))
        Then(I: see(faceIDScreen.permissionAlert))
      }
    }

    test("test_noFaceID") {
      Scenario("A phone without an enrolled face") {
        Given(the: deviceBiometricsAreDisabled)
        When(I: amInTheSettings)
        And(I: scroll(settingsScreen, .downwards, until: settingsScreen.versionCell, is: .visible))
        Then(I: doNotSee(settingsScreen.faceIDSwitch))
      }
    }
  }

  private func haveTurnedOnFaceID() {
    amLoggedIn()
    turnOnFaceID()
    logOut()
  }
}
