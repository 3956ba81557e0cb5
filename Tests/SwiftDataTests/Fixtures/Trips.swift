import Foundation
import SwiftData
import XCTest

/// A trip with stops, whose deletion deletes the stops.
@Model
final class Trip {
  var name: String
  var budget: Double = 100
  var start: Date?
  @Attribute(.unique) var code: String?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  var tags: [Tag] = []
  var season: Season?
  @Transient var isOpen = false

  init(name: String, code: String? = nil) {
    self.name = name
    self.code = code
  }

  var title: String { "Trip to \(name)" }
}

enum Season: String, Codable {
  case summer, winter
}

@Model
final class Stop {
  var place: String
  var nights: Int
  var trip: Trip?

  init(_ place: String, nights: Int = 1, trip: Trip? = nil) {
    self.place = place
    self.nights = nights
    self.trip = trip
  }
}

/// A tag of any number of trips.
@Model
final class Tag {
  var word: String
  var trips: [Trip] = []

  init(_ word: String) { self.word = word }
}

/// A test of a container in memory.
class ModelTestCase: XCTestCase {
  func makeContainer() throws -> ModelContainer {
    try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  func makeContext() throws -> ModelContext { ModelContext(try makeContainer()) }
}

extension ModelContext {
  func names() throws -> [String] { try fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name) }
}
