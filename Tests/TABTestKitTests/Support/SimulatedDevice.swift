import HeadlessDevice
import HeadlessUI

/// Settings of the device that this package's tests can change, but users' tests can't.
@MainActor
enum SimulatedDevice {
  /// Replaces the face sensor of the running test's device with a fingerprint sensor.
  static func hasTouchID() { Device.current?.biometrics.biometryType = .touchID }
}
