import Dispatch
import Synchronization

extension ModelContext {
  /// Applies the changes that other contexts have saved.
  ///
  /// Changes of this context that aren't saved stay.
  func applyMerges() {
    // A delete rule that a commit causes must not apply later commits before the rest of the earlier ones.
    guard !isMerging, !merges.isEmpty else { return }
    isMerging = true
    defer { isMerging = false }
    while !merges.isEmpty { for (commit, store) in merges.take() { merge(commit, in: store) } }
  }

  private func merge(_ commit: StoreCommit, in store: RowStore) {
    var types: [ObjectIdentifier: ModelType] = [:]
    let replaced = Dictionary(commit.replaced.map { ($0.id, $0) }) { first, _ in first }
    for new in commit.change.puts {
      guard let layout = contents.layout(ofEntity: new.entity, in: store) else { continue }
      let old = replaced[new.id]
      if old == nil { types[ObjectIdentifier(layout.type)] = layout.type }
      let known = registry[StoredKey(new.id, in: store)]
      if let known { known._$record.refresh(new) } else if let old { noteChanges(old, new, layout) }
      mergeOtherSides(old, new, known, layout, in: store)
    }
    for link in commit.change.unlinks { merge(link, isAdded: false, in: store) }
    for link in commit.change.links { merge(link, isAdded: true, in: store) }
    for id in commit.change.deletes {
      guard let row = replaced[id], let layout = contents.layout(ofEntity: row.entity, in: store) else { continue }
      types[ObjectIdentifier(layout.type)] = layout.type
      let model = registry.removeValue(forKey: StoredKey(row.id, in: store))
      mergeOtherSides(row, nil, model, layout, in: store)
      guard let model else { continue }
      changed.remove(model)
      deleted.remove(model)
      deletions += 1
      model._$record.end()
    }
    for type in types.values { notify(ContextChange(type: type, kind: .membership)) }
  }

  /// Notifies queries of the changes of a row whose model the context doesn't have.
  private func noteChanges(_ old: Row, _ new: Row, _ layout: EntityLayout) {
    for (index, column) in layout.columns.enumerated() {
      if let column, old.values[column] != new.values[column] { notify(ContextChange(type: layout.type, kind: .property(index))) }
    }
  }

  /// Changes the relationships whose other side is a changed column.
  ///
  /// A change of this context that isn't saved stays, because the next save makes it again.
  private func mergeOtherSides(_ old: Row?, _ new: Row?, _ known: (any PersistentModel)?, _ layout: EntityLayout, in store: RowStore) {
    for (index, column) in layout.columns.enumerated() {
      guard let column, layout.type.properties[index].destination != nil, let inverse = layout.type.inverse(of: index) else { continue }
      let (before, after) = (old?.values[column] ?? .null, new?.values[column] ?? .null)
      guard before != after, known?._$record.changed.contains(index) != true else { continue }
      if case .reference(let id) = before, let other = registry[StoredKey(id, in: store)] { other._$record.merge(known, isAdded: false, at: inverse.index) }
      guard case .reference(let id) = after, let other = registry[StoredKey(id, in: store)], let new else { continue }
      let added = model(of: new, in: store)
      other._$record.merge(added, isAdded: true, at: inverse.index)
      // The rule of a deletion that isn't saved applies to the new model too.
      if other._$record.state == .deleted { applyDeleteRule(of: other._$record, other, at: inverse.index, to: [added]) }
    }
  }

  private func merge(_ link: StoreChange.Link, isAdded: Bool, in store: RowStore) {
    for (id, otherID, isSource) in [(link.source, link.destination, true), (link.destination, link.source, false)] {
      let known = registry[StoredKey(id, in: store)]
      guard let layout = known?._$record.layout ?? store.row(id).flatMap({ contents.layout(ofEntity: $0.entity, in: store) }) else { continue }
      for (index, source) in layout.toMany.enumerated() {
        guard case .links(link.association, isSource)? = source else { continue }
        if let known {
          known._$record.merge(isAdded ? relatedModels([otherID], in: store).first : registry[StoredKey(otherID, in: store)], isAdded: isAdded, at: index)
        } else {
          notify(ContextChange(type: layout.type, kind: .property(index)))
        }
      }
    }
  }
}

extension ModelRecord {
  /// Shows a newer row of the model, except for the properties with changes that aren't saved.
  func refresh(_ new: Row) {
    let old = row
    row = new
    if state == .inserted { state = .clean }
    guard let layout else { return }
    for (index, column) in layout.columns.enumerated() {
      guard let column, !changed.contains(index), old == nil || old?.values[column] != new.values[column] else { continue }
      reload(index)
      context?.notify(ContextChange(type: type, kind: .property(index)))
    }
  }

  /// Adds a model that another context has added to a relationship, or removes it.
  ///
  /// The models that this context has added or removed stay, because its next save adds and removes them in the store.
  func merge(_ other: (any PersistentModel)?, isAdded: Bool, at index: Int) {
    guard type.properties[index].isToMany else {
      if !changed.contains(index) { reload(index) }
      context?.notify(ContextChange(type: type, kind: .property(index)))
      return
    }
    if let other, let model, case .many = slots[index] {
      type.properties[index].mutate(model, registrar) { changeSlot(at: index) { if isAdded { $0.append(other) } else { $0.remove(other) } } }
    }
    context?.notify(ContextChange(type: type, kind: .property(index)))
  }
}

/// The commits of other contexts that a context hasn't applied yet.
///
/// Any thread can append commits.
final class PendingMerges: Sendable {
  /// The identity of the context in its own commits.
  let origin = CommitOrigin()

  private struct State: Sendable {
    var commits: [(StoreCommit, RowStore)] = []
    var main: WeakContext?
    var isScheduled = false
  }

  private let state = Mutex(State())

  /// Sets the main context, which applies commits on the main actor as soon as possible.
  ///
  /// Other contexts apply them at their next fetch or save.
  func follow(_ context: ModelContext) { state.withLock { $0.main = WeakContext(context) } }

  fileprivate func append(_ commit: StoreCommit, of store: RowStore) {
    if commit.origin == origin { return }
    let main: WeakContext? = state.withLock { state in
      state.commits.append((commit, store))
      guard let main = state.main, !state.isScheduled else { return nil }
      state.isScheduled = true
      return main
    }
    if let main { DispatchQueue.main.async { main.context?.applyMerges() } }
  }

  /// Whether other contexts have committed since the last call of ``take()``.
  var isEmpty: Bool { state.withLock { $0.commits.isEmpty } }

  func take() -> [(StoreCommit, RowStore)] {
    state.withLock { state in
      state.isScheduled = false
      defer { state.commits = [] }
      return state.commits
    }
  }
}

/// The connection of a context with the commits of one store.
final class StoreFollower: StoreListener {
  private let store: RowStore
  private let merges: PendingMerges

  init(_ store: RowStore, _ merges: PendingMerges) {
    self.store = store
    self.merges = merges
    store.addListener(self)
  }

  func storeDidCommit(_ commit: StoreCommit) { merges.append(commit, of: store) }
}

/// A weak reference to a context, which only the context's own actor uses.
///
/// `@unchecked Sendable`: Other threads only pass the reference on.
struct WeakContext: @unchecked Sendable {
  private(set) weak var context: ModelContext?

  init(_ context: ModelContext) { self.context = context }
}
