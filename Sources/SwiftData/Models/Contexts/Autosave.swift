import Dispatch

/// The scheduled save of a context's changes.
final class Autosave {
  /// The queue of the model actor that owns the context, or `nil` for other contexts.
  var queue: DispatchQueue?
  private var isScheduled = false

  /// Schedules a save after the current event of the main actor, or after the current work of the model actor.
  ///
  /// A context that other threads use isn't saved, because only its own thread may save it.
  ///
  /// If the save throws an error, the test fails, the changes stay unsaved, and the next change schedules another save.
  func schedule(_ context: ModelContext) {
    guard !isScheduled, let queue = queue ?? (context.isMain || ModelContext.isOnMainActor ? .main : nil) else { return }
    isScheduled = true
    // The context lives until the save, because its changes would be lost.
    let kept = KeptContext(context: context)
    queue.async {
      let context = kept.context
      context.autosave.isScheduled = false
      guard context.autosaveEnabled, context.hasChanges else { return }
      do { try context.save() } catch { ModelMistake.autosaveFailed(error).report() }
    }
  }
}

/// A reference to a context, which only the context's own actor uses.
///
/// `@unchecked Sendable`: Dispatch only passes the reference on.
private struct KeptContext: @unchecked Sendable {
  let context: ModelContext
}
