import HeadlessDevice
import HeadlessXCUI

/// The simulated device's face or fingerprint sensor, as a test handles it.
///
/// Enrolment is the device's: it survives launches of the app, and each test begins with nothing enrolled.
/// One call serves both kinds of sensor.
@preconcurrency @MainActor
public enum Biometrics {
  /// Enrols a face or a finger.
  public static func enrolled() { withSensor("enrol a face or a finger") { $0.isEnrolled = true } }

  /// Forgets the face or the finger that was enrolled.
  public static func unenrolled() { withSensor("forget the enrolled face or finger") { $0.isEnrolled = false } }

  /// Shows the sensor the enrolled face or finger; nothing happens where no app waits for it.
  public static func successfulAuthentication() { withSensor("show the sensor the right face or finger") { $0.match() } }

  /// Shows the sensor a strange face or finger; nothing happens where no app waits for one.
  ///
  /// The system says that it was not recognised and offers to try again; the third failure in a row ends the app's request.
  public static func unsuccessfulAuthentication() { withSensor("show the sensor a wrong face or finger") { $0.mismatch() } }

  /// Does something with the sensor; fails the test where there is no device, and where the app never comes to rest.
  private static func withSensor(_ action: String, _ body: (BiometricSensor) -> Void) {
    note(action)
    if InteractionFailure.isStopped { return }
    guard let device = Device.current else {
      InteractionFailure(attempt: .act(action), reason: .noDevice).report()
      return
    }
    body(device.biometrics)
    XCUIDevice.shared.settle(after: .act(action))
  }
}
