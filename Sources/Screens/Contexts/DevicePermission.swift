/// A capability of the device that an app can use only with a person's permission.
public enum DevicePermission: String, CaseIterable, Sendable {
  /// The camera.
  case camera
  /// Face ID.
  case faceID
  /// The location of the device.
  case location
  /// The microphone.
  case microphone
  /// The display of notifications.
  case notifications

  /// The answer to a permission request, by a person or by a test before the launch.
  public enum Answer: Sendable {
    /// The app has permission. For the location, this permission only applies while the app is in use.
    case granted
    /// The app can use the location at any time. For other permissions, this is the same as `granted`.
    case grantedAlways
    /// The app doesn't have permission.
    case denied
    /// The permission hasn't been requested yet, so the app asks.
    case notDetermined
  }
}
