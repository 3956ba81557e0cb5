import Foundation
import SwiftData
import XCTest

/// Tests of undoing and redoing the changes of a context.
@preconcurrency @MainActor
final class UndoTests: ModelTestCase {
  private var undoManager = UndoManager()

  private func makeUndoableContext() throws -> ModelContext {
    let context = try makeContext()
    undoManager = UndoManager()
    undoManager.groupsByEvent = false
    context.undoManager = undoManager
    return context
  }

  /// Runs changes that are undone together.
  private func group(_ changes: () throws -> Void) rethrows {
    undoManager.beginUndoGrouping()
    defer { undoManager.endUndoGrouping() }
    try changes()
  }

  /// Undoes, checks, redoes, and checks again.
  private func check(undone: () throws -> Void, redone: () throws -> Void) rethrows {
    for _ in 0..<2 {
      XCTAssertTrue(undoManager.canUndo)
      undoManager.undo()
      try undone()
      XCTAssertTrue(undoManager.canRedo)
      undoManager.redo()
      try redone()
    }
  }

  func test_anInsertion() throws {
    let context = try makeUndoableContext()
    group { context.insert(Trip(name: "Oslo")) }
    try check {
      XCTAssertEqual(try context.names(), [])
    } redone: {
      XCTAssertEqual(try context.names(), ["Oslo"])
    }
    try context.save()
    XCTAssertEqual(try ModelContext(context.container).names(), ["Oslo"])
  }

  func test_changesOfAProperty() throws {
    let context = try makeUndoableContext()
    let trip = Trip(name: "Oslo")
    group { context.insert(trip) }
    group { trip.name = "Bergen" }
    group {
      trip.name = "Hamar"
      trip.budget = 7
    }
    undoManager.undo()
    XCTAssertEqual([trip.name, "\(trip.budget)"], ["Bergen", "100.0"])
    undoManager.undo()
    XCTAssertEqual(trip.name, "Oslo")
    undoManager.redo()
    undoManager.redo()
    XCTAssertEqual([trip.name, "\(trip.budget)"], ["Hamar", "7.0"])
    XCTAssertFalse(undoManager.canRedo)
  }

  func test_aDeletionWithItsRules() throws {
    let context = try makeUndoableContext()
    let (trip, tag) = (Trip(name: "Oslo"), Tag("sea"))
    try group {
      context.insert(trip)
      trip.stops = [Stop("Harbor"), Stop("Castle")]
      trip.tags = [tag]
      try context.save()
    }
    group { context.delete(trip) }
    try check {
      XCTAssertFalse(trip.isDeleted)
      XCTAssertEqual(Set(trip.stops.map(\.place)), ["Harbor", "Castle"])
      XCTAssertTrue(trip.stops.allSatisfy { $0.trip === trip && !$0.isDeleted })
      XCTAssertEqual(trip.tags.map(\.word), ["sea"])
      XCTAssertTrue(tag.trips.first === trip)
      XCTAssertEqual(try context.fetchCount(FetchDescriptor<Stop>()), 2)
    } redone: {
      XCTAssertTrue(trip.isDeleted)
      XCTAssertEqual(tag.trips, [])
      XCTAssertEqual(try context.fetchCount(FetchDescriptor<Stop>()), 0)
    }
    undoManager.undo()
    try context.save()
    let other = ModelContext(context.container)
    XCTAssertEqual(Set(try other.fetch(FetchDescriptor<Trip>()).flatMap(\.stops).map(\.place)), ["Harbor", "Castle"])
    XCTAssertEqual(try other.fetch(FetchDescriptor<Tag>()).flatMap(\.trips).map(\.name), ["Oslo"])
  }

  func test_bothSidesOfARelationship() throws {
    let context = try makeUndoableContext()
    let (oslo, bergen, stop) = (Trip(name: "Oslo"), Trip(name: "Bergen"), Stop("Harbor"))
    try group {
      for trip in [oslo, bergen] { context.insert(trip) }
      oslo.stops = [stop]
      try context.save()
    }
    group { stop.trip = bergen }
    check {
      XCTAssertTrue(stop.trip === oslo && oslo.stops.first === stop && bergen.stops.isEmpty)
    } redone: {
      XCTAssertTrue(stop.trip === bergen && bergen.stops.first === stop && oslo.stops.isEmpty)
    }
    group { bergen.stops = [] }
    check {
      XCTAssertTrue(stop.trip === bergen && bergen.stops.first === stop)
    } redone: {
      XCTAssertTrue(stop.trip == nil && bergen.stops.isEmpty)
    }
  }

  func test_aChangeIsUndoneAfterItsSave() throws {
    let context = try makeUndoableContext()
    let trip = Trip(name: "Oslo")
    group { context.insert(trip) }
    group { trip.name = "Bergen" }
    try context.save()
    undoManager.undo()
    XCTAssertEqual(trip.name, "Oslo")
    XCTAssertTrue(context.hasChanges)
    try context.save()
    XCTAssertEqual(try ModelContext(context.container).names(), ["Oslo"])
  }

  func test_aRollbackEmptiesTheStack() throws {
    let context = try makeUndoableContext()
    let trip = Trip(name: "Oslo")
    group { context.insert(trip) }
    try context.save()
    group { trip.name = "Bergen" }
    context.rollback()
    XCTAssertEqual(trip.name, "Oslo")
    XCTAssertFalse(undoManager.canUndo)
  }

  func test_aSavedDeletionIsUndone() throws {
    let context = try makeUndoableContext()
    let trip = Trip(name: "Oslo", code: "A")
    group { context.insert(trip) }
    try context.save()
    let id = trip.persistentModelID
    group { context.delete(trip) }
    try context.save()
    undoManager.undo()
    XCTAssertNotEqual(trip.persistentModelID, id)
    XCTAssertTrue(context.model(for: trip.persistentModelID) === trip)
    context.insert(Trip(name: "Bergen", code: "A"))
    try context.save()
    XCTAssertFalse(context.hasChanges)
    XCTAssertEqual(try ModelContext(context.container).names(), ["Bergen"])
  }

  func test_aContextWithoutAManagerHasNothingToUndo() throws {
    let context = try makeContext()
    context.insert(Trip(name: "Oslo"))
    XCTAssertNil(context.undoManager)
    XCTAssertFalse(undoManager.canUndo)
  }
}
