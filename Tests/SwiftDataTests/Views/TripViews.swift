import SwiftData
import SwiftUI

/// The numbers of evaluations of bodies.
@MainActor
enum Evaluations {
  static var counts: [String: Int] = [:]

  static func note(_ name: String) -> EmptyView {
    counts[name, default: 0] += 1
    return EmptyView()
  }
}

/// A list of all trips.
struct TripList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    VStack {
      Evaluations.note("list")
      ForEach(trips) { TripRow(trip: $0) }
      Button("Add") {
        for name in ["Oslo", "Bergen"] { context.insert(Trip(name: name)) }
      }
      Button("Spend") { trips.first?.budget += 1 }
      Button("Rename") { trips.first?.name = "Zermatt" }
      Button("Delete") { if let trip = trips.first { context.delete(trip) } }
      Text("\(trips.count) trips")
    }
  }
}

struct TripRow: View {
  let trip: Trip

  var body: some View {
    Evaluations.note("row \(trip.name)")
    Text("\(trip.name) \(Int(trip.budget))")
  }
}

struct FilteredList: View {
  @Query private var trips: [Trip]

  init(least: Double) { _trips = Query(filter: #Predicate { $0.budget >= least }, sort: \.name, order: .reverse) }

  var body: some View {
    Text("found: \(trips.map(\.name).joined(separator: " "))")
  }
}

/// A list with a filter that can change.
struct FilteringView: View {
  @Environment(\.modelContext) private var context
  @State var least = 0.0

  private func inAnotherContext(_ change: (ModelContext) throws -> Void) {
    let other = ModelContext(context.container)
    try? change(other)
    try? other.save()
  }

  var body: some View {
    VStack {
      FilteredList(least: least)
      Button("Add") {
        for (name, budget) in [("Oslo", 300.0), ("Bergen", 50)] {
          let trip = Trip(name: name)
          trip.budget = budget
          context.insert(trip)
        }
      }
      Button("Filter") { least = 100 }
      Button("Add elsewhere") { inAnotherContext { $0.insert(Trip(name: "Hamar")) } }
      Button("Spend elsewhere") { inAnotherContext { context in try context.fetch(FetchDescriptor<Trip>()).forEach { $0.budget = 200 } } }
    }
  }
}

/// A list of links to trips beside a field, which can delete trips.
struct TripLinks: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]
  @State private var newName = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("New trip", text: $newName)
          .onSubmit(addTrip)
        ForEach(trips) { trip in
          NavigationLink(value: trip) { Text(trip.name) }
        }
        .onDelete { offsets in
          for offset in offsets { context.delete(trips[offset]) }
        }
      }
      .navigationDestination(for: Trip.self) { Text($0.title) }
    }
  }

  private func addTrip() {
    context.insert(Trip(name: newName))
    newName = ""
  }
}

/// A list of trips whose changes can be undone.
struct UndoableTrips: View {
  @Environment(\.modelContext) private var context
  @Environment(\.undoManager) private var undoManager
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    VStack {
      Text("trips: \(trips.map(\.name).joined(separator: " "))")
      Button("Add") {
        for name in ["Oslo", "Bergen"] { context.insert(Trip(name: name)) }
      }
      Button("Rename") { trips.first?.name = "Zermatt" }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
    }
  }
}

/// A container in a static property.
@MainActor
enum KeptTrips {
  private static let container = try? ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))

  @ViewBuilder static var view: some View { if let container { TripList().modelContainer(container) } }
}
