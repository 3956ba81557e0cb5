import Foundation
import SwiftData
import XCTest

/// Tests of models with the same value of a unique property.
final class UniqueValueTests: ModelTestCase {
  private func add(_ name: String, _ code: String, _ context: ModelContext) -> Trip {
    let trip = Trip(name: name, code: code)
    context.insert(trip)
    return trip
  }

  /// The names and codes of the stored models, after a relaunch.
  private func stored(_ context: ModelContext) throws -> [String] {
    try ModelContext(context.container).fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map { "\($0.name) \($0.code ?? "-")" }
  }

  func test_aValueCanBeFreedAndTakenInOneSave() throws {
    let context = try makeContext()
    let oslo = add("Oslo", "A", context)
    try context.save()
    oslo.code = "C"
    let bergen = add("Bergen", "A", context)
    try context.save()
    XCTAssertEqual(try stored(context), ["Bergen A", "Oslo C"])
    XCTAssertEqual([oslo.name, bergen.name], ["Oslo", "Bergen"])
  }

  func test_twoModelsCanSwapTheirValues() throws {
    let context = try makeContext()
    let (oslo, bergen) = (add("Oslo", "A", context), add("Bergen", "B", context))
    try context.save()
    (oslo.code, bergen.code) = ("B", "A")
    try context.save()
    XCTAssertEqual(try stored(context), ["Bergen A", "Oslo B"])
    XCTAssertEqual([oslo.name, bergen.name], ["Oslo", "Bergen"])
  }

  func test_aChangedModelTakesTheValueOfAStoredOneWhichIsDeleted() throws {
    let context = try makeContext()
    let (oslo, bergen) = (add("Oslo", "A", context), add("Bergen", "B", context))
    oslo.stops = [Stop("Harbor")]
    try context.save()
    bergen.code = "A"
    try context.save()
    XCTAssertEqual(try stored(context), ["Bergen A"])
    XCTAssertEqual(try context.names(), ["Bergen"])
    XCTAssertEqual(try context.fetchCount(FetchDescriptor<Stop>()), 0, "The delete rules of the deleted model apply.")
    XCTAssertNil(oslo.modelContext)
    context.delete(bergen)
    try context.save()
    XCTAssertEqual(try stored(context), [])
  }

  func test_theLaterOfTwoChangedModelsTakesTheValue() throws {
    let context = try makeContext()
    let (oslo, bergen) = (add("Oslo", "A", context), add("Bergen", "B", context))
    try context.save()
    oslo.code = "C"
    bergen.code = "C"
    try context.save()
    XCTAssertEqual(try stored(context), ["Bergen C"])
    XCTAssertEqual(try context.names(), ["Bergen"])
  }

  func test_aNewModelUpdatesAStoredOneAndIsTheSameModel() throws {
    let context = try makeContext()
    let oslo = add("Oslo", "A", context)
    oslo.stops = [Stop("Harbor")]
    let tag = Tag("sea")
    oslo.tags = [tag]
    try context.save()
    let newer = add("Hamar", "A", context)
    newer.budget = 7
    newer.stops = [Stop("Castle")]
    try context.save()
    XCTAssertEqual(try stored(context), ["Hamar A"])
    XCTAssertEqual([oslo.name, newer.name], ["Hamar", "Hamar"])
    XCTAssertEqual(oslo.persistentModelID, newer.persistentModelID)
    XCTAssertTrue(newer.modelContext === context)
    newer.budget = 8
    XCTAssertEqual(oslo.budget, 8)
    XCTAssertTrue(context.changedModelsArray.first === oslo)
    let museum = Stop("Museum", trip: newer)
    context.insert(museum)
    XCTAssertTrue(museum.trip === oslo)
    XCTAssertTrue(oslo.stops.contains { $0 === museum })
    try context.save()
    XCTAssertEqual(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).map(\.budget), [8])
    context.delete(newer)
    XCTAssertTrue(oslo.isDeleted && newer.isDeleted)
    XCTAssertEqual(try context.names(), [])
    try context.save()
    XCTAssertEqual(try stored(context), [])
  }

  func test_aNewModelOutlivesItsContext() throws {
    let container = try makeContainer()
    func newer() throws -> Trip {
      let context = ModelContext(container)
      _ = add("Oslo", "A", context)
      try context.save()
      let newer = add("Hamar", "A", context)
      try context.save()
      return newer
    }
    let trip = try newer()
    XCTAssertEqual(trip.name, "Hamar")
    XCTAssertNil(trip.modelContext)
  }

  func test_theLastOfSeveralNewModelsIsSaved() throws {
    let context = try makeContext()
    let trips = ["Oslo", "Bergen", "Hamar"].map { add($0, "A", context) }
    try context.save()
    XCTAssertEqual(try stored(context), ["Hamar A"])
    XCTAssertEqual(trips.map(\.name), ["Hamar", "Hamar", "Hamar"])
    XCTAssertEqual(try context.names(), ["Hamar"])
  }

  func test_aStopThatMovesToAModelThatIsUpdatedIsThere() throws {
    let context = try makeContext()
    let (oslo, bergen) = (add("Oslo", "A", context), add("Bergen", "B", context))
    let harbor = Stop("Harbor", trip: bergen)
    context.insert(harbor)
    try context.save()
    XCTAssertEqual(oslo.stops, [])
    oslo.stops.append(harbor)
    let newer = add("Hamar", "A", context)
    try context.save()
    XCTAssertTrue(harbor.trip === oslo)
    XCTAssertEqual(oslo.stops.map(\.place), ["Harbor"])
    XCTAssertEqual(newer.stops.map(\.place), ["Harbor"])
    XCTAssertEqual(bergen.stops, [])
  }

  func test_theStopsOfANewModelThatIsReplacedAreThoseOfTheLater() throws {
    let context = try makeContext()
    let oslo = add("Oslo", "A", context)
    oslo.stops = [Stop("Harbor")]
    let hamar = add("Hamar", "A", context)
    try context.save()
    XCTAssertEqual([oslo, hamar].map { $0.stops.map(\.place) }, [["Harbor"], ["Harbor"]])
    XCTAssertTrue(oslo.stops.first?.trip === hamar)
  }
}
