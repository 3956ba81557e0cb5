import Foundation
@testable import SwiftData
import XCTest

/// Tests of the parts of a schema that are created by hand.
final class SchemaValueTests: XCTestCase {
  private func copy<Value: Codable>(_ value: Value) throws -> Value { try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) }

  func test_versionsAreOrderedByTheirNumbers() throws {
    let versions = [Schema.Version(0, 9, 9), Schema.Version(1, 0, 0), Schema.Version(1, 0, 2), Schema.Version(1, 0, 10), Schema.Version(1, 2, 0)]
    XCTAssertEqual(versions.reversed().sorted(), versions)
    XCTAssertEqual("\(versions[3])", "1.0.10")
    XCTAssertEqual(try copy(versions[3]), versions[3])
  }

  func test_anAttributeIsEncodedWithItsValue() throws {
    let attribute = Schema.Attribute(
      name: "size", originalName: "width", options: [.unique, .externalStorage, .transformable(by: "Sizes")], valueType: [Double]?.self, defaultValue: [1.5], hashModifier: "a")
    let copied = try copy(attribute)
    XCTAssertEqual(copied, attribute)
    XCTAssertEqual(copied.defaultValue as? [Double], [1.5])
    XCTAssertTrue(copied.valueType == [Double]?.self)
    XCTAssertTrue(copied.isOptional && copied.isUnique && copied.isTransformable && !copied.isTransient)
    XCTAssertNotEqual(attribute, Schema.Attribute(name: "size", valueType: [Double]?.self))
    let text = "Attribute(name: size, originalName: width, options: [unique, externalStorage, transformable(by: Sizes)]"
    XCTAssertTrue(attribute.debugDescription.hasPrefix(text), attribute.debugDescription)
  }

  func test_theArgumentsOfTheMacroHaveNoName() {
    let attribute = Schema.Attribute(.ephemeral, originalName: "old")
    XCTAssertEqual([attribute.name, attribute.originalName], ["", "old"])
    XCTAssertEqual(attribute.options, [.ephemeral])
    XCTAssertEqual(Schema.Attribute(.unique).originalName, "")
  }

  func test_aCompositeAttributeHasParts() throws {
    let place = Schema.CompositeAttribute(name: "place", valueType: [Double].self)
    place.properties = [Schema.Attribute(name: "x", valueType: Double.self), Schema.Attribute(name: "y", valueType: Double.self, defaultValue: 2.0)]
    let copied = try copy(place)
    XCTAssertEqual(copied, place)
    XCTAssertEqual(copied.properties.map(\.name), ["x", "y"])
    copied.properties.removeLast()
    XCTAssertNotEqual(copied, place)
    XCTAssertNotEqual(place as Schema.Attribute, Schema.Attribute(name: "place", valueType: [Double].self))
  }

  func test_anEntityIsMadeByHand() throws {
    let name = Schema.Attribute(name: "name", options: [.unique], valueType: String.self)
    let owner = Schema.Relationship(deleteRule: .deny)
    owner.name = "owner"
    owner.destination = "Person"
    let dog = Schema.Entity("Dog", properties: Schema.Attribute(name: "race", valueType: String.self))
    let pet = Schema.Entity("Pet", subentities: dog, properties: name, owner)
    XCTAssertTrue(dog.superentity === pet)
    XCTAssertEqual(dog.superentityName, "Pet")
    XCTAssertEqual(pet.uniquenessConstraints, [["name"]])
    XCTAssertEqual(pet.attributes, [name])
    XCTAssertEqual(pet.relationships, [owner])
    pet.attributesByName["age"] = Schema.Attribute(name: "age", valueType: Int.self)
    XCTAssertEqual(pet.storedProperties.map(\.name), ["owner", "age", "name"])
    pet.storedPropertiesByName["owner"] = nil
    XCTAssertEqual(pet.relationships, [])
    let schema = try copy(Schema(pet, dog, version: Schema.Version(1, 2, 3)))
    XCTAssertEqual(schema.entities, [pet, dog])
    XCTAssertEqual(schema.version, Schema.Version(1, 2, 3))
  }

  func test_aRelationshipIsEncodedWithoutKeyPaths() throws {
    let relationship = try XCTUnwrap(Schema([Library.self]).entitiesByName["Library"]?.relationshipsByName["books"])
    let copied = try copy(relationship)
    XCTAssertEqual(copied, relationship)
    XCTAssertNil(copied.keypath)
    XCTAssertEqual(copied.inverseName, "library")
    XCTAssertTrue(copied.valueType == [Book].self)
  }

  func test_keyPathsOfConstraintsAreEncodedByName() throws {
    let unique = Schema.Unique<Library>([\.city, \.name], [\.name])
    XCTAssertEqual(try copy(unique), unique)
    XCTAssertEqual(unique.debugDescription, #"Unique<Library>([["city", "name"], ["name"]])"#)
    XCTAssertTrue(unique.isUnique)
    XCTAssertFalse(unique.isAttribute || unique.isRelationship)
    let index = Schema.Index<Library>(.binary([\.name]), .rtree([\.city, \.name]))
    XCTAssertEqual(try copy(index), index)
    XCTAssertNotEqual(index, Schema.Index<Library>([\.name], [\.city, \.name]))
    XCTAssertEqual(Schema.Index<Library>([\.name]), Schema.Index<Library>(.binary([\.name])))
  }

  func test_aTransformerIsFoundByItsClassAndByItsName() throws {
    let byClass = Schema.Attribute(.transformable(by: TextTransformer.self))
    let transformer = try XCTUnwrap(byClass.transformer)
    XCTAssertEqual(try transformer.data(from: "a"), Data("a".utf8))
    XCTAssertEqual(transformer.value(from: Data("b".utf8)) as? String, "b")
    XCTAssertThrowsError(try transformer.data(from: 1)) { error in
      XCTAssertEqual(error as? SwiftDataError, .modelValidationFailure)
      XCTAssertTrue(error.localizedDescription.hasSuffix("didn't convert a Int to data."), error.localizedDescription)
    }
    let name = NSValueTransformerName("SchemaValueTests")
    let byName = try XCTUnwrap(Schema.Attribute(.transformable(by: name.rawValue)).transformer)
    XCTAssertThrowsError(try byName.data(from: "a"))
    ValueTransformer.setValueTransformer(TextTransformer(), forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    XCTAssertEqual(try byName.data(from: "a"), Data("a".utf8))
    XCTAssertNil(Schema.Attribute(.unique).transformer)
  }
}

/// A transformer of texts to data.
private final class TextTransformer: ValueTransformer {
  override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { Data($0.utf8) } }

  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Data).map { String(decoding: $0, as: UTF8.self) } }
}
