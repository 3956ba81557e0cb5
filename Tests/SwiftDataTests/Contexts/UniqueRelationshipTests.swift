import Foundation
import SwiftData
import XCTest

/// Tests of new models that replace the values of stored models with relationships.
final class UniqueRelationshipTests: XCTestCase {
  private func makeContext(at url: URL? = nil) throws -> ModelContext {
    let configuration = url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
    return ModelContext(try ModelContainer(for: Country.self, Visit.self, Weekly.self, Paper.self, configurations: configuration))
  }

  func test_theFormerSideOfARelationshipLosesTheModel() throws {
    let context = try makeContext()
    let (norway, sweden) = (Country(name: "Norway"), Country(name: "Sweden"))
    let city = City(code: "A", name: "Oslo", country: norway)
    for model in [norway, sweden] { context.insert(model) }
    context.insert(city)
    try context.save()
    context.insert(City(code: "A", name: "Stockholm", country: sweden))
    try context.save()
    XCTAssertTrue(city.country === sweden)
    XCTAssertEqual(norway.cities, [])
    XCTAssertEqual(sweden.cities.map(\.name), ["Stockholm"])
    context.delete(norway)
    try context.save()
    let other = ModelContext(context.container)
    XCTAssertEqual(try other.fetch(FetchDescriptor<City>()).map { $0.country?.name }, ["Sweden"])
  }

  func test_theFormerModelOfAPairIsAloneInTheStoreToo() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UniqueRelationshipTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let context = try makeContext(at: folder.appendingPathComponent("cities.store"))
    let (ann, bea) = (Mayor(name: "Ann"), Mayor(name: "Bea"))
    context.insert(City(code: "A", name: "Oslo", mayor: ann))
    try context.save()
    context.insert(City(code: "A", name: "Oslo", mayor: bea))
    try context.save()
    XCTAssertNil(ann.city)
    let other = ModelContext(context.container)
    XCTAssertEqual(try other.fetch(FetchDescriptor<Mayor>(sortBy: [SortDescriptor(\.name)])).map { $0.city?.name }, [nil, "Oslo"])
    XCTAssertEqual(try other.fetch(FetchDescriptor<City>()).map { $0.mayor?.name }, ["Bea"])
  }

  func test_aModelThatGaveWayCanBeUsedInInitializers() throws {
    let context = try makeContext()
    let first = City(code: "A", name: "Oslo")
    context.insert(first)
    context.insert(City(code: "A", name: "Bergen"))
    try context.save()
    context.insert(Visit(city: first))
    try context.save()
    let other = ModelContext(context.container)
    XCTAssertEqual(try other.fetch(FetchDescriptor<Visit>()).map(\.city.name), ["Bergen"])
  }

  func test_aModelOfAnotherClassWithTheValueIsReplaced() throws {
    let context = try makeContext()
    context.insert(Weekly(title: "Times", issue: 1))
    try context.save()
    context.insert(Paper(title: "Times"))
    try context.save()
    XCTAssertEqual(try context.fetch(FetchDescriptor<Paper>()).map { "\(type(of: $0)) \($0.title)" }, ["Paper Times"])
    context.insert(Weekly(title: "Times", issue: 2))
    try context.save()
    XCTAssertEqual(try ModelContext(context.container).fetch(FetchDescriptor<Paper>()).map { "\(type(of: $0)) \($0.title)" }, ["Weekly Times"])
  }

  func test_anUnusedModelWithARelationshipThatIsNotOptionalIsInserted() throws {
    let context = try makeContext()
    let city = City(code: "A", name: "Oslo")
    context.insert(city)
    _ = Visit(city: city)
    XCTAssertEqual(try context.fetch(FetchDescriptor<Visit>()).map(\.city.name), ["Oslo"])
    try context.save()
    XCTAssertEqual(try ModelContext(context.container).fetchCount(FetchDescriptor<Visit>()), 1)
  }

  func test_anUnusedModelOfASubclassDoesNotDisturbASave() throws {
    let context = try makeContext()
    let city = City(code: "A", name: "Oslo")
    context.insert(city)
    _ = Weekly(title: "Times", issue: 1, city: city)
    try context.save()
    XCTAssertEqual(try context.fetchCount(FetchDescriptor<City>()), 1)
  }
}
