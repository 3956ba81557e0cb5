import Foundation

extension ModelContext {
  /// Saves all changes.
  ///
  /// If a new model has the same value of a unique attribute as a stored model, its values replace those of the stored model, and the models of its
  /// to-many relationships are added. If a changed model has, the stored model is deleted. Such a deletion stays in the context if the save fails.
  ///
  /// Each store of the container is saved completely or not at all. If one can't be written, the changes in it stay unsaved.
  ///
  /// Throws ``SwiftDataError/modelValidationFailure`` if a delete rule denies a deletion or a relationship that isn't optional has no model. If a store can't be
  /// written, throws an error of Foundation, such as `CocoaError.fileWriteOutOfSpace` for a full disk and `CocoaError.fileWriteNoPermission` if the configuration doesn't allow saving.
  public func save() throws {
    applyMerges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    var ids = SavedIdentifiers()
    do {
      while try !saveOnce(&ids) {}
    } catch {
      // Another store may have been saved before.
      if !ids.isEmpty { NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: ids.userInfo) }
      throw error
    }
    denied.removeAll()
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: ids.userInfo)
  }

  /// Saves all changes.
  ///
  /// - Returns: `false` if some changes must be planned again, because another context has committed, or a model was deleted whose unique value another model has.
  private func saveOnce(_ ids: inout SavedIdentifiers) throws -> Bool {
    applyMerges()
    try checkDeniedDeletions()
    let plans = try savePlans()
    for plan in plans {
      try contents.checkWritable(plan.store)
      try plan.validate()
    }
    let conflicts = plans.flatMap { plan in plan.conflicts.compactMap { model(of: $0, in: plan.store) } }
    for model in conflicts { deleteAny(model) }
    guard conflicts.isEmpty, !leaveRelationships(plans) else { return false }
    for plan in plans {
      guard try plan.commit(merges, author: author) else { return false }
      finish(plan, &ids)
    }
    return true
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
    for model in deleted.all + changed.all + inserted.all { if let layout = model._$record.layout { try check(layout) } }
    for model in deleted.all { if let layout = model._$record.layout { plan(layout.store).delete(model) } }
    for model in changed.all { if let layout = model._$record.layout { plan(layout.store).update(model) } }
    // Inserted models come last, because they replace stored models with the same unique values.
    for model in inserted.all { if let layout = model._$record.layout { plan(layout.store).insert(model) } }
    // Save in the order of the configurations, so results don't depend on hashes.
    return contents.stores.compactMap { plans[ObjectIdentifier($0)] }
  }

  /// Takes stored models whose values are replaced out of their to-one relationships, which change both sides.
  ///
  /// - Returns: Whether a relationship has changed.
  private func leaveRelationships(_ plans: [SavePlan]) -> Bool {
    var hasChanged = false
    for plan in plans {
      for (row, newer) in plan.takers {
        guard let record = model(of: row, in: plan.store)?._$record else { continue }
        for (index, property) in record.type.properties.enumerated() where property.destination != nil && !property.isToMany && record.type.inverse(of: index) != nil {
          guard let other = record.one(at: index), other !== newer._$record.one(at: index) else { continue }
          record.setOne(nil, at: index)
          hasChanged = true
        }
      }
    }
    return hasChanged
  }

  private func finish(_ plan: SavePlan, _ ids: inout SavedIdentifiers) {
    for (model, id) in plan.deletions {
      let record = model._$record
      ids.deleted.append(record.id)
      registry[StoredKey(id, in: plan.store)] = nil
      deleted.remove(model)
      record.end()
    }
    for (model, row) in plan.rows {
      let record = model._$record
      let wasInserted = record.state == .inserted
      if wasInserted { inserted.remove(model) } else { changed.remove(model) }
      record.didSave(row)
      let key = StoredKey(row.id, in: plan.store)
      if let known = registry[key], known !== model {
        // Views have the stored model, so it keeps its place and gets the new values.
        changed.remove(known)
        known._$record.replaceValues(with: row)
        record.giveWay(to: known)
        ids.updated.append(known._$record.id)
      } else {
        registry[key] = model
        if wasInserted, !plan.isStoredBefore(row.id) { ids.inserted.append(record.id) } else { ids.updated.append(record.id) }
      }
    }
    for model in plan.replaced where model._$record.row == nil {
      inserted.remove(model)
      guard let row = plan.row(of: model), let known = registry[StoredKey(row, in: plan.store)] else { continue }
      model._$record.giveWay(to: known)
      known._$record.reloadLists()
    }
  }

  /// Discards all changes that aren't saved, and empties the stack of the undo manager.
  ///
  /// [Apple: rollback()](https://developer.apple.com/documentation/swiftdata/modelcontext/rollback())
  public func rollback() {
    removeUndoActions()
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
    // Read the stored targets too, because their relationships may have been loaded without the changed models.
    let targets = (touched + restored).flatMap { $0._$record.changedTargets() }
    for model in touched + restored { model._$record.discardChanges() }
    for (target, index) in targets { target._$record.reload(index) }
    notify(ContextChange(type: nil, kind: .everything))
  }

  /// Runs a closure, and saves all changes.
  ///
  /// If the closure throws an error, the function throws the error, and the changes stay unsaved.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

/// The identifiers in the notification of a save.
private struct SavedIdentifiers {
  var inserted: [PersistentIdentifier] = []
  var updated: [PersistentIdentifier] = []
  var deleted: [PersistentIdentifier] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  var userInfo: [String: Any] {
    [
      ModelContext.NotificationKey.insertedIdentifiers.rawValue: inserted, ModelContext.NotificationKey.updatedIdentifiers.rawValue: updated,
      ModelContext.NotificationKey.deletedIdentifiers.rawValue: deleted,
    ]
  }
}

extension ModelRecord {
  /// Notes that the values are saved.
  fileprivate func didSave(_ row: Row) {
    self.row = row
    state = .clean
    changed = []
  }

  /// Takes the values of a new model with the same unique value.
  fileprivate func replaceValues(with row: Row) {
    changed = []
    state = .clean
    self.row = nil
    refresh(row)
    reloadLists()
  }

  /// Reads the to-many relationships again, because a model that has given way was in the other sides.
  fileprivate func reloadLists() {
    for (index, property) in type.properties.enumerated() where property.isToMany {
      reload(index)
      context?.notify(ContextChange(type: type, kind: .property(index)))
    }
  }

  /// The to-many relationships whose other side is a changed property of this model.
  fileprivate func changedTargets() -> [(any PersistentModel, Int)] {
    changed.sorted().flatMap { index -> [(any PersistentModel, Int)] in
      guard let inverse = type.inverse(of: index), inverse.property.isToMany, !type.properties[index].isToMany else { return [] }
      let stored: (any PersistentModel)? =
        if let row, let layout, let column = layout.columns[index], case .reference(let id) = row.values[column] { context?.registry[StoredKey(id, in: layout.store)] } else { nil }
      return [one(at: index), stored].compactMap { $0 }.map { ($0, inverse.index) }
    }
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
    // Models that refer to each other would never be released.
    for (index, property) in type.properties.enumerated() {
      if property.isToMany { slots[index] = .many(ModelList()) } else if property.destination != nil, property.isOptional { slots[index] = .one(nil) }
    }
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
