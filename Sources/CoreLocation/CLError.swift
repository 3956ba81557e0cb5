public import Foundation

/// The domain of Core Location errors.
public let kCLErrorDomain: String = "kCLErrorDomain"

/// A Core Location error.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The codes of Core Location errors.
  public enum Code: Int, Sendable {
    /// The location is unknown, because the test hasn't set one.
    case locationUnknown = 0
    /// The app doesn't have permission to use the location.
    case denied = 1
    /// The network couldn't be reached.
    case network = 2
  }

  /// The error code.
  public let code: Code

  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }

  /// The domain of the error.
  public static var errorDomain: String { kCLErrorDomain }
  /// The raw value of the error code.
  public var errorCode: Int { code.rawValue }

  /// The location is unknown.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app doesn't have permission to use the location.
  public static var denied: Code { .denied }
  /// The network couldn't be reached.
  public static var network: Code { .network }
}
