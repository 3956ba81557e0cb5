import Foundation
import SwiftData
import XCTest

/// Tests of the functions that read and set a model's values by key path.
final class ModelValueTests: ModelTestCase {
  func test_valuesAreReadAndSetByKeyPath() {
    let trip = Trip(name: "Oslo")
    trip.setValue(forKey: \.name, to: "Hamar")
    XCTAssertEqual(trip.name, "Hamar")
    trip.setTransformableValue(forKey: \.name, to: "Bergen")
    let (name, again): (String, String) = (trip.getValue(forKey: \.name), trip.getTransformableValue(forKey: \.name))
    XCTAssertEqual([name, again], ["Bergen", "Bergen"])
  }

  func test_relatedModelsAreReadAndSetByKeyPath() {
    let (trip, stop) = (Trip(name: "Oslo"), Stop("Harbor"))
    trip.setValue(forKey: \.stops, to: [stop])
    XCTAssertTrue(stop.trip === trip)
    let stops: [Stop] = trip.getValue(forKey: \.stops)
    XCTAssertEqual(stops.map(\.place), ["Harbor"])
    let other = Trip(name: "Bergen")
    stop.setValue(forKey: \.trip, to: other)
    let found: Trip? = stop.getValue(forKey: \.trip)
    XCTAssertTrue(found === other)
    XCTAssertEqual(trip.stops.count, 0)
  }

  func test_theBackingDataHasTheValuesOfTheModel() throws {
    let context = try makeContext()
    let trip = Trip(name: "Oslo")
    let data: any BackingData<Trip> = trip.persistentBackingData
    let name: String = data.getValue(forKey: \Trip.name)
    XCTAssertEqual(name, "Oslo")
    XCTAssertNil(data.persistentModelID)
    context.insert(trip)
    try context.save()
    XCTAssertEqual(trip.persistentBackingData.persistentModelID, trip.persistentModelID)
  }

  func test_aModelIsMadeOfBackingData() {
    let data: any BackingData<Trip> = Trip.createBackingData()
    data.setValue(forKey: \Trip.name, to: "Bergen")
    let trip = Trip(backingData: data)
    XCTAssertEqual(trip.name, "Bergen")
    XCTAssertEqual(trip.budget, 100)
  }

  func test_aCollectionOfModelsHasTheirClass() {
    func element<Models: RelationshipCollection>(of _: Models.Type) -> any PersistentModel.Type { Models.PersistentElement.self }
    XCTAssertTrue(element(of: [Trip].self) == Trip.self)
    XCTAssertTrue(element(of: [Stop]?.self) == Stop.self)
  }
}
