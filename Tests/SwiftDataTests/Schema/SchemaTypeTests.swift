import Foundation
@testable import SwiftData
import XCTest

/// Tests of the types that describe the parts of a schema.
final class SchemaTypeTests: XCTestCase {
  private func copy<Value: Codable>(_ value: Value) throws -> Value { try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) }

  func test_aVersionHasThreeNumbers() {
    let version = Schema.Version(1, 2, 3)
    XCTAssertEqual([version.major, version.minor, version.patch], [1, 2, 3])
  }

  func test_optionsOfAnAttributeAreEncoded() throws {
    let options: [Schema.Attribute.Option] = [.allowsCloudEncryption, .ephemeral, .externalStorage, .preserveValueOnDeletion, .spotlight, .unique]
    XCTAssertEqual(try copy(options), options)
    XCTAssertEqual(options.map(\.debugDescription), ["allowsCloudEncryption", "ephemeral", "externalStorage", "preserveValueOnDeletion", "spotlight", "unique"])
  }

  func test_aRelationshipHasARuleAndOptions() throws {
    let rules: [Schema.Relationship.DeleteRule] = [.noAction, .nullify, .cascade, .deny]
    XCTAssertEqual(rules.map(\.rawValue), ["noAction", "nullify", "cascade", "deny"])
    let option: Schema.Relationship.Option = .unique
    for rule in rules {
      let copied = try copy(Schema.Relationship(option, deleteRule: rule))
      XCTAssertEqual(copied.deleteRule, rule)
      XCTAssertEqual(copied.options, [option])
      XCTAssertTrue(copied.isUnique)
    }
  }

  func test_constraintsAndIndicesHaveTheirKeyPaths() {
    let keyPaths: [[PartialKeyPath<Library>]] = [[\.city, \.name], [\.name]]
    XCTAssertEqual(Schema.Unique<Library>([\.city, \.name], [\.name]).constraints, keyPaths)
    XCTAssertEqual(Schema.Unique<Library>.CodingKeys.constraints.stringValue, "constraints")
    let indices: [Schema.Index<Library>.Types<Library>] = Schema.Index<Library>([\.city, \.name]).indices
    guard indices.count == 1, case .binary(let indexed) = indices[0] else { return XCTFail("\(indices)") }
    XCTAssertEqual(indexed, keyPaths[0])
    XCTAssertEqual(Schema.Index<Library>.CodingKeys.indices.stringValue, "indices")
  }

  func test_theStoreHasNoIndexOfValues() throws {
    let library = try XCTUnwrap(StoreSchema([ModelType.of(Library.self)], version: "1.0.0").entities.first)
    XCTAssertEqual(library.columns.map(\.name), ["name", "city"])
    XCTAssertFalse(library.columns.contains(where: \.isIndexed))
  }

  func test_theMetadataOfAModelHasItsStoredProperties() {
    let metadata: [Schema.PropertyMetadata] = Trip.schemaMetadata
    XCTAssertEqual(metadata.map(\.name), ["name", "budget", "start", "code", "stops", "tags", "season"])
    XCTAssertEqual(metadata[1].defaultValue as? Double, 100)
  }

  func test_inheritedPropertiesAreFoundByName() throws {
    let magazine = try XCTUnwrap(Schema([Magazine.self]).entitiesByName["Magazine"])
    let inherited: [String: any SchemaProperty] = magazine.inheritedPropertiesByName
    XCTAssertEqual(Set(inherited.keys), ["title", "publisher"])
    XCTAssertEqual(inherited["publisher"]?.isRelationship, true)
  }
}
