/// The models of a to-many relationship, without duplicates, in the order in which they were added.
///
/// Adding and removing a model takes constant time on average.
struct ModelList {
  private var models: [(any PersistentModel)?] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  /// The value of the property, and the number of deletions in its context when the value was made.
  private var made: (value: Any, deletions: Int)?

  init() {}

  init(_ models: [any PersistentModel]) {
    for model in models { append(model) }
  }

  var count: Int { positions.count }

  var all: [any PersistentModel] { models.compactMap { $0 } }

  func contains(_ model: any PersistentModel) -> Bool { positions[ObjectIdentifier(model)] != nil }

  mutating func append(_ model: any PersistentModel) {
    guard positions[ObjectIdentifier(model)] == nil else { return }
    made = nil
    positions[ObjectIdentifier(model)] = models.count
    models.append(model)
  }

  mutating func remove(_ model: any PersistentModel) {
    guard let position = positions.removeValue(forKey: ObjectIdentifier(model)) else { return }
    made = nil
    models[position] = nil
    guard models.count > 32, positions.count * 2 < models.count else { return }
    models.removeAll { $0 == nil }
    for (index, model) in models.enumerated() { if let model { positions[ObjectIdentifier(model)] = index } }
  }

  /// Returns the value of the property, which is made again only if the models have changed.
  mutating func value(_ codec: ModelCollectionCodec, deletions: Int) -> Any {
    if let made, made.deletions == deletions { return made.value }
    let value = codec.make(all.filter { !$0._$record.isGoneOrDeleted })
    made = (value, deletions)
    return value
  }

  /// Keeps a value that has just been set, so reading it doesn't make it again.
  mutating func keep(_ value: Any, deletions: Int) { made = (value, deletions) }
}
