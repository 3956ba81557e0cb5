import Foundation
import SwiftData
import XCTest

private actor TripImporter: ModelActor {
  nonisolated let modelExecutor: any ModelExecutor
  nonisolated let modelContainer: ModelContainer

  init(modelContainer: ModelContainer) {
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    self.modelContainer = modelContainer
  }

  func add(_ names: [String]) throws -> [PersistentIdentifier] {
    let trips = names.map { Trip(name: $0) }
    for trip in trips { modelContext.insert(trip) }
    try modelContext.save()
    return trips.map(\.persistentModelID)
  }

  /// Inserts a trip, which the context saves by itself.
  func addWithoutSaving(_ name: String) {
    modelContext.autosaveEnabled = true
    modelContext.insert(Trip(name: name))
  }

  func rename(_ id: PersistentIdentifier, to name: String) throws -> Bool {
    guard let trip = self[id, as: Trip.self] else { return false }
    trip.name = name
    try modelContext.save()
    return true
  }
}

/// Tests of actors with a context.
final class ModelActorTests: ModelTestCase {
  func test_anActorSavesWithItsOwnContext() async throws {
    let container = try makeContainer()
    let importer = TripImporter(modelContainer: container)
    let ids = try await importer.add(["Oslo", "Bergen"])
    let renamed = try await importer.rename(ids[0], to: "Hamar")
    XCTAssertTrue(renamed)
    let context = ModelContext(container)
    XCTAssertEqual(try context.names(), ["Bergen", "Hamar"])
    context.delete(try XCTUnwrap(context.model(for: ids[1]) as? Trip))
    try context.save()
    let isThere = try await importer.rename(ids[1], to: "Narvik")
    XCTAssertFalse(isThere)
  }

  func test_anExecutorHasItsContext() throws {
    let context = try makeContext()
    let executor: any SerialModelExecutor = DefaultSerialModelExecutor(modelContext: context)
    XCTAssertTrue(executor.modelContext === context)
  }

  @MainActor
  func test_theMainContextFollowsOtherContexts() async throws {
    let container = try makeContainer()
    let main = container.mainContext
    XCTAssertTrue(main.autosaveEnabled)
    let trip = Trip(name: "Oslo")
    main.insert(trip)
    try main.save()
    let renamed = try await TripImporter(modelContainer: container).rename(trip.persistentModelID, to: "Hamar")
    XCTAssertTrue(renamed)
    for _ in 0..<100 where trip.name != "Hamar" { await Task.yield() }
    XCTAssertEqual(trip.name, "Hamar")
  }

  @MainActor
  func test_anActorsContextSavesByItselfAlthoughTheActorIsReleased() async throws {
    let container = try makeContainer()
    await TripImporter(modelContainer: container).addWithoutSaving("Oslo")
    let context = ModelContext(container)
    for _ in 0..<1_000 where try context.names().isEmpty { await Task.yield() }
    XCTAssertEqual(try context.names(), ["Oslo"])
  }

  @MainActor
  func test_aMainContextSavesByItselfAlthoughItsContainerIsReleased() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ModelActorTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func open() throws -> ModelContainer { try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: folder.appendingPathComponent("trips.store"))) }
    func seed() throws { try open().mainContext.insert(Trip(name: "Oslo")) }
    try seed()
    let context = ModelContext(try open())
    for _ in 0..<1_000 where try context.names().isEmpty { await Task.yield() }
    XCTAssertEqual(try context.names(), ["Oslo"])
  }
}
