import Foundation
import XCTest

@testable import SwiftData

extension StoreSchema {
  /// Trips with a unique name, business trips, stops that refer to a trip, and tags that are linked to trips.
  static let trips = StoreSchema(
    version: "1.0.0",
    entities: [
      Entity(name: "Trip", columns: tripColumns, uniqueConstraints: [[0]]),
      Entity(name: "BusinessTrip", superentity: "Trip", columns: tripColumns + [Column(name: "company", type: "String", isOptional: true)]),
      Entity(
        name: "Stop",
        columns: [
          Column(name: "place", type: "String"),
          Column(name: "trip", type: "Trip", isOptional: true, kind: .reference, destination: "Trip", isIndexed: true),
        ]),
      Entity(name: "Tag", columns: [Column(name: "name", type: "String"), Column(name: "color", type: "String")], uniqueConstraints: [[0, 1]]),
    ],
    associations: [Association(name: "Trip.tags", source: "Trip", destination: "Tag"), Association(name: "Trip.related", source: "Trip", destination: "Trip")])

  private static let tripColumns = [
    Column(name: "name", type: "String", preservesValueOnDeletion: true), Column(name: "price", type: "Double"),
    Column(name: "guide", type: "Trip", isOptional: true, kind: .reference, destination: "Trip", isIndexed: true),
  ]

  /// One entity with one column, for short files.
  static let notes = StoreSchema(version: "1", entities: [Entity(name: "Note", columns: [Column(name: "text", type: "String")])])
}

extension Row {
  static func trip(_ id: RowID, _ name: String, price: Double = 0, guide: RowID? = nil) -> Row {
    Row(id: id, entity: "Trip", values: [.text(name), .real(price), guide.map(StoredValue.reference) ?? .null])
  }

  static func businessTrip(_ id: RowID, _ name: String, company: String) -> Row {
    Row(id: id, entity: "BusinessTrip", values: [.text(name), .real(0), .null, .text(company)])
  }

  static func stop(_ id: RowID, _ place: String, of trip: RowID?) -> Row {
    Row(id: id, entity: "Stop", values: [.text(place), trip.map(StoredValue.reference) ?? .null])
  }

  static func tag(_ id: RowID, _ name: String, color: StoredValue = .null) -> Row { Row(id: id, entity: "Tag", values: [.text(name), color]) }

  static func note(_ id: RowID, _ text: String) -> Row { Row(id: id, entity: "Note", values: [.text(text)]) }
}

extension RowID {
  init(_ number: Int64) { self.init(number: number) }
}

extension RowStore {
  /// Makes a change on any thread, and fails the test if the store throws.
  func commitOrFail(_ change: StoreChange, file: StaticString = #filePath, line: UInt = #line) {
    do { try commit(change) } catch { XCTFail("\(error)", file: file, line: line) }
  }
}

/// Everything that a store returns, for comparisons.
struct StoreDump: Equatable {
  let schema: StoreSchema
  let rows: [String: [Row]]
  var lists: [String: [RowID]] = [:]
  let history: [StoreTransaction]
  let numbers: [Int64]

  init(_ store: RowStore) {
    schema = store.schema
    rows = Dictionary(uniqueKeysWithValues: store.schema.entities.map { ($0.name, store.rows(of: $0.name)) })
    history = store.transactions()
    numbers = [store.lastTransactionNumber, store.lastDeletedTransactionNumber]
    for id in Set(rows.values.joined().map(\.id)) {
      for association in store.schema.associations {
        lists["\(association.name) from \(id)"] = store.linked(association.name, from: id)
        lists["\(association.name) to \(id)"] = store.linked(association.name, to: id)
      }
      for entity in store.schema.entities {
        for (column, indexed) in entity.columns.enumerated() where indexed.isIndexed {
          lists["\(entity.name).\(indexed.name) \(id)"] = store.rows(of: entity.name, column: column, referring: id)
        }
      }
    }
  }
}

/// A folder that is deleted when the last reference to this object is released.
final class StoreFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftDataTests-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// Returns the problem that a closure throws, and fails the test if it doesn't throw one.
func problem<Value>(file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Value) -> StoreProblem? {
  do {
    _ = try body()
    XCTFail("No problem was thrown.", file: file, line: line)
  } catch let problem as StoreProblem {
    return problem
  } catch {
    XCTFail("\(error) isn't a StoreProblem.", file: file, line: line)
  }
  return nil
}
