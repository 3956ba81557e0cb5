import Foundation
import SwiftData
import XCTest

/// Tests of a context's lists of changes, and of saving, reading and deleting many models.
final class ContextTests: ModelTestCase {
  private func makeTrips() throws -> ModelContext {
    let context = try makeContext()
    for name in ["Oslo", "Bergen", "Hamar"] { context.insert(Trip(name: name)) }
    try context.save()
    return context
  }

  private func byName() -> FetchDescriptor<Trip> { FetchDescriptor(sortBy: [SortDescriptor(\.name)]) }

  func test_changesAreListedUntilTheyAreSaved() throws {
    let context = try makeTrips()
    let trips = try context.fetch(byName())
    trips[0].budget = 7
    context.delete(trips[1])
    XCTAssertEqual(context.changedModelsArray.map { $0.persistentModelID }, [trips[0].persistentModelID])
    XCTAssertEqual(context.deletedModelsArray.map { $0.persistentModelID }, [trips[1].persistentModelID])
    try context.save()
    XCTAssertEqual(context.changedModelsArray.count + context.deletedModelsArray.count, 0)
  }

  func test_aTransactionSavesUnlessItThrows() throws {
    let context = try makeContext()
    try context.transaction { context.insert(Trip(name: "Oslo")) }
    XCTAssertFalse(context.hasChanges)
    XCTAssertThrowsError(
      try context.transaction {
        context.insert(Trip(name: "Bergen"))
        throw CancellationError()
      })
    XCTAssertEqual(try ModelContext(context.container).names(), ["Oslo"])
  }

  func test_modelsAreEnumeratedUntilTheClosureThrows() throws {
    let context = try makeTrips()
    var names: [String] = []
    try context.enumerate(byName()) { names.append($0.name) }
    XCTAssertEqual(names, ["Bergen", "Hamar", "Oslo"])
    names = []
    XCTAssertThrowsError(
      try context.enumerate(byName(), batchSize: 1) { trip in
        names.append(trip.name)
        if names.count == 2 { throw CancellationError() }
      })
    XCTAssertEqual(names, ["Bergen", "Hamar"])
  }

  func test_anUnsortedFetchHasTheOrderOfInsertion() throws {
    let context = try makeTrips()
    context.insert(Trip(name: "Alta"))
    XCTAssertEqual(try context.fetch(FetchDescriptor<Trip>()).map(\.name), ["Oslo", "Bergen", "Hamar", "Alta"])
    try context.save()
    XCTAssertEqual(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).map(\.name), ["Oslo", "Bergen", "Hamar", "Alta"])
  }

  func test_aFetchInBatchesHasNoPendingChanges() throws {
    let context = try makeTrips()
    context.insert(Trip(name: "Alta"))
    XCTAssertThrowsError(try context.fetch(byName(), batchSize: 2)) { XCTAssertEqual($0 as? SwiftDataError, .includePendingChangesWithBatchSize) }
    var descriptor = byName()
    descriptor.includePendingChanges = false
    let found = try context.fetch(descriptor, batchSize: 2)
    XCTAssertEqual(found.map(\.name), ["Bergen", "Hamar", "Oslo"])
    XCTAssertEqual([found.startIndex, found.endIndex], [0, 3])
  }

  func test_aPredicateCanOnlyReadStoredProperties() throws {
    let context = try makeTrips()
    let descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.isOpen })
    XCTAssertThrowsError(try context.fetch(descriptor)) { XCTAssertEqual($0 as? SwiftDataError, .unsupportedPredicate) }
  }

  func test_anErasedContainerHasNoModels() throws {
    let container = try makeTrips().container
    try container.erase()
    let context = ModelContext(container)
    XCTAssertEqual(try context.names(), [])
    context.insert(Trip(name: "Alta"))
    try context.save()
    XCTAssertEqual(try ModelContext(container).names(), ["Alta"])
    container.deleteAllData()
    XCTAssertEqual(try ModelContext(container).names(), [])
  }

  func test_aConfigurationHasModelsOfItsContainer() {
    let configuration = ModelConfiguration(schema: Schema([Library.self]), isStoredInMemoryOnly: true)
    XCTAssertThrowsError(try ModelContainer(for: Trip.self, configurations: configuration)) { error in
      XCTAssertEqual(error as? SwiftDataError, .configurationSchemaNotFoundInContainerSchema)
    }
  }
}
