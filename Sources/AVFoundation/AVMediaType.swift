/// A type of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates a media type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Video from the camera.
  public static let video = AVMediaType(rawValue: "vide")
  /// Audio from the microphone.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// An app's authorization to capture media.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// The user can't grant permission.
  ///
  /// On the simulated device, the status never occurs.
  case restricted = 1
  /// The user denied permission.
  case denied = 2
  /// The user granted permission.
  case authorized = 3
}
