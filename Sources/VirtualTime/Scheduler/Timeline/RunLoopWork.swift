import CConcurrencyHooks

/// The work of a run loop, which is a due timer or a block to perform.
class RunLoopWork {
  let cause: UInt32
  let shownCause: UInt32
  /// Whether this is main-actor work.
  let isMain: Bool

  init(cause: UInt32, shownCause: UInt32, isMain: Bool = true) {
    self.cause = cause
    self.shownCause = shownCause
    self.isMain = isMain
  }

  var category: PendingWork.Kind { .block }

  var item: WorkItem { WorkItem(kind: .runLoop(self), category: category, taskID: 0, cause: cause, shownCause: shownCause) }

  func run(on scheduler: VirtualScheduler) {}
}

/// A block of `RunLoop.perform`.
final class RunLoopBlock: RunLoopWork {
  private let block: stk_time_block

  /// Creates the work, which takes ownership of the block.
  init(_ block: stk_time_block, cause: UInt32, shownCause: UInt32) {
    self.block = block
    super.init(cause: cause, shownCause: shownCause)
  }

  deinit { stk_time_block_release(block) }

  override func run(on scheduler: VirtualScheduler) { stk_time_block_run(block) }
}

/// A `Timer` that a scheduler fires.
///
/// The scheduler's lock guards it.
final class RunLoopTimer: RunLoopWork {
  let timer: UnsafeMutableRawPointer
  /// The timer's run loop, or `nil` for the main run loop, whose timers the timeline fires.
  let runLoop: UnsafeMutableRawPointer?
  /// The interval in nanoseconds, or 0 for a timer that fires once.
  let interval: Int64
  /// The start time.
  let start: Int64
  /// The next fire time, or `.max` for never.
  var due: Int64
  /// The timer's number on the timeline, or 0 if it isn't on the timeline.
  var number: UInt64 = 0
  var isFiring = false
  /// Whether the timer is due on a thread's own run loop, which fires it when the thread runs the loop.
  var isAwaited = false
  /// Whether the timer got a new fire date while it fired.
  var wasMoved = false

  init(_ timer: UnsafeMutableRawPointer, runLoop: UnsafeMutableRawPointer?, start: Int64, due: Int64, cause: UInt32, shownCause: UInt32) {
    self.timer = timer
    self.runLoop = runLoop
    self.start = start
    self.due = due
    interval = stk_time_timer_interval(timer)
    stk_time_timer_retain(timer)
    super.init(cause: cause, shownCause: shownCause, isMain: runLoop == nil)
  }

  deinit { stk_time_timer_release(timer) }

  override var category: PendingWork.Kind { interval > 0 ? .repeatingTimer : .timer }

  override func run(on scheduler: VirtualScheduler) { scheduler.fire(self) }

  /// Notes that the timer has left the timeline, at a time that may have been postponed.
  func becomeReady(at due: Int64) {
    number = 0
    self.due = due
  }
}
