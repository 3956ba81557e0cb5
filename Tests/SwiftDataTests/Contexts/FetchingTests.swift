import Foundation
import SwiftData
import XCTest

/// Tests of fetches.
final class FetchingTests: ModelTestCase {
  private func makeTrips() throws -> ModelContext {
    let context = try makeContext()
    for (name, budget) in [("Oslo", 300.0), ("Bergen", 100), ("Hamar", 200), ("Ålesund", 200)] {
      let trip = Trip(name: name)
      trip.budget = budget
      trip.stops = [Stop("\(name) station", nights: Int(budget) / 100)]
      context.insert(trip)
    }
    try context.save()
    return ModelContext(context.container)
  }

  private func names(_ predicate: Predicate<Trip>?, in context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)])).map(\.name)
  }

  func test_predicates() throws {
    let context = try makeTrips()
    let least = 150.0
    XCTAssertEqual(try names(#Predicate { $0.budget > least }, in: context), ["Ålesund", "Hamar", "Oslo"])
    XCTAssertEqual(try names(#Predicate { $0.name.contains("e") && $0.budget != 100 }, in: context), ["Ålesund"])
    XCTAssertEqual(try names(#Predicate { $0.name.localizedStandardContains("ales") }, in: context), ["Ålesund"])
    XCTAssertEqual(try names(#Predicate { $0.stops.contains { $0.nights >= 3 } }, in: context), ["Oslo"])
    XCTAssertEqual(try names(#Predicate { $0.start == nil && $0.code?.isEmpty ?? true }, in: context).count, 4)
    let stops = try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == "Oslo" }))
    XCTAssertEqual(stops.map(\.place), ["Oslo station"])
    let id = try XCTUnwrap(context.fetch(FetchDescriptor<Trip>()).first).persistentModelID
    XCTAssertEqual(try names(#Predicate { $0.persistentModelID == id }, in: context), ["Oslo"])
  }

  func test_aPredicateMayCaptureAnEnumeration() throws {
    let context = try makeContext()
    for (name, season) in [("Oslo", Season.winter), ("Bergen", .summer), ("Hamar", .winter)] {
      let trip = Trip(name: name)
      trip.season = season
      context.insert(trip)
    }
    try context.save()
    let winter = Season.winter
    XCTAssertEqual(try names(#Predicate { $0.season == winter }, in: ModelContext(context.container)), ["Hamar", "Oslo"])
  }

  func test_sortLimitAndOffset() throws {
    let context = try makeTrips()
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.budget, order: .reverse), SortDescriptor(\.name)])
    XCTAssertEqual(try context.fetch(descriptor).map(\.name), ["Oslo", "Ålesund", "Hamar", "Bergen"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    XCTAssertEqual(try context.fetch(descriptor).map(\.name), ["Ålesund", "Hamar"])
    XCTAssertEqual(try context.fetchCount(descriptor), 2)
    XCTAssertEqual(try context.fetchIdentifiers(descriptor), try context.fetch(descriptor).map(\.persistentModelID))
  }

  func test_pendingChangesAreIncludedUnlessTheyAreExcluded() throws {
    let context = try makeTrips()
    let oslo = try XCTUnwrap(context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Oslo" })).first)
    oslo.name = "Narvik"
    context.insert(Trip(name: "Røros"))
    XCTAssertEqual(try context.names(), ["Ålesund", "Bergen", "Hamar", "Narvik", "Røros"])
    context.delete(oslo)
    XCTAssertEqual(try context.names(), ["Ålesund", "Bergen", "Hamar", "Røros"])
  }

  func test_theSameModelIsAlwaysTheSameObject() throws {
    let context = try makeTrips()
    let first = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    let second = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
    XCTAssertTrue(zip(first, second).allSatisfy { $0 === $1 })
    XCTAssertTrue(first[0].stops[0].trip === first[0])
    XCTAssertTrue(context.model(for: first[0].persistentModelID) === first[0])
    let registered: Trip? = context.registeredModel(for: first[0].persistentModelID)
    XCTAssertTrue(registered === first[0])
  }
}
