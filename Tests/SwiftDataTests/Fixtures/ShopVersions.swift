import Foundation
import SwiftData

enum ShopV1: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Item.self, Crate.self] }

  @Model
  final class Item {
    var name: String
    var amount: Int
    var note: String?
    var crate: Crate?

    init(name: String, amount: Int) {
      self.name = name
      self.amount = amount
    }
  }

  @Model
  final class Crate {
    var label: String
    @Relationship(inverse: \Item.crate) var items: [Item] = []

    init(label: String) {
      self.label = label
    }
  }
}

enum ShopV2: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  static var models: [any PersistentModel.Type] { [Item.self, Crate.self] }

  @Model
  final class Item {
    @Attribute(originalName: "name") var title: String
    var amount: Int
    var color = "gray"
    var crate: Crate?

    init(title: String, amount: Int) {
      self.title = title
      self.amount = amount
    }
  }

  @Model
  final class Crate {
    var label: String
    @Relationship(inverse: \Item.crate) var items: [Item] = []

    init(label: String) {
      self.label = label
    }
  }
}

enum ShopV3: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
  static var models: [any PersistentModel.Type] { [Item.self, Crate.self] }

  @Model
  final class Item {
    @Attribute(.unique) var title: String
    var amount: Int
    var color = "gray"
    var crate: Crate?

    init(title: String, amount: Int) {
      self.title = title
      self.amount = amount
    }
  }

  @Model
  final class Crate {
    var label: String
    @Relationship(inverse: \Item.crate) var items: [Item] = []

    init(label: String) {
      self.label = label
    }
  }
}

/// A version that changes the type of a property.
enum ShopBad: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(9, 0, 0) }
  static var models: [any PersistentModel.Type] { [Item.self] }

  @Model
  final class Item {
    var name: Int

    init(name: Int) {
      self.name = name
    }
  }
}

/// A version with a new property that has no value.
enum ShopNeedy: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(9, 0, 0) }
  static var models: [any PersistentModel.Type] { [Item.self] }

  @Model
  final class Item {
    var name: String
    var code: String

    init(name: String, code: String) {
      self.name = name
      self.code = code
    }
  }
}

enum ShopPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [ShopV1.self, ShopV2.self, ShopV3.self] }
  static var stages: [MigrationStage] { [oneToTwo, twoToThree] }

  static var oneToTwo: MigrationStage { .lightweight(fromVersion: ShopV1.self, toVersion: ShopV2.self) }

  /// Titles become unique, so items with the same title are merged before.
  static var twoToThree: MigrationStage {
    .custom(
      fromVersion: ShopV2.self, toVersion: ShopV3.self,
      willMigrate: { context in
        var known: [String: ShopV2.Item] = [:]
        for item in try context.fetch(FetchDescriptor<ShopV2.Item>(sortBy: [SortDescriptor(\.amount)])) {
          if let other = known[item.title] {
            other.amount += item.amount
            context.delete(item)
          } else {
            known[item.title] = item
          }
        }
        try context.save()
      },
      didMigrate: { context in
        for item in try context.fetch(FetchDescriptor<ShopV3.Item>()) where item.amount > 5 { item.color = "red" }
        try context.save()
      })
  }
}

enum ShopPlanWithoutStage: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [ShopV1.self, ShopV2.self, ShopV3.self] }
  static var stages: [MigrationStage] { [ShopPlan.oneToTwo] }
}
