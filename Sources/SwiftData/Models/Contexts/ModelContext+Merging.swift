import Dispatch
import Synchronization

extension ModelContext {
  /// Applies the changes that other contexts have saved.
  ///
  /// Changes of this context that aren't saved stay.
  func applyMerges() {
    let commits = merges.take()
    guard !commits.isEmpty else { return }
    for (commit, store) in commits { merge(commit, in: store) }
  }

  private func merge(_ commit: StoreCommit, in store: RowStore) {
    var types: [ObjectIdentifier: ModelType] = [:]
    let replaced = Dictionary(commit.replaced.map { ($0.id, $0) }) { first, _ in first }
    for new in commit.change.puts {
      let old = replaced[new.id]
      guard let layout = contents.layout(ofEntity: new.entity, in: store) else { continue }
      if old == nil { types[ObjectIdentifier(layout.type)] = layout.type }
      registry[StoredKey(new.id, in: store)]?._$record.refresh(new)
      refreshOtherSides(old, new, layout, in: store)
    }
    for id in commit.change.deletes {
      guard let row = replaced[id] else { continue }
      guard let layout = contents.layout(ofEntity: row.entity, in: store) else { continue }
      types[ObjectIdentifier(layout.type)] = layout.type
      if let model = registry.removeValue(forKey: StoredKey(row.id, in: store)) {
        changed.remove(model)
        deleted.remove(model)
        deletions += 1
        model._$record.end()
      }
      refreshOtherSides(row, nil, layout, in: store)
    }
    for link in commit.change.links + commit.change.unlinks {
      for (id, isSource) in [(link.source, true), (link.destination, false)] {
        guard let model = registry[StoredKey(id, in: store)], let layout = model._$record.layout else { continue }
        for (index, source) in layout.toMany.enumerated() {
          if case .links(link.association, isSource)? = source { model._$record.reloadUnlessChanged(index) }
        }
      }
    }
    for type in types.values { notify(ContextChange(type: type, kind: .membership)) }
  }

  /// Reads the to-many relationships again whose other side is a changed column.
  private func refreshOtherSides(_ old: Row?, _ new: Row?, _ layout: EntityLayout, in store: RowStore) {
    for (index, column) in layout.columns.enumerated() {
      guard let column, layout.type.properties[index].destination != nil, let inverse = layout.type.inverse(of: index) else { continue }
      let (before, after) = (old?.values[column] ?? .null, new?.values[column] ?? .null)
      guard before != after else { continue }
      for case .reference(let id) in [before, after] {
        guard let model = registry[StoredKey(id, in: store)] else { continue }
        model._$record.reloadUnlessChanged(inverse.index)
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

  func reloadUnlessChanged(_ index: Int) {
    guard !changed.contains(index) else { return }
    reload(index)
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

/// A weak reference to the main context, which only the main actor uses.
///
/// `@unchecked Sendable`: Other threads only pass the reference on.
struct WeakContext: @unchecked Sendable {
  private(set) weak var context: ModelContext?

  init(_ context: ModelContext) { self.context = context }
}
