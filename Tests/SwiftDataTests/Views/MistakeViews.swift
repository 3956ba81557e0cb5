import SwiftData
import SwiftUI

/// A ticket, whose trip isn't optional.
@Model
final class Ticket {
  var seat: Int
  var trip: Trip

  init(seat: Int, trip: Trip) {
    self.seat = seat
    self.trip = trip
  }
}

/// A change of a booking, whose two trips are set before it's inserted.
@Model
final class Rebooking {
  var old: Trip?
  var new: Trip?

  init(old: Trip, new: Trip) {
    self.old = old
    self.new = new
  }
}

/// A view with a button for each mistake in the use of models.
struct MistakeView: View {
  @State private var showsDamagedStore = false

  var body: some View {
    VStack {
      MistakeButtons(id: "Result", mistakes: TripMistake.all).modelContainer(for: [Trip.self, Ticket.self, Rebooking.self], inMemory: true)
      MistakeButtons(id: "ResultWithoutContainer", mistakes: TripMistake.withoutContainer)
      Button("Open a damaged store") { showsDamagedStore = true }
      if showsDamagedStore { DamagedStoreView() }
    }
  }
}

/// Buttons that make mistakes, and the text that the last mistake has returned.
private struct MistakeButtons: View {
  @Environment(\.modelContext) private var context
  @State private var result = "none"
  let id: String
  let mistakes: [TripMistake]

  init(id: String, mistakes: [TripMistake]) {
    self.id = id
    self.mistakes = mistakes
  }

  var body: some View {
    VStack {
      Text(result).accessibilityIdentifier(id)
      ForEach(mistakes) { mistake in
        Button(mistake.id) {
          do { result = try mistake.make(context) } catch { result = "error: \(error)" }
        }
      }
    }
  }
}

/// A view whose container can't be created, because the file of the store has other contents.
struct DamagedStoreView: View {
  static var path = ""

  init() {
    let url = ModelConfiguration().url
    Self.path = url.path
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data("This isn't a store.".utf8).write(to: url)
  }

  var body: some View { Text("shown without a store").modelContainer(for: Trip.self) }
}

/// A mistake that a button makes, which returns a text about the state afterwards.
struct TripMistake: Identifiable {
  let id: String
  let make: @MainActor (ModelContext) throws -> String

  @MainActor static let all: [TripMistake] = [
    TripMistake(id: "Use a deleted trip") { context in
      let trip = try savedTrip(in: context)
      context.delete(trip)
      try context.save()
      trip.name = "Bergen"
      return trip.name
    },
    TripMistake(id: "Use a missing trip") { context in
      let trip = try savedTrip(in: context)
      let id = trip.persistentModelID
      context.delete(trip)
      try context.save()
      guard let missing = context.model(for: id) as? Trip else { return "no trip" }
      missing.name = "Bergen"
      context.insert(missing)
      return "name: \(missing.name), budget: \(missing.budget), stops: \(missing.stops.count), id kept: \(missing.persistentModelID == id), changes: \(context.hasChanges)"
    },
    TripMistake(id: "Insert a missing trip") { context in
      let id = try PersistentIdentifier.identifier(for: "another store", entityName: "Trip", primaryKey: "p1")
      guard let missing = context.model(for: id) as? Trip else { return "no trip" }
      context.insert(missing)
      return "changes: \(context.hasChanges)"
    },
    TripMistake(id: "Read a missing value") { context in
      let trip = try savedTrip(in: context)
      let ticket = Ticket(seat: 4, trip: trip)
      context.insert(ticket)
      context.delete(trip)
      let result = "seat: \(ticket.seat), trip: \(ticket.trip.name), start: \(ticket.trip.start == nil)"
      context.rollback()
      return result
    },
    TripMistake(id: "Use a computed property") { context in
      let trip = try savedTrip(in: context)
      trip.setValue(forKey: \.title, to: "Trip to Bergen")
      let title: String = trip.getValue(forKey: \.title)
      return "title: \(title), name: \(trip.name), changes: \(context.hasChanges)"
    },
    TripMistake(id: "Connect two contexts") { context in
      let other = ModelContext(context.container)
      let trip = try savedTrip(in: context)
      let (museum, harbor) = (Stop("Museum"), Stop("Harbor"))
      // A model leaves its context if the context ends.
      return withExtendedLifetime(other) {
        other.insert(harbor)
        trip.stops = [museum, harbor]
        harbor.trip = trip
        return "stops: \(trip.stops.count), museum inserted: \(museum.modelContext != nil), trip of the harbor: \(harbor.trip?.name ?? "none")"
      }
    },
    TripMistake(id: "Create between two contexts") { context in
      let other = ModelContext(context.container)
      let old = try savedTrip(in: context)
      let new = try savedTrip(in: other)
      return try withExtendedLifetime(other) {
        let rebooking = Rebooking(old: old, new: new)
        context.insert(rebooking)
        try context.save()
        return "old: \(rebooking.old?.name ?? "none"), new: \(rebooking.new?.name ?? "none"), saved: \(!context.hasChanges)"
      }
    },
    TripMistake(id: "Insert an unknown model") { context in
      let library = Library(name: "Deichman")
      context.insert(library)
      return "inserted: \(library.modelContext != nil), name: \(library.name)"
    },
    TripMistake(id: "Find an unknown model") { context in
      let id = try PersistentIdentifier.identifier(for: "another store", entityName: "Library", primaryKey: "p1")
      let found = context.model(for: id)
      context.insert(found)
      return "a library: \(found is Library), changes: \(context.hasChanges)"
    },
    TripMistake(id: "Use off the main actor") { context in
      let sent = SentTrip(try savedTrip(in: context))
      Task { await Elsewhere().read(sent) }
      return "sent"
    },
    TripMistake(id: "Ask for names") { context in try context.names().joined(separator: ", ") },
    TripMistake(id: "Insert twice") { context in
      let trip = try savedTrip(in: context)
      ModelContext(context.container).insert(trip)
      return "in the first context: \(trip.modelContext == context)"
    },
    TripMistake(id: "Delete elsewhere") { context in
      let trip = try savedTrip(in: context)
      ModelContext(context.container).delete(trip)
      return "deleted: \(trip.isDeleted), changes: \(context.hasChanges)"
    },
    TripMistake(id: "Delete the trip of a ticket") { context in
      let trip = try savedTrip(in: context)
      context.insert(Ticket(seat: 4, trip: trip))
      context.delete(trip)
      return "changed"
    },
    TripMistake(id: "Delete all data that can't be changed") { _ in
      let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false))
      container.deleteAllData()
      return "deleted nothing"
    },
    TripMistake(id: "Ask for changes") { context in "changes: \(context.hasChanges)" },
  ]

  @MainActor static let withoutContainer: [TripMistake] = [
    TripMistake(id: "Insert without a container") { context in
      let trip = Trip(name: "Oslo")
      context.insert(trip)
      return "inserted: \(trip.modelContext != nil), name: \(trip.name)"
    }
  ]

  @MainActor
  private static func savedTrip(in context: ModelContext) throws -> Trip {
    let trip = Trip(name: "Oslo")
    context.insert(trip)
    try context.save()
    return trip
  }
}

/// A trip that is passed to another actor, which the compiler would refuse without this class.
///
/// `@unchecked Sendable`: The trip is only read.
private final class SentTrip: @unchecked Sendable {
  let trip: Trip

  init(_ trip: Trip) { self.trip = trip }
}

private actor Elsewhere {
  func read(_ sent: SentTrip) { for _ in 1...2 { _ = sent.trip.name } }
}
