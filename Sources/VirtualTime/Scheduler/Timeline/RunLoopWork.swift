import CConcurrencyHooks

/// What a run loop runs: a timer that is due, or a block that it was told to perform.
class RunLoopWork {
  let cause: UInt32
  let shownCause: UInt32
  /// Whether it is main-actor work.
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
  private let block: vt_block

  /// Creates the work, which owns the block.
  init(_ block: vt_block, cause: UInt32, shownCause: UInt32) {
    self.block = block
    super.init(cause: cause, shownCause: shownCause)
  }

  deinit { vt_block_release(block) }

  override func run(on scheduler: VirtualScheduler) { vt_block_run(block) }
}

/// A `Timer` that a scheduler keeps; its lock guards it.
final class RunLoopTimer: RunLoopWork {
  let timer: UnsafeMutableRawPointer
  /// The run loop that it was added to; nil for the main one, whose timers fire as the timeline brings them.
  let runLoop: UnsafeMutableRawPointer?
  /// In nanoseconds; 0 for a timer that fires once.
  let interval: Int64
  /// When it was started.
  let start: Int64
  /// When it fires next; `.max` for never.
  var due: Int64
  /// Its number on the timeline, 0 while it is not there.
  var number: UInt64 = 0
  var isFiring = false
  /// Whether it has come due on a run loop of a thread's own, which fires it when the thread runs it.
  var isAwaited = false
  /// Whether it got a new date while it fired.
  var wasMoved = false

  init(_ timer: UnsafeMutableRawPointer, runLoop: UnsafeMutableRawPointer?, start: Int64, due: Int64, cause: UInt32, shownCause: UInt32) {
    self.timer = timer
    self.runLoop = runLoop
    self.start = start
    self.due = due
    interval = vt_timer_interval(timer)
    vt_timer_retain(timer)
    super.init(cause: cause, shownCause: shownCause, isMain: runLoop == nil)
  }

  deinit { vt_timer_release(timer) }

  override var category: PendingWork.Kind { interval > 0 ? .repeatingTimer : .timer }

  override func run(on scheduler: VirtualScheduler) { scheduler.fire(self) }

  /// Notes that it has left the timeline, at a time that may have been put off.
  func becomeReady(at due: Int64) {
    number = 0
    self.due = due
  }
}
