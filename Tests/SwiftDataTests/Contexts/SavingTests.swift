import Foundation
import SwiftData
import XCTest

/// Tests of inserting, saving, deleting and rolling back.
final class SavingTests: ModelTestCase {
  func test_aModelIsInsertedAndSaved() throws {
    let context = try makeContext()
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    XCTAssertTrue(trip.modelContext === context)
    XCTAssertTrue(context.hasChanges)
    XCTAssertEqual(context.insertedModelsArray.count, 1)
    let temporary = trip.persistentModelID
    XCTAssertNil(temporary.storeIdentifier)
    XCTAssertEqual(try context.names(), ["Oslo"])
    XCTAssertEqual(try ModelContext(context.container).names(), [])
    try context.save()
    XCTAssertFalse(context.hasChanges)
    XCTAssertNotEqual(trip.persistentModelID, temporary)
    XCTAssertNotNil(trip.persistentModelID.storeIdentifier)
    XCTAssertEqual(try ModelContext(context.container).names(), ["Oslo"])
  }

  func test_relatedModelsAreInsertedToo() throws {
    let context = try makeContext()
    let trip = Trip(name: "Oslo")
    trip.stops = [Stop("Harbor"), Stop("Castle")]
    context.insert(trip)
    try context.save()
    XCTAssertEqual(try context.fetchCount(FetchDescriptor<Stop>()), 2)
    trip.stops.append(Stop("Museum"))
    try context.save()
    let other = ModelContext(context.container)
    XCTAssertEqual(try other.fetch(FetchDescriptor<Trip>()).first?.stops.map(\.place), ["Harbor", "Castle", "Museum"])
  }

  func test_aDeletionCascadesAndNullifies() throws {
    let context = try makeContext()
    let (trip, tag) = (Trip(name: "Oslo"), Tag("sea"))
    trip.stops = [Stop("Harbor")]
    trip.tags = [tag]
    context.insert(trip)
    try context.save()
    context.delete(trip)
    XCTAssertTrue(trip.isDeleted)
    XCTAssertEqual(try context.fetchCount(FetchDescriptor<Stop>()), 0)
    XCTAssertEqual(tag.trips, [])
    try context.save()
    XCTAssertFalse(trip.isDeleted)
    XCTAssertNil(trip.modelContext)
    let other = ModelContext(context.container)
    XCTAssertEqual(try other.fetchCount(FetchDescriptor<Stop>()), 0)
    XCTAssertEqual(try other.fetch(FetchDescriptor<Tag>()).first?.trips, [])
  }

  func test_rollbackDiscardsChanges() throws {
    let context = try makeContext()
    let (oslo, bergen) = (Trip(name: "Oslo"), Trip(name: "Bergen"))
    oslo.stops = [Stop("Harbor")]
    context.insert(oslo)
    context.insert(bergen)
    try context.save()
    oslo.name = "Trondheim"
    oslo.stops[0].trip = bergen
    context.insert(Trip(name: "Narvik"))
    context.delete(bergen)
    context.rollback()
    XCTAssertFalse(context.hasChanges)
    XCTAssertEqual(try context.names(), ["Bergen", "Oslo"])
    XCTAssertEqual(oslo.stops.map(\.place), ["Harbor"])
    XCTAssertEqual(bergen.stops, [])
    XCTAssertFalse(bergen.isDeleted)
  }

  func test_aUniqueValueReplacesTheStoredModel() throws {
    let context = try makeContext()
    context.insert(Trip(name: "Oslo", code: "A"))
    context.insert(Trip(name: "Bergen", code: "B"))
    try context.save()
    context.insert(Trip(name: "Trondheim", code: "A"))
    context.insert(Trip(name: "Narvik"))
    context.insert(Trip(name: "Hamar"))
    try context.save()
    XCTAssertEqual(try context.names(), ["Bergen", "Hamar", "Narvik", "Trondheim"])
    XCTAssertEqual(try ModelContext(context.container).names(), ["Bergen", "Hamar", "Narvik", "Trondheim"])
  }

  func test_ofTwoNewModelsWithAUniqueValueTheLaterIsKept() throws {
    let context = try makeContext()
    let (first, second) = (Trip(name: "Oslo", code: "A"), Trip(name: "Bergen", code: "A"))
    context.insert(first)
    context.insert(second)
    try context.save()
    XCTAssertEqual(try context.names(), ["Bergen"])
    XCTAssertEqual(first.name, "Bergen")
  }

  func test_notificationsHaveTheIdentifiers() throws {
    let context = try makeContext()
    let (oslo, bergen) = (Trip(name: "Oslo"), Trip(name: "Bergen"))
    context.insert(oslo)
    context.insert(bergen)
    try context.save()
    final class Notes: @unchecked Sendable { var all: [Notification] = [] }
    let notes = Notes()
    let tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notes.all.append($0) }
    }
    let deletedID = bergen.persistentModelID
    oslo.name = "Hamar"
    context.delete(bergen)
    let new = Trip(name: "Narvik")
    context.insert(new)
    try context.save()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    XCTAssertEqual(notes.all.map(\.name), [ModelContext.willSave, ModelContext.didSave])
    let info = try XCTUnwrap(notes.all.last?.userInfo)
    func ids(_ key: ModelContext.NotificationKey) -> [PersistentIdentifier]? { info[key.rawValue] as? [PersistentIdentifier] }
    XCTAssertEqual(ids(.insertedIdentifiers), [new.persistentModelID])
    XCTAssertEqual(ids(.updatedIdentifiers), [oslo.persistentModelID])
    XCTAssertEqual(ids(.deletedIdentifiers), [deletedID])
    for key in [ModelContext.NotificationKey.queryGeneration, .invalidatedAllIdentifiers] { XCTAssertNil(info[key.rawValue]) }
  }

  func test_aSaveIsMergedIntoOtherContexts() throws {
    let context = try makeContext()
    let oslo = Trip(name: "Oslo")
    context.insert(oslo)
    try context.save()
    let other = ModelContext(context.container)
    let same = try XCTUnwrap(other.fetch(FetchDescriptor<Trip>()).first)
    oslo.budget = 7
    same.name = "Hamar"
    same.stops.append(Stop("Lake"))
    try other.save()
    context.processPendingChanges()
    XCTAssertEqual(oslo.name, "Hamar")
    XCTAssertEqual(oslo.budget, 7, "A change that isn't saved stays.")
    XCTAssertEqual(oslo.stops.map(\.place), ["Lake"])
    try context.save()
    XCTAssertEqual(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).map { [$0.name, "\($0.budget)"] }, [["Hamar", "7.0"]])
  }

  func test_aModelThatOnlyItsInitializerConnectsIsInserted() throws {
    let context = try makeContext()
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    for place in ["Harbor", "Castle"] { _ = Stop(place, trip: trip) }
    XCTAssertEqual(trip.stops.map(\.place), ["Harbor", "Castle"])
    try context.save()
    let other = ModelContext(context.container)
    XCTAssertEqual(try other.fetch(FetchDescriptor<Stop>()).map(\.trip?.name), ["Oslo", "Oslo"])
    _ = Stop("Pier", trip: Trip(name: "Bergen"))
    XCTAssertFalse(context.hasChanges, "Models that no context knows stay alone.")
  }

  func test_aModelIsInsertedAgainAfterARollback() throws {
    let context = try makeContext()
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    try context.save()
    let stop = Stop("Harbor", trip: trip)
    context.insert(stop)
    context.rollback()
    XCTAssertEqual(trip.stops, [])
    context.insert(stop)
    XCTAssertTrue(trip.stops.first === stop)
    try context.save()
    let other = ModelContext(context.container)
    XCTAssertEqual(try other.fetch(FetchDescriptor<Stop>()).map(\.trip?.name), ["Oslo"])
  }

  func test_aTransactionThatThrowsSavesNothing() throws {
    struct Failure: Error {}
    let context = try makeContext()
    XCTAssertThrowsError(
      try context.transaction {
        context.insert(Trip(name: "Oslo"))
        throw Failure()
      })
    XCTAssertTrue(context.hasChanges)
    XCTAssertEqual(try ModelContext(context.container).names(), [])
  }
}
