import Foundation
import SwiftData
import XCTest

/// A test that compares random changes of models with the same changes of plain dictionaries.
///
/// The changes are saved, rolled back, lost when the process is killed while it writes, and read again after a relaunch.
final class RandomizedStoreTests: ModelTestCase {
  /// The expected models.
  private struct World: Equatable {
    var budgets: [String: Double] = [:]
    var trips: [String: String?] = [:]
    var tags: [String: Set<String>] = [:]
  }

  private final class Player {
    let url: URL
    var numbers: StoreRandom
    var context: ModelContext
    /// The world with the changes that aren't saved.
    var world = World()
    var saved = World()
    /// The world before the last save, and the size of the file then.
    var before = World()
    var sizeBefore = 0
    var count = 0

    init(url: URL, seed: UInt64) throws {
      self.url = url
      numbers = StoreRandom(seed: seed)
      context = try Self.open(url)
    }

    static func open(_ url: URL) throws -> ModelContext { ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))) }

    func trip(_ name: String) throws -> Trip { try XCTUnwrap(context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == name })).first, name) }

    func stop(_ place: String) throws -> Stop { try XCTUnwrap(context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.place == place })).first, place) }

    func tag(_ word: String) throws -> Tag { try XCTUnwrap(context.fetch(FetchDescriptor<Tag>(predicate: #Predicate { $0.word == word })).first, word) }

    func any(_ names: some Collection<String>) -> String? { names.sorted().randomElement(using: &numbers) }

    func step() throws {
      count += 1
      switch Int.random(in: 0..<100, using: &numbers) {
      case 0..<12:
        context.insert(Trip(name: "trip\(count)"))
        world.budgets["trip\(count)"] = 100
      case 12..<30:
        let trip = any(world.budgets.keys)
        let stop = Stop("stop\(count)", trip: try trip.map { try self.trip($0) })
        context.insert(stop)
        world.trips["stop\(count)"] = .some(trip)
      case 30..<36:
        context.insert(Tag("tag\(count)"))
        world.tags["tag\(count)"] = []
      case 36..<48:
        guard let name = any(world.budgets.keys) else { return }
        try trip(name).budget = Double(count)
        world.budgets[name] = Double(count)
      case 48..<58:
        guard let place = any(world.trips.keys) else { return }
        let name = any(world.budgets.keys)
        if Bool.random(using: &numbers), let name {
          try trip(name).stops.append(stop(place))
        } else {
          try stop(place).trip = try name.map { try trip($0) }
        }
        world.trips[place] = .some(name)
      case 58..<70:
        guard let word = any(world.tags.keys), let name = any(world.budgets.keys) else { return }
        let (tag, trip) = (try tag(word), try trip(name))
        if world.tags[word]?.contains(name) == true {
          if Bool.random(using: &numbers) { tag.trips.removeAll { $0 === trip } } else { trip.tags.removeAll { $0 === tag } }
          world.tags[word]?.remove(name)
        } else {
          if Bool.random(using: &numbers) { tag.trips.append(trip) } else { trip.tags.append(tag) }
          world.tags[word]?.insert(name)
        }
      case 70..<75:
        guard let name = any(world.budgets.keys) else { return }
        context.delete(try trip(name))
        world.budgets[name] = nil
        world.trips = world.trips.filter { $0.value != name }
        for word in world.tags.keys { world.tags[word]?.remove(name) }
      case 75..<80:
        guard let place = any(world.trips.keys) else { return }
        context.delete(try stop(place))
        world.trips[place] = nil
      case 80..<82:
        guard let word = any(world.tags.keys) else { return }
        context.delete(try tag(word))
        world.tags[word] = nil
      case 82..<90: try save()
      case 90..<93:
        context.rollback()
        world = saved
      case 93..<97: try relaunch()
      default: try kill()
      }
    }

    func save() throws {
      guard context.hasChanges else { return }
      sizeBefore = try size()
      before = saved
      try context.save()
      saved = world
    }

    func size() throws -> Int { try Data(contentsOf: url).count }

    func relaunch() throws {
      context = try Self.open(url)
      world = saved
    }

    /// Continues with the file as it is if the process was killed while it wrote the last save.
    func kill() throws {
      let bytes = try Data(contentsOf: url)
      // A save that replaces the whole file is complete or hasn't happened.
      guard bytes.count > sizeBefore, sizeBefore > 0 else { return try relaunch() }
      let length = Int.random(in: sizeBefore...bytes.count, using: &numbers)
      let other = url.deletingLastPathComponent().appendingPathComponent("killed.store")
      try bytes.prefix(length).write(to: other)
      context = try Self.open(other)
      world = length == bytes.count ? saved : before
      XCTAssertEqual(try self.seen(), world, "after a kill at byte \(length) of \(bytes.count)")
      // Go on with the whole file, because another container has it open.
      try FileManager.default.removeItem(at: other)
      try relaunch()
    }

    /// The models as the context sees them, from both sides of each relationship.
    func seen() throws -> World {
      var world = World()
      for trip in try context.fetch(FetchDescriptor<Trip>()) {
        world.budgets[trip.name] = trip.budget
        for stop in trip.stops { XCTAssertTrue(stop.trip === trip, "\(stop.place) of \(trip.name)") }
        for tag in trip.tags { XCTAssertTrue(tag.trips.contains { $0 === trip }, "\(tag.word) of \(trip.name)") }
      }
      for stop in try context.fetch(FetchDescriptor<Stop>()) {
        world.trips[stop.place] = .some(stop.trip?.name)
        if let trip = stop.trip { XCTAssertTrue(trip.stops.contains { $0 === stop }, "\(trip.name) with \(stop.place)") }
      }
      for tag in try context.fetch(FetchDescriptor<Tag>()) {
        world.tags[tag.word] = Set(tag.trips.map(\.name))
        for trip in tag.trips { XCTAssertTrue(trip.tags.contains { $0 === tag }, "\(trip.name) with \(tag.word)") }
      }
      return world
    }
  }

  func test_tenThousandChangesAreThoseOfPlainDictionaries() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RandomizedStoreTests-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let player = try Player(url: folder.appendingPathComponent("trips.store"), seed: seed)
      for number in 0..<500 {
        try player.step()
        if number % 10 == 0 { XCTAssertEqual(try player.seen(), player.world, "seed \(seed), change \(number)") }
      }
      try player.save()
      try player.relaunch()
      XCTAssertEqual(try player.seen(), player.world, "seed \(seed), at the end")
    }
  }
}
