import Foundation
import SwiftData

enum PantrySchemaV2: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  static var models: [any PersistentModel.Type] { [Shelf.self, Item.self, Label.self] }

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
    #Index<Item>([\.title])

    @Attribute(originalName: "name") var title: String
    var amount: Int = 1
    var kind: Kind = Kind.food
    var bestBefore: Date?
    var labels: [Label] = []
    var shelf: Shelf?

    init(title: String, amount: Int = 1, kind: Kind = .food) {
      self.title = title
      self.amount = amount
      self.kind = kind
    }

    var isUsedUp: Bool { amount == 0 }
  }

  @Model
  final class Label {
    @Attribute(.unique) var word: String
    @Relationship(inverse: \Item.labels) var items: [Item] = []

    init(word: String) {
      self.word = word
    }
  }
}

enum Kind: String, Codable, CaseIterable, Identifiable {
  case food, drink, household

  var id: Self { self }
}
