/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures of the camera.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound of the microphone.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether an app may capture media.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case notDetermined = 0
  /// The person may not decide; never on a simulated device.
  case restricted = 1
  /// The person has said no.
  case denied = 2
  /// The person has said yes.
  case authorized = 3
}
