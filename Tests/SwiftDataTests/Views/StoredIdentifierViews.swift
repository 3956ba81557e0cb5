import SwiftData
import SwiftUI

/// A view that stores the identifiers of two trips.
struct SelectedTrips: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]
  @AppStorage("selected") private var selected: PersistentIdentifier?
  @SceneStorage("shown") private var shown: PersistentIdentifier?

  var body: some View {
    VStack {
      Text("selected: \(name(of: selected))")
      Text("shown: \(name(of: shown))")
      Button("Add") {
        for name in ["Oslo", "Bergen"] { context.insert(Trip(name: name)) }
        try? context.save()
      }
      Button("Select") {
        selected = trips.last?.persistentModelID
        shown = trips.first?.persistentModelID
      }
      Button("Clear") { selected = nil }
    }
  }

  private func name(of id: PersistentIdentifier?) -> String { trips.first { $0.persistentModelID == id }?.name ?? "none" }
}

/// A view that stores the identifier of a trip, with a default value.
struct StoredTrip: View {
  private static let ids = (0...1).compactMap { try? PersistentIdentifier.identifier(for: "store", entityName: "Trip", primaryKey: "p\($0)") }

  @AppStorage("selected") private var selected: PersistentIdentifier = StoredTrip.ids[0]

  var body: some View {
    VStack {
      Text("trip \(Self.ids.firstIndex(of: selected) ?? -1)")
      Button("Next") { selected = Self.ids[1] }
    }
  }
}
