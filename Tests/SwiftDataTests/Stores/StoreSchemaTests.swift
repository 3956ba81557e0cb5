import XCTest

@testable import SwiftData

final class StoreSchemaTests: XCTestCase {
  private typealias Column = StoreSchema.Column
  private let nameColumn = StoreSchema.Column(name: "name", type: "String")

  private func reason(_ entities: [StoreSchema.Entity], _ associations: [StoreSchema.Association] = [], file: StaticString = #filePath, line: UInt = #line) -> String {
    let problem = problem(file: file, line: line) { try RowStore(schema: StoreSchema(version: "1", entities: entities, associations: associations)) }
    guard case .invalidSchema(let reason) = problem else { return "\(String(describing: problem))" }
    return reason
  }

  func test_namesAreUnique() {
    XCTAssertEqual(reason([.init(name: "A", columns: []), .init(name: "A", columns: [])]), "the name A isn't unique")
    XCTAssertEqual(reason([.init(name: "A", columns: [nameColumn, nameColumn])]), "A has two columns with one name")
    let association = StoreSchema.Association(name: "A.all", source: "A", destination: "A")
    XCTAssertEqual(reason([.init(name: "A", columns: [])], [association, association]), "the name A.all isn't unique")
  }

  func test_superentitiesExistWithoutCircle() {
    XCTAssertEqual(reason([.init(name: "A", superentity: "B", columns: [])]), "A has the superentity B, which doesn't exist")
    XCTAssertEqual(reason([.init(name: "A", superentity: "B", columns: []), .init(name: "B", superentity: "A", columns: [])]), "A is its own superentity")
  }

  func test_columnsBeginWithTheSuperentitys() {
    let other = Column(name: "other", type: "String")
    XCTAssertEqual(
      reason([.init(name: "B", superentity: "A", columns: [other, nameColumn]), .init(name: "A", columns: [nameColumn])]),
      "the columns of B don't begin with the columns of its superentity A")
  }

  func test_constraintsAndIndexesAreOfColumnsThatFit() {
    XCTAssertEqual(
      reason([.init(name: "A", columns: [nameColumn], uniqueConstraints: [[1]])]), "a unique constraint of A names the columns [1], and the entity has 1 columns")
    XCTAssertEqual(reason([.init(name: "A", columns: [nameColumn], uniqueConstraints: [[]])]), "a unique constraint of A names the columns [], and the entity has 1 columns")
    XCTAssertEqual(reason([.init(name: "A", columns: [Column(name: "b", type: "B", isIndexed: true)])]), "column A.b has an index, and isn't a reference")
  }

  func test_associationsNameEntities() {
    XCTAssertEqual(reason([.init(name: "A", columns: [])], [.init(name: "A.bs", source: "A", destination: "B")]), "association A.bs names entity B, which doesn't exist")
  }
}
