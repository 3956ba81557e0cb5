import CConcurrencyHooks

/// A notification observer's closure, as an app's code passes it to Foundation.
///
/// Foundation passes the notification in memory, so a closure that takes its address is called the same way.
struct ObserverClosure {
  private let hear: @Sendable (UnsafeRawPointer) -> Void

  /// The two words of a closure's representation.
  private struct Words {
    let function: UnsafeMutableRawPointer
    let context: UnsafeMutableRawPointer?
  }

  /// Returns the words of a closure that ignores notifications posted by the code of other devices.
  ///
  /// The caller releases the context. When the observer's device no longer exists, for example if a singleton outlives a test, the closure receives all
  /// notifications.
  static func words(
    _ function: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?, heardOn scheduler: VirtualScheduler
  ) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) {
    let original = unsafeBitCast(Words(function: function, context: context), to: ObserverClosure.self)
    let narrowed = ObserverClosure { [weak scheduler] notification in
      if let scheduler, scheduler.isElsewhere { return }
      original.hear(notification)
    }
    let words = unsafeBitCast(narrowed, to: Words.self)
    if let context = words.context { stk_time_retain(context) }
    return withExtendedLifetime(narrowed) { (words.function, words.context) }
  }
}

extension VirtualScheduler {
  /// Whether the running code belongs to another scheduler while this scheduler is in use.
  fileprivate var isElsewhere: Bool {
    guard let other = stk_time_thread().pointee.scheduler, other != Unmanaged.passUnretained(self).toOpaque() else { return false }
    return !locked { isShutDown }
  }
}
