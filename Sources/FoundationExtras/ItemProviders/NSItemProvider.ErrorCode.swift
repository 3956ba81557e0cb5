import Foundation

extension NSItemProvider {
  /// The codes of the errors in the domain ``errorDomain``.
  public enum ErrorCode: Int, Sendable {
    /// The reason isn't known.
    case unknownError = -1
    /// The provider has no data of the type.
    case itemUnavailableError = -1000
    /// The item is of another class than the one that was asked for.
    case unexpectedValueClassError = -1100
    /// The item can't become what was asked for.
    case unavailableCoercionError = -1200
  }

  /// Returns an error with a code and a description.
  package static func error(_ code: ErrorCode, _ description: String) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
