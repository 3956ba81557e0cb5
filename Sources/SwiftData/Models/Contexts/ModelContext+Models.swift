public import Foundation

extension ModelContext {
  // MARK: Models of rows

  /// Returns the model of a row, or `nil` if there's no such row or the model was deleted.
  func model(of id: RowID, in store: RowStore) -> (any PersistentModel)? {
    if let known = registry[StoredKey(id, in: store)] { return known._$record.isGoneOrDeleted ? nil : known }
    return makeModel(of: id, in: store)
  }

  /// Returns the models of rows that a relationship refers to.
  ///
  /// A model whose deletion isn't saved is included, because the deletion may be rolled back. The property's value leaves it out.
  func relatedModels(_ ids: [RowID], in store: RowStore) -> [any PersistentModel] {
    ids.compactMap { id in registry[StoredKey(id, in: store)] ?? makeModel(of: id, in: store) }
  }

  private func makeModel(of id: RowID, in store: RowStore) -> (any PersistentModel)? {
    guard let row = store.row(id), contents.layout(ofEntity: row.entity, in: store) != nil else { return nil }
    return model(of: row, in: store)
  }

  /// Returns the model of a row, which is made at the first use.
  func model(of row: Row, in store: RowStore) -> any PersistentModel {
    let key = StoredKey(row.id, in: store)
    if let known = registry[key] { return known }
    let made = contents.makeModel(of: row, in: store, context: self)
    registry[key] = made
    return made
  }

  /// Returns the model with an identifier.
  ///
  /// If there's no such model, the test fails when the model's values are used. The values are then placeholders, setting them has no effect, and the model can't be inserted.
  /// On a phone, the app may crash.
  ///
  /// If the container has no models of the class, the test fails at once, and the returned model has no properties.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    applyMerges()
    if let known = knownModel(for: persistentModelID) ?? missing[persistentModelID] { return known }
    let made = contents.missingModel(persistentModelID, context: self)
    if made is UnknownModel { reportUnknown(persistentModelID.entityName, to: "get a \(persistentModelID.entityName) by its identifier") }
    missing[persistentModelID] = made
    return made
  }

  /// Fails the test because the container has no models of a class.
  private func reportUnknown(_ model: String, to action: String) {
    // Only the context of views without a container has no store.
    if contents.stores.isEmpty { return ModelMistake.noContainer(model: model, action: action).report() }
    ModelMistake.unknownModel(model, action: action).report()
  }

  /// Returns the model with an identifier if the context has already returned it.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    applyMerges()
    if let pending = inserted.all.first(where: { $0._$record.id == persistentModelID }) { return pending as? T }
    guard let (store, row) = contents.place(of: persistentModelID), let known = registry[StoredKey(row, in: store)] else { return nil }
    return known._$record.isGoneOrDeleted ? nil : known as? T
  }

  /// Returns the model with an identifier, or `nil` if there's no such model.
  func knownModel(for id: PersistentIdentifier) -> (any PersistentModel)? {
    if id.isTemporary { return inserted.all.first { $0._$record.id == id } }
    guard let (store, row) = contents.place(of: id) else { return nil }
    return model(of: row, in: store)
  }

  // MARK: Inserting

  /// Inserts a model, which the next save stores.
  ///
  /// The models that it refers to are inserted too. If the container has no models of the class, or if the model is in another context, the test fails, and nothing is inserted.
  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    let record = model._$record.attached(to: model)
    guard !record.isMissing else { return record.reportOnce(.notInContext(action: "insert a \(record.type.name)", model: record.type.name)) }
    guard record.context == nil || record.state == .deleted && record.context === self else {
      if record.context !== self { ModelMistake.insertedTwice(model: record.type.name).report() }
      return
    }
    guard let layout = contents.layout(of: record.type) else { return reportUnknown(record.type.name, to: "insert a \(record.type.name)") }
    registerUndo(insertionOf: model)
    if record.state == .deleted {
      // Inserting a deleted model again takes back its deletion.
      restore(model)
    } else {
      record.context = self
      record.layout = layout
      // A model whose deletion was saved gets a new row.
      record.row = nil
      record.state = .inserted
      record.changed = Set(record.slots.indices)
      inserted.append(model)
      // A model whose insertion was rolled back isn't in the relationships of other models anymore.
      record.connectInitialRelationships()
    }
    for index in record.slots.indices where record.type.properties[index].destination != nil {
      for other in record.related(at: index) where other._$record.attached(to: other).state == .detached { insertAny(other) }
    }
    noteUnsavedChanges()
    notify(ContextChange(type: record.type, kind: .membership))
  }

  /// Inserts a model that only its own record knew.
  ///
  /// On a phone, a relationship that an initializer sets inserts the model at once. Here, the context doesn't know the model until it's used, so a model that is never used would be lost.
  func adopt(_ type: ModelType, _ slots: [ModelRecord.Slot]) { contents.makeModel(type, slots: slots) }

  /// Takes back the deletion of a model.
  func restore(_ model: any PersistentModel) {
    let record = model._$record
    deleted.remove(model)
    record.state = record.stateBeforeDeletion
    // The properties may have changed since the deletion.
    if record.state == .clean, !record.changed.isEmpty { record.state = .changed }
    switch record.state {
    case .inserted: inserted.append(model)
    case .changed: changed.append(model)
    default: break
    }
    deletions += 1
  }

  // MARK: Deleting

  /// Deletes a model, and applies the delete rules of its relationships.
  ///
  /// The next save removes the model from the store. If the model is in another context, the test fails, and nothing is deleted.
  public func delete<T: PersistentModel>(_ model: T) { deleteAny(model) }

  func deleteAny(_ model: any PersistentModel) {
    applyMerges()
    let model = model._$record.survivor ?? model
    let record = model._$record.attached(to: model)
    guard record.context === self else {
      if record.context != nil { ModelMistake.deletedInOtherContext(model: record.type.name).report() }
      return
    }
    guard !record.isGoneOrDeleted else { return }
    registerUndo(deletionOf: model)
    record.stateBeforeDeletion = record.state
    if record.state == .inserted { inserted.remove(model) } else { deleted.append(model) }
    if record.state == .changed { changed.remove(model) }
    let wasInserted = record.state == .inserted
    record.state = .deleted
    deletions += 1
    applyDeleteRules(of: record, model)
    if wasInserted { forgetInserted(model) }
    noteUnsavedChanges()
    notify(ContextChange(type: record.type, kind: .membership))
  }

  /// Ends a model whose insertion was never saved.
  private func forgetInserted(_ model: any PersistentModel) {
    let record = model._$record
    record.state = .detached
    record.context = nil
  }

  private func applyDeleteRules(of record: ModelRecord, _ model: any PersistentModel) {
    for (index, property) in record.type.properties.enumerated() where property.destination != nil {
      applyDeleteRule(of: record, model, at: index, to: record.related(at: index))
    }
  }

  /// Applies the delete rule of a deleted model's relationship to models in the relationship.
  func applyDeleteRule(of record: ModelRecord, _ model: any PersistentModel, at index: Int, to models: [any PersistentModel]) {
    let related = models.filter { !$0._$record.isGoneOrDeleted }
    switch record.type.properties[index].relationship?.deleteRule ?? .nullify {
    case .cascade: for other in related { deleteAny(other) }
    case .nullify:
      guard let inverse = record.type.inverse(of: index) else { return }
      for other in related { other._$record.disconnect(model, at: inverse.index) }
    case .deny: if !related.isEmpty { denied.append((model, index)) }
    case .noAction: break
    }
  }

  /// Deletes all models of a class that match a predicate, and applies the delete rules of their relationships.
  ///
  /// - Parameters:
  ///   - model: The class of the models.
  ///   - predicate: The condition for deleting a model, or `nil` to delete all models.
  ///   - includeSubclasses: Whether models of subclasses are deleted too.
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) where includeSubclasses || Swift.type(of: found) == T.self { deleteAny(found) }
  }
}
