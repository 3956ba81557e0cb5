import Foundation
@testable import SwiftData
import XCTest

/// Tests of saves that can't be made.
final class SaveErrorTests: ModelTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("SaveErrorTests-\(UUID().uuidString)")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var url: URL { folder.appendingPathComponent("trips.store") }

  private func check(_ code: CocoaError.Code, _ text: String, file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void) {
    XCTAssertThrowsError(try body(), file: file, line: line) { error in
      XCTAssertEqual((error as? CocoaError)?.code, code, "\(error)", file: file, line: line)
      XCTAssertTrue(error.localizedDescription.contains(text), error.localizedDescription, file: file, line: line)
    }
  }

  func test_aFullDiskLeavesTheChangesUnsaved() throws {
    let type = ModelType.of(Tag.self)
    let types = [ModelType.of(Trip.self), ModelType.of(Stop.self), ModelType.of(Tag.self)]
    let file = FakeStoreFile()
    let store = try RowStore(file: file, schema: StoreSchema(types, version: "1.0.0"))
    let context = ModelContext(ModelContainer(ContainerContents(schema: Schema([Trip.self]), stores: [(store, types)])))
    context.insert(Trip(name: "Oslo"))
    file.set(budget: 10)
    check(.fileWriteOutOfSpace, "No space left on device") { try context.save() }
    XCTAssertTrue(context.hasChanges)
    XCTAssertEqual(context.insertedModelsArray.count, 1)
    XCTAssertEqual(store.count(of: type.name), 0)
    XCTAssertEqual(try ModelContext(context.container).names(), [])
    file.set(budget: nil)
    try context.save()
    XCTAssertEqual(try ModelContext(context.container).names(), ["Oslo"])
  }

  func test_aFileThatIsGoneIsAnErrorOfTheSave() throws {
    let context = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
    context.insert(Trip(name: "Oslo"))
    try FileManager.default.removeItem(at: url)
    check(.fileWriteUnknown, "the file was deleted, moved or replaced") { try context.save() }
    XCTAssertTrue(context.hasChanges)
  }

  func test_aConfigurationThatDoesNotAllowSaving() throws {
    let writing = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
    writing.insert(Trip(name: "Oslo"))
    try writing.save()
    let bytes = try Data(contentsOf: url)
    for configuration in [ModelConfiguration(url: url, allowsSave: false), ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false)] {
      let context = ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
      let trip = Trip(name: "Bergen")
      context.insert(trip)
      check(.fileWriteNoPermission, "allowsSave: false") { try context.save() }
      check(.fileWriteNoPermission, "allowsSave: false") { try context.container.erase() }
      XCTAssertTrue(context.hasChanges)
      context.rollback()
      try context.save()
    }
    XCTAssertEqual(try Data(contentsOf: url), bytes)
  }

  func test_aStoreThatCannotBeSavedIsNotMigrated() throws {
    let old = ModelContext(try ModelContainer(for: ShopV1.Item.self, configurations: ModelConfiguration(url: url)))
    old.insert(ShopV1.Item(name: "Apple", amount: 1))
    try old.save()
    let bytes = try Data(contentsOf: url)
    XCTAssertThrowsError(try ModelContainer(for: ShopV2.Item.self, configurations: ModelConfiguration(url: url, allowsSave: false))) { error in
      XCTAssertTrue(SwiftDataError.loadIssueModelContainer ~= error, "\(error)")
      XCTAssertTrue(error.localizedDescription.contains("must be migrated, but its configuration has allowsSave: false"), error.localizedDescription)
    }
    XCTAssertEqual(try Data(contentsOf: url), bytes)
  }

  func test_aSaveInSeveralStoresKeepsWhatOneStoreHasSaved() throws {
    let files = [FakeStoreFile(), FakeStoreFile()]
    let types = [[ModelType.of(Trip.self), ModelType.of(Stop.self), ModelType.of(Tag.self)], [ModelType.of(ShopV1.Item.self), ModelType.of(ShopV1.Crate.self)]]
    let stores = try zip(files, types).map { try RowStore(file: $0, schema: StoreSchema($1, version: "1.0.0")) }
    let context = ModelContext(ModelContainer(ContainerContents(schema: Schema([Trip.self, ShopV1.Item.self]), stores: Array(zip(stores, types)).map { ($0, $1) })))
    context.insert(Trip(name: "Oslo"))
    context.insert(ShopV1.Item(name: "Apple", amount: 1))
    files[1].set(budget: 0)
    check(.fileWriteOutOfSpace, "No space left on device") { try context.save() }
    XCTAssertEqual(context.insertedModelsArray.map { "\(type(of: $0))" }, ["Item"])
    files[1].set(budget: nil)
    try context.save()
    XCTAssertEqual(stores.map { $0.count(of: "Trip") + $0.count(of: "Item") }, [1, 1])
  }

  func test_twoClassesOfOneNameAreAnError() {
    XCTAssertThrowsError(try ModelContainer(for: ShopV1.Item.self, ShopV2.Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))) { error in
      XCTAssertTrue(SwiftDataError.loadIssueModelContainer ~= error, "\(error)")
      for name in ["ShopV1.Item", "ShopV2.Item"] { XCTAssertTrue(error.localizedDescription.contains(name), error.localizedDescription) }
    }
  }
}
