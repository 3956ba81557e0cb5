/// Something of the device that an app asks a person for permission to use.
public enum DevicePermission: String, CaseIterable, Sendable {
  /// The camera.
  case camera
  /// Face ID.
  case faceID
  /// The place of the device.
  case location
  /// The microphone.
  case microphone
  /// Showing notifications.
  case notifications

  /// What a person, or a test before the launch, says to the question for a permission.
  public enum Answer: Sendable {
    /// The app may; the place of the device while it is in use.
    case granted
    /// The app may know the place of the device at any time; for everything else the same as `granted`.
    case grantedAlways
    /// The app may not.
    case denied
    /// Nothing was said yet: the app asks.
    case notDetermined
  }
}
