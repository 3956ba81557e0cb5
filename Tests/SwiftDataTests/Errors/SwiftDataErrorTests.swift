import Foundation
@testable import SwiftData
import XCTest

/// Tests of the errors that SwiftData throws.
final class SwiftDataErrorTests: XCTestCase {
  private func code(of error: any Error) -> String {
    switch error {
    case SwiftDataError.unknownSchema: "unknownSchema"
    case SwiftDataError.duplicateConfiguration: "duplicateConfiguration"
    default: "other"
    }
  }

  func test_anExplanationDoesNotChangeTheError() {
    let explained = SwiftDataError.unknownSchema.explained("the container has no models of the class Trip")
    XCTAssertEqual(explained, .unknownSchema)
    XCTAssertEqual(Set([explained, .unknownSchema]).count, 1)
    XCTAssertNotEqual(explained, .duplicateConfiguration)
  }

  func test_errorsDiffer() {
    let errors: [SwiftDataError] = [
      .backwardMigration, .configurationFileNameContainsInvalidCharacters, .configurationFileNameTooLong, .configurationSchemaNotFoundInContainerSchema, .duplicateConfiguration,
      .historyTokenExpired, .includePendingChangesWithBatchSize, .invalidTransactionFetchRequest, .loadIssueModelContainer, .missingModelContext, .modelValidationFailure,
      .sortingPendingChangesWithIdentifiers, .unknownSchema, .unsupportedKeyPath, .unsupportedPredicate, .unsupportedSortDescriptor,
    ]
    XCTAssertEqual(Set(errors).count, 16)
  }

  func test_aPatternMatchesTheReason() {
    XCTAssertEqual(code(of: SwiftDataError.unknownSchema), "unknownSchema")
    XCTAssertEqual(code(of: SwiftDataError.duplicateConfiguration.explained("two configurations have one file")), "duplicateConfiguration")
    XCTAssertEqual(code(of: SwiftDataError.backwardMigration), "other")
    XCTAssertEqual(code(of: CancellationError()), "other")
  }

  func test_theExplanationIsASentenceOfTheDescription() {
    XCTAssertEqual(SwiftDataError.unknownSchema.explained("the container has no models of the class Trip").localizedDescription, "The container has no models of the class Trip.")
    XCTAssertEqual(SwiftDataError.loadIssueModelContainer.explained("the file is damaged. Delete it.").localizedDescription, "The file is damaged. Delete it.")
    XCTAssertTrue(SwiftDataError.unknownSchema.localizedDescription.contains("SwiftData.SwiftDataError"), SwiftDataError.unknownSchema.localizedDescription)
  }

  func test_anErrorIsPrintedAsOnAPhone() {
    XCTAssertEqual("\(SwiftDataError.loadIssueModelContainer)", "SwiftDataError(_error: SwiftData.SwiftDataError._Error.loadIssueModelContainer, _explanation: nil)")
    let explained = SwiftDataError.unknownSchema.explained("why")
    XCTAssertEqual("\(explained)", "SwiftDataError(_error: SwiftData.SwiftDataError._Error.unknownSchema, _explanation: Optional(\"why\"))")
  }
}
