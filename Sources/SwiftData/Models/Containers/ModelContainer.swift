import Foundation
import Synchronization

/// The models of an app, and the stores that keep them.
///
/// [Apple: ModelContainer](https://developer.apple.com/documentation/swiftdata/modelcontainer)
///
/// `@unchecked Sendable`: Nothing changes after the initializer, except the main context, which belongs to the main actor.
public class ModelContainer: Equatable, @unchecked Sendable {
  /// The description of all models.
  public final var schema: Schema { contents.schema }

  /// The plan for the migration of older stores, or `nil` if there's none.
  public final var migrationPlan: (any SchemaMigrationPlan.Type)? { contents.migrationPlan }

  /// The configurations of the stores.
  public var configurations: Set<ModelConfiguration> {
    get { contents.configurations.withLock { $0 } }
    set { contents.configurations.withLock { $0 = newValue } }
  }

  /// The stores, which the contexts of the container hold too.
  let contents: ContainerContents

  /// The context of the main actor, which saves its changes by itself.
  @MainActor public var mainContext: ModelContext {
    if let made = madeMainContext { return made }
    let made = ModelContext(mainContextOf: self)
    madeMainContext = made
    return made
  }

  // Unsafe: only initializers and the main actor use it.
  nonisolated(unsafe) private var madeMainContext: ModelContext?

  /// Creates a container for classes of models and the models that they refer to.
  ///
  /// Throws ``SwiftDataError/loadIssueModelContainer`` if a store can't be opened. A store that can't be read is never replaced.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for the models of a schema.
  public convenience init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for the models of a schema.
  public init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws {
    contents = try ContainerContents(givenSchema, migrationPlan, configurations.isEmpty ? [ModelConfiguration(nil, schema: givenSchema)] : configurations)
  }

  /// Creates a container for the stores of a migration.
  init(_ contents: ContainerContents) { self.contents = contents }

  /// Creates a container for a main context whose container was released.
  init(_ contents: ContainerContents, mainContext: ModelContext) {
    self.contents = contents
    madeMainContext = mainContext
  }

  /// Returns whether two values are the same container.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs.contents === rhs.contents }

  /// Removes all models from all stores.
  ///
  /// The models in the contexts end, as if another context had deleted them. The files stay, and become smaller.
  ///
  /// Throws an error of Foundation if a store can't be written.
  public func erase() throws {
    for store in contents.stores { try contents.checkWritable(store) }
    for store in contents.stores { _ = try WriteError.mapped { () throws(StoreProblem) in try store.commit(StoreChange(deletes: store.all.rows.map(\.id))) } }
  }

  /// Removes all models from all stores.
  ///
  /// If a store can't be written, the test fails, and its models stay.
  public func deleteAllData() { do { try erase() } catch { ModelMistake.erasingFailed(error).report() } }
}
