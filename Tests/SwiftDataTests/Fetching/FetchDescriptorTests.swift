import Foundation
@testable import SwiftData
import XCTest

/// Tests of descriptors of fetches.
final class FetchDescriptorTests: XCTestCase {
  func test_aDescriptorIncludesPendingChanges() {
    let descriptor = FetchDescriptor<Book>()
    XCTAssertTrue(descriptor.includePendingChanges)
    XCTAssertNil(descriptor.predicate)
    XCTAssertNil(descriptor.fetchLimit)
    XCTAssertNil(descriptor.fetchOffset)
    XCTAssertEqual(descriptor.sortBy, [])
    XCTAssertEqual(descriptor, FetchDescriptor<Book>())
  }

  func test_descriptorsDifferInEveryPart() {
    let base = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
    var others = Array(repeating: base, count: 6)
    others[0].sortBy = [SortDescriptor(\.pages, order: .reverse)]
    others[1].fetchLimit = 1
    others[2].fetchOffset = 1
    others[3].includePendingChanges = false
    others[4].propertiesToFetch = [\.isbn]
    others[5].relationshipKeyPathsForPrefetching = [\.authors]
    for other in others { XCTAssertNotEqual(other, base) }
    XCTAssertEqual(base, FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]))
  }

  private func atLeast(_ pages: Int) -> FetchDescriptor<Book> { FetchDescriptor(predicate: #Predicate { $0.pages >= pages && $0.subtitle == nil }) }

  private func oneAuthor(_ name: String) -> FetchDescriptor<Book> { FetchDescriptor(predicate: #Predicate { $0.authors.contains { $0.name == name } }) }

  private func allAuthors(_ name: String) -> FetchDescriptor<Book> { FetchDescriptor(predicate: #Predicate { $0.authors.allSatisfy { $0.name == name } }) }

  func test_predicatesAreComparedByTheirParts() {
    XCTAssertEqual(atLeast(10), atLeast(10))
    XCTAssertNotEqual(atLeast(10), atLeast(11))
    XCTAssertNotEqual(atLeast(10), FetchDescriptor(predicate: #Predicate { $0.pages > 10 && $0.subtitle == nil }))
    XCTAssertNotEqual(atLeast(10), FetchDescriptor<Book>())
    XCTAssertEqual(FetchDescriptor<Book>(predicate: #Predicate { $0.pages > 10 }), FetchDescriptor<Book>(predicate: #Predicate { $0.pages > 10 }))
    XCTAssertNotEqual(FetchDescriptor<Book>(predicate: #Predicate { $0.isbn == "1" }), FetchDescriptor<Book>(predicate: #Predicate { $0.subtitle == "1" }))
  }

  func test_variablesOfNestedPredicatesAreCompared() {
    XCTAssertEqual(oneAuthor("A"), oneAuthor("A"))
    XCTAssertNotEqual(oneAuthor("A"), oneAuthor("B"))
    XCTAssertNotEqual(oneAuthor("A"), allAuthors("A"))
    let inner = FetchDescriptor<Author>(predicate: #Predicate { author in author.books.contains { book in book.isbn == author.name } })
    XCTAssertEqual(inner, FetchDescriptor<Author>(predicate: #Predicate { author in author.books.contains { book in book.isbn == author.name } }))
  }

  func test_aCapturedIdentifierIsCompared() {
    let (first, second) = (PersistentIdentifier(temporaryOf: "Book"), PersistentIdentifier(temporaryOf: "Book"))
    func with(_ id: PersistentIdentifier) -> FetchDescriptor<Book> { FetchDescriptor(predicate: #Predicate { $0.persistentModelID == id }) }
    XCTAssertEqual(with(first), with(first))
    XCTAssertNotEqual(with(first), with(second))
  }

  func test_resultsAreACollection() {
    let results = FetchResultsCollection(["a", "b", "c"])
    XCTAssertEqual(Array(results), ["a", "b", "c"])
    XCTAssertEqual(results[1], "b")
    XCTAssertEqual(results.count, 3)
    XCTAssertEqual(Array(results[1...]), ["b", "c"])
  }
}
