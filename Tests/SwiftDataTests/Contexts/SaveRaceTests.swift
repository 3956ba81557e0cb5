import Foundation
import SwiftData
import XCTest

/// A value whose encoding calls a closure, so a test can save another context in the middle of a save.
struct Interruption: Codable {
  nonisolated(unsafe) static var action: (() throws -> Void)?

  init() {}

  init(from decoder: any Decoder) throws {}

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("interruption")
    let action = Self.action
    Self.action = nil
    try action?()
  }
}

@Model
final class Errand {
  var name: String
  var place = "-"
  @Attribute(.unique) var code: String?
  var interruption = Interruption()

  init(name: String, code: String? = nil) {
    self.name = name
    self.code = code
  }
}

/// Tests of a save during which another context saves.
final class SaveRaceTests: XCTestCase {
  override func tearDown() { Interruption.action = nil }

  private func contexts() throws -> (ModelContext, ModelContext) {
    let container = try ModelContainer(for: Errand.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    return (ModelContext(container), ModelContext(container))
  }

  private func stored(_ context: ModelContext) throws -> [String] {
    try ModelContext(context.container).fetch(FetchDescriptor<Errand>(sortBy: [SortDescriptor(\.name)])).map { "\($0.name) \($0.place) \($0.code ?? "-")" }
  }

  func test_otherPropertiesOfTheRowAreNotOverwritten() throws {
    let (first, second) = try contexts()
    let ours = Errand(name: "Milk")
    first.insert(ours)
    try first.save()
    let theirs = try XCTUnwrap(second.fetch(FetchDescriptor<Errand>()).first)
    theirs.place = "Oslo"
    ours.name = "Bread"
    ours.interruption = Interruption()
    Interruption.action = { try second.save() }
    try first.save()
    XCTAssertNil(Interruption.action)
    XCTAssertEqual(try stored(first), ["Bread Oslo -"])
    XCTAssertEqual(ours.place, "Oslo")
  }

  func test_aDeletedRowDoesNotComeBack() throws {
    let (first, second) = try contexts()
    let ours = Errand(name: "Milk")
    first.insert(ours)
    try first.save()
    second.delete(try XCTUnwrap(second.fetch(FetchDescriptor<Errand>()).first))
    ours.name = "Bread"
    ours.interruption = Interruption()
    Interruption.action = { try second.save() }
    try first.save()
    XCTAssertNil(Interruption.action)
    XCTAssertEqual(try stored(first), [])
    XCTAssertFalse(first.hasChanges)
  }

  func test_aUniqueValueThatAnotherContextSavesIsUpdated() throws {
    let (first, second) = try contexts()
    first.insert(Errand(name: "Milk", code: "A"))
    second.insert(Errand(name: "Bread", code: "A"))
    Interruption.action = { try second.save() }
    try first.save()
    XCTAssertEqual(try stored(first), ["Milk - A"])
    XCTAssertEqual(try first.fetchCount(FetchDescriptor<Errand>()), 1)
  }
}
