import SwiftData
import SwiftUI

public struct PantryApp: App {
  private let container: ModelContainer

  public init() {
    let schema = Schema([Shelf.self, Item.self, Label.self])
    do {
      container = try ModelContainer(for: schema, migrationPlan: PantryMigrationPlan.self, configurations: ModelConfiguration(schema: schema))
    } catch {
      fatalError("Could not create the container: \(error)")
    }
  }

  public var body: some Scene {
    WindowGroup { ShelfList() }
      .modelContainer(container)
  }
}
