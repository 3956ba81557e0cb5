import SwiftData

enum PantrySchemaV1: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  static var models: [any PersistentModel.Type] { [Shelf.self, Item.self] }

  @Model
  final class Shelf {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Item.shelf) var items: [Item] = []

    init(name: String) {
      self.name = name
    }
  }

  @Model
  final class Item {
    var name: String
    var shelf: Shelf?

    init(name: String) {
      self.name = name
    }
  }
}
