internal import HeadlessDevice

// Permissions that a test grants or denies before the app asks.
extension HeadlessDriver {
  /// A resource that requires the user's permission.
  package enum PermissionSubject: Sendable {
    /// The camera.
    case camera
    /// The microphone.
    case microphone
    /// Face ID.
    case faceID
    /// The display of notifications.
    case notifications
    /// The location of the device while the app is in use.
    case location
    /// The location of the device at any time.
    case locationAlways
  }

  /// Sets the app under test's permission for a resource.
  ///
  /// Fails the test if there's no device.
  ///
  /// - Parameter answer: Whether permission is granted, or `nil` to let the app ask.
  package static func setPermission(_ answer: Bool?, for subject: PermissionSubject, as attempt: InteractionFailure.Attempt) {
    guard let device = InteractionPreflight.device(for: attempt) else { return }
    let permission: Permission =
      switch subject {
      case .camera: .camera
      case .microphone: .microphone
      case .faceID: .faceID
      case .notifications: .notifications
      case .location: .location
      case .locationAlways: .locationAlways
      }
    device.setAnswer(answer, to: permission, of: device.bundleIdentifierOfAppUnderTest)
  }

  /// Sets the location of the device, in degrees, or `nil` for an unknown location.
  ///
  /// Fails the test if there's no device.
  package static func setPlace(_ place: (latitude: Double, longitude: Double)?, as attempt: InteractionFailure.Attempt) {
    guard let device = InteractionPreflight.device(for: attempt, launches: false) else { return }
    device.perform(cause: "a change of the device’s location") { device.place = place }
    XCUIDevice.shared.settle(after: attempt)
  }
}
