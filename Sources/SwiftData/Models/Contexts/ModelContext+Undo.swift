import Foundation
import FoundationExtras

/// Undoing changes with the context's undo manager.
///
/// The manager belongs to the main actor, so only changes there can be undone.
extension ModelContext {
  /// Registers the current value of a property, which undoing restores.
  func registerUndo(of record: ModelRecord, at index: Int) {
    guard undoManager != nil, let model = record.model else { return }
    record.load(index)
    let old = record.slots[index]
    registerUndo { context in
      let record = model._$record
      guard record.context === context else { return }
      switch old {
      case .value, .unset: record.mutate(index) { record.slots[index] = old }
      case .one(let other): record.setOne(other, at: index)
      case .many(let list): record.setMany(list.all, at: index, value: nil)
      }
    }
  }

  /// Registers the insertion of a model, which undoing takes back.
  func registerUndo(insertionOf model: any PersistentModel) {
    guard undoManager != nil else { return }
    registerUndo { $0.deleteAny(model) }
  }

  /// Registers the deletion of a model, which undoing takes back.
  func registerUndo(deletionOf model: any PersistentModel) {
    guard undoManager != nil else { return }
    registerUndo { $0.insertAny(model) }
  }

  /// Empties the undo stack, because its actions undo changes that don't exist anymore.
  func removeUndoActions() {
    guard undoManager != nil, Self.isOnMainActor else { return }
    nonisolated(unsafe) let context = self
    MainActor.assumeIsolated { context.undoManager?.removeAllActions() }
  }

  private func registerUndo(_ undo: @escaping (ModelContext) -> Void) {
    guard Self.isOnMainActor else { return }
    nonisolated(unsafe) let undo = undo
    nonisolated(unsafe) let context = self
    MainActor.assumeIsolated { context.undoManager?.registerUndo(withTarget: context) { undo($0) } }
  }

  /// Whether the calling code is certainly on the main actor.
  static var isOnMainActor: Bool { MainActor.sharedUnownedExecutor.asSerialExecutor()?.isIsolatingCurrentContext() ?? Thread.isMainThread }
}
