/// A change of a model in the history of a store.
///
/// [Apple: HistoryChange](https://developer.apple.com/documentation/swiftdata/historychange)
public enum HistoryChange: Sendable {
  /// The model was saved for the first time.
  case insert(any HistoryInsert)

  /// Properties of the model changed.
  case update(any HistoryUpdate)

  /// The model was deleted.
  case delete(any HistoryDelete)

  /// The identifier of the changed model.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let insert): insert.changedPersistentIdentifier
    case .update(let update): update.changedPersistentIdentifier
    case .delete(let delete): delete.changedPersistentIdentifier
    }
  }
}
