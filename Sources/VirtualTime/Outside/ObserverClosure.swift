import CConcurrencyHooks

/// The closure of an observer of notifications, as the code of an app has handed it to Foundation.
///
/// Foundation passes the notification in memory, so that a closure which takes its address is called alike.
struct ObserverClosure {
  private let hear: @Sendable (UnsafeRawPointer) -> Void

  /// The two words of a closure.
  private struct Words {
    let function: UnsafeMutableRawPointer
    let context: UnsafeMutableRawPointer?
  }

  /// Returns the words of a closure that leaves out what the code of other devices posts, with a context that the caller releases.
  ///
  /// Once the observer's own device is gone, as under a singleton that outlives a test, it hears everything.
  static func words(
    _ function: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?, heardOn scheduler: VirtualScheduler
  ) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) {
    let original = unsafeBitCast(Words(function: function, context: context), to: ObserverClosure.self)
    let narrowed = ObserverClosure { [weak scheduler] notification in
      if let scheduler, scheduler.isElsewhere { return }
      original.hear(notification)
    }
    let words = unsafeBitCast(narrowed, to: Words.self)
    if let context = words.context { vt_retain(context) }
    return withExtendedLifetime(narrowed) { (words.function, words.context) }
  }
}

extension VirtualScheduler {
  /// Whether the code that runs here belongs to another scheduler, while this one is in use.
  fileprivate var isElsewhere: Bool {
    guard let other = vt_thread().pointee.scheduler, other != Unmanaged.passUnretained(self).toOpaque() else { return false }
    return !locked { isShutDown }
  }
}
