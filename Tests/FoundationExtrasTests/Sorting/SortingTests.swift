import Foundation
import FoundationExtras
import XCTest

/// Sorting of strings by the locale's rules, and predicates that find them.
final class SortingTests: XCTestCase {
  private struct File: Sendable {
    var name: String
  }

  private let files = ["b10", "b9", "a", "B1", "ä"].map(File.init)

  private func names(_ comparator: some SortComparator<File>) -> [String] { files.sorted(using: comparator).map(\.name) }

  func test_descriptorsSortAsListsOfFilesDo() {
    XCTAssertEqual(names(SortDescriptor(\.name)), ["a", "ä", "B1", "b9", "b10"])
    XCTAssertEqual(names(SortDescriptor(\.name, order: .reverse)), ["b10", "b9", "B1", "ä", "a"])
    XCTAssertEqual(names(SortDescriptor(\.name, comparator: .localizedStandard)), ["a", "ä", "B1", "b9", "b10"])
    XCTAssertEqual(names(SortDescriptor(\.name, comparator: .localized)), ["a", "ä", "B1", "b10", "b9"])
    XCTAssertEqual(names(SortDescriptor(\.name, comparator: .lexical)), ["B1", "a", "b10", "b9", "ä"])
  }

  func test_comparatorsSortAsListsOfFilesDo() {
    XCTAssertEqual(files.map(\.name).sorted(using: .localizedStandard), ["a", "ä", "B1", "b9", "b10"])
    XCTAssertEqual(names(KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse)), ["b10", "b9", "B1", "ä", "a"])
  }

  func test_descriptorsOfOnePathAreEqual() {
    XCTAssertEqual(SortDescriptor(\File.name), SortDescriptor(\File.name, comparator: .localizedStandard))
    XCTAssertNotEqual(SortDescriptor(\File.name), SortDescriptor(\File.name, comparator: .localized))
  }

  func test_aPredicateFindsTextsWithoutRegardToCaseAndAccents() throws {
    let text = "A"
    let predicate = #Predicate<File> { $0.name.localizedStandardContains(text) }
    XCTAssertEqual(try files.filter(predicate).map(\.name), ["a", "ä"])
  }
}
