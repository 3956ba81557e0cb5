import HeadlessUI
import SwiftData
import XCTest

/// A trip with a number that the row keeps.
private struct CountedTrip: View {
  @State private var taps = 0
  let trip: Trip

  var body: some View {
    Text("\(trip.name) \(taps)")
    Button("Count \(trip.name)") { taps += 1 }
  }
}

private struct CountedTrips: View {
  @Query(sort: \Trip.name) private var trips: [Trip]

  var body: some View {
    VStack { ForEach(trips) { CountedTrip(trip: $0) } }
  }
}

/// Tests of the first save of models that a view shows.
@preconcurrency @MainActor
final class SavedModelTests: ModelViewTestCase {
  func test_theMainContextSavesAtTheEndOfTheEvent() throws {
    showModels { TripNames() }
    change { context in
      context.insert(Trip(name: "Oslo"))
      XCTAssertEqual(try ModelContext(context.container).names(), [])
    }
    XCTAssertEqual(try ModelContext(container).names(), ["Oslo"])
    XCTAssertFalse(container.mainContext.hasChanges)
  }

  func test_aRowIsNewAfterTheFirstSaveOfItsModel() {
    showModels { CountedTrips() }
    container.mainContext.autosaveEnabled = false
    insert("Oslo")
    tap("Count Oslo")
    insert("Narvik")
    XCTAssertEqual(texts, ["Narvik 0", "Oslo 1"])
    change { try $0.save() }
    insert("Bergen")
    XCTAssertEqual(texts, ["Bergen 0", "Narvik 0", "Oslo 0"])
  }
}
