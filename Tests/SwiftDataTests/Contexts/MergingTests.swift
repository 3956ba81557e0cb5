import Foundation
import SwiftData
import XCTest

/// Tests of two contexts that save changes of the same models.
final class MergingTests: ModelTestCase {
  private func twoContexts() throws -> (ModelContext, ModelContext) {
    let container = try makeContainer()
    return (ModelContext(container), ModelContext(container))
  }

  private func trip(_ name: String, in context: ModelContext) throws -> Trip {
    try XCTUnwrap(context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == name })).first, name)
  }

  private func tag(_ word: String, in context: ModelContext) throws -> Tag {
    try XCTUnwrap(context.fetch(FetchDescriptor<Tag>(predicate: #Predicate { $0.word == word })).first, word)
  }

  func test_bothContextsAddToARelationshipWithLinks() throws {
    let (first, second) = try twoContexts()
    first.insert(Trip(name: "Oslo"))
    for word in ["sea", "snow", "old"] { first.insert(Tag(word)) }
    try trip("Oslo", in: first).tags = [tag("old", in: first)]
    try first.save()
    let (ours, theirs) = (try trip("Oslo", in: first), try trip("Oslo", in: second))
    XCTAssertEqual(theirs.tags.map(\.word), ["old"])
    ours.tags.append(try tag("sea", in: first))
    theirs.tags.append(try tag("snow", in: second))
    theirs.tags.removeAll { $0.word == "old" }
    try second.save()
    try first.save()
    for context in [first, second, ModelContext(first.container)] { XCTAssertEqual(try Set(trip("Oslo", in: context).tags.map(\.word)), ["sea", "snow"]) }
  }

  func test_bothContextsAddToARelationshipWithAColumn() throws {
    let (first, second) = try twoContexts()
    first.insert(Trip(name: "Oslo"))
    first.insert(Stop("Harbor"))
    try first.save()
    let (ours, theirs) = (try trip("Oslo", in: first), try trip("Oslo", in: second))
    ours.stops.append(try XCTUnwrap(first.fetch(FetchDescriptor<Stop>()).first))
    theirs.stops.append(Stop("Castle"))
    try second.save()
    try first.save()
    for context in [first, second, ModelContext(first.container)] { XCTAssertEqual(try Set(trip("Oslo", in: context).stops.map(\.place)), ["Harbor", "Castle"]) }
  }

  func test_aChangeThatIsNotSavedWinsOverASavedOne() throws {
    let (first, second) = try twoContexts()
    for name in ["Oslo", "Bergen"] { first.insert(Trip(name: name)) }
    first.insert(Stop("Harbor"))
    try first.save()
    let (ours, theirs) = (try XCTUnwrap(first.fetch(FetchDescriptor<Stop>()).first), try XCTUnwrap(second.fetch(FetchDescriptor<Stop>()).first))
    ours.trip = try trip("Oslo", in: first)
    theirs.trip = try trip("Bergen", in: second)
    theirs.nights = 5
    try second.save()
    XCTAssertEqual(try trip("Bergen", in: first).stops, [])
    XCTAssertEqual(ours.nights, 5, "Other properties follow.")
    try first.save()
    for context in [first, second, ModelContext(first.container)] {
      XCTAssertEqual(try trip("Oslo", in: context).stops.map(\.place), ["Harbor"])
      XCTAssertEqual(try trip("Bergen", in: context).stops, [])
    }
  }

  func test_aDeletionThatIsNotSavedAppliesToNewModelsToo() throws {
    let (first, second) = try twoContexts()
    first.insert(Trip(name: "Oslo"))
    try first.save()
    first.delete(try trip("Oslo", in: first))
    second.insert(Stop("Harbor", trip: try trip("Oslo", in: second)))
    try second.save()
    try first.save()
    for context in [first, second] { XCTAssertEqual(try context.fetchCount(FetchDescriptor<Stop>()), 0) }
  }

  func test_aModelThatAnotherContextChangesIntoAQueryIsFound() throws {
    let (first, second) = try twoContexts()
    first.insert(Trip(name: "Oslo"))
    try first.save()
    let expensive = FetchDescriptor<Trip>(predicate: #Predicate { $0.budget > 500 })
    XCTAssertEqual(try second.fetchCount(expensive), 0)
    try trip("Oslo", in: first).budget = 1_000
    try first.save()
    XCTAssertEqual(try second.fetch(expensive).map(\.name), ["Oslo"])
  }

  func test_anErasedContainerHasNoModels() throws {
    let (first, second) = try twoContexts()
    first.insert(Trip(name: "Oslo"))
    try first.save()
    let trip = try trip("Oslo", in: second)
    trip.budget = 1
    try first.container.erase()
    XCTAssertEqual(try second.names(), [])
    XCTAssertNil(trip.modelContext)
    try second.save()
    XCTAssertEqual(try ModelContext(first.container).names(), [])
  }

  func test_storedValuesAreFetchedWithoutPendingChanges() throws {
    let (context, _) = try twoContexts()
    let (oslo, bergen) = (Trip(name: "Oslo"), Trip(name: "Bergen"))
    for trip in [oslo, bergen] { context.insert(trip) }
    try context.save()
    oslo.name = "Alta"
    context.delete(bergen)
    context.insert(Trip(name: "Moss"))
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
    XCTAssertEqual(try context.fetch(descriptor).map(\.name), ["Moss", "Alta"])
    descriptor.includePendingChanges = false
    XCTAssertTrue(try context.fetch(descriptor).elementsEqual([oslo, bergen], by: ===))
    descriptor.predicate = #Predicate { $0.name == "Oslo" }
    XCTAssertTrue(try context.fetch(descriptor).elementsEqual([oslo], by: ===))
  }

  func test_aMainContextIsReleasedWithItsContainer() throws {
    try MainActor.assumeIsolated {
      weak var released: ModelContext?
      weak var trip: Trip?
      do {
        let context = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)).mainContext
        released = context
        // A scheduled save would keep the context until it has run.
        context.autosaveEnabled = false
        let oslo = Trip(name: "Oslo")
        oslo.stops = [Stop("Harbor")]
        trip = oslo
        context.insert(oslo)
        try context.save()
        XCTAssertTrue(context.container.mainContext === context, "The container was released, and another has its place.")
        XCTAssertEqual(try ModelContext(context.container).names(), ["Oslo"])
      }
      XCTAssertNil(released)
      XCTAssertNil(trip)
    }
  }

  func test_deletedModelsAreReleased() throws {
    let (context, _) = try twoContexts()
    weak var stop: Stop?
    try {
      let trip = Trip(name: "Oslo")
      let harbor = Stop("Harbor")
      trip.stops = [harbor]
      stop = harbor
      context.insert(trip)
      try context.save()
      context.delete(trip)
      try context.save()
    }()
    XCTAssertNil(stop)
  }
}
