import CConcurrencyHooks

/// A timer source of captured code; its scheduler's lock guards it.
final class TimerSource {
  private let scheduler: VirtualScheduler
  private let queue: UnsafeMutableRawPointer
  private let cause: UInt32
  private let shownCause: UInt32
  private var handlers: [UInt32: SourceHandler] = [:]
  private var suspensions = 1
  private var isActive = false
  private var isCancelled = false
  private var isCancelHandled = false
  /// When it fires next, `.max` for never, and its number on the timeline.
  private var due = Int64.max
  private var interval = Int64.max
  var number: UInt64 = 0
  /// How often it has fired since its handler ran last, and what the handler that runs is told of that.
  private var fired: UInt = 0
  private var isSubmitted = false
  private var told: UInt = 0

  init(scheduler: VirtualScheduler, queue: UnsafeMutableRawPointer) {
    self.scheduler = scheduler
    self.queue = queue
    (cause, shownCause) = scheduler.causesHere
    vt_dispatch_retain(queue)
  }

  deinit { vt_dispatch_release(queue) }

  private func change(_ body: () -> Void) {
    scheduler.locked {
      body()
      vt_lock_signal(scheduler.lock)
    }
    scheduler.driveForTest()
  }

  func set(delay: Int64, interval: Int64) {
    change {
      disarm()
      due = delay == .max ? .max : scheduler.nanoseconds.addingSaturated(delay)
      self.interval = max(1, interval)
      arm()
    }
  }

  func setHandler(_ kind: UInt32, _ block: vt_block) {
    var old: SourceHandler?
    scheduler.locked {
      old = handlers[kind]
      handlers[kind] = block.context == nil && block.function == nil ? nil : SourceHandler(block)
    }
    withExtendedLifetime(old) {}
  }

  func suspend(_ change: vt_source_change) {
    self.change {
      switch change {
      case vt_source_suspended: suspensions += 1
      case vt_source_activated where isActive: return
      default: suspensions = max(0, suspensions - 1)
      }
      guard suspensions == 0 else { return }
      if !isActive {
        isActive = true
        if let handler = handlers[vt_registration_handler.rawValue] { submit { handler.run() } }
        arm()
      }
      submitFired()
      submitCancellation()
    }
  }

  func cancel() {
    change {
      isCancelled = true
      disarm()
      submitCancellation()
    }
  }

  var data: UInt { scheduler.locked { told } }

  /// Takes it off the timeline, with its handlers, once nothing refers to the source.
  func release() {
    var old: [UInt32: SourceHandler] = [:]
    scheduler.locked {
      isCancelled = true
      isCancelHandled = true
      disarm()
      old = handlers
      handlers = [:]
    }
    withExtendedLifetime(old) {}
  }

  // MARK: With the lock held

  private func arm() {
    guard isActive, !isCancelled, !scheduler.isShutDown, due < .max, number == 0 else { return }
    let repeats = interval < .max
    let item = WorkItem(kind: .source(self), category: repeats ? .repeatingTimer : .timer, taskID: 0, cause: cause, shownCause: shownCause)
    number = scheduler.addTimer(after: due - scheduler.nanoseconds, interval: repeats ? interval : 0, item)
  }

  private func disarm() {
    if number != 0 { _ = scheduler.timers.cancel(number) }
    number = 0
    scheduler.ready.removeAll { if case .source(let other) = $0.kind { other === self } else { false } }
  }

  /// Fires: it is due.
  func fireUnlocked(due: Int64) {
    number = 0
    guard !isCancelled else { return }
    fired += 1
    self.due = interval == .max ? .max : due.addingSaturated(interval)
    arm()
    submitFired()
  }

  private func submitFired() {
    guard fired > 0, !isSubmitted, suspensions == 0, !isCancelled else { return }
    isSubmitted = true
    submit { [self] in
      let handler: SourceHandler? = scheduler.locked {
        isSubmitted = false
        guard !isCancelled, suspensions == 0 else { return nil }
        told = fired
        fired = 0
        return handlers[vt_event_handler.rawValue]
      }
      handler?.run()
    }
  }

  private func submitCancellation() {
    guard isCancelled, !isCancelHandled, suspensions == 0 else { return }
    isCancelHandled = true
    submit { [self] in
      let old = scheduler.locked {
        defer { handlers = [:] }
        return handlers
      }
      old[vt_cancel_handler.rawValue]?.run()
    }
  }

  private func submit(_ body: @escaping () -> Void) {
    guard !scheduler.isShutDown else { return }
    let state = scheduler.stateUnlocked(of: queue)
    scheduler.submitUnlocked(BlockWork(.calling(body), queue: state, cause: cause, shownCause: shownCause))
  }
}

/// A block that runs any number of times.
private final class SourceHandler {
  private let block: vt_block

  init(_ block: vt_block) {
    self.block = block
  }

  deinit { vt_block_release(block) }

  func run() { vt_block_run(block) }
}

/// Gives the timer sources of captured code to their schedulers.
enum TimerSources {
  static func install() -> Bool {
    vt_catch_sources(
      vt_source_callbacks(
        create: { scheduler, queue in
          let scheduler = Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
          return Unmanaged.passRetained(TimerSource(scheduler: scheduler, queue: queue)).toOpaque()
        },
        set_timer: { source, delay, interval in TimerSources.of(source).set(delay: delay, interval: interval) },
        set_handler: { source, kind, block in TimerSources.of(source).setHandler(kind.rawValue, block) },
        suspend: { source, change in TimerSources.of(source).suspend(change) },
        cancel: { source in TimerSources.of(source).cancel() },
        data: { source in TimerSources.of(source).data },
        release: { source in Unmanaged<TimerSource>.fromOpaque(source).takeRetainedValue().release() }))
  }

  private static func of(_ source: UnsafeMutableRawPointer) -> TimerSource {
    Unmanaged<TimerSource>.fromOpaque(source).takeUnretainedValue()
  }
}
