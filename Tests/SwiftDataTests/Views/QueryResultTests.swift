import HeadlessUI
import SwiftData
import XCTest

/// The names of all trips, after a title.
struct TripNames: View {
  @Query(sort: \Trip.name) private var trips: [Trip]
  let title: String

  init(_ title: String = "found") { self.title = title }

  var body: some View {
    Evaluations.note(title)
    Text("\(title): \(trips.map(\.name).joined(separator: " "))")
  }
}

private struct CostlyTrips: View {
  @Query(filter: #Predicate<Trip> { $0.budget >= 100 }, sort: \Trip.budget) private var trips: [Trip]

  var body: some View { Text("costly: \(trips.map(\.name).joined(separator: " "))") }
}

private struct CostlyCount: View {
  @Query(filter: #Predicate<Trip> { $0.budget >= 100 }) private var trips: [Trip]

  var body: some View {
    Evaluations.note("count")
    Text("\(trips.count) trips")
  }
}

private struct FirstTrips: View {
  @Query(FirstTrips.descriptor) private var trips: [Trip]

  private static var descriptor: FetchDescriptor<Trip> {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
    descriptor.fetchLimit = 2
    return descriptor
  }

  var body: some View { Text("first: \(trips.map(\.name).joined(separator: " "))") }
}

private struct AnimatedTrips: View {
  @Query(sort: \Trip.name, animation: .linear(duration: 2)) private var trips: [Trip]

  var body: some View { Text("animated: \(trips.map(\.name).joined(separator: " "))") }
}

/// A query that fails if its predicate reads a property that isn't stored.
private struct FailingTrips: View {
  @Query private var trips: [Trip]

  init(isFailing: Bool) {
    if isFailing {
      _trips = Query(filter: #Predicate<Trip> { $0.isOpen })
    } else {
      _trips = Query(sort: \Trip.name)
    }
  }

  var body: some View {
    Text("found: \(trips.map(\.name).joined(separator: " "))")
    Text(_trips.fetchError == nil ? "no error" : "an error")
  }
}

private struct Failing: View {
  @State private var isFailing = false

  var body: some View {
    VStack {
      FailingTrips(isFailing: isFailing)
      Button("Fail") { isFailing.toggle() }
    }
  }
}

/// A view whose actions read models that its body doesn't read.
private struct Actions: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]
  @State private var note = "nothing"

  var body: some View {
    VStack {
      Text(note)
      Button("Count") { note = "\(trips.count) trips" }
      Button("Add and count") {
        context.insert(Trip(name: "Narvik"))
        note = "\(trips.count) trips"
      }
      Button("Delete two") { for offset in [0, 1] { context.delete(trips[offset]) } }
    }
  }
}

/// Tests of the models that a query finds when models change.
@preconcurrency @MainActor
final class QueryResultTests: ModelViewTestCase {
  func test_aChangeThatTheFilterReadsMovesAModelInAndOut() {
    showModels { CostlyTrips() }
    let (oslo, bergen) = (insert("Oslo"), insert("Bergen", budget: 50))
    XCTAssertEqual(texts, ["costly: Oslo"])
    change { _ in bergen.budget = 200 }
    XCTAssertEqual(texts, ["costly: Oslo Bergen"])
    change { _ in oslo.budget = 10 }
    XCTAssertEqual(texts, ["costly: Bergen"])
  }

  func test_aChangeThatTheOrderReadsMovesAModel() {
    showModels { CostlyTrips() }
    let (oslo, _) = (insert("Oslo"), insert("Bergen", budget: 200))
    XCTAssertEqual(texts, ["costly: Oslo Bergen"])
    change { _ in oslo.budget = 300 }
    XCTAssertEqual(texts, ["costly: Bergen Oslo"])
  }

  func test_aChangeThatKeepsTheModelsEvaluatesNothing() {
    showModels { CostlyCount() }
    let oslo = insert("Oslo")
    XCTAssertEqual(evaluations { change { _ in oslo.name = "Hamar" } }, [:])
    XCTAssertEqual(evaluations { change { _ in oslo.budget = 150 } }, [:])
    XCTAssertEqual(evaluations { change { _ in oslo.budget = 50 } }, ["count": 1])
    XCTAssertEqual(texts, ["0 trips"])
    XCTAssertEqual(evaluations { insert("Bergen", budget: 10) }, [:])
    XCTAssertEqual(evaluations { change { $0.insert(Tag("sea")) } }, [:])
  }

  func test_manyChangesEvaluateTheViewOnce() {
    showModels { CostlyCount() }
    XCTAssertEqual(evaluations { change { for number in 1...50 { $0.insert(Trip(name: "\(number)")) } } }, ["count": 1])
    XCTAssertEqual(texts, ["50 trips"])
  }

  func test_aSaveAndARollbackAreFollowed() {
    showModels { TripNames() }
    container.mainContext.autosaveEnabled = false
    let oslo = insert("Oslo")
    change { try $0.save() }
    change { context in
      oslo.name = "Hamar"
      context.insert(Trip(name: "Narvik"))
    }
    XCTAssertEqual(texts, ["found: Hamar Narvik"])
    change { $0.rollback() }
    XCTAssertEqual(texts, ["found: Oslo"])
  }

  func test_aSaveOfAnotherContextIsFollowed() {
    showModels { TripNames() }
    insert("Oslo")
    let other = ModelContext(container)
    change { _ in
      other.insert(Trip(name: "Bergen"))
      try other.save()
    }
    XCTAssertEqual(texts, ["found: Bergen Oslo"])
  }

  func test_aLimitCounts() {
    showModels { FirstTrips() }
    for name in ["Oslo", "Narvik", "Hamar"] { insert(name) }
    XCTAssertEqual(texts, ["first: Hamar Narvik"])
  }

  func test_theAnimationOfTheQueryAnimatesItsChanges() {
    showModels { AnimatedTrips() }
    XCTAssertEqual(due, [])
    insert("Oslo")
    XCTAssertEqual(texts, ["animated: Oslo"])
    XCTAssertEqual(due, [.seconds(2)])
  }

  func test_theAnimationOfTheChangeComesFirst() {
    showModels { AnimatedTrips() }
    change { context in withAnimation(.linear(duration: 1)) { context.insert(Trip(name: "Oslo")) } }
    XCTAssertEqual(texts, ["animated: Oslo"])
    XCTAssertEqual(due, [.seconds(1)])
  }

  func test_aFailedFetchKeepsTheModels() {
    showModels { Failing() }
    insert("Oslo")
    XCTAssertEqual(texts, ["found: Oslo", "no error"])
    tap("Fail")
    XCTAssertEqual(texts, ["found: Oslo", "an error"])
    tap("Fail")
    XCTAssertEqual(texts, ["found: Oslo", "no error"])
  }

  func test_anActionReadsTheModelsOfTheScreen() {
    showModels { Actions() }
    for name in ["Oslo", "Bergen"] { insert(name) }
    tap("Count")
    XCTAssertEqual(texts, ["2 trips"])
    tap("Add and count")
    XCTAssertEqual(texts, ["2 trips"])
    tap("Count")
    XCTAssertEqual(texts, ["3 trips"])
    tap("Delete two")
    tap("Count")
    XCTAssertEqual(texts, ["1 trips"])
  }
}
