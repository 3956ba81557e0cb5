import Foundation

extension NSItemProvider {
  /// The codes of errors in the domain ``errorDomain``.
  public enum ErrorCode: Int, Sendable {
    /// The reason isn't known.
    case unknownError = -1
    /// The provider doesn't have data of the type.
    case itemUnavailableError = -1000
    /// The item isn't an instance of the requested class.
    case unexpectedValueClassError = -1100
    /// The item can't be converted to the requested type.
    case unavailableCoercionError = -1200
  }

  /// Returns an error with a code and a description.
  package static func error(_ code: ErrorCode, _ description: String) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
