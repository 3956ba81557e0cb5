/// A permission that an app requests.
package enum Permission: String, CaseIterable, Hashable, Sendable {
  /// The use of Face ID.
  case faceID
  /// The camera.
  case camera
  /// The microphone.
  case microphone
  /// The location of the device while the app is in use.
  case location
  /// The location of the device at any time.
  case locationAlways
  /// The display of notifications.
  case notifications

  /// The Info.plist key of the app's reason, or `nil` if the system doesn't show a reason.
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
