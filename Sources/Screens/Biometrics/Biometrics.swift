import HeadlessXCUI

/// The simulated device's face or fingerprint sensor.
///
/// The enrollment is a state of the device, so it isn't lost when the app is relaunched. Each test starts without an enrolled face or finger.
/// The functions work with both kinds of sensor.
@preconcurrency @MainActor
public enum Biometrics {
  /// Enrolls a face or a finger, so apps can request authentication.
  ///
  /// A test starts without an enrolled face or finger.
  public static func enrolled() { perform(.enrol(true), "enroll a face or a finger") }

  /// Removes the enrolled face or finger.
  public static func unenrolled() { perform(.enrol(false), "remove the enrolled face or finger") }

  /// Presents the enrolled face or finger to the sensor.
  ///
  /// This has no effect if no app is waiting for authentication.
  public static func successfulAuthentication() { perform(.show(isMatching: true), "show the sensor the right face or finger") }

  /// Presents a face or finger that isn't enrolled to the sensor.
  ///
  /// This has no effect if no app is waiting for authentication.
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
