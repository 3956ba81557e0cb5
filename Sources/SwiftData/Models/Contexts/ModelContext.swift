public import Foundation
public import FoundationExtras
import VirtualTime

/// The models that a part of an app works with, and their changes.
///
/// Use a context on one actor. The main context of a container belongs to the main actor. [Apple: ModelContext](https://developer.apple.com/documentation/swiftdata/modelcontext)
public class ModelContext: Equatable, SendableMetatype {
  /// The container whose models the context works with.
  public var container: ModelContainer {
    if let container = ownContainer ?? mainContainer { return container }
    let made = ModelContainer(contents, mainContext: self)
    mainContainer = made
    return made
  }

  let contents: ContainerContents
  /// The container, unless this is its main context.
  private let ownContainer: ModelContainer?
  /// The container of a main context, which holds this context.
  private weak var mainContainer: ModelContainer?

  /// A Boolean value that indicates whether the context saves its changes by itself.
  ///
  /// It's `true` for the main context of a container, and `false` for a context that you create. Only contexts of the main actor and of model actors save by themselves. If the context can't save its changes, the test fails, and the changes stay unsaved.
  public var autosaveEnabled: Bool = false { didSet { if autosaveEnabled, hasChanges { autosave.schedule(self) } } }

  /// The manager that can undo the changes of the context, or `nil` if changes can't be undone.
  public var undoManager: UndoManager?

  /// The name of the code that makes the changes, for the history.
  public var author: String?

  /// A Boolean value that indicates whether the context has changes that aren't saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// The models that were inserted, and whose insertions aren't saved.
  public var insertedModelsArray: [any PersistentModel] { inserted.all }

  /// The models that were changed, and whose changes aren't saved.
  public var changedModelsArray: [any PersistentModel] { changed.all }

  /// The models that were deleted, and whose deletions aren't saved.
  public var deletedModelsArray: [any PersistentModel] { deleted.all }

  var inserted = PendingModels()
  var changed = PendingModels()
  var deleted = PendingModels()
  /// All stored models that the context has returned, which live as long as the context.
  var registry: [StoredKey: any PersistentModel] = [:]
  /// The models that ``model(for:)`` has returned for identifiers without a model.
  var missing: [PersistentIdentifier: any PersistentModel] = [:]
  /// The number of deletions, which makes earlier values of relationships invalid.
  var deletions = 0
  /// The models whose deletion the delete rule of a relationship may deny at the next save.
  var denied: [(model: any PersistentModel, index: Int)] = []
  /// Whether models are read for a fetch, so bodies don't depend on the values that are read.
  var isQuiet = false
  let merges = PendingMerges()
  var isMerging = false
  let autosave = Autosave()
  private var observers: [WeakObserver] = []
  let isMain: Bool
  private var followers: [StoreFollower] = []

  /// Creates a context that works with the models of a container.
  public init(_ container: ModelContainer) {
    contents = container.contents
    ownContainer = container
    isMain = false
    followers = contents.stores.map { StoreFollower($0, merges) }
  }

  /// Creates the main context of a container.
  init(mainContextOf container: ModelContainer) {
    contents = container.contents
    ownContainer = nil
    isMain = true
    mainContainer = container
    autosaveEnabled = true
    merges.follow(self)
    followers = contents.stores.map { StoreFollower($0, merges) }
  }

  deinit {
    // The models may outlive the context. Their relationships are released, because models that refer to each other would never be released.
    for model in registry.values { model._$record.endContext() }
    for model in inserted.all { model._$record.endContext() }
    for model in missing.values { model._$record.endContext() }
  }

  /// Returns whether two values are the same context.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  /// The names of the notifications that a context posts.
  public static let willSave: Notification.Name = Notification.Name("ModelContextWillSave")

  /// The name of the notification that a context posts after it has saved.
  public static let didSave: Notification.Name = Notification.Name("ModelContextDidSave")

  /// A key of the information in a notification.
  public enum NotificationKey: String {
    /// The key of a token that identifies the state of the store.
    case queryGeneration
    /// The key of the identifiers of models that are no longer valid.
    case invalidatedAllIdentifiers = "invalidatedAll"
    /// The key of the identifiers of inserted models.
    case insertedIdentifiers = "inserted"
    /// The key of the identifiers of changed models.
    case updatedIdentifiers = "updated"
    /// The key of the identifiers of deleted models.
    case deletedIdentifiers = "deleted"
  }

  // MARK: Observers

  private struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  /// Adds an object that is called for every change in the context.
  ///
  /// The context holds the object weakly.
  func addObserver(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
  }

  func removeObserver(_ observer: any ContextObserver) { observers.removeAll { $0.observer == nil || $0.observer === observer } }

  func notify(_ change: ContextChange) {
    guard !isQuiet, !observers.isEmpty else { return }
    for observer in observers { observer.observer?.contextDidChange(change) }
  }

  // MARK: Changes

  /// Called before a property of one of the context's models changes.
  func willChange(_ record: ModelRecord, at index: Int) { registerUndo(of: record, at: index) }

  /// Called after a property of one of the context's models has changed.
  func didChange(_ record: ModelRecord, at index: Int) {
    if record.state == .clean, let model = record.model {
      record.state = .changed
      changed.append(model)
    }
    noteUnsavedChanges()
    notify(ContextChange(type: record.type, kind: .property(index)))
  }

  func noteUnsavedChanges() { if autosaveEnabled { autosave.schedule(self) } }

  /// Fails the test if the main context's models are used on another actor.
  ///
  /// Only the first use is reported. All uses have their usual effect.
  func noteAccess(by model: @autoclosure () -> String) {
    guard isMain, !isMisuseReported, !VirtualScheduler.mayBeOnMainActor else { return }
    isMisuseReported = true
    ModelMistake.usedOffTheMainActor(model: model()).report()
  }

  private var isMisuseReported = false

  /// Applies pending changes.
  ///
  /// The changes of this context take effect immediately, so only the saved changes of other contexts are pending.
  public func processPendingChanges() { applyMerges() }
}

/// An object that is called for every change in a context.
protocol ContextObserver: AnyObject {
  func contextDidChange(_ change: ContextChange)
}

/// A change in a context.
struct ContextChange {
  enum Kind {
    /// A model was inserted or deleted.
    case membership
    /// The value of a property changed.
    case property(Int)
    /// Any number of changes, for example after a rollback.
    case everything
  }

  /// The class of the changed model, or `nil` for changes of any models.
  let type: ModelType?
  let kind: Kind
}

/// The place of a stored model: its store and its row.
struct StoredKey: Hashable {
  let store: ObjectIdentifier
  let row: RowID

  init(_ row: RowID, in store: RowStore) {
    self.store = ObjectIdentifier(store)
    self.row = row
  }
}

/// Models in the order in which they were added, without duplicates.
struct PendingModels {
  private var list = ModelList()

  var isEmpty: Bool { list.count == 0 }
  var all: [any PersistentModel] { list.all }

  mutating func append(_ model: any PersistentModel) { list.append(model) }
  mutating func remove(_ model: any PersistentModel) { list.remove(model) }
  mutating func removeAll() { list = ModelList() }
}
