import Foundation
import SwiftData
import XCTest

/// A test of random changes in two contexts of a container.
///
/// A context without changes must see what a new context sees, and both sides of each relationship must be the same.
final class RandomizedContextsTests: ModelTestCase {
  /// The models of a context as texts.
  private func seen(_ context: ModelContext) throws -> [String] {
    var texts: [String] = []
    var codes: Set<String> = []
    for trip in try context.fetch(FetchDescriptor<Trip>()) {
      texts.append("\(trip.name) \(trip.budget) \(trip.code ?? "-") stops \(trip.stops.map(\.place).sorted()) tags \(trip.tags.map(\.word).sorted())")
      for stop in trip.stops { XCTAssertTrue(stop.trip === trip, "\(stop.place) of \(trip.name)") }
      for tag in trip.tags { XCTAssertTrue(tag.trips.contains { $0 === trip }, "\(tag.word) of \(trip.name)") }
      if let code = trip.code, !context.hasChanges { XCTAssertTrue(codes.insert(code).inserted, "two trips have the code \(code)") }
    }
    for stop in try context.fetch(FetchDescriptor<Stop>()) {
      texts.append("\(stop.place) of \(stop.trip?.name ?? "-")")
      if let trip = stop.trip { XCTAssertTrue(trip.stops.contains { $0 === stop }, "\(trip.name) with \(stop.place)") }
    }
    for tag in try context.fetch(FetchDescriptor<Tag>()) {
      texts.append("\(tag.word) \(tag.trips.map(\.name).sorted())")
      for trip in tag.trips { XCTAssertTrue(trip.tags.contains { $0 === tag }, "\(trip.name) with \(tag.word)") }
    }
    return texts.sorted()
  }

  private func step(_ number: Int, _ context: ModelContext, _ numbers: inout StoreRandom) throws {
    func any<Model: PersistentModel>(_: Model.Type) throws -> Model? { try context.fetch(FetchDescriptor<Model>()).randomElement(using: &numbers) }
    let code = Bool.random(using: &numbers) ? "code\(Int.random(in: 0..<8, using: &numbers))" : nil
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0, 1: context.insert(Trip(name: "trip\(number)", code: code))
    case 2: try any(Trip.self)?.code = code
    case 3: try any(Trip.self)?.budget = Double(number)
    case 4: context.insert(Stop("stop\(number)", trip: try any(Trip.self)))
    case 5: try any(Stop.self)?.trip = try any(Trip.self)
    case 6: if let trip = try any(Trip.self), let stop = try any(Stop.self) { trip.stops.append(stop) }
    case 7: context.insert(Tag("tag\(number)"))
    case 8: if let tag = try any(Tag.self) { try any(Trip.self)?.tags.append(tag) }
    case 9: if let tag = try any(Tag.self), let trip = tag.trips.first { trip.tags.removeAll { $0 === tag } }
    case 10:
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: if let trip = try any(Trip.self) { context.delete(trip) }
      case 1: if let stop = try any(Stop.self) { context.delete(stop) }
      case 2: if let tag = try any(Tag.self) { context.delete(tag) }
      default: context.rollback()
      }
    default: try context.save()
    }
  }

  func test_contextsWithoutChangesSeeTheSameModels() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var numbers = StoreRandom(seed: seed)
      let container = try makeContainer()
      let contexts = [ModelContext(container), ModelContext(container)]
      for number in 0..<150 {
        guard let context = contexts.randomElement(using: &numbers) else { return }
        try step(number, context, &numbers)
        for (index, context) in contexts.enumerated() {
          let models = try seen(context)
          if !context.hasChanges { XCTAssertEqual(models, try seen(ModelContext(container)), "seed \(seed), change \(number), context \(index)") }
        }
        if testRun?.failureCount ?? 0 > 0 { return }
      }
    }
  }
}
