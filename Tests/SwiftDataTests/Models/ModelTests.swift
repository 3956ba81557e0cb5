import Foundation
import Observation
import SwiftData
import XCTest

/// Tests of a model's properties.
final class ModelTests: ModelTestCase {
  func test_propertiesHaveTheirValues() {
    let trip = Trip(name: "Oslo")
    XCTAssertEqual(trip.name, "Oslo")
    XCTAssertEqual(trip.budget, 100)
    XCTAssertNil(trip.start)
    trip.start = Date(timeIntervalSinceReferenceDate: 5)
    trip.budget += 1
    XCTAssertEqual(trip.budget, 101)
    XCTAssertEqual(trip.start, Date(timeIntervalSinceReferenceDate: 5))
    XCTAssertEqual(trip.title, "Trip to Oslo")
  }

  func test_aNewModelIsInNoContext() {
    let trip = Trip(name: "Oslo")
    XCTAssertNil(trip.modelContext)
    XCTAssertFalse(trip.hasChanges)
    XCTAssertFalse(trip.isDeleted)
  }

  func test_onlyTheChangedPropertyIsObserved() {
    let trip = Trip(name: "Oslo")
    final class Notes: @unchecked Sendable { var count = 0 }
    let notes = Notes()
    withObservationTracking {
      _ = trip.name
    } onChange: {
      notes.count += 1
    }
    trip.budget = 5
    XCTAssertEqual(notes.count, 0)
    trip.name = "Bergen"
    XCTAssertEqual(notes.count, 1)
  }

  func test_bothSidesOfARelationshipChange() {
    let (oslo, bergen, stop) = (Trip(name: "Oslo"), Trip(name: "Bergen"), Stop("Harbor"))
    stop.trip = oslo
    XCTAssertEqual(oslo.stops.map(\.place), ["Harbor"])
    bergen.stops.append(stop)
    XCTAssertEqual(oslo.stops, [])
    XCTAssertTrue(stop.trip === bergen)
    bergen.stops = []
    XCTAssertNil(stop.trip)
  }

  func test_manyToManyHasBothSides() throws {
    let context = try makeContext()
    let (oslo, bergen, sea) = (Trip(name: "Oslo"), Trip(name: "Bergen"), Tag("sea"))
    context.insert(oslo)
    context.insert(bergen)
    oslo.tags = [sea]
    sea.trips.append(bergen)
    XCTAssertEqual(bergen.tags.map(\.word), ["sea"])
    try context.save()
    let other = ModelContext(context.container)
    let tag = try XCTUnwrap(other.fetch(FetchDescriptor<Tag>()).first)
    XCTAssertEqual(tag.trips.map(\.name), ["Oslo", "Bergen"])
    tag.trips.removeAll { $0.name == "Oslo" }
    try other.save()
    XCTAssertEqual(try context.fetch(FetchDescriptor<Tag>()).first?.trips.map(\.name), ["Bergen"])
    XCTAssertEqual(oslo.tags, [])
  }

  func test_aRelationshipSetInAnInitializerHasBothSidesOnceInserted() throws {
    let context = try makeContext()
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    let stop = Stop("Harbor", trip: trip)
    context.insert(stop)
    XCTAssertEqual(trip.stops, [stop])
    XCTAssertTrue(stop.trip === trip)
  }
}
