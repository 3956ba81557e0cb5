import HeadlessXCUI

/// The simulated device's face or fingerprint sensor, as a test handles it.
///
/// Enrolment is the device's: it survives launches of the app, and each test begins with nothing enrolled.
/// One call serves both kinds of sensor.
@preconcurrency @MainActor
public enum Biometrics {
  /// Enrolls a face or a finger, so that apps can ask for it; a fresh device has none.
  public static func enrolled() { perform(.enrol(true), "enrol a face or a finger") }

  /// Forgets the face or the finger that was enrolled.
  public static func unenrolled() { perform(.enrol(false), "forget the enrolled face or finger") }

  /// Shows the sensor the enrolled face or finger; nothing happens where no app waits for it.
  public static func successfulAuthentication() { perform(.show(isMatching: true), "show the sensor the right face or finger") }

  /// Shows the sensor a face or finger that is not enrolled; nothing happens where no app waits for one.
  ///
  /// The system says that it was not recognised and offers to try again; the third failure in a row ends the app's request.
  public static func unsuccessfulAuthentication() { perform(.show(isMatching: false), "show the sensor a wrong face or finger") }

  /// Does something with the sensor; fails the test where there is no device, and where the app does not come to rest.
  private static func perform(_ action: HeadlessDriver.BiometricAction, _ words: String) {
    changeDevice("biometrics", words) { HeadlessDriver.perform(action, as: $0) }
  }
}
