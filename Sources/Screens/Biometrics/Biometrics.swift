import HeadlessXCUI

/// The simulated device's face or fingerprint sensor.
///
/// Enrollment belongs to the device. It survives launches of the app, and each test starts without an enrolled face or finger.
/// The functions work with both kinds of sensor.
@preconcurrency @MainActor
public enum Biometrics {
  /// Enrolls a face or a finger, so apps can request authentication.
  ///
  /// A new device has none.
  public static func enrolled() { perform(.enrol(true), "enroll a face or a finger") }

  /// Removes the enrolled face or finger.
  public static func unenrolled() { perform(.enrol(false), "forget the enrolled face or finger") }

  /// Shows the sensor the enrolled face or finger.
  ///
  /// Nothing happens if no app is waiting for it.
  public static func successfulAuthentication() { perform(.show(isMatching: true), "show the sensor the right face or finger") }

  /// Shows the sensor a face or finger that isn't enrolled.
  ///
  /// Nothing happens if no app is waiting.
  ///
  /// The system shows that the face or finger wasn't recognized and offers to try again. The third failure in a row ends the app's request.
  public static func unsuccessfulAuthentication() { perform(.show(isMatching: false), "show the sensor a wrong face or finger") }

  /// Performs an action with the sensor.
  ///
  /// The test fails if there's no device or the app doesn't become idle.
  private static func perform(_ action: HeadlessDriver.BiometricAction, _ words: String) {
    changeDevice("biometrics", words) { HeadlessDriver.perform(action, as: $0) }
  }
}
