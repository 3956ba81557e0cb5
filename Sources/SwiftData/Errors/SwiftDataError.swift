public import Foundation

/// An error that SwiftData throws.
///
/// Errors are equal if they have the same reason. A printed error includes its explanation, if it has one: `SwiftDataError(_error: SwiftData.SwiftDataError._Error.unknownSchema, _explanation: …)`.
/// [Apple: SwiftDataError](https://developer.apple.com/documentation/swiftdata/swiftdataerror)
public struct SwiftDataError: Error, Hashable {
  /// The reason of an error.
  enum _Error: Hashable, Sendable {
    case includePendingChangesWithBatchSize
    case unsupportedPredicate
    case unsupportedKeyPath
    case sortingPendingChangesWithIdentifiers
    case unsupportedSortDescriptor
    case duplicateConfiguration
    case configurationFileNameTooLong
    case configurationFileNameContainsInvalidCharacters
    case configurationSchemaNotFoundInContainerSchema
    case loadIssueModelContainer
    case modelValidationFailure
    case missingModelContext
    case backwardMigration
    case unknownSchema
    case historyTokenExpired
    case invalidTransactionFetchRequest
  }

  // Without `CustomStringConvertible`, Swift prints an error with the names of its properties. These names make the text the same as on a phone.
  private let _error: _Error
  private let _explanation: String?

  private init(_ error: _Error, _ explanation: String? = nil) {
    _error = error
    _explanation = explanation
  }

  /// A fetch in batches can't include changes that aren't saved.
  public static let includePendingChangesWithBatchSize: SwiftDataError = SwiftDataError(.includePendingChangesWithBatchSize)

  /// A predicate uses a property or an operation that a store can't evaluate.
  public static let unsupportedPredicate: SwiftDataError = SwiftDataError(.unsupportedPredicate)

  /// A key path isn't a stored property of the model.
  public static let unsupportedKeyPath: SwiftDataError = SwiftDataError(.unsupportedKeyPath)

  /// A fetch of identifiers can't sort changes that aren't saved.
  public static let sortingPendingChangesWithIdentifiers: SwiftDataError = SwiftDataError(.sortingPendingChangesWithIdentifiers)

  /// A sort descriptor uses a property that a store can't sort by.
  public static let unsupportedSortDescriptor: SwiftDataError = SwiftDataError(.unsupportedSortDescriptor)

  /// Two configurations of a container have the same file.
  public static let duplicateConfiguration: SwiftDataError = SwiftDataError(.duplicateConfiguration)

  /// The name of a configuration is too long for a file name.
  public static let configurationFileNameTooLong: SwiftDataError = SwiftDataError(.configurationFileNameTooLong)

  /// The name of a configuration contains characters that a file name can't contain.
  public static let configurationFileNameContainsInvalidCharacters: SwiftDataError = SwiftDataError(.configurationFileNameContainsInvalidCharacters)

  /// The schema of a configuration has a model that the schema of the container doesn't have.
  public static let configurationSchemaNotFoundInContainerSchema: SwiftDataError = SwiftDataError(.configurationSchemaNotFoundInContainerSchema)

  /// The store of a container can't be opened.
  public static let loadIssueModelContainer: SwiftDataError = SwiftDataError(.loadIssueModelContainer)

  /// A model can't be saved.
  public static let modelValidationFailure: SwiftDataError = SwiftDataError(.modelValidationFailure)

  /// A model doesn't belong to a context.
  public static let missingModelContext: SwiftDataError = SwiftDataError(.missingModelContext)

  /// A store has a newer version of the schema than the container.
  public static let backwardMigration: SwiftDataError = SwiftDataError(.backwardMigration)

  /// The schema of a container doesn't have the model, or a migration plan doesn't have the store's schema.
  public static let unknownSchema: SwiftDataError = SwiftDataError(.unknownSchema)

  /// The history before a token was deleted.
  public static let historyTokenExpired: SwiftDataError = SwiftDataError(.historyTokenExpired)

  /// A fetch of the history has a predicate or an order that a store can't evaluate.
  public static let invalidTransactionFetchRequest: SwiftDataError = SwiftDataError(.invalidTransactionFetchRequest)

  /// Returns whether two errors have the same reason.
  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool { lhs._error == rhs._error }

  /// Hashes the reason of the error.
  public func hash(into hasher: inout Hasher) { hasher.combine(_error) }

  /// Returns whether an error is a SwiftData error with a reason.
  ///
  /// A `catch` clause such as `catch SwiftDataError.unknownSchema` uses it.
  public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool { (rhs as? SwiftDataError) == lhs }
}

extension SwiftDataError {
  /// The sentence that explains the error, without a period, or `nil` if there isn't one.
  var explanation: String? { _explanation }

  /// Returns this error with an explanation.
  ///
  /// - Parameter explanation: A sentence that starts with a lowercase letter and has no period.
  func explained(_ explanation: String) -> SwiftDataError { SwiftDataError(_error, explanation) }
}

extension SwiftDataError: LocalizedError {
  /// The explanation, or `nil` if the error has none.
  ///
  /// Without an explanation, `localizedDescription` has Foundation's general sentence with the name of the type.
  public var errorDescription: String? {
    guard let explanation, let first = explanation.first else { return nil }
    // The description of a store's problem already ends with a period.
    return "\(first.uppercased())\(explanation.dropFirst())\(explanation.hasSuffix(".") ? "" : ".")"
  }
}
