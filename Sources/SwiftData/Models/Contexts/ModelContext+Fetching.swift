import Foundation

extension ModelContext {
  /// Returns the models that a descriptor describes, including unsaved changes of this context.
  ///
  /// Throws ``SwiftDataError/unknownSchema`` if the container has no models of the class, and ``SwiftDataError/unsupportedPredicate`` if the predicate reads a property that isn't stored.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    if !descriptor.includePendingChanges, hasChanges { return try fetchStored(descriptor) }
    let found = try matches(descriptor)
    guard descriptor.fetchOffset != nil || descriptor.fetchLimit != nil || !descriptor.sortBy.isEmpty else { return found }
    var sorted = descriptor.sortBy.isEmpty ? found : quietly { found.sorted(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset, offset > 0 { sorted.removeFirst(min(offset, sorted.count)) }
    // As in Core Data, a limit of zero is no limit.
    if let limit = descriptor.fetchLimit, limit > 0, sorted.count > limit { sorted.removeLast(sorted.count - limit) }
    return sorted
  }

  /// Returns the models whose stored values a descriptor describes.
  private func fetchStored<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    applyMerges()
    // Another context sees the stored values.
    return try ModelContext(container).fetch(descriptor).compactMap { stored in
      guard let row = stored._$record.row, let store = stored._$record.layout?.store else { return nil }
      return relatedModels([row.id], in: store).first as? T
    }
  }

  /// Returns the models that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: The description of the models. Its pending changes are ignored, because they can't be in batches.
  ///   - batchSize: The number of models to read at once, which has no effect on the simulated device.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
    if descriptor.includePendingChanges, hasChanges { throw SwiftDataError.includePendingChangesWithBatchSize }
    return FetchResultsCollection(try fetch(descriptor))
  }

  /// Returns the number of models that a descriptor describes.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    if descriptor.predicate == nil, descriptor.fetchOffset == nil, descriptor.fetchLimit == nil, !hasChanges {
      applyMerges()
      let layout = try layout(for: T.self)
      return layout.store.count(of: layout.type.name)
    }
    var unsorted = descriptor
    unsorted.sortBy = []
    return try fetch(unsorted).count
  }

  /// Returns the identifiers of the models that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Returns the identifiers of the models that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(try fetch(descriptor, batchSize: batchSize).map(\.persistentModelID))
  }

  /// Calls a closure with each model that a descriptor describes.
  ///
  /// - Parameters:
  ///   - fetch: The description of the models.
  ///   - batchSize: The number of models to read at once, which has no effect on the simulated device.
  ///   - allowEscapingMutations: Whether the context may have changes when the function is called.
  ///   - block: A closure that is called with each model. If it throws, the function throws the error.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// Runs a closure without connecting bodies with the values that the closure reads.
  func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return try body()
  }

  private func layout<T: PersistentModel>(for type: T.Type) throws -> EntityLayout {
    let type = ModelType.of(type)
    guard let layout = contents.layout(of: type) else {
      throw SwiftDataError.unknownSchema.explained("the container has no models of the class \(type.name)")
    }
    try check(layout)
    return layout
  }

  /// Throws an error if another container has migrated the store of a class.
  func check(_ layout: EntityLayout) throws {
    guard !layout.isCurrent else { return }
    throw SwiftDataError.loadIssueModelContainer.explained(
      "another container has migrated the store of \(layout.type.name) to other models. Use one container for each store, and release it before another one migrates the store")
  }

  private func matches<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    applyMerges()
    let layout = try layout(for: T.self)
    try descriptor.check()
    let predicate = descriptor.predicate
    let probe = predicate == nil ? nil : Probe<T>(self)
    return try quietly {
      var found: [T] = []
      for row in layout.store.rows(of: layout.type.name) {
        if let known = registry[StoredKey(row.id, in: layout.store)] {
          guard !known._$record.isGoneOrDeleted, let model = known as? T else { continue }
          if try predicate?.evaluate(model) ?? true { found.append(model) }
        } else if try probe?.matches(row, predicate, in: layout.store) ?? true, let model = model(of: row, in: layout.store) as? T {
          found.append(model)
        }
      }
      for case let model as T in inserted.all where try predicate?.evaluate(model) ?? true { found.append(model) }
      return found
    }
  }
}

/// Models that a fetch shows one row after the other, so rows that don't match need no model.
private final class Probe<T: PersistentModel> {
  private let context: ModelContext
  private var models: [String: T] = [:]

  init(_ context: ModelContext) { self.context = context }

  func matches(_ row: Row, _ predicate: Predicate<T>?, in store: RowStore) throws -> Bool {
    guard let predicate else { return true }
    let model: T
    if let known = models[row.entity] {
      known._$record.show(row)
      model = known
    } else {
      guard let made = context.contents.makeModel(of: row, in: store, context: context) as? T else { return false }
      models[row.entity] = made
      model = made
    }
    return try predicate.evaluate(model)
  }
}
