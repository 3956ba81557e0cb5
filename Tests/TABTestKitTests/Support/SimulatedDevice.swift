import HeadlessDevice
import HeadlessUI

/// What a test of this package may know of the device under it, and a user's test may not.
@MainActor
enum SimulatedDevice {
  /// Gives the device of the running test a sensor for fingers in place of the one for faces.
  static func hasTouchID() { Device.current?.biometrics.biometryType = .touchID }
}
