internal import HeadlessDevice

// What a test lets the app use before it asks.
extension HeadlessDriver {
  /// Something that an app asks for permission to use.
  package enum PermissionSubject: Sendable {
    /// The camera, the microphone, Face ID, notifications, the place while the app is in use, and at any time.
    case camera, microphone, faceID, notifications, location, locationAlways
  }

  /// Sets the answer of the app under test to a question for permission; fails the test without a device.
  ///
  /// - Parameter answer: Whether the app may; `nil` to have it ask.
  package static func setPermission(_ answer: Bool?, for subject: PermissionSubject, as attempt: InteractionFailure.Attempt) {
    guard let device = ElementInteraction.device(for: attempt) else { return }
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

  /// Puts the device somewhere on the earth, in degrees; `nil` for a place that is not known.
  ///
  /// Fails the test without a device.
  package static func setPlace(_ place: (latitude: Double, longitude: Double)?, as attempt: InteractionFailure.Attempt) {
    guard let device = ElementInteraction.device(for: attempt, launches: false) else { return }
    device.perform(cause: "a change of the place") { device.place = place }
    XCUIDevice.shared.settle(after: attempt)
  }
}
