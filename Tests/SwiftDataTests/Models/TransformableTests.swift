import Foundation
import SwiftData
import XCTest

/// Tests of attributes whose types aren't codable.
final class TransformableTests: XCTestCase {
  func test_aValueTransformerStoresTheValues() throws {
    let container = try ModelContainer(for: Room.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    let room = Room(name: "Kitchen", tint: Tint(red: 0.25))
    context.insert(room)
    try context.save()
    room.ceiling = Tint(red: 0.5)
    try context.save()
    let other = ModelContext(container)
    let found = try XCTUnwrap(other.fetch(FetchDescriptor<Room>()).first)
    XCTAssertEqual([found.tint.red, found.ceiling?.red], [0.25, 0.5])
  }
}
