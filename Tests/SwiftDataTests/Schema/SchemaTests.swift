import Foundation
import SwiftData
import XCTest

/// Tests of the schema that model classes give.
final class SchemaTests: XCTestCase {
  private let schema = Schema([Library.self])

  private func entity(_ name: String, in schema: Schema? = nil) throws -> Schema.Entity { try XCTUnwrap((schema ?? self.schema).entitiesByName[name], name) }

  private func attribute(_ name: String, of entityName: String) throws -> Schema.Attribute { try XCTUnwrap(entity(entityName).attributesByName[name], name) }

  private func relationship(_ name: String, of entityName: String) throws -> Schema.Relationship { try XCTUnwrap(entity(entityName).relationshipsByName[name], name) }

  // MARK: Entities

  func test_theModelsThatAModelRefersToAreIncluded() {
    XCTAssertEqual(schema.entities.map(\.name), ["Library", "Book", "Reader", "Author"])
    XCTAssertEqual(Schema([Author.self, Library.self]).entities.map(\.name), ["Author", "Library", "Book", "Reader"])
    XCTAssertEqual(Schema(Author.self, version: Schema.Version(3, 0, 0)).entities.count, 4)
    XCTAssertEqual(Schema().entities, [])
  }

  func test_anEntityIsFoundByItsClass() throws {
    XCTAssertEqual(Schema.entityName(for: Library.self), "Library")
    XCTAssertTrue(try schema.entity(for: Library.self) === entity("Library"))
    XCTAssertNil(schema.entity(for: Publisher.self))
  }

  func test_theVersionIsTheOneOfTheVersionedSchema() {
    XCTAssertEqual(schema.version, Schema.Version(1, 0, 0))
    let versioned = Schema(versionedSchema: LibrarySchema.self)
    XCTAssertEqual(versioned.version, Schema.Version(2, 1, 0))
    XCTAssertEqual(versioned.entities.map(\.name), ["Library", "Author", "Book", "Reader"])
  }

  func test_schemasAreEqualInAnyOrderOfTheirModels() {
    XCTAssertEqual(schema, Schema([Author.self]))
    XCTAssertEqual(schema.hashValue, Schema([Author.self]).hashValue)
    XCTAssertNotEqual(schema, Schema([Library.self], version: Schema.Version(1, 0, 1)))
    XCTAssertNotEqual(schema, Schema([Publisher.self]))
  }

  // MARK: Attributes

  func test_attributesHaveTheirTypesAndValues() throws {
    XCTAssertEqual(try entity("Book").storedProperties.map(\.name), ["isbn", "pages", "subtitle", "isOpen", "library", "authors"])
    XCTAssertEqual(Set(try entity("Book").attributesByName.keys), ["isbn", "pages", "subtitle", "isOpen"])
    let pages = try attribute("pages", of: "Book")
    XCTAssertTrue(pages.valueType == Int.self)
    XCTAssertEqual(pages.defaultValue as? Int, 0)
    XCTAssertFalse(pages.isOptional)
    XCTAssertFalse(pages.isUnique)
    let subtitle = try attribute("subtitle", of: "Book")
    XCTAssertTrue(subtitle.valueType == String?.self)
    XCTAssertTrue(subtitle.isOptional)
    XCTAssertEqual(try attribute("city", of: "Library").defaultValue as? String, "Oslo")
  }

  func test_attributesHaveTheOptionsOfTheirMacro() throws {
    let isbn = try attribute("isbn", of: "Book")
    XCTAssertEqual(isbn.originalName, "number")
    XCTAssertEqual(isbn.hashModifier, "2")
    XCTAssertEqual(isbn.options, [.unique])
    XCTAssertTrue(isbn.isUnique)
    XCTAssertTrue(try attribute("isOpen", of: "Book").isTransient)
    XCTAssertEqual(try attribute("pages", of: "Book").originalName, "pages")
  }

  // MARK: Relationships

  func test_relationshipsHaveTheirDestinationsAndRules() throws {
    let books = try relationship("books", of: "Library")
    XCTAssertEqual(books.destination, "Book")
    XCTAssertEqual(books.deleteRule, .cascade)
    XCTAssertFalse(books.isToOneRelationship)
    XCTAssertFalse(books.isOptional)
    XCTAssertTrue(books.isRelationship)
    XCTAssertFalse(books.isAttribute)
    XCTAssertTrue(books.keypath == \Library.books)
    let readers = try relationship("readers", of: "Library")
    XCTAssertFalse(readers.isToOneRelationship)
    XCTAssertTrue(readers.isOptional)
    let library = try relationship("library", of: "Book")
    XCTAssertTrue(library.isToOneRelationship)
    XCTAssertEqual(library.deleteRule, .nullify)
    let authors = try relationship("authors", of: "Book")
    XCTAssertEqual([authors.minimumModelCount, authors.maximumModelCount], [1, 3])
    XCTAssertEqual(authors.originalName, "writers")
  }

  func test_aNamedInverseIsFoundOnBothSides() throws {
    XCTAssertEqual(try relationship("books", of: "Library").inverseName, "library")
    XCTAssertEqual(try relationship("library", of: "Book").inverseName, "books")
    XCTAssertTrue(try relationship("library", of: "Book").inverseKeyPath == \Library.books)
  }

  func test_theOnlyCandidateIsTheInverse() throws {
    XCTAssertEqual(try relationship("readers", of: "Library").inverseName, "library")
    XCTAssertEqual(try relationship("library", of: "Reader").inverseName, "readers")
    XCTAssertEqual(try relationship("authors", of: "Book").inverseName, "books")
    XCTAssertEqual(try relationship("books", of: "Author").inverseName, "authors")
  }

  func test_withoutOneCandidateThereIsNoInverse() throws {
    XCTAssertNil(try relationship("borrowed", of: "Reader").inverseName)
    XCTAssertNil(try relationship("fans", of: "Author").inverseName)
    XCTAssertNil(try relationship("favorite", of: "Reader").inverseName)
    XCTAssertNil(try relationship("secondFavorite", of: "Reader").inverseName)
  }

  // MARK: Constraints

  func test_uniqueAttributesAndTheMacroGiveConstraints() throws {
    XCTAssertEqual(try entity("Library").uniquenessConstraints, [["city", "name"]])
    XCTAssertEqual(try entity("Book").uniquenessConstraints, [["isbn"]])
    XCTAssertEqual(try entity("Author").uniquenessConstraints, [])
  }

  func test_theMacroGivesIndices() throws {
    XCTAssertEqual(try entity("Library").indices, [["name"], ["city", "name"]])
    XCTAssertEqual(try entity("Book").indices, [])
  }

  // MARK: Inheritance

  func test_aSubclassInheritsProperties() throws {
    let schema = Schema([Magazine.self])
    XCTAssertEqual(schema.entities.map(\.name), ["Magazine", "Publication", "Publisher"])
    let (magazine, publication) = (try entity("Magazine", in: schema), try entity("Publication", in: schema))
    XCTAssertEqual(magazine.superentityName, "Publication")
    XCTAssertTrue(magazine.superentity === publication)
    XCTAssertEqual(publication.subentities, [magazine])
    XCTAssertNil(publication.superentity)
    XCTAssertEqual(magazine.storedProperties.map(\.name), ["issue"])
    XCTAssertEqual(magazine.inheritedProperties.map(\.name), ["title", "publisher"])
    XCTAssertEqual(magazine.properties.map(\.name), ["title", "publisher", "issue"])
    XCTAssertEqual(Set(magazine.attributesByName.keys), ["title", "issue"])
    XCTAssertEqual(magazine.relationshipsByName["publisher"]?.inverseName, "publications")
    XCTAssertEqual(magazine.uniquenessConstraints, [["title"]])
  }

  func test_subclassesAreOnlyIncludedIfTheyAreNamed() {
    XCTAssertEqual(Schema([Publication.self]).entities.map(\.name), ["Publication", "Publisher"])
  }

  // MARK: Files

  func test_aSavedSchemaIsLoaded() throws {
    for schema in [schema, Schema([Magazine.self], version: Schema.Version(4, 5, 6)), Schema()] {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: file) }
      try schema.save(to: file)
      let loaded = try Schema.load(from: file)
      XCTAssertEqual(loaded, schema)
      XCTAssertEqual(loaded.encodingVersion, Schema.schemaEncodingVersion)
      XCTAssertEqual(loaded.entities.map(\.superentity?.name), schema.entities.map(\.superentity?.name))
      XCTAssertEqual(loaded.debugDescription, schema.debugDescription)
    }
  }

  func test_aNewerFormatIsNotRead() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Schema()), as: UTF8.self)
    let newer = text.replacingOccurrences(of: #""encodingVersion":{"major":1"#, with: #""encodingVersion":{"major":2"#)
    XCTAssertNotEqual(newer, text)
    XCTAssertThrowsError(try JSONDecoder().decode(Schema.self, from: Data(newer.utf8))) { error in
      XCTAssertTrue("\(error)".contains("The schema was saved in the format 2.0.0, but this version of SwiftData reads formats up to 1.0.0."), "\(error)")
    }
  }
}
