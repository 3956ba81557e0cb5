public import Foundation

/// The domain of the errors of this module.
public let kCLErrorDomain: String = "kCLErrorDomain"

/// Why there is no place.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The place is not known: a test has set none.
    case locationUnknown = 0
    /// The app may not know the place.
    case denied = 1
    /// The network could not be reached.
    case network = 2
  }

  /// The reason.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The place is not known.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app may not know the place.
  public static var denied: Code { .denied }
  /// The network could not be reached.
  public static var network: Code { .network }
}
