import Foundation

extension ModelContext {
  /// Saves all changes, or throws an error and saves none.
  ///
  /// If a model has the same value of a unique attribute as a stored model, its values replace those of the stored model.
  ///
  /// Throws ``SwiftDataError/modelValidationFailure`` if a delete rule denies a deletion or a relationship that isn't optional has no model, and the error of the file system if the store
  /// can't be written.
  public func save() throws {
    applyMerges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try checkDeniedDeletions()
    let plans = try savePlans()
    for plan in plans { try plan.validate() }
    for plan in plans { try plan.commit(origin: merges.origin, author: author) }
    let summary = finish(plans)
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: summary)
  }

  private func checkDeniedDeletions() throws {
    for (model, index) in denied where model._$record.state == .deleted {
      let record = model._$record
      guard let other = record.related(at: index).first(where: { !$0._$record.isGoneOrDeleted }) else { continue }
      let property = record.type.properties[index].name
      throw SwiftDataError.modelValidationFailure.explained(
        "a \(record.type.name) can't be deleted, because its relationship \(property) has the delete rule .deny and still contains a \(other._$record.type.name)")
    }
  }

  private func savePlans() throws -> [SavePlan] {
    var plans: [ObjectIdentifier: SavePlan] = [:]
    func plan(_ store: RowStore) -> SavePlan {
      if let known = plans[ObjectIdentifier(store)] { return known }
      let made = SavePlan(store)
      plans[ObjectIdentifier(store)] = made
      return made
    }
    for model in deleted.all { if let layout = model._$record.layout { plan(layout.store).delete(model) } }
    for model in changed.all { if let layout = model._$record.layout { plan(layout.store).update(model) } }
    // Inserted models come last, because they replace stored models with the same unique values.
    for model in inserted.all { if let layout = model._$record.layout { plan(layout.store).insert(model) } }
    // Save in the order of the configurations, so results don't depend on hashes.
    return contents.stores.compactMap { plans[ObjectIdentifier($0)] }
  }

  private func finish(_ plans: [SavePlan]) -> [String: Any] {
    var ids: (inserted: [PersistentIdentifier], updated: [PersistentIdentifier], deleted: [PersistentIdentifier]) = ([], [], [])
    for plan in plans {
      for (model, id) in plan.deletions {
        let record = model._$record
        ids.deleted.append(record.id)
        registry[StoredKey(id, in: plan.store)] = nil
        record.end()
      }
      for (model, row) in plan.rows {
        let record = model._$record
        let wasInserted = record.state == .inserted
        record.didSave(row)
        let key = StoredKey(row.id, in: plan.store)
        if let known = registry[key], known !== model {
          // The model has taken the row of a stored model with the same unique value. Views have the stored model, so it keeps its place and gets the new values.
          known._$record.refresh(row)
          ids.updated.append(record.id)
        } else {
          registry[key] = model
          if wasInserted, !plan.isStoredBefore(row.id) { ids.inserted.append(record.id) } else { ids.updated.append(record.id) }
        }
      }
      for model in plan.replaced { if let row = plan.row(replacing: model) { model._$record.replaceValues(with: row) } }
    }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    denied.removeAll()
    return [
      NotificationKey.insertedIdentifiers.rawValue: ids.inserted, NotificationKey.updatedIdentifiers.rawValue: ids.updated,
      NotificationKey.deletedIdentifiers.rawValue: ids.deleted,
    ]
  }

  /// Discards all changes that aren't saved.
  public func rollback() {
    let touched = changed.all
    let restored = deleted.all
    let added = inserted.all
    for model in added {
      model._$record.state = .detached
      model._$record.context = nil
    }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    denied.removeAll()
    deletions += 1
    for model in restored { model._$record.state = .clean }
    for model in touched + restored { model._$record.discardChanges() }
    notify(ContextChange(type: nil, kind: .everything))
  }

  /// Runs a closure, and saves all changes.
  ///
  /// If the closure throws an error, nothing is saved, and the function throws the error.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

extension ModelRecord {
  /// Notes that the values are saved.
  fileprivate func didSave(_ row: Row) {
    self.row = row
    state = .clean
    changed = []
  }

  /// Takes the values of another model, which has replaced this one because of a unique value.
  fileprivate func replaceValues(with row: Row) {
    changed = []
    state = .clean
    self.row = nil
    refresh(row)
  }

  /// Discards the changes that aren't saved.
  fileprivate func discardChanges() {
    state = .clean
    let indices = changed
    changed = []
    for index in indices.sorted() { reload(index) }
  }

  /// Ends the record of a model whose deletion was saved.
  func end() {
    // Load what was never read, because the values stay readable.
    for index in slots.indices where type.properties[index].destination == nil { load(index) }
    state = .gone
    context = nil
    changed = []
  }

  /// Ends the connection with a context that no longer exists.
  func endContext() {
    context = nil
    for index in slots.indices where type.properties[index].destination != nil { slots[index] = .unset }
  }
}
