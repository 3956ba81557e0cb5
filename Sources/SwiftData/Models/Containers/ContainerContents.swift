import Foundation
import Synchronization

/// The stores of a container, and the places of its models in them.
///
/// The main context holds the contents and not the container, because the container holds its main context.
///
/// `@unchecked Sendable`: Nothing changes after the initializer, except the configurations, which a lock guards.
final class ContainerContents: @unchecked Sendable {
  let schema: Schema
  let migrationPlan: (any SchemaMigrationPlan.Type)?
  let configurations: Mutex<Set<ModelConfiguration>>
  let stores: [RowStore]
  private let layouts: [ObjectIdentifier: EntityLayout]
  private let layoutsByName: [String: EntityLayout]
  /// The stores whose configurations don't allow saving.
  private let readOnlyStores: Set<ObjectIdentifier>

  /// Opens the stores of configurations.
  init(_ schema: Schema, _ migrationPlan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Mutex(Set(configurations))
    let opened = try Self.open(configurations, schema, migrationPlan)
    stores = opened.map(\.store)
    readOnlyStores = Set(zip(configurations, opened).filter { !$0.0.allowsSave }.map { ObjectIdentifier($0.1.store) })
    layouts = Self.layouts(of: opened)
    layoutsByName = Dictionary(layouts.values.map { ($0.type.name, $0) }) { first, _ in first }
  }

  /// Creates the contents of a container for the stores of a migration.
  init(schema: Schema, stores opened: [(store: RowStore, types: [ModelType])]) {
    self.schema = schema
    migrationPlan = nil
    configurations = Mutex([])
    stores = opened.map(\.store)
    readOnlyStores = []
    layouts = Self.layouts(of: opened)
    layoutsByName = Dictionary(layouts.values.map { ($0.type.name, $0) }) { first, _ in first }
  }

  private static func layouts(of opened: [(store: RowStore, types: [ModelType])]) -> [ObjectIdentifier: EntityLayout] {
    var layouts: [ObjectIdentifier: EntityLayout] = [:]
    for (store, types) in opened { for type in types where layouts[ObjectIdentifier(type)] == nil { layouts[ObjectIdentifier(type)] = type.layout(in: store) } }
    return layouts
  }

  private static func open(
    _ configurations: [ModelConfiguration], _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?
  ) throws -> [(store: RowStore, types: [ModelType])] {
    var urls: Set<URL> = []
    let all = schema.modelTypes.map { ModelType.of($0) }
    var names: [String: ModelType] = [:]
    for type in all {
      guard let other = names.updateValue(type, forKey: type.name) else { continue }
      throw SwiftDataError.loadIssueModelContainer.explained(
        "the classes \(String(reflecting: other.type)) and \(String(reflecting: type.type)) have the same name. A container can have one model class of each name, because the name is the name of the entity"
      )
    }
    return try configurations.map { configuration in
      try configuration.validate()
      guard configuration.isStoredInMemoryOnly || urls.insert(configuration.url).inserted else {
        throw SwiftDataError.duplicateConfiguration.explained("two configurations have the file \(configuration.url.path)")
      }
      let types = configuration.schema.map { $0.modelTypes.map { ModelType.of($0) } } ?? all
      guard types.allSatisfy({ type in all.contains { $0 === type } }) else {
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.explained("the configuration \(configuration.name) has models that the container doesn't have")
      }
      return (try StoreOpening(configuration, types, version: schema.version.description, plan: plan).open(), types)
    }
  }

  /// Throws an error if a store's configuration doesn't allow saving.
  func checkWritable(_ store: RowStore) throws { if readOnlyStores.contains(ObjectIdentifier(store)) { throw WriteError.notAllowed(store) } }

  // MARK: Places

  func layout(of type: ModelType) -> EntityLayout? { layouts[ObjectIdentifier(type)] }

  func layout(ofEntity name: String, in store: RowStore) -> EntityLayout? { layoutsByName[name].flatMap { $0.store === store && $0.isCurrent ? $0 : nil } }

  /// Returns the store and the row of an identifier, or `nil` if the identifier belongs to no store of the container.
  func place(of id: PersistentIdentifier) -> (store: RowStore, row: RowID)? {
    guard let row = id.row, let store = stores.first(where: { $0.identifier == id.storeIdentifier }) else { return nil }
    return (store, row)
  }

  // MARK: Models

  /// Creates the model of a row.
  func makeModel(of row: Row, in store: RowStore, context: ModelContext) -> any PersistentModel {
    guard let layout = layout(ofEntity: row.entity, in: store) else { fatalError("The store has a row of \(row.entity), which isn't a model of the container.") }
    return make(layout.type.type, ModelRecord(layout.type, row: row, layout: layout, context: context))
  }

  /// Creates a new model with values, and inserts it into the context of its relationships.
  ///
  /// Nothing is created if the class has subclasses, because the record of a superclass doesn't know the class of its model.
  func makeModel(_ type: ModelType, slots: [ModelRecord.Slot]) {
    guard !layouts.values.contains(where: { $0.type !== type && $0.type.inherits(from: type) }) else { return }
    _ = make(type.type, ModelRecord(type, slots: slots))
  }

  private func make<Model: PersistentModel>(_ type: Model.Type, _ record: ModelRecord) -> any PersistentModel {
    let model = type.init(backingData: ModelBackingData<Model.Root>(record: record))
    record.attached(to: model)
    return model
  }

  /// Creates a model for an identifier that has no row.
  ///
  /// The test fails when the model's values are used. If the container has no models of the class, the model is an ``UnknownModel``.
  func missingModel(_ id: PersistentIdentifier, context: ModelContext) -> any PersistentModel {
    guard let layout = layoutsByName[id.entityName] else {
      let record = ModelRecord(for: UnknownModel.self)
      record.markMissing(id, isReported: true)
      return make(UnknownModel.self, record)
    }
    let record = ModelRecord(layout.type, row: nil, layout: layout, context: context)
    record.markMissing(id, isReported: false)
    return make(layout.type.type, record)
  }
}
