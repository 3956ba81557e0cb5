import Foundation
import SwiftData
import XCTest

/// Tests of the place and the options of a store.
final class ModelConfigurationTests: XCTestCase {
  func test_theDefaultFileIsInApplicationSupport() {
    let configuration = ModelConfiguration()
    XCTAssertEqual(configuration.name, "default")
    XCTAssertEqual(configuration.url, URL.applicationSupportDirectory.appending(path: "default.store"))
    XCTAssertEqual(configuration.id, configuration.url)
    XCTAssertTrue(configuration.allowsSave)
    XCTAssertFalse(configuration.isStoredInMemoryOnly)
    XCTAssertNil(configuration.schema)
    XCTAssertNil(configuration.groupAppContainerIdentifier)
  }

  func test_theFileHasTheNameOfTheConfiguration() {
    let configuration = ModelConfiguration("Notes", allowsSave: false, cloudKitDatabase: .private("iCloud.notes"))
    XCTAssertEqual(configuration.url.lastPathComponent, "Notes.store")
    XCTAssertFalse(configuration.allowsSave)
    XCTAssertEqual(configuration.cloudKitContainerIdentifier, "iCloud.notes")
    let given = ModelConfiguration(url: URL(filePath: "/folder/data.sqlite"))
    XCTAssertEqual(given.name, "data")
    XCTAssertEqual(given.url.path, "/folder/data.sqlite")
    XCTAssertEqual(ModelConfiguration("named", url: given.url).name, "named")
  }

  func test_iCloudHasNoEffect() throws {
    let databases: [ModelConfiguration.CloudKitDatabase] = [.automatic, .none, .private("iCloud.trips")]
    for database in databases {
      let context = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true, cloudKitDatabase: database)))
      context.insert(Trip(name: "Oslo"))
      try context.save()
      XCTAssertEqual(try ModelContext(context.container).names(), ["Oslo"])
    }
  }

  func test_aStoreIsInTheFolderOfTheAppOrOfAGroup() {
    let groups: [ModelConfiguration.GroupContainer] = [.automatic, .none]
    for group in groups { XCTAssertEqual(ModelConfiguration("a", groupContainer: group).url, URL.applicationSupportDirectory.appending(path: "a.store")) }
    let configuration = ModelConfiguration("a", groupContainer: .identifier("group.trips"))
    XCTAssertEqual(configuration.groupAppContainerIdentifier, "group.trips")
    XCTAssertEqual(ModelConfiguration("b", groupContainer: configuration.groupContainer).groupAppContainerIdentifier, "group.trips")
  }

  func test_aStoreInMemoryHasNoFile() {
    XCTAssertEqual(ModelConfiguration(isStoredInMemoryOnly: true).url.path, "/dev/null")
    XCTAssertTrue(ModelConfiguration("a", isStoredInMemoryOnly: true).isStoredInMemoryOnly)
    XCTAssertTrue(ModelConfiguration(url: URL(filePath: "/dev/null")).isStoredInMemoryOnly)
  }

  func test_modelClassesGiveTheSchema() {
    XCTAssertEqual(ModelConfiguration(for: Author.self, isStoredInMemoryOnly: true).schema, Schema([Author.self]))
    XCTAssertEqual(ModelConfiguration(for: Publisher.self, Author.self).schema?.entities.count, 6)
  }

  func test_configurationsWithTheSameNameAndFileAreEqual() {
    let schema = Schema([Author.self])
    XCTAssertEqual(ModelConfiguration("a"), ModelConfiguration("a", schema: schema, allowsSave: false))
    XCTAssertEqual(Set([ModelConfiguration("a"), ModelConfiguration("b"), ModelConfiguration("a", isStoredInMemoryOnly: true)]).count, 3)
  }

  func test_aNameMustBeAFileName() throws {
    try ModelConfiguration("Notes and more").validate()
    try ModelConfiguration(url: URL(filePath: "/a/b.store")).validate()
    XCTAssertThrowsError(try ModelConfiguration("a/b").validate()) { error in
      XCTAssertEqual(error as? SwiftDataError, .configurationFileNameContainsInvalidCharacters)
      XCTAssertEqual(error.localizedDescription, "The name of the configuration \"a/b\" contains a slash or a null character.")
    }
    try ModelConfiguration(String(repeating: "a", count: 249)).validate()
    for configuration in [ModelConfiguration(String(repeating: "a", count: 250)), ModelConfiguration(url: URL(filePath: "/" + String(repeating: "é", count: 128)))] {
      XCTAssertThrowsError(try configuration.validate()) { error in
        XCTAssertEqual(error as? SwiftDataError, .configurationFileNameTooLong)
        XCTAssertTrue(error.localizedDescription.hasSuffix("has 256 bytes, but a file name has at most 255."), error.localizedDescription)
      }
    }
  }

  func test_aDescriptionNamesTheModels() {
    let text = ModelConfiguration("a", schema: Schema([Publisher.self]), isStoredInMemoryOnly: true).debugDescription
    XCTAssertTrue(text.hasPrefix("ModelConfiguration(name: a, url: file:///dev/null, isStoredInMemoryOnly: true, allowsSave: true"), text)
    XCTAssertTrue(text.hasSuffix("schema: [\"Publisher\", \"Publication\"])"), text)
  }
}
