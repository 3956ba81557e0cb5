import CConcurrencyHooks
import Synchronization

/// A timer source or data source of captured code.
///
/// Its scheduler's lock guards it.
final class TimerSource {
  /// The scheduler, or `nil` after it was shut down.
  ///
  /// An app may keep a source longer.
  private let owner: Mutex<VirtualScheduler?>
  private let queue: UnsafeMutableRawPointer
  private let cause: UInt32
  private let shownCause: UInt32
  private var handlers: [UInt32: SourceHandler] = [:]
  private var suspensions = 1
  private var isActive = false
  private var isCancelled = false
  private var isCancelHandled = false
  /// The start time, the next fire time (`.max` for never), and the number of the timer on the timeline.
  private var start: Int64 = 0
  private var due = Int64.max
  private var interval = Int64.max
  var number: UInt64 = 0
  private let type: stk_time_source_type
  /// The fire count or merged data since the handler last ran.
  ///
  /// `told` is the value that the running handler reads.
  private var fired: UInt = 0
  private var isSubmitted = false
  private var told: UInt = 0

  init(scheduler: VirtualScheduler, queue: UnsafeMutableRawPointer, type: stk_time_source_type) {
    self.type = type
    owner = Mutex(scheduler)
    self.queue = queue
    (cause, shownCause) = scheduler.causesHere
    stk_time_dispatch_retain(queue)
  }

  deinit { stk_time_dispatch_release(queue) }

  private var scheduler: VirtualScheduler? { owner.withLock { $0 } }

  private func change(_ body: (VirtualScheduler) -> Void) {
    guard let scheduler else { return }
    scheduler.locked {
      body(scheduler)
      stk_time_lock_signal(scheduler.lock)
    }
    scheduler.driveForTest()
  }

  func set(delay: Int64, interval: Int64) {
    change { scheduler in
      disarm(scheduler)
      start = scheduler.timeline.nanoseconds
      due = delay == .max ? .max : start.addingSaturated(delay)
      self.interval = max(1, interval)
      arm(scheduler)
    }
  }

  func setHandler(_ kind: UInt32, _ block: stk_time_block) {
    let handler = block.context == nil && block.function == nil ? nil : SourceHandler(block)
    guard let scheduler else { return }
    let old: SourceHandler? = scheduler.locked {
      guard !scheduler.isShutDown else { return nil }
      defer { handlers[kind] = handler }
      return handlers[kind]
    }
    withExtendedLifetime(old) {}
  }

  func suspend(_ change: stk_time_source_change) {
    self.change { scheduler in
      switch change {
      case stk_time_source_suspended: suspensions += 1
      case stk_time_source_activated where isActive: return
      default: suspensions = max(0, suspensions - 1)
      }
      guard suspensions == 0 else { return }
      if !isActive {
        isActive = true
        if let handler = handlers[stk_time_registration_handler.rawValue] { submit(to: scheduler) { handler.run() } }
        arm(scheduler)
      }
      submitFired(scheduler)
      submitCancellation(scheduler)
    }
  }

  func cancel() {
    change { scheduler in
      isCancelled = true
      disarm(scheduler)
      submitCancellation(scheduler)
    }
  }

  /// Merges data into the data that the handler hasn't received yet.
  func merge(_ data: UInt) {
    change { scheduler in
      guard !isCancelled else { return }
      switch type {
      case stk_time_added_data_source: fired &+= data
      case stk_time_united_data_source: fired |= data
      case stk_time_replaced_data_source: fired = data
      default: return
      }
      submitFired(scheduler)
    }
  }

  var data: UInt { scheduler.map { $0.locked { told } } ?? 0 }

  /// Removes the source and its handlers when nothing refers to it or its scheduler is shut down.
  func end() {
    let scheduler = owner.withLock { $0.take() }
    guard let scheduler else { return }
    let old = scheduler.locked {
      isCancelled = true
      isCancelHandled = true
      disarm(scheduler)
      scheduler.queues.timerSources[ObjectIdentifier(self)] = nil
      defer { handlers = [:] }
      return handlers
    }
    withExtendedLifetime(old) {}
  }

  // MARK: With the lock held

  private func arm(_ scheduler: VirtualScheduler) {
    guard isActive, !isCancelled, !scheduler.isShutDown, due < .max, number == 0 else { return }
    let repeats = interval < .max
    let item = WorkItem(kind: .source(self), category: repeats ? .repeatingTimer : .timer, taskID: 0, cause: cause, shownCause: shownCause)
    number = scheduler.timeline.add(after: due - scheduler.timeline.nanoseconds, interval: repeats ? interval : 0, since: start, item)
  }

  private func disarm(_ scheduler: VirtualScheduler) {
    if number != 0 { _ = scheduler.timeline.timers.cancel(number) }
    number = 0
    scheduler.timeline.ready.removeAll { if case .source(let other) = $0.kind { other === self } else { false } }
  }

  /// Fires the source, which is due.
  func fireUnlocked(due: Int64, _ scheduler: VirtualScheduler) {
    number = 0
    guard !isCancelled else { return }
    fired += 1
    self.due = interval == .max ? .max : due.addingSaturated(interval)
    arm(scheduler)
    submitFired(scheduler)
  }

  private func submitFired(_ scheduler: VirtualScheduler) {
    guard fired > 0, !isSubmitted, suspensions == 0, !isCancelled else { return }
    isSubmitted = true
    submit(to: scheduler) { [self] in
      let handler: SourceHandler? = scheduler.locked {
        isSubmitted = false
        guard !isCancelled, suspensions == 0 else { return nil }
        told = fired
        fired = 0
        // Don't run the handler for zero, as in libdispatch. A source that replaces its data may have been set to zero since the handler was submitted.
        guard told > 0 else { return nil }
        return handlers[stk_time_event_handler.rawValue]
      }
      handler?.run()
    }
  }

  private func submitCancellation(_ scheduler: VirtualScheduler) {
    guard isCancelled, !isCancelHandled, suspensions == 0 else { return }
    isCancelHandled = true
    submit(to: scheduler) { [self] in
      let old = scheduler.locked {
        defer { handlers = [:] }
        return handlers
      }
      old[stk_time_cancel_handler.rawValue]?.run()
    }
  }

  private func submit(to scheduler: VirtualScheduler, _ body: @escaping () -> Void) {
    guard !scheduler.isShutDown else { return }
    BlockWork(.calling(body), queue: scheduler.queues.state(of: queue), cause: cause, shownCause: shownCause).submit(&scheduler.timeline)
  }
}

/// A block that can run any number of times.
private final class SourceHandler {
  private let block: stk_time_block

  init(_ block: stk_time_block) {
    self.block = block
  }

  deinit { stk_time_block_release(block) }

  func run() { stk_time_block_run(block) }
}
