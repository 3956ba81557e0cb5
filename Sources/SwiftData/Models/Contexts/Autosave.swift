import Dispatch

/// The scheduled save of a context's changes.
final class Autosave {
  private var isScheduled = false

  /// Schedules a save.
  ///
  /// If the save throws an error, the test fails, the changes stay unsaved, and the next change schedules another save.
  func schedule(_ context: ModelContext) {
    guard !isScheduled else { return }
    isScheduled = true
    let reference = WeakContext(context)
    DispatchQueue.main.async {
      guard let context = reference.context else { return }
      context.autosave.isScheduled = false
      guard context.autosaveEnabled, context.hasChanges else { return }
      do { try context.save() } catch { ModelMistake.autosaveFailed(error).report() }
    }
  }
}
