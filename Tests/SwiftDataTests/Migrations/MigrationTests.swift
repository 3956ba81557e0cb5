import Foundation
import SwiftData
import XCTest

/// Tests of opening the store of an earlier version of an app.
final class MigrationTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("MigrationTests-\(UUID().uuidString)")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private var url: URL { folder.appendingPathComponent("shop.store") }

  private func open(_ version: any VersionedSchema.Type, _ plan: (any SchemaMigrationPlan.Type)? = nil) throws -> ModelContext {
    ModelContext(try ModelContainer(for: Schema(versionedSchema: version), migrationPlan: plan, configurations: ModelConfiguration(url: url)))
  }

  private func saveFirstVersion() throws {
    let context = try open(ShopV1.self)
    let crate = ShopV1.Crate(label: "Fruit")
    for (name, amount) in [("Apple", 2), ("Pear", 1), ("Apple", 4)] {
      let item = ShopV1.Item(name: name, amount: amount)
      item.note = "fresh"
      crate.items.append(item)
    }
    context.insert(crate)
    try context.save()
  }

  private func check(_ code: SwiftDataError, _ words: String, file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void) throws {
    let bytes = try Data(contentsOf: url)
    XCTAssertThrowsError(try body(), file: file, line: line) { error in
      XCTAssertTrue(code ~= error, "\(error)", file: file, line: line)
      XCTAssertTrue(error.localizedDescription.contains(words), error.localizedDescription, file: file, line: line)
    }
    XCTAssertEqual(try Data(contentsOf: url), bytes, "The file is as before.", file: file, line: line)
  }

  func test_aLightweightMigrationRenamesAddsAndRemovesProperties() throws {
    try saveFirstVersion()
    for context in [try open(ShopV2.self), try open(ShopV2.self)] {
      let items = try context.fetch(FetchDescriptor<ShopV2.Item>(sortBy: [SortDescriptor(\.title), SortDescriptor(\.amount)]))
      XCTAssertEqual(items.map { "\($0.title) \($0.amount) \($0.color)" }, ["Apple 2 gray", "Apple 4 gray", "Pear 1 gray"])
      XCTAssertEqual(items.map(\.crate?.label), ["Fruit", "Fruit", "Fruit"])
    }
  }

  func test_aPlanRunsAllStages() throws {
    try saveFirstVersion()
    let context = try open(ShopV3.self, ShopPlan.self)
    let items = try context.fetch(FetchDescriptor<ShopV3.Item>(sortBy: [SortDescriptor(\.title)]))
    XCTAssertEqual(items.map { "\($0.title) \($0.amount) \($0.color)" }, ["Apple 6 red", "Pear 1 gray"])
    XCTAssertEqual(items.first?.crate?.items.count, 2)
    XCTAssertEqual(try open(ShopV3.self, ShopPlan.self).fetchCount(FetchDescriptor<ShopV3.Item>()), 2)
  }

  func test_aMissingStageThrows() throws {
    try saveFirstVersion()
    try check(.unknownSchema, "no stage from ShopV2 to ShopV3") { _ = try open(ShopV3.self, ShopPlanWithoutStage.self) }
  }

  func test_aNewerStoreThrows() throws {
    try saveFirstVersion()
    _ = try open(ShopV3.self, ShopPlan.self)
    try check(.backwardMigration, "newer than the app's version") { _ = try open(ShopV2.self, ShopPlan.self) }
  }

  func test_aStoreOfAnotherAppThrows() throws {
    let context = try open(ShopNeedy.self)
    context.insert(ShopNeedy.Item(name: "Apple", code: "1"))
    try context.save()
    try check(.unknownSchema, "none of the schemas of ShopPlan") { _ = try open(ShopV3.self, ShopPlan.self) }
  }

  func test_aTypeThatHasChangedThrows() throws {
    try saveFirstVersion()
    try check(.loadIssueModelContainer, "The type of Item.name was String in the store and is Int now") { _ = try open(ShopBad.self) }
  }

  func test_aNewPropertyWithoutAValueThrows() throws {
    try saveFirstVersion()
    try check(.loadIssueModelContainer, "Item.code is new, isn't optional and has no default value") { _ = try open(ShopNeedy.self) }
  }
}
