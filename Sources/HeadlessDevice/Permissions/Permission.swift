/// Something that an app asks a person for permission to use.
package enum Permission: String, CaseIterable, Hashable, Sendable {
  /// Using Face ID.
  case faceID
  /// The camera.
  case camera
  /// The microphone.
  case microphone
  /// The place of the device, while the app is in use.
  case location
  /// The place of the device, at any time.
  case locationAlways
  /// Showing notifications.
  case notifications

  /// The key of the reason in the app's Info.plist; `nil` where the system gives none.
  var usageKey: String? {
    switch self {
    case .faceID: "NSFaceIDUsageDescription"
    case .camera: "NSCameraUsageDescription"
    case .microphone: "NSMicrophoneUsageDescription"
    case .location: "NSLocationWhenInUseUsageDescription"
    case .locationAlways: "NSLocationAlwaysAndWhenInUseUsageDescription"
    case .notifications: nil
    }
  }
}
