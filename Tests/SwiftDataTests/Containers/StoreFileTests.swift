import Foundation
import SwiftData
import XCTest

/// Tests of stores in files: what is saved is there when a container opens the file again.
final class StoreFileTests: ModelTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("StoreFileTests-\(UUID().uuidString)")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var url: URL { folder.appendingPathComponent("trips.store") }

  private func open() throws -> ModelContext { ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))) }

  private func saveTrips() throws {
    let context = try open()
    let (oslo, bergen, sea) = (Trip(name: "Oslo", code: "A"), Trip(name: "Bergen"), Tag("sea"))
    oslo.stops = [Stop("Harbor", nights: 3), Stop("Castle")]
    oslo.start = Date(timeIntervalSinceReferenceDate: 12.5)
    sea.trips = [oslo, bergen]
    context.insert(oslo)
    try context.save()
  }

  func test_aFileKeepsModelsAndRelationships() throws {
    try saveTrips()
    let context = try open()
    XCTAssertEqual(try context.names(), ["Bergen", "Oslo"])
    let oslo = try XCTUnwrap(context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.code == "A" })).first)
    XCTAssertEqual(oslo.stops.map { "\($0.place) \($0.nights)" }, ["Harbor 3", "Castle 1"])
    XCTAssertEqual(oslo.start, Date(timeIntervalSinceReferenceDate: 12.5))
    XCTAssertEqual(oslo.tags.first?.trips.map(\.name), ["Oslo", "Bergen"])
  }

  func test_anIdentifierIsTheSameAfterReopening() throws {
    try saveTrips()
    let id = try XCTUnwrap(open().fetch(FetchDescriptor<Trip>()).first).persistentModelID
    let data = try JSONEncoder().encode(id)
    let context = try open()
    let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
    XCTAssertEqual((context.model(for: decoded) as? Trip)?.name, "Oslo")
  }

  func test_twoContainersOnOneFileShareItsModels() throws {
    try saveTrips()
    let (first, second) = (try open(), try open())
    let oslo = try XCTUnwrap(first.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.code == "A" })).first)
    oslo.name = "Hamar"
    try first.save()
    XCTAssertEqual(try second.names(), ["Bergen", "Hamar"])
  }

  func test_aFileThatIsNoStoreThrowsAndIsKept() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bytes = Data("SQLite format 3\u{0}and so on".utf8)
    try bytes.write(to: url)
    XCTAssertThrowsError(try open()) { error in
      XCTAssertTrue(SwiftDataError.loadIssueModelContainer ~= error)
      XCTAssertTrue(error.localizedDescription.contains("SQLite"), error.localizedDescription)
    }
    XCTAssertEqual(try Data(contentsOf: url), bytes)
  }

  func test_aModelInMemoryIsNotInAFile() throws {
    let container = try makeContainer()
    let context = ModelContext(container)
    context.insert(Trip(name: "Oslo"))
    try context.save()
    XCTAssertEqual(try ModelContext(container).names(), ["Oslo"])
    XCTAssertEqual(try makeContext().names(), [])
  }
}
