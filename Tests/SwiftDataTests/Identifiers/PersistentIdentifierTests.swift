import Foundation
@testable import SwiftData
import XCTest

/// Tests of the identities of models.
final class PersistentIdentifierTests: XCTestCase {
  private func stored(_ row: Int64, _ entity: String = "Book", in store: String = "S") -> PersistentIdentifier {
    PersistentIdentifier(storeIdentifier: store, entityName: entity, row: RowID(number: row))
  }

  private func text(_ identifier: PersistentIdentifier) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(identifier), as: UTF8.self)
  }

  private func decode(_ text: String) throws -> PersistentIdentifier { try JSONDecoder().decode(PersistentIdentifier.self, from: Data(text.utf8)) }

  func test_anIdentifierHasItsParts() {
    let identifier = stored(7)
    XCTAssertEqual(identifier.entityName, "Book")
    XCTAssertEqual(identifier.storeIdentifier, "S")
    XCTAssertEqual(identifier.row, RowID(number: 7))
    XCTAssertFalse(identifier.isTemporary)
    XCTAssertEqual(identifier, stored(7))
    let id: PersistentIdentifier.ID = identifier.id
    XCTAssertEqual(id, stored(7).id)
    XCTAssertEqual(Set([identifier, stored(8), stored(7, "Author"), stored(7, in: "T"), stored(7)]).count, 4)
  }

  func test_temporaryIdentifiersDiffer() {
    let (first, second) = (PersistentIdentifier(temporaryOf: "Book"), PersistentIdentifier(temporaryOf: "Book"))
    XCTAssertNotEqual(first, second)
    XCTAssertTrue(first < second)
    XCTAssertTrue(first.isTemporary)
    XCTAssertNil(first.storeIdentifier)
    XCTAssertNil(first.row)
    XCTAssertEqual(first.entityName, "Book")
  }

  func test_identifiersAreOrdered() {
    let sorted = [
      stored(2, "Author"), stored(2), stored(10), stored(1, in: "T"), PersistentIdentifier(temporaryOf: "Author"), PersistentIdentifier(temporaryOf: "Book"),
      PersistentIdentifier(temporaryOf: "Book"),
    ]
    XCTAssertEqual(sorted.reversed().sorted(), sorted)
  }

  func test_theEncodedFormIsTheOneOfAPhone() throws {
    XCTAssertEqual(
      try text(stored(7)), #"{"implementation":{"entityName":"Book","isTemporary":false,"primaryKey":"p7","storeIdentifier":"S","uriRepresentation":"x-coredata://S/Book/p7"}}"#)
    let temporary = try text(PersistentIdentifier(temporaryOf: "Book"))
    XCTAssertTrue(temporary.hasPrefix(#"{"implementation":{"entityName":"Book","isTemporary":true,"primaryKey":"t"#), temporary)
    XCTAssertTrue(temporary.contains(#""uriRepresentation":"x-coredata:///Book/t"#), temporary)
  }

  func test_aDecodedIdentifierIsEqual() throws {
    let custom = try ["p1", "a", "12", "-3", "007", "p+1", ""].map { try PersistentIdentifier.identifier(for: "S", entityName: "Book", primaryKey: $0) }
    for identifier in [stored(7), PersistentIdentifier(temporaryOf: "Book")] + custom {
      let decoded = try decode(text(identifier))
      XCTAssertEqual(decoded, identifier)
      XCTAssertEqual(decoded.hashValue, identifier.hashValue)
      XCTAssertEqual(decoded.isTemporary, identifier.isTemporary)
    }
    XCTAssertEqual(try decode(#"{"implementation":{"primaryKey":"p7","isTemporary":false,"entityName":"Book","uriRepresentation":"x-coredata://S/Book/p7"}}"#), stored(7))
  }

  func test_anIdentifierIsMadeFromItsParts() throws {
    XCTAssertEqual(try PersistentIdentifier.identifier(for: "S", entityName: "Book", primaryKey: "p7"), stored(7))
    let numbers = try [10, 2, 1].map { try PersistentIdentifier.identifier(for: "S", entityName: "Book", primaryKey: $0) }
    XCTAssertEqual(numbers.sorted(), numbers.reversed())
    XCTAssertNil(numbers[0].row)
    XCTAssertNotEqual(numbers[0], stored(10))
  }

  func test_anIdentifierIsPrintedWithItsURI() {
    XCTAssertEqual(
      "\(stored(7))",
      "PersistentIdentifier(id: SwiftData.PersistentIdentifier.ID(backing: SwiftData.PersistentIdentifier.PersistentIdentifierBacking.managedObjectID(<x-coredata://S/Book/p7>)))")
  }
}
