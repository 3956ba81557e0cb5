import Biometrics
import TABTestKit

class BiometricLoginTests: TABTestCase {

  func test_loggingInWithFaceID() {
    Scenario("Allowing Face ID") {
      Given(the: deviceBiometricsAreEnabled)
      And(I: see(loginScreen))
      When(I: tap(loginScreen.faceIDButton))
      Then(I: see(loginScreen.faceIDPermission))
      And(I: tap("OK", in: loginScreen.faceIDPermission))
    }
    Scenario("Showing my face") {
      When(I: successfullyAuthenticateBiometrics)
      Then(I: see(feedScreen))
    }
  }

  func test_notAllowingFaceID() {
    Biometrics.enrolled()
    loginScreen.faceIDButton.tap()
    loginScreen.faceIDPermission.dismiss()
    loginScreen.anyAlert.await(.exists)
    loginScreen.anyAlert.dismiss()
  }

  func test_loggingInWithoutAFace() {
    Scenario("Face ID was never set up") {
      Given(the: deviceBiometricsAreDisabled)
      When(I: tap(loginScreen.faceIDButton))
      Then(I: see(loginScreen.anyAlert))
      And(I: doNotSee(loginScreen.faceIDPermission))
    }
  }

}
