import CConcurrencyHooks

extension VirtualScheduler {
  /// Runs a closure whose tasks, sleeps, and timers belong to this scheduler and have a name in messages.
  ///
  /// - Work that starts inside the closure, and work that it starts in turn, is named after the cause: “the task of FeedView”, “button “Log in””.
  /// - A nested call replaces the name for the work that starts inside it.
  /// - If a task has its own name, messages include it: “task “refresh loop” of FeedView”.
  ///
  /// - Parameters:
  ///   - cause: A noun phrase that completes “… never settles”.
  ///   - body: The code, which runs immediately on the calling thread.
  /// - Returns: The result of `body`.
  @discardableResult
  package func withCause<R>(_ cause: String, _ body: () throws -> R) rethrows -> R {
    try inScope(cause: locked { timeline.causes.number(of: cause) }, isInApp: true, body)
  }

  /// Runs a closure on this thread as code that belongs to the scheduler.
  package func inScope<R>(cause: UInt32?, isInApp: Bool = false, _ body: () throws -> R) rethrows -> R {
    let (isCapturing, start) = locked { (captures && !isShutDown, timeline.nanoseconds) }
    guard isCapturing else { return try body() }
    let thread = stk_time_thread()
    let saved = thread.pointee
    let me = Unmanaged.passUnretained(self).toOpaque()
    if saved.scheduler != me {
      thread.pointee.clock_reads = 0
      mark(thread, at: start)
      thread.pointee.cause = CauseTable.unnamed
    }
    if let cause { thread.pointee.cause = cause }
    if isInApp { thread.pointee.is_in_app = true }
    defer { restore(saved, to: thread) }
    if Self.current === self { return try body() }
    return try Self.$current.withValue(self, operation: body)
  }

  /// Runs the body of a thread that the test's own code started.
  ///
  /// The thread may start after the test has ended, and still belongs to that test:
  /// the blocks that it submits to queues never run, because otherwise they would run in the middle of another test.
  func asThreadOfTest<R>(_ body: () throws -> R) rethrows -> R {
    guard captures else { return try body() }
    let thread = stk_time_thread()
    let saved = thread.pointee
    mark(thread, at: locked { timeline.nanoseconds })
    defer { restore(saved, to: thread) }
    return try asTestCode(body)
  }

  /// Marks the code on a thread as this scheduler's code, which sees the scheduler's clock.
  func mark(_ thread: UnsafeMutablePointer<stk_time_thread_state>, at instant: Int64) {
    thread.pointee.scheduler = Unmanaged.passUnretained(self).toOpaque()
    thread.pointee.epoch = UnsafePointer(epoch)
    thread.pointee.clock_offset = instant
  }

  /// Restores the saved state of a thread, except the time, which moves on.
  func restore(_ saved: stk_time_thread_state, to thread: UnsafeMutablePointer<stk_time_thread_state>) {
    let offset = thread.pointee.clock_offset
    let scheduler = thread.pointee.scheduler
    thread.pointee = saved
    if saved.scheduler == scheduler { thread.pointee.clock_offset = offset }
  }

  /// Updates the time that the runtime's clocks show on the driving thread.
  func refreshClock(_ thread: UnsafeMutablePointer<stk_time_thread_state>) {
    thread.pointee.clock_offset = timeline.nanoseconds
  }

  /// The cause of work that starts here.
  var causeHere: UInt32 {
    let thread = stk_time_thread()
    return thread.pointee.scheduler == Unmanaged.passUnretained(self).toOpaque() ? thread.causeOfWork : CauseTable.unnamed
  }

  /// The name of the cause of work that starts here, or `nil` if it has none.
  package var nameOfCauseHere: String? {
    let cause = causeHere
    return cause == CauseTable.unnamed || cause == CauseTable.test ? nil : locked { timeline.causes[cause] }
  }

  /// The scheduler of the calling code: the scheduler whose job or scope runs here, or else ``current``.
  package static var owner: VirtualScheduler? {
    if let scheduler = stk_time_thread().pointee.scheduler {
      return Unmanaged<VirtualScheduler>.fromOpaque(scheduler).takeUnretainedValue()
    }
    return current
  }
}

extension UnsafeMutablePointer<stk_time_thread_state> {
  /// The cause of work that starts on the thread.
  var causeOfWork: UInt32 {
    let isOfTest = pointee.cause == CauseTable.unnamed && pointee.scheduler != nil && !pointee.is_in_app && !pointee.is_in_job
    return isOfTest ? CauseTable.test : pointee.cause
  }
}
