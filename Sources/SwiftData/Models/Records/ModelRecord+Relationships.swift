extension ModelRecord {
  // MARK: To one

  /// Sets the model of a to-one relationship, and the other side of the relationship.
  ///
  /// If the models are in different contexts, the test fails, and the relationship doesn't change.
  func setOne(_ new: (any PersistentModel)?, at index: Int) {
    load(index)
    let old = one(at: index)
    let new = new?._$record.survivor ?? new
    if let new { guard joinContext(of: new, at: index) else { return } }
    guard old !== new else { return }
    // The other side is read before the change, because it contains this model only until then.
    let inverse = type.inverse(of: index)
    if let inverse { old?._$record.load(inverse.index) }
    mutate(index) { slots[index] = .one(new) }
    guard let inverse, let model else { return }
    old?._$record.disconnect(model, at: inverse.index)
    new?._$record.connect(model, at: inverse.index)
  }

  func one(at index: Int) -> (any PersistentModel)? {
    load(index)
    if case .one(let model) = slots[index] { return model }
    return nil
  }

  // MARK: To many

  /// Sets the models of a to-many relationship, and the other side of the relationship.
  ///
  /// If the models are in different contexts, the test fails, and neither the relationship nor a context changes.
  ///
  /// - Parameter value: The value of the property, or `nil` if it has to be made of the models.
  func setMany(_ new: [any PersistentModel], at index: Int, value: Any?) {
    // A value with a model that has given way isn't kept.
    let value = new.contains { $0._$record.survivor != nil } ? nil : value
    let new = new.map { $0._$record.survivor ?? $0 }
    guard canConnect(new, at: index) else { return }
    for model in new where model._$record.context !== context { guard joinContext(of: model, at: index) else { return } }
    let old = many(at: index)
    var list = ModelList(new)
    if let value, list.count == new.count { list.keep(value, deletions: deletions) }
    mutate(index) { slots[index] = .many(list) }
    guard let inverse = type.inverse(of: index), let model else { return }
    for other in old.all where !list.contains(other) { other._$record.disconnect(model, at: inverse.index) }
    for other in new where !old.contains(other) { other._$record.connect(model, at: inverse.index) }
  }

  func many(at index: Int) -> ModelList {
    load(index)
    if case .many(let list) = slots[index] { return list }
    return ModelList()
  }

  /// The models that a property refers to.
  func related(at index: Int) -> [any PersistentModel] {
    type.properties[index].isToMany ? many(at: index).all : one(at: index).map { [$0] } ?? []
  }

  // MARK: The other side

  /// Adds a model to a relationship of this model, because the model refers to this one.
  func connect(_ other: any PersistentModel, at index: Int) {
    if type.properties[index].isToMany {
      guard !many(at: index).contains(other) else { return }
      changeList(at: index) { $0.append(other) }
    } else {
      let old = one(at: index)
      guard old !== other else { return }
      let inverse = type.inverse(of: index)
      if let inverse { old?._$record.load(inverse.index) }
      mutate(index) { slots[index] = .one(other) }
      guard let old, let model, let inverse else { return }
      old._$record.disconnect(model, at: inverse.index)
    }
  }

  /// Removes a model from a relationship of this model.
  func disconnect(_ other: any PersistentModel, at index: Int) {
    if type.properties[index].isToMany {
      guard many(at: index).contains(other) else { return }
      changeList(at: index) { $0.remove(other) }
    } else {
      guard one(at: index) === other else { return }
      if let inverse = type.inverse(of: index) { other._$record.load(inverse.index) }
      mutate(index) { slots[index] = .one(nil) }
    }
  }

  private func changeList(at index: Int, _ change: (inout ModelList) -> Void) { mutate(index) { changeSlot(at: index, change) } }

  /// Changes the models of a loaded relationship, without a notification.
  func changeSlot(at index: Int, _ change: (inout ModelList) -> Void) {
    guard case .many(var list) = slots[index] else { return }
    // Take the list out of the slot, because a second reference would copy the list.
    slots[index] = .unset
    change(&list)
    slots[index] = .many(list)
  }

  /// Connects the relationships that an initializer has set, when the model was not yet known.
  func connectInitialRelationships() {
    guard row == nil, let model else { return }
    for index in slots.indices where type.properties[index].destination != nil {
      guard isSet(index) else { continue }
      let inverse = type.inverse(of: index)
      for other in related(at: index) {
        guard joinContext(of: other, at: index) else {
          removeInitial(other, at: index)
          continue
        }
        if let inverse { other._$record.attached(to: other).connect(model, at: inverse.index) }
      }
    }
  }

  private func isSet(_ index: Int) -> Bool { if case .unset = slots[index] { false } else { true } }

  /// Removes a model of another context, because this model's store can't refer to it.
  private func removeInitial(_ other: any PersistentModel, at index: Int) {
    switch slots[index] {
    case .one: slots[index] = .one(nil)
    case .many(var list):
      list.remove(other)
      slots[index] = .many(list)
    case .unset, .value: break
    }
  }

  /// Returns whether models can be in a relationship of this model.
  ///
  /// - Returns: `false` if the models are in different contexts, which fails the test.
  private func canConnect(_ others: [any PersistentModel], at index: Int) -> Bool {
    // Attach all models first, because attaching one may insert others.
    for other in others { other._$record.attached(to: other) }
    var expected: ModelContext? = context
    for other in others {
      guard let found = other._$record.context else { continue }
      if let expected, expected !== found {
        reportDifferentContexts(at: index)
        return false
      }
      expected = found
    }
    return true
  }

  private func reportDifferentContexts(at index: Int) {
    ModelMistake.relatedAcrossContexts(property: type.properties[index].name, model: type.name).report()
  }

  /// Inserts the model of a relationship into the context of this model, or this model into the other's context.
  ///
  /// - Returns: `false` if both models are in different contexts, which fails the test.
  private func joinContext(of other: any PersistentModel, at index: Int) -> Bool {
    let record = other._$record.attached(to: other)
    switch (context, record.context) {
    case (nil, nil): return true
    case (let own?, nil):
      // A model that was deleted stays deleted.
      if record.state == .detached { own.insertAny(other) }
      return true
    case (nil, let others?):
      if state == .detached, let model { others.insertAny(model) }
      return true
    case (let own?, let others?):
      if own === others { return true }
      reportDifferentContexts(at: index)
      return false
    }
  }
}
