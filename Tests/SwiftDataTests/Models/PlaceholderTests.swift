import Foundation
import XCTest

@testable import SwiftData

/// Tests of the values that let an app run on after a mistake.
final class PlaceholderTests: XCTestCase {
  private enum Season: String, Codable, CaseIterable { case winter, summer }

  private enum Color: String, Codable { case red }

  private enum Level: Int, Codable { case low, high }

  private struct Address: Codable {
    var street: String
    var number: Int?
    var season: Season
    var names: [String: [Double]]
    var id: UUID
    var page: URL
    var price: Decimal
  }

  private struct Painted: Codable { var color: Color }

  func test_plainValuesAreZeroOrEmpty() {
    XCTAssertEqual(Placeholder.value(of: Int.self), 0)
    XCTAssertEqual(Placeholder.value(of: UInt8.self), 0)
    XCTAssertEqual(Placeholder.value(of: Bool.self), false)
    XCTAssertEqual(Placeholder.value(of: Double.self), 0)
    XCTAssertEqual(Placeholder.value(of: String.self), "")
    XCTAssertEqual(Placeholder.value(of: Data.self), Data())
    XCTAssertEqual(Placeholder.value(of: Date.self), Date(timeIntervalSinceReferenceDate: 0))
    XCTAssertEqual(Placeholder.value(of: Decimal.self), 0)
    XCTAssertEqual(Placeholder.value(of: URL.self)?.absoluteString, "about:blank")
    XCTAssertEqual(Placeholder.value(of: UUID.self)?.uuidString, "00000000-0000-0000-0000-000000000000")
  }

  func test_anOptionalIsNil() {
    let value: String?? = Placeholder.value(of: String?.self)
    XCTAssertEqual(value, .some(nil))
  }

  func test_collectionsAreEmpty() {
    XCTAssertEqual(Placeholder.value(of: [Int].self), [])
    XCTAssertEqual(Placeholder.value(of: Set<String>.self), [])
    XCTAssertEqual(Placeholder.value(of: [String: Int].self), [:])
  }

  func test_anEnumerationHasItsFirstCaseOrItsZero() {
    XCTAssertEqual(Placeholder.value(of: Season.self), .winter)
    let level: Level? = Placeholder.value(of: Level.self)
    XCTAssertEqual(level, .low)
  }

  func test_theValuesOfAStructureArePlaceholders() throws {
    let address = try XCTUnwrap(Placeholder.value(of: Address.self))
    XCTAssertEqual(address.street, "")
    XCTAssertNil(address.number)
    XCTAssertEqual(address.season, .winter)
    XCTAssertEqual(address.names, [:])
    XCTAssertEqual(address.price, 0)
    XCTAssertEqual(address.page.absoluteString, "about:blank")
    XCTAssertEqual(address.id.uuidString, "00000000-0000-0000-0000-000000000000")
  }

  func test_anEnumerationOfTextsHasNone() {
    XCTAssertNil(Placeholder.value(of: Color.self))
    XCTAssertNil(Placeholder.value(of: Painted.self))
  }

  func test_aModelHasPlaceholdersThatAreNotReported() throws {
    let trip = try XCTUnwrap(Placeholder.value(of: Trip.self))
    XCTAssertEqual(trip.name, "")
    XCTAssertEqual(trip.stops, [])
    XCTAssertNil(trip.modelContext)
  }
}
