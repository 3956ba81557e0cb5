import Observation

extension ModelRecord {
  // MARK: Reading

  /// Returns the value of a property, and connects the body that is being evaluated with the property.
  func value<Model: PersistentModel, Value>(of model: Model, _ key: KeyPath<Model, Value>) -> Value {
    if let survivor = survivor as? Model { return survivor._$record.value(of: survivor, key) }
    attached(to: model)
    context?.noteAccess(by: type.name)
    if context?.isQuiet != true { registrar.access(model, keyPath: key) }
    return value(for: key)
  }

  /// Returns the value of a property.
  ///
  /// If the property has no value or isn't stored, the test fails, and the value is a placeholder.
  func value<Model: PersistentModel, Value>(for key: KeyPath<Model, Value>) -> Value {
    guard let index = type.index(of: key) else {
      ModelMistake.unknownProperty(isRead: true, model: "\(Model.self)").report()
      return placeholder(for: "a property of \(Model.self) that isn't stored")
    }
    _ = noteUse(of: index, to: "read")
    load(index)
    let property = type.properties[index]
    switch slots[index] {
    case .value(let value): if let value = value as? Value { return value }
    case .one(let model):
      if let model, !model._$record.isGoneOrDeleted || state == .gone, let value = model as? Value { return value }
    case .many(var list):
      guard case .toMany(_, let codec) = property.kind else { break }
      let value = list.value(codec, deletions: deletions)
      slots[index] = .many(list)
      if let value = value as? Value { return value }
    case .unset: break
    }
    if let none = (Value.self as? any OptionalValue.Type)?.none as? Value { return none }
    // There's no value to return: the relationship isn't optional, or the property was never set.
    reportOnce(.missingValue(property: property.name, model: type.name, type: "\(Value.self)"))
    return placeholder(for: "\(type.name).\(property.name)")
  }

  /// Returns a value that lets the app run on after a mistake was reported.
  ///
  /// The process ends only if no value of the type can be made.
  private func placeholder<Value>(for property: String) -> Value {
    if let value = Placeholder.value(of: Value.self) { return value }
    fatalError("The value of \(property) is missing, and a placeholder of the type \(Value.self) can't be made. The mistake was reported before.")
  }

  /// Reads the value of a property from the store, if it isn't loaded.
  func load(_ index: Int) {
    guard case .unset = slots[index] else { return }
    slots[index] = loaded(index)
  }

  private func loaded(_ index: Int) -> Slot {
    let property = type.properties[index]
    switch property.kind {
    case .attribute(let codec):
      if let row, let column = layout?.columns[index], column < row.values.count, let value = codec.decode(row.values[column]) { return .value(value) }
      if let value = property.defaultValue { return .value(value) }
      return property.isOptional ? .value(codec.decode(.null) as Any) : .unset
    case .toOne:
      guard let row, let context, let layout, let column = layout.columns[index], case .reference(let id) = row.values[column] else { return .one(nil) }
      return .one(context.relatedModels([id], in: layout.store).first)
    case .toMany:
      guard let row, let context, let layout, let source = layout.toMany[index] else { return .many(ModelList()) }
      return .many(ModelList(context.relatedModels(source.rows(in: layout.store, of: row.id), in: layout.store).filter { isRelated($0, at: index) }))
    }
  }

  /// Returns whether a model that refers to this one in the store still does in the context, which can have changed it without a save.
  private func isRelated(_ other: any PersistentModel, at index: Int) -> Bool {
    guard let inverse = type.inverse(of: index), !inverse.property.isToMany, other._$record.changed.contains(inverse.index) else { return true }
    return other._$record.one(at: inverse.index) === model
  }

  // MARK: Writing

  /// Sets the value of a property, and notifies the bodies that have read it.
  func set<Model: PersistentModel, Value>(_ value: Value, of model: Model, _ key: KeyPath<Model, Value>) {
    if let survivor = survivor as? Model { return survivor._$record.set(value, of: survivor, key) }
    attached(to: model)
    context?.noteAccess(by: type.name)
    guard let index = type.index(of: key) else { return reportUnknownProperty(of: Model.self) }
    guard noteUse(of: index, to: "set") else { return }
    switch type.properties[index].kind {
    case .attribute:
      context?.willChange(self, at: index)
      registrar.withMutation(of: model, keyPath: key) { slots[index] = .value(value) }
      didChange(index)
    case .toOne: setOne(Self.model(in: value), at: index)
    case .toMany(_, let codec): setMany(codec.models(value), at: index, value: value)
    }
  }

  /// Changes a property, and notifies the bodies that have read it.
  func mutate(_ index: Int, _ change: () -> Void) {
    guard let model else { return change() }
    context?.willChange(self, at: index)
    type.properties[index].mutate(model, registrar, change)
    didChange(index)
  }

  /// Notes that a property has a change that isn't saved.
  private func didChange(_ index: Int) {
    guard let context else { return }
    changed.insert(index)
    context.didChange(self, at: index)
  }

  /// Discards the changes of a property, and reads its value from the store when it's needed.
  func reload(_ index: Int) {
    guard let model else { return }
    type.properties[index].mutate(model, registrar) { slots[index] = .unset }
  }
}
