import Observation

/// The values of a model, and its place in a context.
///
/// For use by the `@Model` macro.
public final class ModelRecord {
  enum State {
    /// The model was never inserted, or its insertion was rolled back.
    case detached
    /// The model is inserted, and not yet saved.
    case inserted
    /// The model has no changes that aren't saved.
    case clean
    /// The model is stored, and has changes that aren't saved.
    case changed
    /// The model was deleted, and the deletion isn't saved.
    case deleted
    /// The model doesn't exist anymore.
    case gone
  }

  /// The value of a property.
  enum Slot {
    /// The value is read from the store when it's needed.
    case unset
    case value(Any)
    case one((any PersistentModel)?)
    case many(ModelList)
  }

  private(set) var type: ModelType
  var slots: [Slot]
  let registrar = ObservationRegistrar()
  /// The model with these values, which owns the record.
  private(set) unowned var model: (any PersistentModel)?
  /// The context of the model, which clears the reference when it ends.
  unowned var context: ModelContext?
  var state = State.detached
  /// The state before the model was deleted.
  var stateBeforeDeletion = State.clean
  /// The values in the store, or `nil` if the model isn't stored.
  var row: Row?
  /// The place of the class's values in its store, or `nil` if the model was never inserted.
  var layout: EntityLayout?
  /// The properties with changes that aren't saved.
  var changed: Set<Int> = []
  /// Whether `model(for:)` has made the model because the context has no model with the identifier.
  private(set) var isMissing = false
  /// The model that the context already had for the row, if this model was saved with the same unique value.
  ///
  /// Every use of this model is a use of the other model.
  private(set) var survivor: (any PersistentModel)?
  private var isAttached = false
  private var identifier: PersistentIdentifier?
  private var isMisuseReported = false

  /// Creates a record for a new model of a class.
  public init<Model: PersistentModel>(for modelType: Model.Type) {
    type = ModelType.of(modelType)
    slots = Array(repeating: .unset, count: type.properties.count)
  }

  init(_ type: ModelType, row: Row?, layout: EntityLayout, context: ModelContext) {
    self.type = type
    slots = Array(repeating: .unset, count: type.properties.count)
    self.row = row
    self.layout = layout
    self.context = context
    state = .clean
  }

  /// Creates a record for a new model with the values of another record.
  init(_ type: ModelType, slots: [Slot]) {
    self.type = type
    self.slots = slots
  }

  /// Sets the value of a property in an initializer of the model's class.
  public func setInitialValue<Model: PersistentModel, Value>(_ value: Value, forKey key: KeyPath<Model, Value>) {
    guard let index = type.index(of: key) else { return reportUnknownProperty(of: Model.self) }
    slots[index] = slot(of: value, at: index)
  }

  func slot<Value>(of value: Value, at index: Int) -> Slot {
    switch type.properties[index].kind {
    case .attribute: return .value(value)
    case .toOne: return .one(Self.model(in: value))
    case .toMany(_, let codec):
      var list = ModelList(codec.models(value).map { $0._$record.survivor ?? $0 })
      if list.count == 0 { list.keep(value, deletions: deletions) }
      return .many(list)
    }
  }

  /// Returns the model in the value of a to-one relationship.
  static func model<Value>(in value: Value) -> (any PersistentModel)? {
    let model = ((value as? any OptionalValue).map(\.anyValue) ?? value) as? any PersistentModel
    return model?._$record.survivor ?? model
  }

  /// The number of models that were deleted in the context, which makes earlier values of relationships invalid.
  var deletions: Int { context?.deletions ?? 0 }

  // MARK: The model

  /// Connects the record to its model, and returns the record with the model's values.
  @discardableResult
  func attached(to model: any PersistentModel) -> ModelRecord {
    if let survivor { return survivor._$record }
    if self.model == nil { attach(to: model) }
    return self
  }

  deinit {
    // An initializer has set a relationship, and the model was never used afterward, so no context knows it.
    // The record of a subclass has the values of the subclass alone.
    guard !isAttached, state == .detached, type.superclass == nil else { return }
    for slot in slots {
      switch slot {
      case .one(let other?): if let context = other._$record.attached(to: other).context { return context.adopt(type, slots) }
      case .many(let list): if let context = list.all.lazy.compactMap({ $0._$record.attached(to: $0).context }).first { return context.adopt(type, slots) }
      case .unset, .value, .one(nil): break
      }
    }
  }

  /// Makes another model the one that is used in place of this model.
  func giveWay(to model: any PersistentModel) {
    for index in slots.indices where type.properties[index].destination != nil {
      // The related models refer to this model, and will refer to the other model.
      if let inverse = type.inverse(of: index) { for other in related(at: index) { other._$record.reload(inverse.index) } }
      slots[index] = .unset
    }
    survivor = model
    context = nil
    changed = []
    state = .clean
  }

  private func attach(to model: any PersistentModel) {
    self.model = model
    isAttached = true
    let actual = ModelType.of(Swift.type(of: model))
    if actual !== type {
      // The initializer of the superclass has made the record, so it only knew the properties of the superclass.
      type = actual
      slots += Array(repeating: .unset, count: actual.properties.count - slots.count)
    }
    for record in model._$recordsOfSubclasses {
      for (index, slot) in record.slots.enumerated() { if case .unset = slot {} else { slots[index] = slot } }
      record.isAttached = true
    }
    connectInitialRelationships()
  }

  // MARK: State

  var isGoneOrDeleted: Bool { survivor?._$record.isGoneOrDeleted ?? (state == .gone || state == .deleted) }

  var isStored: Bool { row != nil }

  var hasChanges: Bool { state == .inserted || state == .changed || state == .deleted }

  func id(of model: any PersistentModel) -> PersistentIdentifier { attached(to: model).id }

  /// The identifier of the model.
  var id: PersistentIdentifier {
    if let row, let layout { return PersistentIdentifier(storeIdentifier: layout.store.identifier, entityName: row.entity, row: row.id) }
    if let identifier { return identifier }
    let made = PersistentIdentifier(temporaryOf: type.name)
    identifier = made
    return made
  }

  /// Points the record of a fetch's probe to another row.
  func show(_ row: Row) {
    self.row = row
    for index in slots.indices { slots[index] = .unset }
  }

  // MARK: Misuse

  /// Fails the test if the model doesn't exist anymore.
  ///
  /// Only the first use is reported. The attributes of a deleted model keep their values, and the properties of a missing model are placeholders.
  ///
  /// - Returns: Whether the model can be changed.
  func noteUse(of index: Int, to verb: String) -> Bool {
    guard state == .gone else { return true }
    let property = type.properties[index].name
    let action = "\(verb) the property \(property) of a \(type.name)"
    reportOnce(isMissing ? .notInContext(action: action, model: type.name) : .usedAfterDeletion(verb: verb, property: property, model: type.name))
    return false
  }

  /// Fails the test if no other mistake in the use of the model was reported.
  func reportOnce(_ mistake: @autoclosure () -> ModelMistake) {
    guard !isMisuseReported else { return }
    isMisuseReported = true
    mistake().report()
  }

  /// Fails the test because a key path isn't a stored property.
  ///
  /// The value isn't set.
  func reportUnknownProperty<Model: PersistentModel>(of _: Model.Type) { ModelMistake.unknownProperty(isRead: false, model: "\(Model.self)").report() }

  /// Makes this the record of a model that doesn't exist.
  ///
  /// - Parameters:
  ///   - id: The identifier that has no model, or `nil` if a new one is made.
  ///   - isReported: Whether the mistake was already reported, so uses of the model aren't.
  func markMissing(_ id: PersistentIdentifier?, isReported: Bool) {
    identifier = id
    state = .gone
    isMissing = true
    isMisuseReported = isReported
  }
}
