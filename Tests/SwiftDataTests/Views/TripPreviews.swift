import SwiftData
import SwiftUI

/// Two trips, which previews of trips share.
private struct SampleTrips: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for name in ["Oslo", "Bergen"] { container.mainContext.insert(Trip(name: name)) }
    try container.mainContext.save()
    return container
  }

  func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sampleTrips: Self = .modifier(SampleTrips())
}

#Preview("List", traits: .sampleTrips) { TripList() }

#Preview("Row", traits: .sampleTrips) {
  @Previewable @Query(sort: \Trip.name) var trips: [Trip]
  TripRow(trip: trips[1])
}
